import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { SeatState } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import { inARow } from '#lib/text/sentences.ts';
import { speech } from '#lib/text/speech.svelte.ts';
import { about, goldOf, lookedAt, lookers } from './seats.ts';
import type { Earned, SaboteurSeat, SaboteurView } from './terms.ts';

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
		gold: 0,
		peeked: [],
		inspected: [1],
		retired_seen: [],
	};
	return {
		starter: 0,
		stage,
		earned: [],
		gold: null,
		seats: [plain, { ...plain, ...seat }, plain],
	} as unknown as SaboteurView;
}

describe('what is said of a player', () => {
	beforeAll(() => speech.choose('en'));

	test('is who it is and how many cards are in the hand', () => {
		expect(inARow(about(table, view({}), BEN, false))).toBe('Ben, Bot, steady. 6 cards. 0 gold.');
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

describe('the gold of a player', () => {
	beforeAll(() => speech.choose('en'));

	/** In the first round Ben takes two cards and Anna one, in the second Ben and Cleo are paid. */
	function shared(ben: Partial<SaboteurSeat>): SaboteurView {
		const got = (paid: number | null): Earned => ({
			role: 'digger',
			won: true,
			trapped: false,
			paid,
			stole: 0,
			robbed: 0,
		});
		return {
			...view({ gold: null, ...ben }),
			earned: [
				[got(2), got(null), got(0)],
				[got(0), got(3), got(3)],
			],
			gold: {
				rounds: [
					{ takers: [1, 0, 1], worths: [null, 2, null], looks: [] },
					{ takers: [], worths: [], looks: [] },
					{ takers: [], worths: [], looks: [] },
				],
			},
		} as unknown as SaboteurView;
	}

	test('is what was paid in the open and how many cards only they have seen', () => {
		expect(goldOf(shared({}), 1)).toEqual({ sum: 3, cards: 2 });
		expect(about(table, shared({}), BEN, false)).toContain('3 gold, and 2 unseen gold cards.');
	});

	test('is a sum where all of it is known', () => {
		expect(goldOf(shared({ gold: 6 }), 1)).toEqual({ sum: 6, cards: 0 });
		expect(about(table, shared({ gold: 6 }), BEN, false)).toContain('6 gold.');
	});

	test('is only cards where nothing was paid in the open', () => {
		const first = shared({});
		first.earned.length = 1;
		expect(goldOf(first, 1)).toEqual({ sum: 0, cards: 2 });
		expect(about(table, first, BEN, false)).toContain('2 unseen gold cards.');
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
