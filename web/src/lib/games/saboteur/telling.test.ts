import { describe, expect, test, vi } from 'vitest';
import { lines } from '#lib/log.ts';
import type { AnyEvent, LogEntry } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import { speech } from '#lib/text/speech.svelte.ts';
import { clause, clauseOfRole, clauseOfVerdict } from './clauses.ts';
import { startsTurn, tellTogether, together } from './telling.ts';

// The language is told to the page and kept by the browser; here there is neither.
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });

const NAMES = ['Anna', 'Ben'];
const table = {
	name: (seat: number) => NAMES[seat],
	word: (_: string, value: string) => value,
	sentence: ({ type, ...fields }: AnyEvent) =>
		speech.say(type, speech.about('saboteur', NAMES).fill(fields)),
	state: { view: { type: 'saboteur-view', expansion: false } },
} as unknown as Table;

const ROLE = { type: 'saboteur-role-dealt', seat: 0, role: 'saboteur' } as const;
const HATS = { type: 'saboteur-hats-swapped', seat: 1, other: 0 } as const;
const drew = (cards: string[] | null): AnyEvent => ({
	type: 'saboteur-drew',
	seat: 1,
	count: 1,
	cards,
});
const DEAL: AnyEvent[] = [
	{ type: 'saboteur-round-began', seat: 1, round: 2 },
	ROLE,
	{ ...ROLE, seat: 1, role: null },
	{ type: 'saboteur-hand-dealt', seat: 0, count: 6, cards: ['map'] },
	{ type: 'saboteur-hand-dealt', seat: 1, count: 6, cards: null },
];

function told(events: AnyEvent[]): string[] {
	const entries = events.map((event, number) => ({ number, event }) as LogEntry);
	return lines(entries, together).map((line) => {
		const [only, ...others] = line.map(({ event }) => event);
		if (!only) return '';
		return others.length ? tellTogether(table, [only, ...others]) : table.sentence(only);
	});
}

describe('what the log tells in one sentence', () => {
	test('are payments by the same clause: geologists have their own', async () => {
		await speech.choose('en');
		expect(
			told([
				{ type: 'saboteur-paid', seat: 0, gold: 1, role: 'blue' },
				{ type: 'saboteur-paid', seat: 1, gold: 0, role: 'boss' },
				{ type: 'saboteur-paid', seat: 1, gold: 8, role: 'geologist' },
			]),
		).toEqual(['Gold: Anna +1 and Ben +0.', 'Ben gets 8 gold as geologist.']);
	});

	test('is a deal, without the role that one may want to cover', async () => {
		await speech.choose('en');
		expect(told(DEAL)).toEqual(['Round 2: Ben begins. Everybody gets a role and 6 cards.']);
	});

	test('is a turn with what one has drawn, and nothing of what others have', async () => {
		await speech.choose('en');
		const theft: AnyEvent = { type: 'saboteur-theft-laid', seat: 1 };
		expect(told([theft, drew(null)])).toEqual(['Ben lays a Theft and means to steal.']);
		expect(told([theft, drew(['map'])])).toEqual([
			'Ben lays a Theft and means to steal. Ben draws: Map.',
		]);
		await speech.choose('zh-Hant');
		expect(told([theft, drew(['map'])])[0]).toContain('。Ben 抽到：地圖。');
	});

	test('is a new hat, again without the role', async () => {
		await speech.choose('en');
		const [line] = told([HATS, ROLE, drew(null)]);
		expect(line).toContain('Anna takes another one from the reserve.');
		expect(line).not.toContain('saboteur');
	});

	test('are the roles that are shown, and what all are paid', async () => {
		await speech.choose('en');
		expect(
			told([
				{ type: 'saboteur-role-shown', seat: 0, role: 'saboteur' },
				{ type: 'saboteur-role-shown', seat: 1, role: 'digger' },
				{ type: 'saboteur-paid', seat: 0, gold: 3, role: 'saboteur' },
				{ type: 'saboteur-paid', seat: 1, gold: 1, role: 'digger' },
			]),
		).toEqual(['The roles: Anna (saboteur) and Ben (digger).', 'Gold: Anna +3 and Ben +1.']);
	});
});

test('a turn, a round and its reckoning each begin a paragraph of the log', () => {
	expect(DEAL.map(startsTurn)).toEqual([true, false, false, false, false]);
	expect(startsTurn(HATS)).toBe(true);
	expect(startsTurn(drew(null))).toBe(false);
});

test('payments cite the clause of the game that is played', () => {
	const paid: AnyEvent = { type: 'saboteur-paid', seat: 0, gold: 3, role: 'saboteur' };
	expect(clause(paid, table)).toBe('B2');
	const second = { state: { view: { type: 'saboteur-view', expansion: true } } } as Table;
	expect(clause(paid, second)).toBe('W6');
	expect(clause({ ...paid, role: 'geologist' }, second)).toBe('W5');
	expect(clause(HATS, table)).toBe('A9');
});

test('what decides whether a team has won is cited as the table plays it', () => {
	expect(clauseOfRole('green', { expansion: true, options: { team_win: 'any' } })).toBe('W1');
	expect(clauseOfRole('green', { expansion: true, options: { team_win: 'digger' } })).toBe('R61');
	expect(clauseOfRole('boss', { expansion: true, options: { team_win: 'digger' } })).toBe('W3');
	expect(clauseOfRole('saboteur', { expansion: false, options: {} })).toBe('B2');
});

test('what decides who has won a round is cited as the table plays it', () => {
	const any = { expansion: true, options: { team_win: 'any' } };
	const digger = { expansion: true, options: { team_win: 'digger' } };
	const dug = { found: true, blue: true, green: false };
	const barred = { found: true, blue: false, green: false };
	const undug = { found: false, blue: false, green: false };
	expect(clauseOfVerdict(dug, any)).toBe('W6');
	expect(clauseOfVerdict(dug, digger)).toBe('R61');
	expect(clauseOfVerdict(barred, digger)).toBe('R11');
	expect(clauseOfVerdict(undug, digger)).toBe('W6');
	expect(clauseOfVerdict(barred, { expansion: false, options: {} })).toBe('B1');
	expect(clauseOfVerdict(undug, { expansion: false, options: {} })).toBe('B2');
});
