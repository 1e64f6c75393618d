import { describe, expect, test } from 'vitest';
import { Cards, type PathCard, type Side } from './cards.svelte.ts';
import { latestMarks } from './marks.ts';
import { joinedSides } from './network.ts';
import { type Lying, piecesOf } from './routes.ts';
import { nextSpot, spotsOf } from './spots.ts';

const path = (id: string, lanes: string, more: Partial<PathCard> = {}): PathCard => ({
	id,
	copies: 1,
	lanes: lanes.split(' ').map((lane) => [...lane] as Side[]),
	stubs: [],
	door: null,
	ladder: false,
	crystal: false,
	turnable: true,
	...more,
});
const cards = new Cards({
	type: 'saboteur-components',
	path: [
		path('flat', 'ew'),
		path('bend', 'nw'),
		path('bridge', 'ns ew'),
		path('ladder', 's', { ladder: true }),
	],
	action: [],
	start: [['n', 'e', 's', 'w']],
	goal: [
		{ id: 'treasure', lanes: [['n', 'e', 's', 'w']] },
		{ id: 'coal', lanes: [['e', 's']] },
	],
});
const at = (card: string, x: number, y: number, turned = false): Lying => ({ card, x, y, turned });

describe('a way to the treasure', () => {
	test('runs from the start along the tunnels into the treasure', () => {
		const lying = [at('flat', 1, 0), at('bend', 2, 0, true), at('treasure', 2, 1)];
		const pieces = piecesOf(
			[
				[0, 0],
				[1, 0],
				[2, 0],
				[2, 1],
			],
			[...lying, at('bend', 2, 0)],
			cards,
		);
		expect(pieces.map(({ d }) => d.match(/^M[\d.]+ [\d.]+/)?.[0])).toEqual([
			'M50 70',
			'M0 70',
			'M0 70',
			'M50 0',
		]);
		expect(pieces.every(({ climbs }) => !climbs)).toBe(true);
		expect(pieces.at(-1)?.at).toEqual({ x: 200, y: 140 });
	});

	test('crosses a bridge straight, both below and above', () => {
		const cells = [
			[0, 0],
			[1, 0],
			[2, 0],
		] as const;
		const [, flat] = piecesOf(cells, [at('bridge', 1, 0), at('flat', 2, 0)], cards);
		expect(flat?.d).toBe('M0 70L100 70');
	});

	test('climbs from the start to a ladder', () => {
		const pieces = piecesOf(
			[
				[0, 0],
				[4, -1],
				[4, 0],
			],
			[at('ladder', 4, -1), at('treasure', 4, 0)],
			cards,
		);
		expect(pieces.map(({ climbs }) => climbs)).toEqual([false, true, false, false]);
		expect(pieces[1]?.d).toMatch(/^M50 70Q.* 450 -70$/);
	});
});

test('a goal is joined by what its neighbours say', () => {
	const goal = { x: 3, y: 0, up: true, card: 'coal', turned: false };
	const tunnel = (joined: Side[]) => [{ card: 'flat', turned: false, x: 4, y: 0, joined }];
	expect(joinedSides(goal, tunnel(['e', 'w']), cards)).toEqual(['e', 's']);
	expect(joinedSides(goal, tunnel([]), cards)).toEqual([]);
	expect(joinedSides({ ...goal, turned: true }, tunnel(['e', 'w']), cards)).toEqual([]);
	expect(joinedSides(goal, [{ card: 'flat', turned: false, x: 4, y: 0 }], cards)).toBeUndefined();
});

describe('where the card in hand may go', () => {
	const spots = spotsOf(
		[
			{ x: 1, y: 0, turned: false },
			{ x: 1, y: 0, turned: true },
			{ x: 0, y: 2, turned: true },
		],
		[],
		[],
	);

	test('each cell once, with the ways round that fit', () => {
		expect(spots.map(({ key, ways }) => [key, ways])).toEqual([
			['0 2', { printed: false, turned: true }],
			['1 0', { printed: true, turned: true }],
		]);
	});

	test('an arrow goes to the nearest cell that way', () => {
		const cells = [
			{ x: 0, y: 0 },
			{ x: 3, y: 0 },
			{ x: 1, y: 4 },
			{ x: 0, y: -2 },
		];
		expect(nextSpot(cells, { x: 0, y: 0 }, 'ArrowRight')).toEqual({ x: 3, y: 0 });
		expect(nextSpot(cells, { x: 0, y: 0 }, 'ArrowDown')).toEqual({ x: 1, y: 4 });
		expect(nextSpot(cells, { x: 0, y: 0 }, 'ArrowLeft')).toBeUndefined();
	});
});

test('the latest move in the mine is marked, until the next round', () => {
	const goals = [
		{ x: 8, y: -2 },
		{ x: 8, y: 0 },
		{ x: 8, y: 2 },
	];
	const laid = {
		type: 'saboteur-placed',
		seat: 0,
		card: 'flat',
		turned: false,
		x: 7,
		y: 0,
	} as const;
	const turned = {
		type: 'saboteur-goal-turned',
		seat: 0,
		goal: 1,
		card: 'coal',
		turned: false,
	} as const;
	const drew = { type: 'saboteur-drew', seat: 0, count: 1, cards: null } as const;
	const entries = [
		{ number: 0, version: 4, event: { ...laid, x: 6 } },
		{ number: 1, version: 5, event: laid },
		{ number: 2, version: 5, event: turned },
		{ number: 3, version: 6, event: drew },
	];
	expect(latestMarks(entries, goals)).toEqual([
		{ kind: 'turned', x: 8, y: 0 },
		{ kind: 'laid', x: 7, y: 0 },
	]);
	const began = { type: 'saboteur-round-began', seat: 0, round: 2 } as const;
	expect(latestMarks([...entries, { number: 4, version: 7, event: began }], goals)).toEqual([]);
});
