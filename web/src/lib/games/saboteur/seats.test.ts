import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { SeatState } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import { speech } from '#lib/text/speech.svelte.ts';
import { about, lookedAt, lookers } from './seats.ts';
import { inARow } from './sentences.ts';
import type { SaboteurSeat, SaboteurView } from './terms.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });

const NAMES = ['Anna', 'Ben', 'Cleo'];
const table = {
	you: 0,
	name: (seat: number) => NAMES[seat],
	word: (field: string, value: string) => speech.about('saboteur', NAMES).word(field, value),
	list: (field: string, values: string[]) =>
		speech.about('saboteur', NAMES).fill({ [field]: values })[field],
} as unknown as Table;
const BEN = { seat: 1, kind: 'bot', level: 'steady', connected: true } as SeatState;

function view(seat: Partial<SaboteurSeat>, stage: SaboteurView['stage'] = 'turns'): SaboteurView {
	const plain: SaboteurSeat = {
		hand: 6,
		role: null,
		broken: [],
		trapped: false,
		theft: 0,
		gold: null,
		peeked: [],
		inspected: [1],
		retired_seen: [],
	};
	return {
		starter: 0,
		stage,
		seats: [plain, { ...plain, ...seat }, plain],
	} as unknown as SaboteurView;
}

describe('what is said of a player', () => {
	beforeAll(() => speech.choose('en'));

	test('is who it is and how many cards are in the hand', () => {
		expect(inARow(about(table, view({}), BEN, false))).toBe('Ben, Bot, steady. 6 cards.');
	});

	test('is all that lies in front, and what the player has looked at', () => {
		const marked = view({
			hand: 1,
			broken: ['pick', 'lamp'],
			trapped: true,
			theft: 2,
			gold: 3,
			peeked: [0, 2],
			inspected: [1, 2],
		});
		expect(about(table, marked, BEN, false).slice(1)).toEqual([
			'One card.',
			'Broken: pick and lamp.',
			'Trapped.',
			'Theft laid second.',
			'3 gold.',
			'Has looked at goals: north and south.',
			'Knows the roles of Cleo.',
		]);
	});

	test('is the role if one knows it, unless it is covered while it matters', () => {
		const known = view({ role: 'boss' });
		expect(about(table, known, BEN, false)).toContain('Role: boss.');
		expect(about(table, known, BEN, true)).not.toContain('Role: boss.');
		expect(about(table, view({ role: 'boss' }, 'over'), BEN, true)).toContain('Role: boss.');
	});
});

describe('what is said of a goal', () => {
	beforeAll(() => speech.choose('en'));

	test('is who has looked at it', () => {
		const shown = view({ peeked: [0, 2] });
		expect(lookers(shown, 2)).toEqual([1]);
		expect(lookedAt(table, shown, 2)).toBe('Looked at by Ben.');
	});

	test('is that nobody has, where that is so', () => {
		expect(lookedAt(table, view({ peeked: [0] }), 1)).toBe('Nobody has looked at it.');
	});
});
