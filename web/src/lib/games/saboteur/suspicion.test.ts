import { describe, expect, test } from 'vitest';
import type { Suspicions } from '#lib/messages.ts';
import { holders, line, marked, moments, nearest, spans, style, xOf, yOf } from './suspicion.ts';

const TOLD: Suspicions = {
	version: 1,
	rounds: [
		{
			moments: [7, 9, 12],
			roles: ['digger', 'saboteur', 'digger'],
			traces: [
				{
					seat: 0,
					suspected: [
						[0, 250, 250],
						[0, 400, 200],
						[0, 900, 50],
					],
				},
				{
					seat: 1,
					suspected: [
						[0, 1000, 0],
						[0, 1000, 0],
						[0, 1000, 0],
					],
				},
			],
		},
		{
			moments: [20, 22],
			roles: ['digger', 'digger', 'digger'],
			traces: [
				{
					seat: 0,
					suspected: [
						[0, 250, 250],
						[0, 100, 300],
					],
				},
			],
		},
	],
};
const FRAME = { left: 30, top: 10, width: 200, height: 100 };

describe('the moments of a bot', () => {
	test('run through all rounds, or one', () => {
		const all = moments(TOLD, 0, 0);
		expect(all.map(({ round, turn }) => [round, turn])).toEqual([
			[1, 0],
			[1, 1],
			[1, 2],
			[2, 0],
			[2, 1],
		]);
		expect(moments(TOLD, 0, 2).map(({ shares }) => shares[2])).toEqual([250, 300]);
		expect(moments(TOLD, 1, 2)).toEqual([]);
	});

	test('know the entries of the log that led to them', () => {
		expect(moments(TOLD, 0, 1).map(({ from, to }) => [from, to])).toEqual([
			[0, 7],
			[7, 9],
			[9, 12],
		]);
	});

	test('are grouped by round, and a round ends with its last', () => {
		const all = moments(TOLD, 0, 0);
		expect(spans(all)).toEqual([
			{ round: 1, first: 0, last: 2 },
			{ round: 2, first: 3, last: 4 },
		]);
		expect(all.filter(({ ends }) => ends).map(({ round, turn }) => [round, turn])).toEqual([
			[1, 2],
			[2, 1],
		]);
	});
});

test('the saboteurs of a round are those whose cards said so', () => {
	expect(holders(TOLD, 1, 'saboteur')).toEqual([1]);
	expect(holders(TOLD, 2, 'saboteur')).toEqual([]);
	expect(holders(TOLD, 3, 'saboteur')).toEqual([]);
});

describe('the drawing', () => {
	test('fills its frame, from nothing below to certainty above', () => {
		expect([xOf(FRAME, 0, 5), xOf(FRAME, 4, 5)]).toEqual([30, 230]);
		expect([yOf(FRAME, 1000), yOf(FRAME, 0)]).toEqual([10, 110]);
		expect(xOf(FRAME, 0, 1)).toBe(130);
	});

	test('breaks a line between rounds', () => {
		expect(line(moments(TOLD, 0, 0), 2, FRAME)).toBe(
			'M30.0 85.0L80.0 90.0L130.0 105.0M180.0 85.0L230.0 80.0',
		);
	});

	test('finds the moment nearest to a finger, also beside the frame', () => {
		expect([-50, 30, 54, 56, 230, 900].map((x) => nearest(FRAME, x, 5))).toEqual([
			0, 0, 0, 1, 4, 4,
		]);
	});

	test('puts a symbol at the end of every round', () => {
		expect(marked(moments(TOLD, 0, 0), 2, 3)).toEqual(expect.arrayContaining([2, 4]));
	});

	test('tells twelve seats apart without colours', () => {
		const looks = Array.from({ length: 12 }, (_, seat) => JSON.stringify(style(seat)));
		expect(new Set(looks).size).toBe(12);
	});
});
