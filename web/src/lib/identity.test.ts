import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSeat, rememberedName, rememberName, rememberTokens, tokensOf } from './identity.ts';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function storage(full: () => boolean): Pick<Storage, 'getItem' | 'setItem'> {
	const kept = new Map<string, string>();
	return {
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
		const browser = storage(() => full);
		vi.stubGlobal('localStorage', browser);
		rememberTokens('full', { host: 'h' });
		full = true;
		rememberTokens('full', { seat: 's' });
		expect(tokensOf('full')).toEqual({ host: 'h', seat: 's' });
		full = false;
		rememberTokens('full', { seat: 'another' });
		expect(tokensOf('full')).toEqual({ host: 'h', seat: 'another' });
		expect(browser.getItem('motherlode.table.full')).toBe('{"host":"h","seat":"another"}');
	});
});
