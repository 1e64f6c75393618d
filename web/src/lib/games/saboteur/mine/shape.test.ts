import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PathCard, Side } from './cards.svelte.ts';
import {
	edge,
	HEIGHT,
	middleOf,
	pictureOf,
	type Tunnels,
	turnedBy,
	WIDTH,
	wayThrough,
} from './shape.ts';

type Facts = Partial<Pick<PathCard, 'door' | 'ladder' | 'crystal'>>;

/** A card in the words of the content file: `NES W!`. */
function card(words: string, facts: Facts = {}): Tunnels {
	const parts = words.toLowerCase().split(' ');
	const sides = (word: string) => [...word.replace('!', '')] as Side[];
	return {
		lanes: parts.filter((word) => !word.endsWith('!')).map(sides),
		stubs: parts.filter((word) => word.endsWith('!')).flatMap(sides),
		door: null,
		ladder: false,
		crystal: false,
		...facts,
	};
}

const CONTENT = readFileSync(
	new URL('../../../../../../src/motherlode/games/saboteur/content.toml', import.meta.url),
	'utf8',
);

/** Every path card of the game, in the words of its content file. */
const CARDS = CONTENT.split('[[').flatMap((part): [string, Facts][] => {
	if (!part.startsWith('path]]')) return [];
	const tunnels = /^tunnels = "([^"]+)"/m.exec(part)?.[1] ?? '';
	const door = /^door = "(blue|green)"/m.exec(part)?.[1] as Facts['door'];
	const has = (word: string) => new RegExp(`^${word} = true`, 'm').test(part);
	return [[tunnels, { door: door ?? null, ladder: has('ladder'), crystal: has('crystal') }]];
});
const BOTH_WAYS = CARDS.flatMap(([words, facts]) =>
	[false, true].map((turned) => [words, turned, card(words, facts)] as const),
);

/** The numbers of a path, as points. */
function points(d: string): { x: number; y: number }[] {
	const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
	return numbers.flatMap((x, at) => (at % 2 ? [] : [{ x, y: numbers[at + 1] ?? Number.NaN }]));
}

/** The sides that the ends of a path's strokes lie on. */
function touched(d: string): Set<Side> {
	const sides: Side[] = ['n', 'e', 's', 'w'];
	const on = points(d);
	return new Set(
		sides.filter((side) => on.some(({ x, y }) => x === edge(side).x && y === edge(side).y)),
	);
}

/** Points along a path of straight lines and curves. */
function along(d: string): { x: number; y: number }[] {
	return d
		.split('M')
		.filter(Boolean)
		.flatMap((stroke) => {
			const at = points(stroke);
			const steps = Array.from({ length: 21 }, (_, step) => step / 20);
			const [a, b, c, e] = at;
			if (!a || !b) return [];
			if (!c || !e)
				return steps.map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
			const mix = (t: number, key: 'x' | 'y') =>
				(1 - t) ** 3 * a[key] +
				3 * (1 - t) ** 2 * t * b[key] +
				3 * (1 - t) * t ** 2 * c[key] +
				t ** 3 * e[key];
			return steps.map((t) => ({ x: mix(t, 'x'), y: mix(t, 'y') }));
		});
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
	Math.hypot(a.x - b.x, a.y - b.y);
const TUNNEL = 34;

describe('the picture of a card', () => {
	test.each(BOTH_WAYS)(
		'%s (turned: %s) opens where its tunnels and stubs do',
		(_, turned, facts) => {
			const picture = pictureOf(facts, turned);
			const lies = turnedBy(facts, turned);
			expect(picture.lanes.map(({ d }) => touched(d)).map((sides) => [...sides].sort())).toEqual(
				expect.arrayContaining(lies.lanes.map((lane) => [...lane].sort())),
			);
			expect(picture.lanes).toHaveLength(lies.lanes.length);
			expect(picture.stubs.flatMap(({ d }) => [...touched(d)])).toEqual(lies.stubs);
		},
	);

	test.each(BOTH_WAYS)(
		'%s (turned: %s) keeps rock between what is not joined',
		(_, turned, facts) => {
			const { lanes, stubs, bridge } = pictureOf(facts, turned);
			const parts = [...lanes, ...stubs].map(({ d }) => along(d));
			parts.forEach((part, at) => {
				for (const other of parts.slice(at + 1)) {
					const nearest = Math.min(...part.flatMap((a) => other.map((b) => apart(a, b))));
					const crosses = bridge && at === 0;
					if (crosses) expect(nearest).toBeLessThan(TUNNEL / 2);
					else expect(nearest).toBeGreaterThan(TUNNEL - 1);
				}
			});
		},
	);

	test.each(BOTH_WAYS)(
		'%s (turned: %s) has its door, ladder and crystal in their places',
		(_, turned, facts) => {
			const { lanes, stubs, door, ladder, crystal } = pictureOf(facts, turned);
			expect(door?.colour ?? null).toBe(facts.door);
			expect(ladder !== null).toBe(facts.ladder);
			expect(crystal !== null).toBe(facts.crystal);
			const inTunnel = door?.at ?? ladder;
			if (inTunnel) {
				const [lane] = lanes;
				expect(Math.min(...along(lane?.d ?? '').map((at) => apart(at, inTunnel)))).toBeLessThan(6);
			}
			if (crystal) {
				expect(crystal.size).toBeGreaterThan(11);
				const tunnels = [...lanes, ...stubs].flatMap(({ d }) => along(d));
				expect(Math.min(...tunnels.map((at) => apart(at, crystal)))).toBeGreaterThan(crystal.size);
				expect(crystal.x + crystal.size).toBeLessThanOrEqual(WIDTH);
				expect(crystal.y + crystal.size).toBeLessThanOrEqual(HEIGHT);
			}
		},
	);

	test('all 42 path cards are looked at', () => {
		expect(CARDS).toHaveLength(42);
	});

	test('half a turn twice is no turn', () => {
		for (const [words, facts] of CARDS) {
			const once = turnedBy(card(words, facts), true);
			expect(turnedBy(once, true)).toEqual(card(words, facts));
		}
	});

	test('only a bridge crosses another tunnel, from E to W above', () => {
		const bridges = CARDS.filter(([words]) => pictureOf(card(words)).bridge);
		expect(bridges.map(([words]) => words)).toEqual(['NS EW']);
		for (const words of ['NS EW', 'EW NS']) {
			expect(pictureOf(card(words)).lanes.at(-1)?.sides).toEqual(['e', 'w']);
		}
	});
});

describe('a way through a card', () => {
	test('follows the curve that the card shows', () => {
		const { lanes } = pictureOf(card('NW ES'));
		expect(lanes.map(({ d }) => d)).toContain(wayThrough(['e', 's'], 'e', 's'));
	});

	test('bends in the middle of a crossroads', () => {
		expect(wayThrough(['n', 'e', 's', 'w'], 'w', 's')).toBe('M0 70L50 70L50 140');
	});

	test('begins and ends where a ladder stands', () => {
		const { x, y } = middleOf(['n', 'e']);
		const [first] = points(wayThrough(['n', 'e'], null, 'e'));
		expect(apart(first ?? { x: 0, y: 0 }, { x, y })).toBeLessThan(0.1);
	});
});
