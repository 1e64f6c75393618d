/** Hewn rock: a grid of corners pushed about by chance, the same for the same seed. */
import { HEIGHT, WIDTH } from './shape.ts';

export interface Rock {
	/** Facets that catch the light, and those in the shade, as paths. */
	light: string;
	shade: string;
	/** Stones that stick out of the rock. */
	stones: string;
}

const COLUMNS = 4;
const ROWS = 5;
const known = new Map<string, Rock>();

/** The rock of a card; the seed is any text. */
export function rockOf(seed: string): Rock {
	const made = known.get(seed) ?? hew(dice(seed));
	known.set(seed, made);
	return made;
}

/** Numbers from 0 to 1 that look random. */
function dice(seed: string): () => number {
	let state = 2166136261;
	for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function hew(chance: () => number): Rock {
	const corners = Array.from({ length: ROWS + 1 }, (_, row) =>
		Array.from({ length: COLUMNS + 1 }, (_, column) => corner(column, row, chance)),
	);
	const at = (column: number, row: number) => corners[row]?.[column] ?? [0, 0];
	let light = '';
	let shade = '';
	for (let row = 0; row < ROWS; row += 1) {
		for (let column = 0; column < COLUMNS; column += 1) {
			const [a, b] = [at(column, row), at(column + 1, row)];
			const [c, d] = [at(column + 1, row + 1), at(column, row + 1)];
			const cut = chance();
			if (cut < 0.42) light += facet(a, b, d);
			if (cut > 0.3 && cut < 0.8) shade += facet(b, c, d);
		}
	}
	const stones = Array.from({ length: 5 }, () => stone(chance)).join('');
	return { light, shade, stones };
}

type Corner = readonly [number, number];

function corner(column: number, row: number, chance: () => number): Corner {
	const push = (inner: boolean, size: number) => (inner ? (chance() - 0.5) * size : 0);
	const x = (column / COLUMNS) * WIDTH + push(column > 0 && column < COLUMNS, 17);
	const y = (row / ROWS) * HEIGHT + push(row > 0 && row < ROWS, 17);
	return [x, y];
}

function facet(...corners: Corner[]): string {
	return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function stone(chance: () => number): string {
	const [x, y, size] = [6 + chance() * 88, 6 + chance() * 128, 2.2 + chance() * 3.2];
	return facet(
		[x - size, y + size * 0.4],
		[x - size * 0.3, y - size * 0.8],
		[x + size, y - size * 0.2],
		[x + size * 0.6, y + size * 0.7],
	);
}
