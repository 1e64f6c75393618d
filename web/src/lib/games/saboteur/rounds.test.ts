import { describe, expect, test } from 'vitest';
import type { AnyEvent, LogEntry } from '#lib/messages.ts';
import { roundsOf } from './rounds.ts';

const placed = (x: number, card = 'b05'): AnyEvent => ({
	type: 'saboteur-placed',
	seat: 0,
	card,
	turned: false,
	x,
	y: 0,
});
const began = (round: number): AnyEvent => ({ type: 'saboteur-round-began', seat: 0, round });
const ENDED: AnyEvent = {
	type: 'saboteur-round-ended',
	seat: 1,
	found: true,
	blue: false,
	green: false,
	route: [
		[0, 0],
		[1, 0],
	],
	blue_route: [],
	green_route: [],
	joined: [],
};

function log(...events: AnyEvent[]): LogEntry[] {
	return events.map((event, number) => ({ number, event }) as LogEntry);
}

describe('the rounds of a log', () => {
	test('end with the tunnels that were left and the goals that were up', () => {
		const [round] = roundsOf(
			log(
				began(1),
				placed(1),
				placed(2),
				{ type: 'saboteur-rocks-fell', seat: 1, x: 1, y: 0, tunnel: 'b05' },
				placed(1, 'x19'),
				{ type: 'saboteur-goal-turned', seat: 0, goal: 1, card: 'treasure', turned: false },
				ENDED,
			),
		);
		expect(round?.number).toBe(1);
		expect(round?.tunnels.map(({ x, card }) => [x, card])).toEqual([
			[2, 'b05'],
			[1, 'x19'],
		]);
		expect(round?.goals).toEqual([{ goal: 1, card: 'treasure', turned: false }]);
		expect(round?.complete).toBe(false);
	});

	test('tell which tunnels were cut off in the end, as they looked in play', () => {
		const [round] = roundsOf(
			log(began(1), placed(1), placed(4), {
				...ENDED,
				joined: [
					[1, 0, ['e', 'w']],
					[4, 0, []],
				],
			}),
		);
		expect(round?.tunnels.map(({ x, joined }) => [x, joined])).toEqual([
			[1, ['e', 'w']],
			[4, []],
		]);
	});

	test('hold payments and thefts in order, and are complete when the next begins', () => {
		const rounds = roundsOf(
			log(
				began(1),
				placed(1),
				ENDED,
				{ type: 'saboteur-paid', seat: 0, gold: 4, role: 'blue' },
				{ type: 'saboteur-stole', seat: 2, other: 0 },
				{ type: 'saboteur-theft-declined', seat: 3 },
				began(2),
				placed(5),
				ENDED,
			),
		);
		expect(rounds.map(({ number, complete }) => [number, complete])).toEqual([
			[1, true],
			[2, false],
		]);
		expect(rounds[0]?.payments).toHaveLength(1);
		expect(rounds[0]?.thefts.map(({ seat }) => seat)).toEqual([2, 3]);
		expect(rounds[1]?.tunnels.map(({ x }) => x)).toEqual([5]);
	});

	test('the last one is complete when the game has ended', () => {
		const [round] = roundsOf(log(began(3), ENDED, { type: 'saboteur-ended', seat: 1 }));
		expect(round?.complete).toBe(true);
	});
});
