import { expect, test } from 'vitest';
import { Api, Refused, Unreachable } from './api.ts';

type Answer = { status: number; body: unknown } | 'nothing';

/** A way to a server that gives these answers, and what it was asked. */
function server(...answers: Answer[]) {
	const asked: { url: string; body: Record<string, unknown>; token: string | undefined }[] = [];
	const api = new Api({
		fetch: async (url, init) => {
			const headers = (init?.headers ?? {}) as Record<string, string>;
			asked.push({
				url: String(url),
				body: init?.body ? JSON.parse(String(init.body)) : {},
				token: headers.Authorization,
			});
			const answer = answers[asked.length - 1] ?? 'nothing';
			if (answer === 'nothing') throw new TypeError('Failed to fetch');
			return new Response(JSON.stringify(answer.body), { status: answer.status });
		},
		pause: async () => {},
	});
	return { api, asked };
}

test('an action is sent with the version that was seen, and a key', async () => {
	const { api, asked } = server({ status: 200, body: { version: 8 } });
	expect(await api.act('abc', 'secret', 7, { type: 'dwarf-keep' }, 'key-0001')).toEqual({
		version: 8,
	});
	expect(asked).toEqual([
		{
			url: '/api/tables/abc/act',
			token: 'Bearer secret',
			body: { version: 7, action: { type: 'dwarf-keep' }, key: 'key-0001' },
		},
	]);
});

// fault 32
test('a request that gets no answer is repeated with the same key', async () => {
	const { api, asked } = server('nothing', 'nothing', { status: 200, body: { version: 8 } });
	expect(await api.start('abc', 'host', 'key-0001')).toEqual({ version: 8 });
	expect(asked.map(({ body }) => body.key)).toEqual(['key-0001', 'key-0001', 'key-0001']);
});

// fault 31
test('a refusal is not repeated, and tells why', async () => {
	const { api, asked } = server({
		status: 422,
		body: { message: 'dwarf-no-locked', rule: 'T3', arguments: { die: 'red' } },
	});
	const refused = await api
		.act('abc', 't', 1, { type: 'dwarf-keep' }, 'key-0001')
		.catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(Refused);
	expect((refused as Refused).problem).toEqual({
		message: 'dwarf-no-locked',
		rule: 'T3',
		arguments: { die: 'red' },
	});
	expect(asked.length).toBe(1);
});

test('a server that never answers is unreachable', async () => {
	const { api, asked } = server();
	await expect(api.leave('abc', 't', 'key-0001')).rejects.toBeInstanceOf(Unreachable);
	expect(asked.length).toBe(5);
});

test('an answer of a proxy that is no JSON counts as none', async () => {
	const api = new Api({
		fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
		pause: async () => {},
	});
	await expect(api.games()).rejects.toBeInstanceOf(Unreachable);
});
