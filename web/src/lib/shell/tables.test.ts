import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Api } from '#lib/api.ts';
import { rememberedTables, rememberTokens, type Tokens } from '#lib/identity.ts';
import { knownTables } from './tables.ts';

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		get length() {
			return kept.size;
		},
		key: (at: number) => [...kept.keys()][at],
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** Tables that were come by one after the other. */
function remember(tables: Record<string, Tokens>): void {
	let now = 0;
	vi.spyOn(Date, 'now').mockImplementation(() => ++now);
	for (const [table, tokens] of Object.entries(tables)) rememberTokens(table, tokens);
}

/** A server's answers by table: a status of the game, a refusal, or none; and who has asked. */
function server(answer: (table: string) => string | [number, string] | null) {
	const asked: string[] = [];
	const api = new Api({
		fetch: async (url, init) => {
			const table = String(url).replace(/^.*tables\/|\?.*$/g, '');
			asked.push(`${table} ${new Headers(init?.headers).get('Authorization')}`);
			const said = answer(table);
			if (said === null) throw new TypeError('Failed to fetch');
			if (typeof said === 'string') return Response.json({ table, status: said });
			return Response.json({ message: said[1] }, { status: said[0] });
		},
		pause: async () => {},
	});
	return { api, asked };
}

const shown = async (api: Api) =>
	(await knownTables(api)).map(({ id, state }) => `${id} ${state?.status ?? 'unknown'}`);

test('each table is asked for by the key to the seat, else by that of the host', async () => {
	remember({ both: { host: 'h1', seat: 's1' }, opened: { host: 'h2' }, joined: { seat: 's3' } });
	const { api, asked } = server((table) => (table === 'both' ? 'finished' : 'playing'));
	expect(await shown(api)).toEqual(['joined playing', 'opened playing', 'both finished']);
	expect(asked).toEqual(['joined Bearer s3', 'opened Bearer h2', 'both Bearer s1']);
});

test('what cannot be shown now stays in the list, what is not here leaves it, and every key is kept', async () => {
	remember({
		gone: { seat: 's' },
		silent: { seat: 's' },
		changed: { seat: 's' },
		broken: { seat: 's' },
		barred: { seat: 's' },
		lost: { seat: 's' },
	});
	const said: Record<string, [number, string] | null> = {
		gone: [404, 'no-such-table'],
		silent: null,
		changed: [409, 'rules-changed'],
		broken: [503, 'storage-unavailable'],
		barred: [401, 'wrong-token'],
		lost: [404, 'no-such-page'],
	};
	const { api } = server((table) => said[table] ?? null);
	const unknown = ['lost', 'broken', 'changed', 'silent'];
	expect(await shown(api)).toEqual(unknown.map((table) => `${table} unknown`));
	expect(rememberedTables()).toEqual(['lost', 'barred', 'broken', 'changed', 'silent', 'gone']);
});

test('of many tables the last twenty are asked for, and ten that are over are shown', async () => {
	const many = Array.from({ length: 30 }, (_, at) => [`t${at}`, { seat: 's' }]);
	remember(Object.fromEntries(many));
	const { api, asked } = server((table) => (table === 't12' ? 'open' : 'finished'));
	const over = Array.from({ length: 10 }, (_, at) => `t${29 - at} finished`);
	expect(await shown(api)).toEqual(['t12 open', ...over]);
	expect(asked).toHaveLength(20);
});
