import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** As a page that has just been opened knows it. */
async function opened(): Promise<typeof import('./identity.ts')> {
	vi.resetModules();
	return await import('./identity.ts');
}

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
	it('keeps a seat while the page is open when the browser keeps nothing', async () => {
		const page = await opened();
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		vi.stubGlobal('localStorage', undefined);
		page.rememberName('Ann');
		page.rememberTokens('private', { host: 'h' });
		page.rememberTokens('private', { seat: 's' });
		expect(page.rememberedName()).toBe('Ann');
		expect(page.tokensOf('private')).toEqual({ host: 'h', seat: 's' });
		page.forgetSeat('private');
		expect(page.tokensOf('private')).toEqual({ host: 'h' });
	});

	it('keeps what no longer fits, and lets the browser keep it when it fits again', async () => {
		const page = await opened();
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		let full = false;
		vi.spyOn(Date, 'now').mockReturnValue(5);
		const browser = storage(() => full);
		vi.stubGlobal('localStorage', browser);
		page.rememberTokens('full', { host: 'h' });
		full = true;
		page.rememberTokens('full', { seat: 's' });
		expect(page.tokensOf('full')).toEqual({ host: 'h', seat: 's' });
		full = false;
		page.rememberTokens('full', { seat: 'another' });
		expect(page.tokensOf('full')).toEqual({ host: 'h', seat: 'another' });
		expect(browser.getItem('motherlode.table.full')).toBe(
			'{"since":5,"host":"h","seat":"another"}',
		);
	});

	it('lists the tables that it has a key to, the newest first', async () => {
		const page = await opened();
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
		page.rememberTokens('first', { host: 'h' });
		now.mockReturnValue(20);
		page.rememberTokens('second', { seat: 's' });
		now.mockReturnValue(30);
		page.rememberTokens('first', { seat: 's' });
		expect(page.rememberedTables()).toEqual(['second', 'first', 'old']);
		page.forgetSeat('second');
		page.forgetSeat('first');
		expect(page.rememberedTables()).toEqual(['first', 'old']);
		expect(page.tokensOf('nothing')).toEqual({});
		expect(kept.has('motherlode.table.cut')).toBe(true);
	});

	it('lists the tables of this page when the browser keeps nothing', async () => {
		const page = await opened();
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		vi.stubGlobal('localStorage', undefined);
		page.rememberTokens('only here', { seat: 's' });
		expect(page.rememberedTables()).toEqual(['only here']);
		page.forgetSeat('only here');
		expect(page.rememberedTables()).toEqual([]);
	});
});
