/** What a path card looks like, from its tunnels alone: any card is right by construction.
 *
 * Lengths are in units of a card: 100 wide, 140 high, N at the top.
 */
import type { PathCard, Side } from './cards.svelte.ts';

export const WIDTH = 100;
export const HEIGHT = 140;
export const SIDES = ['n', 'e', 's', 'w'] as const satisfies Side[];

export interface Point {
	x: number;
	y: number;
}

/** The tunnels of a card as it lies. */
export type Tunnels = Pick<PathCard, 'lanes' | 'stubs' | 'door' | 'ladder' | 'crystal'>;

export interface Lane {
	/** In the order N, E, S, W. */
	sides: Side[];
	/** The middle of the tunnel, as a path. */
	d: string;
	/** Where a door or a ladder stands. */
	middle: Point;
}

export interface Stub {
	side: Side;
	d: string;
	/** Where rocks lie and block it. */
	rocks: Point;
	/** Where it is boarded up. */
	boards: Point;
	/** In degrees: 0 for a stub that opens N or S. */
	across: number;
}

export interface Picture {
	/** From the lowest to the topmost. */
	lanes: Lane[];
	stubs: Stub[];
	/** Whether the topmost tunnel crosses another on a bridge. */
	bridge: boolean;
	door: { colour: 'blue' | 'green'; at: Point } | null;
	ladder: Point | null;
	/** A crystal, as large as the rock beside the tunnels allows. */
	crystal: (Point & { size: number }) | null;
}

const CENTRE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
const EDGES: Record<Side, Point> = {
	n: { x: CENTRE.x, y: 0 },
	e: { x: WIDTH, y: CENTRE.y },
	s: { x: CENTRE.x, y: HEIGHT },
	w: { x: 0, y: CENTRE.y },
};
const TURNED: Record<Side, Side> = { n: 's', e: 'w', s: 'n', w: 'e' };
/** How straight a curve leaves an edge, as a share of the way to the centre. Two curves on one
 * card so keep rock between them. */
const STRAIGHTNESS = 0.42;
/** So deep that rock is left before a tunnel through the middle. */
const STUB_DEPTH = { n: 36, s: 36, e: 16, w: 16 } as const;
const ROCKS_DEPTH = { n: 40, s: 40, e: 25, w: 25 } as const;
const BOARDS_DEPTH = { n: 16, s: 16, e: 9, w: 9 } as const;
const CRYSTAL_PLACES: Point[] = [
	{ x: 80, y: 24 },
	{ x: 20, y: 24 },
	{ x: 80, y: 116 },
	{ x: 20, y: 116 },
	{ x: 50, y: 96 },
	{ x: 66, y: 70 },
	{ x: 34, y: 70 },
];
const TUNNEL_RADIUS = 17;
const LARGEST_CRYSTAL = 24;

/** The neighbour at each side. */
export const STEPS: Record<Side, Point> = {
	n: { x: 0, y: -1 },
	e: { x: 1, y: 0 },
	s: { x: 0, y: 1 },
	w: { x: -1, y: 0 },
};

export function turnedSides(sides: readonly Side[], turned: boolean): Side[] {
	return turned ? sides.map(opposite) : [...sides];
}

export function opposite(side: Side): Side {
	return TURNED[side];
}

/** The middle of an edge of the card. */
export function edge(side: Side): Point {
	return EDGES[side];
}

/** The same card after half a turn. */
export function turnedBy(card: Tunnels, turned: boolean): Tunnels {
	if (!turned) return card;
	return {
		...card,
		lanes: card.lanes.map((lane) => turnedSides(lane, true)),
		stubs: turnedSides(card.stubs, true),
	};
}

/** Everything that there is to draw on a card that lies this way. */
export function pictureOf(card: Tunnels, turned = false): Picture {
	const { lanes, stubs, door, ladder, crystal } = turnedBy(card, turned);
	const drawn = lanes.map((sides) => laneOf(inOrder(sides), lanes.length > 1)).sort(bySides);
	const blocked = stubs.map(stubOf);
	const middle = drawn[0]?.middle ?? CENTRE;
	return {
		lanes: drawn,
		stubs: blocked,
		bridge: drawn.filter(({ sides }) => isStraight(sides)).length > 1,
		door: door ? { colour: door, at: middle } : null,
		ladder: ladder ? middle : null,
		crystal: crystal ? crystalBeside(drawn, blocked) : null,
	};
}

