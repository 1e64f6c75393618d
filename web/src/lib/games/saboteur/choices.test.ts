import { describe, expect, test } from 'vitest';
import type { AnyAction } from '#lib/messages.ts';
import { cardsKey, sorted } from './choices.ts';
import { ways } from './question.ts';

const ACTIONS: AnyAction[] = [
	{ type: 'saboteur-place', card: 'b07', turned: false, x: 1, y: 0 },
	{ type: 'saboteur-place', card: 'b07', turned: true, x: 0, y: 1 },
	{ type: 'saboteur-repair', card: 'repair_pick_lamp', tool: 'pick', other: 2 },
	{ type: 'saboteur-repair', card: 'repair_pick_lamp', tool: 'lamp', other: 2 },
	{ type: 'saboteur-map', card: 'map', goal: 2 },
	{ type: 'saboteur-rock-fall', card: 'rock_fall', x: 3, y: -1 },
	{ type: 'saboteur-theft', card: 'theft' },
	{ type: 'saboteur-clear', item: 'trap', cards: ['b07', 'map'] },
	{ type: 'saboteur-discard', cards: ['b07'] },
	{ type: 'saboteur-discard', cards: ['b07', 'map', 'theft'] },
];

describe('the actions on offer', () => {
	const choices = sorted(ACTIONS);

	test('are found by the card and by what it goes to', () => {
		expect(choices.cards.get('b07')?.places).toEqual([ACTIONS[0], ACTIONS[1]]);
		expect(choices.cards.get('repair_pick_lamp')?.seats.get(2)).toEqual([ACTIONS[2], ACTIONS[3]]);
		expect(choices.cards.get('map')?.goals.get(2)).toBe(ACTIONS[4]);
		expect(choices.cards.get('rock_fall')?.tunnels.get('3 -1')).toBe(ACTIONS[5]);
		expect(choices.cards.get('theft')?.alone).toBe(ACTIONS[6]);
		expect(choices.cards.has('b01')).toBe(false);
	});

	test('say how many cards may be discarded, and which together', () => {
		expect(choices.mostDiscards).toBe(3);
		expect(choices.discards.get(cardsKey(['b07', 'map', 'theft']))).toBe(ACTIONS[9]);
		expect(choices.discards.get(cardsKey(['b07', 'map']))).toBeUndefined();
		expect(choices.clears.get('trap')?.get(cardsKey(['b07', 'map']))).toBe(ACTIONS[7]);
	});

	test('are asked for in general terms, and nothing else is', () => {
		expect(ways(choices)).toEqual(['lay', 'act', 'clear', 'discard']);
		expect(ways(sorted([{ type: 'saboteur-discard', cards: ['b07'] }]))).toEqual(['discard']);
	});
});
