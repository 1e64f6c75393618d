import { describe, expect, test } from 'vitest';
import {
	type Camera,
	CLOSEST,
	cellAt,
	covers,
	extentOf,
	fitBeside,
	fitted,
	kept,
	moved,
	nearest,
	showing,
	shows,
	zoomed,
} from './camera.ts';
import { HEIGHT, WIDTH } from './shape.ts';

const phone = { width: 360, height: 300 };
const wide = { width: 1200, height: 600 };
const goals = [-2, 0, 2].map((y) => ({ x: 8, y }));
const start = { x: 0, y: 0 };
const begun = extentOf([start, ...goals]);

/** Where a point of a cell shows: 0, 0 is its NW corner, 1, 1 its SE corner. */
function shown(camera: Camera, cell: { x: number; y: number }, dx: number, dy: number) {
	return {
		x: (cell.x + dx) * WIDTH * camera.scale + camera.x,
		y: (cell.y + dy) * HEIGHT * camera.scale + camera.y,
	};
}

describe('what the window shows', () => {
	test.each([phone, wide])('at first all of the mine, in the middle', (window) => {
		const camera = fitted(begun, window);
		const first = shown(camera, { x: 0, y: -2 }, 0, 0);
		const last = shown(camera, { x: 8, y: 2 }, 1, 1);
		expect(shows(camera, window, begun)).toBe(true);
		expect(first.x + last.x).toBeCloseTo(window.width);
		expect(first.y + last.y).toBeCloseTo(window.height);
		expect(Math.min(first.x, first.y)).toBeLessThan(21);
	});

	test('a mine of one card is not shown larger than life', () => {
		expect(fitted(extentOf([start]), wide).scale).toBe(CLOSEST);
	});

	test('a card outside what is fitted is not seen', () => {
		const camera = fitted(begun, phone);
		expect(shows(camera, phone, extentOf([{ x: -1, y: 0 }]))).toBe(false);
	});

	test('nothing lies below the buttons in the corner', () => {
		const corner = { width: 156, height: 52 };
		const cells = [start, ...goals];
		const window = { width: 600, height: 480 };
		expect(covers(fitted(begun, window), cells, window, corner)).toBe(true);
		const camera = fitBeside(cells, window, corner);
		expect(covers(camera, cells, window, corner)).toBe(false);
		expect(shows(camera, window, begun)).toBe(true);
	});

	test('where the buttons are in nobody’s way they take no room', () => {
		const cells = [start, { x: 8, y: -2 }];
		expect(fitBeside(cells, wide, { width: 156, height: 52 })).toEqual(
			fitted(extentOf(cells), wide),
		);
	});
});

describe('from the screen to the mine', () => {
	test.each([
		[0, 0],
		[8, -2],
		[-3, 5],
		[-1, -1],
	])('every part of the cell %i, %i is that cell', (x, y) => {
		const camera = { x: 133.7, y: -41.2, scale: 0.37 };
		for (const [dx, dy] of [
			[0.01, 0.01],
			[0.5, 0.5],
			[0.99, 0.99],
		] as const) {
			expect(cellAt(camera, shown(camera, { x, y }, dx, dy))).toEqual({ x, y });
		}
	});

	test('a near miss means the nearest cell, a far one none', () => {
		const camera = { x: 0, y: 0, scale: 0.5 };
		const cells = [start, { x: 2, y: 0 }];
		expect(nearest(camera, cells, { x: 88, y: 30 }, 20)).toEqual({ x: 2, y: 0 });
		expect(nearest(camera, cells, { x: 62, y: 30 }, 20)).toEqual(start);
		expect(nearest(camera, cells, { x: 25, y: 95 }, 20)).toBeUndefined();
	});
});

describe('moving the window', () => {
	test('zooming leaves what is under the pointer where it is', () => {
		const camera = fitted(begun, wide);
		const at = { x: 700, y: 150 };
		const nearer = zoomed(camera, 1.7, at);
		expect(nearer.scale).toBeCloseTo(camera.scale * 1.7);
		expect(cellAt(nearer, at)).toEqual(cellAt(camera, at));
		const back = zoomed(nearer, 1 / 1.7, at);
		expect(back.x).toBeCloseTo(camera.x);
		expect(back.y).toBeCloseTo(camera.y);
	});

	test('it goes neither too near nor too far', () => {
		const camera = fitted(begun, wide);
		expect(zoomed(camera, 100, { x: 0, y: 0 }).scale).toBe(CLOSEST);
		expect(zoomed(camera, 0.001, { x: 0, y: 0 }, 0.4).scale).toBe(0.4);
	});

	test('the mine cannot be lost out of sight', () => {
		const camera = moved(fitted(begun, phone), 10_000, -10_000);
		const { x, y, scale } = kept(camera, phone, begun);
		expect(kept({ x, y, scale }, phone, begun)).toEqual({ x, y, scale });
		const corner = shown({ x, y, scale }, { x: 0, y: 2 }, 0, 1);
		expect(corner.x).toBeLessThan(phone.width);
		expect(corner.y).toBeGreaterThan(0);
	});

	test('a cell that is partly outside is brought in, and no farther', () => {
		const camera = { x: -120, y: 60, scale: 0.8 };
		const cell = { x: 1, y: 0 };
		const brought = showing(camera, phone, cell);
		expect(shows(brought, phone, extentOf([cell]))).toBe(true);
		expect(brought.y).toBe(camera.y);
		expect(showing(brought, phone, cell)).toBe(brought);
	});
});
