// fault 29
import { beforeEach, describe, expect, test } from 'vitest';
import {
	Connection,
	FIRST_WAIT,
	type Link,
	LONGEST_WAIT,
	SILENCE,
	type Socket,
} from './connection.ts';
import type { Problem, TableState } from './messages.ts';

class FakeSocket implements Socket {
	sent: unknown[] = [];
	closed = false;
	onopen: (() => void) | null = null;
	onmessage: ((message: { data: string }) => void) | null = null;
	onclose: (() => void) | null = null;

	send(text: string): void {
		this.sent.push(JSON.parse(text));
	}

	close(): void {
		this.closed = true;
	}

	hear(message: object): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
}

interface Timer {
	after: number;
	call: () => void;
	cancelled: boolean;
}

function state(version: number, ...log: number[]): TableState {
	return {
		type: 'state',
		match: 1,
		version,
		log: log.map((number) => ({ number, version, event: { type: 'dwarf-kept', seat: 0 } })),
	} as unknown as TableState;
}

/** A connection in a world where nothing happens by itself. */
class World {
	sockets: FakeSocket[] = [];
	timers: Timer[] = [];
	shown: number[] = [];
	logs: number[][] = [];
	links: Link[] = [];
	refusals: Problem[] = [];
	answer: TableState | null = null;
	asked: [number, number][] = [];
	connection = new Connection(
		{
			open: () => {
				const socket = new FakeSocket();
				this.sockets.push(socket);
				return socket;
			},
			fetch: async (match, from) => {
				this.asked.push([match, from]);
				if (!this.answer) throw new Error('no network');
				return this.answer;
			},
			later: (after, call) => {
				const timer = { after, call, cancelled: false };
				this.timers.push(timer);
				return () => {
					timer.cancelled = true;
				};
			},
			random: () => 1,
		},
		{
			state: (seen, known) => {
				this.shown.push(seen.version);
				this.logs.push(known.entries.map(({ number }) => number));
			},
			link: (link) => this.links.push(link),
			refused: (problem) => this.refusals.push(problem),
		},
		'secret',
	);

	get socket(): FakeSocket {
		return this.sockets.at(-1) as FakeSocket;
	}

	/** The timers that still wait. */
	get waiting(): Timer[] {
		return this.timers.filter((timer) => !timer.cancelled);
	}

	ring(after: number): void {
		const timer = this.waiting.find((waiting) => waiting.after === after);
		if (!timer) throw new Error(`Nothing waits for ${after} ms.`);
		timer.cancelled = true;
		timer.call();
	}
}

const settled = () => new Promise((done) => setTimeout(done));

describe('a live connection', () => {
	let world: World;
	beforeEach(() => {
		world = new World();
		world.socket.onopen?.();
	});

	test('says who it is and what it knows, and shows what it hears', () => {
		expect(world.socket.sent).toEqual([{ token: 'secret', match: 0, log_from: 0 }]);
		world.socket.hear(state(3, 0, 1));
		expect(world.shown).toEqual([3]);
		expect(world.links).toEqual(['connecting', 'live']);
	});

	test('comes back by itself and asks for the rest of the log', () => {
		world.socket.hear(state(3, 0, 1));
		world.socket.onclose?.();
		expect(world.links.at(-1)).toBe('reconnecting');
		world.ring(FIRST_WAIT);
		world.socket.onopen?.();
		expect(world.socket.sent).toEqual([{ token: 'secret', match: 1, log_from: 2 }]);
		world.socket.hear(state(7, 2, 3));
		expect(world.logs.at(-1)).toEqual([0, 1, 2, 3]);
		expect(world.links.at(-1)).toBe('live');
	});

	test('waits longer after each failure, but never too long', () => {
		const waits: number[] = [];
		for (let failure = 0; failure < 7; failure += 1) {
			world.socket.onclose?.();
			const wait = world.waiting.at(-1)?.after ?? 0;
			waits.push(wait);
			world.ring(wait);
		}
		expect(waits).toEqual([500, 1000, 2000, 4000, 8000, LONGEST_WAIT, LONGEST_WAIT]);
	});

	test('begins with short waits again after a success', () => {
		world.socket.onclose?.();
		world.ring(FIRST_WAIT);
		world.socket.onclose?.();
		world.ring(2 * FIRST_WAIT);
		world.socket.hear(state(1));
		world.socket.onclose?.();
		expect(world.waiting.at(-1)?.after).toBe(FIRST_WAIT);
	});

	test('an older state never replaces a newer one', () => {
		world.socket.hear(state(5, 0));
		world.socket.hear(state(4, 0));
		expect(world.shown).toEqual([5]);
	});

	test('a gap in the log is filled by asking for everything', async () => {
		world.socket.hear(state(3, 0));
		world.answer = state(9, 0, 1, 2, 3);
		world.socket.hear(state(9, 3));
		await settled();
		expect(world.asked).toEqual([[0, 0]]);
		expect(world.logs.at(-1)).toEqual([0, 1, 2, 3]);
	});

	test('a silent socket that missed something is replaced', async () => {
		world.socket.hear(state(3, 0));
		const silent = world.socket;
		world.answer = state(5, 1, 2);
		world.ring(SILENCE);
		await settled();
		expect(world.logs.at(-1)).toEqual([0, 1, 2]);
		expect(silent.closed).toBe(true);
		expect(world.sockets.length).toBe(2);
	});

	test('a silent socket that missed nothing is kept', async () => {
		world.socket.hear(state(3, 0));
		world.answer = state(3);
		world.ring(SILENCE);
		await settled();
		expect(world.sockets.length).toBe(1);
		expect(world.waiting.map(({ after }) => after)).toEqual([SILENCE]);
	});

	test('when nobody answers, the silent socket is given up', async () => {
		world.socket.hear(state(3, 0));
		world.ring(SILENCE);
		await settled();
		expect(world.links.at(-1)).toBe('reconnecting');
		expect(world.socket.closed).toBe(true);
	});

	test('a refusal ends it, and it does not knock again', () => {
		world.socket.hear({ type: 'refusal', problem: { message: 'no-such-table' } });
		expect(world.refusals).toEqual([{ message: 'no-such-table' }]);
		expect(world.links.at(-1)).toBe('refused');
		expect(world.waiting).toEqual([]);
	});

	test.each(['storage-unavailable', 'too-many-requests', 'no-hello'])(
		'a refusal that passes, %s, is waited for',
		(message) => {
			const refused = world.socket;
			refused.hear({ type: 'refusal', problem: { message } });
			expect(world.refusals).toEqual([]);
			expect(world.links.at(-1)).toBe('reconnecting');
			expect(refused.closed).toBe(true);
			world.ring(FIRST_WAIT);
			expect(world.sockets.length).toBe(2);
			world.socket.hear({ type: 'refusal', problem: { message } });
			expect(world.waiting.map(({ after }) => after)).toEqual([2 * FIRST_WAIT]);
		},
	);

	test('a new token is shown on a new socket', () => {
		world.connection.identify('other');
		world.socket.onopen?.();
		expect(world.socket.sent).toMatchObject([{ token: 'other' }]);
		expect(world.sockets[0]?.closed).toBe(true);
	});

	test('closed by the page, it stays closed', () => {
		const socket = world.socket;
		world.connection.close();
		expect(socket.closed).toBe(true);
		expect(world.waiting).toEqual([]);
	});
});