/** The way through a card from one side to another, along its tunnel; null for its middle. */
export function wayThrough(lane: readonly Side[], from: Side | null, to: Side | null): string {
	if (from && to && lane.length === 2) return strand(from, to);
	const middle = middleOf(inOrder(lane));
	const begin = from ? EDGES[from] : middle;
	const end = to ? EDGES[to] : middle;
	return `M${point(begin)}L${point(middle)}L${point(end)}`;
}

/** Where the door or the ladder of a tunnel stands. */
export function middleOf(sides: readonly Side[]): Point {
	const [a, b] = sides;
	if (!a || !b || sides.length > 2 || isStraight(sides)) return CENTRE;
	return curvePoint(a, b, 0.5);
}

function inOrder(sides: readonly Side[]): Side[] {
	return SIDES.filter((side) => sides.includes(side));
}

function isStraight(sides: readonly Side[]): boolean {
	const [a, b] = sides;
	return sides.length === 2 && a !== undefined && opposite(a) === b;
}

/** A tunnel from E to W crosses above one from N to S. */
function bySides(a: Lane, b: Lane): number {
	return Number(a.sides[0] !== 'n') - Number(b.sides[0] !== 'n');
}

function laneOf(sides: Side[], hasOthers: boolean): Lane {
	return { sides, d: lanePath(sides, hasOthers), middle: middleOf(sides) };
}

function lanePath(sides: Side[], hasOthers: boolean): string {
	const [a, b] = sides;
	if (a && !b)
		return `M${point(EDGES[a])}L${point(hasOthers ? inwards(a, STUB_DEPTH[a]) : CENTRE)}`;
	const pairs = sides.flatMap((side, at) =>
		sides.slice(at + 1).map((other) => strand(side, other)),
	);
	return pairs.join('');
}

/** The line from one side to another: straight or a curve. */
function strand(a: Side, b: Side): string {
	if (opposite(a) === b) return `M${point(EDGES[a])}L${point(EDGES[b])}`;
	const [leave, arrive] = controls(a, b);
	return `M${point(EDGES[a])}C${point(leave)} ${point(arrive)} ${point(EDGES[b])}`;
}

function controls(a: Side, b: Side): [Point, Point] {
	return [between(EDGES[a], CENTRE, STRAIGHTNESS), between(EDGES[b], CENTRE, STRAIGHTNESS)];
}

/** A point of a curve; `t` runs from 0 to 1. */
function curvePoint(a: Side, b: Side, t: number): Point {
	const [leave, arrive] = controls(a, b);
	const first = between(EDGES[a], leave, t);
	const second = between(leave, arrive, t);
	const third = between(arrive, EDGES[b], t);
	return between(between(first, second, t), between(second, third, t), t);
}

function stubOf(side: Side): Stub {
	const end = inwards(side, STUB_DEPTH[side]);
	return {
		side,
		d: `M${point(EDGES[side])}L${point(end)}`,
		rocks: inwards(side, ROCKS_DEPTH[side]),
		boards: inwards(side, BOARDS_DEPTH[side]),
		across: side === 'n' || side === 's' ? 0 : 90,
	};
}

function inwards(side: Side, depth: number): Point {
	const from = EDGES[side];
	const length = Math.hypot(CENTRE.x - from.x, CENTRE.y - from.y);
	return between(from, CENTRE, depth / length);
}

/** The place that leaves most room between a crystal and the tunnels. */
function crystalBeside(lanes: Lane[], stubs: Stub[]): Point & { size: number } {
	const taken = [...lanes.flatMap(({ sides }) => pointsOf(sides)), ...stubs.flatMap(pointsOfStub)];
	const places = CRYSTAL_PLACES.map((place) => {
		const nearest = Math.min(...taken.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
		const wall = Math.min(place.x, WIDTH - place.x, place.y, HEIGHT - place.y);
		return { ...place, size: Math.min(nearest - TUNNEL_RADIUS + 5, wall, LARGEST_CRYSTAL) };
	});
	return places.reduce((best, place) => (place.size > best.size + 0.5 ? place : best));
}

function pointsOf(sides: Side[]): Point[] {
	const steps = [0, 0.25, 0.5, 0.75, 1];
	if (sides.length === 2 && !isStraight(sides)) {
		const [a, b] = sides as [Side, Side];
		return steps.map((t) => curvePoint(a, b, t));
	}
	return sides.flatMap((side) => steps.map((t) => between(EDGES[side], CENTRE, t)));
}

function pointsOfStub({ side, rocks }: Stub): Point[] {
	return [0, 0.5, 1].map((t) => between(EDGES[side], rocks, t));
}

function between(a: Point, b: Point, t: number): Point {
	return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function point({ x, y }: Point): string {
	return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
