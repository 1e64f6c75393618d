import { describe, expect, test } from 'vitest';
import type { AnyAction } from '#lib/messages.ts';
import { sorted } from './choices.ts';
import { Play } from './play.svelte.ts';

const HAND = ['b05', 'b07', 'b07', 'broken_lamp', 'repair_pick_lamp', 'theft'];

const place = (card: string, turned: boolean, x: number, y: number): AnyAction => ({
	type: 'saboteur-place',
	card,
	turned,
	x,
	y,
});
const OFFERED: AnyAction[] = [
	place('b05', false, 1, 0),
	place('b05', false, -1, 0),
	place('b07', true, 0, 1),
	place('b07', false, -1, 0),
	place('b07', true, -1, 0),
	{ type: 'saboteur-break', card: 'broken_lamp', other: 1 },
	{ type: 'saboteur-repair', card: 'repair_pick_lamp', tool: 'pick', other: 0 },
	{ type: 'saboteur-repair', card: 'repair_pick_lamp', tool: 'lamp', other: 0 },
	{ type: 'saboteur-repair', card: 'repair_pick_lamp', tool: 'lamp', other: 2 },
	{ type: 'saboteur-theft', card: 'theft' },
	{ type: 'saboteur-discard', cards: ['b05'] },
	{ type: 'saboteur-discard', cards: ['b05', 'b07'] },
	{ type: 'saboteur-discard', cards: ['b05', 'b07', 'theft'] },
	{ type: 'saboteur-clear', item: 'wagon', cards: ['b07', 'theft'] },
];

function playing(offered: AnyAction[] = OFFERED): Play {
	const choices = sorted(offered);
	return new Play(
		() => choices,
		() => HAND,
	);
}

describe('a path card', () => {
	test('shows where it may lie the way it is turned, and another tap turns it', () => {
		const play = playing();
		play.tapCard(1);
		expect(play.cells.map(({ x, y }) => [x, y])).toEqual([[-1, 0]]);
		play.tapCard(1);
		expect(play.turned).toBe(true);
		expect(play.cells).toHaveLength(2);
	});

	test('that fits only turned is taken up turned', () => {
		const play = playing([place('b07', true, 0, 1)]);
		play.tapCard(1);
		expect(play.turned).toBe(true);
		expect(play.turns).toBe(false);
	});

	test('keeps its place when it fits there turned as well, else gives it up', () => {
		const play = playing();
		play.tapCard(1);
		play.aim({ kind: 'cell', x: -1, y: 0 });
		play.turn();
		expect(play.ready).toBe(OFFERED[4]);
		play.aim({ kind: 'cell', x: 0, y: 1 });
		expect(play.ready).toBe(OFFERED[2]);
		play.turn();
		expect(play.target).toBeNull();
		expect(play.ready).toBeNull();
	});

	test('is turned when a place is chosen where it fits only that way', () => {
		const play = playing();
		play.tapCard(1);
		play.aim({ kind: 'cell', x: 0, y: 1 });
		expect(play.turned).toBe(true);
		expect(play.ready).toBe(OFFERED[2]);
	});

	test('that cannot be turned is put back by another tap', () => {
		const play = playing();
		play.tapCard(0);
		play.tapCard(0);
		expect(play.card).toBeNull();
	});
});

describe('an action card', () => {
	test('offers the players it may go to, and is ready when one is chosen', () => {
		const play = playing();
		play.tapCard(3);
		expect([...play.seats.keys()]).toEqual([1]);
		expect(play.ready).toBeNull();
		play.aim({ kind: 'seat', seat: 1 });
		expect(play.ready).toBe(OFFERED[5]);
	});

	test('that could repair either tool asks which one', () => {
		const play = playing();
		play.tapCard(4);
		play.aim({ kind: 'seat', seat: 0 });
		expect(play.tools).toEqual(['pick', 'lamp']);
		expect(play.ready).toBeNull();
		play.tool = 'lamp';
		expect(play.ready).toBe(OFFERED[7]);
		play.aim({ kind: 'seat', seat: 2 });
		expect(play.tools).toEqual([]);
		expect(play.ready).toBe(OFFERED[8]);
	});

	test('without a target is ready at once', () => {
		const play = playing();
		play.tapCard(5);
		expect(play.ready).toBe(OFFERED[9]);
	});
});

describe('discarding', () => {
	test('takes as many cards as may go at once, in the order of the hand', () => {
		const play = playing();
		play.enter('discard');
		for (const at of [5, 0, 2, 3]) play.tapCard(at);
		expect(play.picked).toEqual([0, 2, 5]);
		expect(play.ready).toBe(OFFERED[12]);
		play.tapCard(5);
		expect(play.ready).toBe(OFFERED[11]);
	});

	test('begins with the card that was in hand', () => {
		const play = playing();
		play.tapCard(0);
		play.enter('discard');
		expect(play.ready).toBe(OFFERED[10]);
	});

	test('two cards clears away what was chosen, and alike cards count alike', () => {
		const play = playing();
		play.tapCard(0);
		play.enter('wagon');
		expect(play.picked).toEqual([]);
		play.tapCard(2);
		play.tapCard(5);
		expect(play.ready).toBe(OFFERED[13]);
	});

	test('is not begun when it is not on offer', () => {
		const play = playing([place('b05', false, 1, 0)]);
		play.enter('discard');
		play.enter('trap');
		expect(play.mode).toBe('use');
	});
});

test('what was chosen is put back step by step', () => {
	const play = playing();
	play.tapCard(3);
	play.aim({ kind: 'seat', seat: 1 });
	play.back();
	expect(play.card).toBe('broken_lamp');
	play.back();
	expect(play.card).toBeNull();
	play.enter('discard');
	play.tapCard(0);
	play.back();
	expect([play.mode, play.picked]).toEqual(['discard', []]);
	play.back();
	expect(play.mode).toBe('use');
});

test('thieves choose among those whom they may rob', () => {
	const steal: AnyAction = { type: 'saboteur-steal', other: 3 };
	const play = playing([steal, { type: 'saboteur-decline' }]);
	expect([...play.seats]).toEqual([[3, steal]]);
	play.aim({ kind: 'seat', seat: 3 });
	expect(play.ready).toBe(steal);
});
