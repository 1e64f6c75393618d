import { afterEach, describe, expect, it, vi } from 'vitest';
import {
	forgetSeat,
	forgetTable,
	rememberedName,
	rememberedTables,
	rememberName,
	rememberTokens,
	tokensOf,
} from './identity.ts';

afterEach(() => {
	for (const table of rememberedTables()) forgetTable(table);
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function storage(full: () => boolean, kept = new Map<string, string>()): Storage {
	return {
		get length() {
			return kept.size;
		},
		key: (at) => [...kept.keys()][at] ?? null,
		removeItem: (key) => void kept.delete(key),
		clear: () => kept.clear(),
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => {
			if (full()) throw new DOMException('full', 'QuotaExceededError');
			kept.set(key, value);
		},
	};
}

describe('what the browser remembers', () => {
	it('keeps a seat while the page is open when the browser keeps nothing', () => {
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		vi.stubGlobal('localStorage', undefined);
		rememberName('Ann');
		rememberTokens('private', { host: 'h' });
		rememberTokens('private', { seat: 's' });
		expect(rememberedName()).toBe('Ann');
		expect(tokensOf('private')).toEqual({ host: 'h', seat: 's' });
		forgetSeat('private');
		expect(tokensOf('private')).toEqual({ host: 'h' });
	});

	it('keeps what no longer fits, and lets the browser keep it when it fits again', () => {
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		let full = false;
		vi.spyOn(Date, 'now').mockReturnValue(5);
		const browser = storage(() => full);
		vi.stubGlobal('localStorage', browser);
		rememberTokens('full', { host: 'h' });
		full = true;
		rememberTokens('full', { seat: 's' });
		expect(tokensOf('full')).toEqual({ host: 'h', seat: 's' });
		full = false;
		rememberTokens('full', { seat: 'another' });
		expect(tokensOf('full')).toEqual({ host: 'h', seat: 'another' });
		expect(browser.getItem('motherlode.table.full')).toBe(
			'{"since":5,"host":"h","seat":"another"}',
		);
	});

	it('lists the tables that it has a key to, the newest first', () => {
		const kept = new Map([
			['motherlode.name', 'Ann'],
			['motherlode.table.old', '{"seat":"s"}'],
			['motherlode.table.left', '{"since":9}'],
			['motherlode.table.cut', '{"seat":"s'],
			['motherlode.table.nothing', 'null'],
			['motherlode.table.number', '{"host":7}'],
			['somebody.table.else', '{"seat":"s"}'],
		]);
		vi.stubGlobal(
			'localStorage',
			storage(() => false, kept),
		);
		const now = vi.spyOn(Date, 'now').mockReturnValue(10);
		rememberTokens('first', { host: 'h' });
		now.mockReturnValue(20);
		rememberTokens('second', { seat: 's' });
		now.mockReturnValue(30);
		rememberTokens('first', { seat: 's' });
		expect(rememberedTables()).toEqual(['second', 'first', 'old']);
		forgetTable('second');
		forgetSeat('first');
		expect(rememberedTables()).toEqual(['first', 'old']);
		expect(tokensOf('nothing')).toEqual({});
		expect(kept.has('motherlode.table.cut')).toBe(true);
	});

	it('lists the tables of this page when the browser keeps nothing', () => {
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		vi.stubGlobal('localStorage', undefined);
		rememberTokens('only here', { seat: 's' });
		expect(rememberedTables()).toEqual(['only here']);
		forgetTable('only here');
		expect(rememberedTables()).toEqual([]);
	});
});
