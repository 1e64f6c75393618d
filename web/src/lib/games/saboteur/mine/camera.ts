/** Which part of the mine a window shows. The world is measured in units of shape.ts: the card of
 * the cell (0, 0), the start, has its NW corner at 0, 0. */
import { HEIGHT, type Point, WIDTH } from './shape.ts';

export interface Cell {
	x: number;
	y: number;
}

/** Cells from W to E and from N to S, all of them included. */
export interface Extent {
	west: number;
	east: number;
	north: number;
	south: number;
}

export interface Size {
	width: number;
	height: number;
}

/** A point p of the world shows at p × scale + offset. */
export interface Camera {
	x: number;
	y: number;
	scale: number;
}

export const CLOSEST = 1.6;
export const FARTHEST = 0.16;
/** Free room around what is fitted, as a share of a cell. */
const MARGIN = 0.18;

/** The smallest extent with all the cells. */
export function extentOf(cells: readonly Cell[]): Extent {
	const xs = cells.map(({ x }) => x);
	const ys = cells.map(({ y }) => y);
	return {
		west: Math.min(...xs),
		east: Math.max(...xs),
		north: Math.min(...ys),
		south: Math.max(...ys),
	};
}

/** As near as it can be with all of the extent in the window, in its middle. */
export function fitted(extent: Extent, window: Size): Camera {
	const { left, top, width, height } = box(extent, MARGIN);
	const scale = within(Math.min(window.width / width, window.height / height));
	return {
		scale,
		x: (window.width - width * scale) / 2 - left * scale,
		y: (window.height - height * scale) / 2 - top * scale,
	};
}

/** As `fitted`, with none of the cells below what covers the SE corner of the window. */
export function fitBeside(cells: readonly Cell[], window: Size, corner: Size): Camera {
	const extent = extentOf(cells);
	const whole = fitted(extent, window);
	if (!covers(whole, cells, window, corner)) return whole;
	const narrow = fitted(extent, { ...window, width: window.width - corner.width });
	const low = fitted(extent, { ...window, height: window.height - corner.height });
	return narrow.scale > low.scale ? narrow : low;
}

/** Whether what covers the SE corner of the window covers a part of any of the cells. */
export function covers(
	camera: Camera,
	cells: readonly Cell[],
	window: Size,
	corner: Size,
): boolean {
	return cells.some((cell) => {
		const x = (cell.x + 1) * WIDTH * camera.scale + camera.x;
		const y = (cell.y + 1) * HEIGHT * camera.scale + camera.y;
		return x > window.width - corner.width && y > window.height - corner.height;
	});
}

/** The cell nearest to a point of the window, if it is no farther away than `reach`. */
export function nearest<At extends Cell>(
	camera: Camera,
	cells: readonly At[],
	at: Point,
	reach: number,
): At | undefined {
	const distance = (cell: Cell) => {
		const left = cell.x * WIDTH * camera.scale + camera.x;
		const top = cell.y * HEIGHT * camera.scale + camera.y;
		const dx = Math.max(left - at.x, 0, at.x - left - WIDTH * camera.scale);
		const dy = Math.max(top - at.y, 0, at.y - top - HEIGHT * camera.scale);
		return Math.hypot(dx, dy);
	};
	const [found] = cells
		.map((cell) => ({ cell, away: distance(cell) }))
		.filter(({ away }) => away <= reach)
		.sort((a, b) => a.away - b.away);
	return found?.cell;
}

/** Whether every cell of the extent is whole in the window. */
export function shows(camera: Camera, window: Size, extent: Extent): boolean {
	const { left, top, width, height } = box(extent, 0);
	const [x, y] = [left * camera.scale + camera.x, top * camera.scale + camera.y];
	const slack = 1;
	return (
		x >= -slack &&
		y >= -slack &&
		x + width * camera.scale <= window.width + slack &&
		y + height * camera.scale <= window.height + slack
	);
}

/** Nearer or farther by a factor; the place under `at` stays where it is. `farthest`: the scale
 * at which it goes no farther. */
export function zoomed(camera: Camera, factor: number, at: Point, farthest = FARTHEST): Camera {
	const scale = Math.max(farthest, within(camera.scale * factor));
	const real = scale / camera.scale;
	return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
	return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Not farther away from the extent than that half of the window is left empty. */
export function kept(camera: Camera, window: Size, extent: Extent): Camera {
	const { left, top, width, height } = box(extent, MARGIN);
	const { scale } = camera;
	const clamp = (offset: number, start: number, length: number, room: number) =>
		Math.min(room / 2 - start * scale, Math.max(room / 2 - (start + length) * scale, offset));
	return {
		scale,
		x: clamp(camera.x, left, width, window.width),
		y: clamp(camera.y, top, height, window.height),
	};
}

/** Moved just so far that a cell is whole in the window, and no nearer. */
export function showing(camera: Camera, window: Size, cell: Cell): Camera {
	const extent = { west: cell.x, east: cell.x, north: cell.y, south: cell.y };
	if (shows(camera, window, extent)) return camera;
	const { left, top, width, height } = box(extent, MARGIN);
	const { scale } = camera;
	const pull = (offset: number, start: number, length: number, room: number) =>
		Math.max(-start * scale, Math.min(room - (start + length) * scale, offset));
	return {
		scale,
		x: pull(camera.x, left, width, window.width),
		y: pull(camera.y, top, height, window.height),
	};
}

/** The cell that shows at a point of the window. */
export function cellAt(camera: Camera, at: Point): Cell {
	return {
		x: Math.floor((at.x - camera.x) / camera.scale / WIDTH),
		y: Math.floor((at.y - camera.y) / camera.scale / HEIGHT),
	};
}

function within(scale: number): number {
	return Math.min(CLOSEST, Math.max(FARTHEST, scale));
}

function box(extent: Extent, margin: number) {
	return {
		left: (extent.west - margin) * WIDTH,
		top: (extent.north - margin) * HEIGHT,
		width: (extent.east - extent.west + 1 + 2 * margin) * WIDTH,
		height: (extent.south - extent.north + 1 + 2 * margin) * HEIGHT,
	};
}
