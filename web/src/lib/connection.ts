/** The live connection to a table: it reconnects by itself and always ends up with the server's view.
 *
 * States come over a WebSocket. When it closes, the next is opened after a growing wait; when it
 * has been silent for long, a plain request finds out whether it is still worth listening to.
 */
import { type Known, merged, NOTHING } from './log.ts';
import type { Problem, ServerMessage, TableState } from './messages.ts';

export type Link = 'connecting' | 'live' | 'reconnecting' | 'refused';

export interface Socket {
	send(text: string): void;
	close(): void;
	onopen: (() => void) | null;
	onmessage: ((message: { data: string }) => void) | null;
	onclose: (() => void) | null;
}

/** Everything that the connection needs of the world around it. */
export interface World {
	open(): Socket;
	/** The state by a plain request. Rejects when there is no answer. */
	fetch(match: number, from: number): Promise<TableState>;
	/** Calls back once after so many milliseconds; the answer cancels it. */
	later(milliseconds: number, call: () => void): () => void;
	/** From 0 up to 1. */
	random(): number;
}

export interface Listener {
	state(state: TableState, known: Known): void;
	link(link: Link): void;
	refused(problem: Problem): void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 10_000;
export const SILENCE = 20_000;

/** Refusals that have nothing against who asks: a moment later he is let in. */
const PASSING = new Set(['no-hello', 'storage-unavailable', 'too-many-requests']);

export class Connection {
	private socket: Socket | null = null;
	private known: Known = NOTHING;
	private version = -1;
	private failures = 0;
	private cancelRetry: () => void = () => {};
	private cancelCheck: () => void = () => {};
	private ended = false;

	constructor(
		private readonly world: World,
		private readonly listener: Listener,
		private token: string,
	) {
		this.listener.link('connecting');
		this.connect();
	}

	/** From now on as the owner of this token. */
	identify(token: string): void {
		this.token = token;
		this.ended = false;
		this.reconnect();
	}

	/** Drop the socket, if any, and open a new one at once. */
	reconnect(): void {
		if (this.ended) return;
		this.failures = 0;
		this.drop();
		this.connect();
	}

	/** The network is gone: nothing that still hangs in the socket may be trusted. */
	lost(): void {
		if (this.ended) return;
		this.drop();
		this.retry();
	}

	/** Ask for the state by a plain request; a socket that missed something is replaced. */
	async check(): Promise<void> {
		if (this.ended) return;
		const { socket, version } = this;
		try {
			const state = await this.world.fetch(this.known.match, this.known.entries.length);
			if (this.ended) return;
			const missed = state.version > version && this.version === version;
			this.take(state);
			if (missed && socket === this.socket) this.reconnect();
			else this.watch();
		} catch {
			if (socket && socket === this.socket) this.lost();
		}
	}

	close(): void {
		this.ended = true;
		this.drop();
	}

	private connect(): void {
		const socket = this.world.open();
		this.socket = socket;
		socket.onopen = () => {
			socket.send(
				JSON.stringify({
					token: this.token,
					match: this.known.match,
					log_from: this.known.entries.length,
				}),
			);
		};
		socket.onmessage = ({ data }) => this.hear(JSON.parse(data) as ServerMessage);
		socket.onclose = () => {
			this.drop();
			this.retry();
		};
	}

	private hear(message: ServerMessage): void {
		if (message.type === 'refusal' && PASSING.has(message.problem.message)) {
			this.drop();
			this.retry();
			return;
		}
		if (message.type === 'refusal') {
			this.close();
			this.listener.link('refused');
			this.listener.refused(message.problem);
			return;
		}
		this.failures = 0;
		this.take(message);
		this.listener.link('live');
		this.watch();
	}

	private take(state: TableState): void {
		if (state.version < this.version) return;
		const known = merged(this.known, state);
		if (!known) {
			this.known = NOTHING;
			void this.check();
			return;
		}
		this.known = known;
		this.version = state.version;
		this.listener.state(state, known);
	}

	private watch(): void {
		this.cancelCheck();
		this.cancelCheck = this.world.later(SILENCE, () => void this.check());
	}

	private retry(): void {
		if (this.ended) return;
		this.listener.link('reconnecting');
		const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
		this.failures += 1;
		this.cancelRetry();
		this.cancelRetry = this.world.later(wait * (0.5 + this.world.random() / 2), () => {
			this.connect();
		});
	}

	private drop(): void {
		this.cancelRetry();
		this.cancelCheck();
		const socket = this.socket;
		this.socket = null;
		if (!socket) return;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
	}
}
