import { expect, test } from 'vitest';
import { grouped, lines, merged, NOTHING } from './log.ts';
import type { LogEntry, TableState } from './messages.ts';

const entry = (number: number, type = 'dwarf-kept') =>
	({ number, version: number, event: { type, seat: 0 } }) as unknown as LogEntry;
const state = (match: number, ...numbers: number[]) =>
	({ match, log: numbers.map((number) => entry(number)) }) as unknown as TableState;
const numbers = (known: { entries: LogEntry[] } | null) =>
	known?.entries.map(({ number }) => number);

test('news are added to what is known', () => {
	const first = merged(NOTHING, state(1, 0, 1));
	expect(numbers(first)).toEqual([0, 1]);
	expect(numbers(merged(first ?? NOTHING, state(1, 2)))).toEqual([0, 1, 2]);
});

test('what is known already is not told twice', () => {
	const known = merged(NOTHING, state(1, 0, 1, 2)) ?? NOTHING;
	expect(numbers(merged(known, state(1, 1, 2, 3)))).toEqual([0, 1, 2, 3]);
	expect(numbers(merged(known, state(1)))).toEqual([0, 1, 2]);
});

test('a gap is noticed', () => {
	expect(merged(NOTHING, state(1, 3))).toBeNull();
});

test('a rematch begins a new log', () => {
	const known = merged(NOTHING, state(1, 0, 1, 2)) ?? NOTHING;
	expect(merged(known, state(2, 0))).toMatchObject({ match: 2, entries: [{ number: 0 }] });
	expect(merged(known, state(2))).toEqual({ match: 2, entries: [] });
});

test('the log is cut into turns, what comes before the first turn by itself', () => {
	const log = [entry(0), entry(1, 'turn'), entry(2), entry(3, 'turn')];
	const groups = grouped(log, (event) => (event.type as string) === 'turn');
	expect(groups.map((group) => group.entries.map(({ number }) => number))).toEqual([
		[0],
		[1, 2],
		[3],
	]);
});

test('events in a row that belong together make one line', () => {
	const log = [entry(0, 'draw'), entry(1, 'draw'), entry(2), entry(3, 'draw'), entry(4)];
	const drawn = ({ type }: LogEntry['event']) => (type as string) === 'draw';
	const told = lines(log, (event, next) => drawn(event) && drawn(next));
	expect(told.map((line) => line.map(({ number }) => number))).toEqual([[0, 1], [2], [3], [4]]);
});
