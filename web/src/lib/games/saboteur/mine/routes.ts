/** Ways to the treasure, drawn through the tunnels that they follow. */
import type { Cell } from './camera.ts';
import type { Cards, Side } from './cards.svelte.ts';
import { HEIGHT, middleOf, type Point, turnedSides, WIDTH, wayThrough } from './shape.ts';

export interface Route {
	/** Whose way it is; `any`: through whatever doors. */
	team: 'any' | 'blue' | 'green';
	cells: readonly (readonly [number, number])[];
}

/** A piece of a way inside one cell, or from the start to a ladder. */
export interface Piece {
	d: string;
	/** The corner of the cell, in units of the world. */
	at: Point;
	climbs: boolean;
}

/** A card that lies face up. */
export interface Lying extends Cell {
	card: string;
	turned: boolean;
}

const SIDE_OF_STEP: Record<string, Side> = { '0 -1': 'n', '1 0': 'e', '0 1': 's', '-1 0': 'w' };

/** The pieces of a way, from the start on. */
export function piecesOf(way: Route['cells'], lying: readonly Lying[], cards: Cards): Piece[] {
	const lanesAt = new Map(lying.map((card) => [`${card.x} ${card.y}`, lanesOf(card, cards)]));
	const pieces: Piece[] = [];
	way.forEach(([x, y], at) => {
		const from = sideTowards([x, y], way[at - 1]);
		const to = sideTowards([x, y], way[at + 1]);
		const lane = laneWith(lanesAt.get(`${x} ${y}`) ?? cards.start, from, to);
		const before = way[at - 1];
		if (before && !from) pieces.push(climb(before, [x, y], middleOf(lane)));
		pieces.push({ d: wayThrough(lane, from, to), at: corner([x, y]), climbs: false });
	});
	return pieces;
}

function lanesOf({ card, turned }: Lying, cards: Cards): Side[][] {
	const lanes = (cards.path(card) ?? cards.goal(card))?.lanes ?? [];
	return lanes.map((lane) => turnedSides(lane, turned));
}

/** The tunnel that a way takes through a card. */
function laneWith(lanes: readonly Side[][], from: Side | null, to: Side | null): readonly Side[] {
	const asked = [from, to].filter((side) => side !== null);
	return lanes.find((lane) => asked.every((side) => lane.includes(side))) ?? [];
}

function sideTowards(
	[x, y]: readonly [number, number],
	other: readonly [number, number] | undefined,
): Side | null {
	return other ? (SIDE_OF_STEP[`${other[0] - x} ${other[1] - y}`] ?? null) : null;
}

function corner([x, y]: readonly [number, number]): Point {
	return { x: x * WIDTH, y: y * HEIGHT };
}

/** An arch from the ladder of the start to another one. */
function climb(
	from: readonly [number, number],
	to: readonly [number, number],
	ladder: Point,
): Piece {
	const [begin, there] = [corner(from), corner(to)];
	const [x, y] = [there.x - begin.x + ladder.x, there.y - begin.y + ladder.y];
	const rise = Math.min(HEIGHT / 2, y) - HEIGHT * 0.8;
	return {
		d: `M${WIDTH / 2} ${HEIGHT / 2}Q${(x + WIDTH / 2) / 2} ${rise} ${x} ${y}`,
		at: begin,
		climbs: true,
	};
}
