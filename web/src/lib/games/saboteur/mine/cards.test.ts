import { expect, test } from 'vitest';
import { Unreachable } from '#lib/api.ts';
import { type SaboteurComponents, Shelf } from './cards.svelte.ts';

const told: SaboteurComponents = {
	type: 'saboteur-components',
	path: [],
	action: [],
	start: [['n', 'e', 's', 'w']],
	goal: [
		{ id: 'nugget', lanes: [['n', 's']] },
		{ id: 'slate', lanes: [['e', 's']] },
	],
};

test('the cards of a game are asked for once, and again until the server answers', async () => {
	const asked: string[] = [];
	const waits: number[] = [];
	const shelf = new Shelf(
		{
			components: async (game) => {
				asked.push(game);
				if (asked.length < 4) throw new Unreachable();
				return told;
			},
		},
		async (milliseconds) => waits.push(milliseconds),
	);
	expect(shelf.of('saboteur')).toBeNull();
	expect(shelf.of('saboteur')).toBeNull();
	await new Promise((done) => setTimeout(done));
	expect(asked).toEqual(['saboteur', 'saboteur', 'saboteur', 'saboteur']);
	expect(waits).toEqual([500, 1000, 2000]);
	const cards = shelf.of('saboteur');
	expect(cards?.treasure).toBe('nugget');
	expect(cards?.goal('slate')?.lanes).toEqual([['e', 's']]);
	expect(cards?.path('b01')).toBeUndefined();
});

test('before a game is known nothing is asked', () => {
	const shelf = new Shelf({ components: () => Promise.reject(new Error('asked')) }, async () => {});
	expect(shelf.of('')).toBeNull();
});
