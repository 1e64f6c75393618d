/** A table as this page shows it: only what the server has sent, never a move of its own. */
import { Api, Refused } from './api.ts';
import { Connection, type Link, type Socket } from './connection.ts';
import { forgetSeat, rememberTokens, type Tokens, tokensKey, tokensOf } from './identity.ts';
import { newKey } from './keys.ts';
import type { Known } from './log.ts';
import type {
	Accepted,
	AnyAction,
	AnyEvent,
	Invitation,
	LogEntry,
	Problem,
	SeatPlan,
	TableState,
} from './messages.ts';
import type { Filler } from './text/arguments.ts';
import { speech } from './text/speech.svelte.ts';

const later = (milliseconds: number, call: () => void): (() => void) => {
	const timer = setTimeout(call, milliseconds);
	return () => clearTimeout(timer);
};

/** How long the socket may take to tell what a request has done before a request asks. */
const PATIENCE = 1500;
const UNREACHABLE: Problem = { message: 'web-unreachable', rule: '', arguments: {} };

function socketTo(table: string): Socket {
	const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
	const path = `/api/tables/${encodeURIComponent(table)}/live`;
	return new WebSocket(`${scheme}//${location.host}${path}`) as Socket;
}

export class Table {
	state = $state.raw<TableState | null>(null);
	entries = $state.raw<LogEntry[]>([]);
	/** What has happened since the state that was shown before. */
	fresh = $state.raw<LogEntry[]>([]);
	link = $state<Link>('connecting');
	problem = $state.raw<Problem | null>(null);
	sending = $state(false);
	invitations = $state.raw<Invitation[]>([]);
	/** The game that has begun since the one whose result is shown. */
	next = $state.raw<{ state: TableState; known: Known } | null>(null);

	private tokens = $state.raw<Tokens>({});
	private readonly api = new Api();
	private readonly connection: Connection;
	private waiters: (() => void)[] = [];
	/** Whether a game that begins is shown at once. */
	private eager = false;

	constructor(readonly id: string) {
		this.tokens = tokensOf(id);
		this.connection = new Connection(
			{
				open: () => socketTo(id),
				fetch: (match, from) => this.api.state(id, this.token, match, from),
				later,
				random: Math.random,
			},
			{
				state: (state, known) => this.show(state, known),
				link: (link) => {
					this.link = link;
				},
				refused: (problem) => this.turnedAway(problem),
			},
			this.token,
		);
	}

	/** Keeps up with the network and with the page being looked at; answers how to stop. */
	attend(): () => void {
		const lost = () => this.connection.lost();
		const back = () => this.connection.reconnect();
		const looked = () => {
			if (document.visibilityState === 'visible') void this.connection.check();
		};
		const kept = ({ key }: StorageEvent) => {
			if (key === null || key === tokensKey(this.id)) this.follow();
		};
		addEventListener('storage', kept);
		addEventListener('offline', lost);
		addEventListener('online', back);
		document.addEventListener('visibilitychange', looked);
		return () => {
			removeEventListener('storage', kept);
			removeEventListener('offline', lost);
			removeEventListener('online', back);
			document.removeEventListener('visibilitychange', looked);
			this.connection.close();
		};
	}

	get host(): boolean {
		return Boolean(this.tokens.host);
	}

	/** Whether this browser has a seat here, even if the table does not show it yet. */
	get seated(): boolean {
		return Boolean(this.tokens.seat);
	}

	get you(): number | null {
		return this.state?.you ?? null;
	}

	/** The sentence of an event or an action: its type is the message, its fields fill it. */
	sentence(thing: AnyEvent | AnyAction): string {
		const { type, ...fields } = thing;
		return this.text(type, fields);
	}

	text(message: string, fields: Record<string, unknown> = {}): string {
		return speech.say(message, this.filler().fill(fields));
	}

	/** The word for a value of a field, for instance of a gem. */
	word(field: string, value: string, count = 1): string {
		return this.filler().word(field, value, count);
	}

	/** Several values of a field, joined as the language joins a list. */
	list(field: string, values: readonly string[]): string {
		return String(this.filler().fill({ [field]: values })[field]);
	}

	name(seat: number): string {
		return this.filler().name(seat);
	}

	act(action: AnyAction): Promise<boolean> {
		const version = this.state?.version ?? 0;
		return this.send((key) => this.api.act(this.id, this.token, version, action, key));
	}

	start(): Promise<boolean> {
		return this.send((key) => this.api.start(this.id, this.tokens.host ?? '', key));
	}

	/** Who asks for a new game wants to see it, even if somebody else was quicker. */
	async rematch(): Promise<boolean> {
		if (this.sending) return false;
		const over = this.state?.match ?? 0;
		this.eager = true;
		const begun = await this.send((key) => this.api.rematch(this.id, this.token, over, key));
		this.eager = false;
		return begun;
	}

	/** On from a result to the game that has begun since. */
	goOn(): void {
		if (this.next) this.take(this.next.state, this.next.known);
	}

	changeSeat(seat: number, plan: SeatPlan): Promise<boolean> {
		const host = this.tokens.host ?? '';
		return this.send((key) => this.api.changeSeat(this.id, host, seat, plan, key));
	}

	async leave(): Promise<boolean> {
		const left = await this.send((key) => this.api.leave(this.id, this.token, key));
		if (left) this.giveUpSeat();
		return left;
	}

	claim(invite: string, name: string): Promise<boolean> {
		return this.send(async (key) => {
			const { token } = await this.api.claim(this.id, invite, name, key);
			rememberTokens(this.id, { seat: token });
			this.tokens = tokensOf(this.id);
			this.connection.identify(token);
			return null;
		});
	}

	/** Why an invitation leads to no seat; null when it does, or when claiming will tell. */
	async faultOf(invite: string): Promise<Problem | null> {
		try {
			await this.api.invitation(this.id, invite);
			return null;
		} catch (error) {
			return error instanceof Refused ? error.problem : null;
		}
	}

	private filler(): Filler {
		const names = this.state?.seats.map((seat) => seat.name) ?? [];
		return speech.about(this.state?.game ?? '', names);
	}

	private get token(): string {
		return this.tokens.seat ?? this.tokens.host ?? '';
	}

	/** One thing at a time; until the server's state after it is shown, nothing else is sent. */
	private async send(call: (key: string) => Promise<Accepted | null>): Promise<boolean> {
		if (this.sending) return false;
		this.sending = true;
		this.problem = null;
		try {
			const accepted = await call(newKey());
			if (accepted) await this.reached(accepted.version);
			return true;
		} catch (error) {
			this.problem = error instanceof Refused ? error.problem : UNREACHABLE;
			await this.connection.check();
			return false;
		} finally {
			this.sending = false;
		}
	}

	private async reached(version: number): Promise<void> {
		const shows = () => (this.state?.version ?? -1) >= version;
		if (shows()) return;
		const arrived = new Promise<void>((done) => this.waiters.push(done));
		const late = new Promise<void>((done) => later(PATIENCE, done));
		await Promise.race([arrived, late]);
		if (!shows()) await this.connection.check();
	}

	/** A result stays until its reader goes on. */
	private show(state: TableState, known: Known): void {
		const leaves = this.state?.result && this.state.match !== state.match;
		if (leaves && !this.eager) this.next = { state, known };
		else this.take(state, known);
	}

	private take(state: TableState, known: Known): void {
		const before = this.state;
		this.next = null;
		const from = before?.match === state.match ? this.entries.length : 0;
		this.fresh = before ? known.entries.slice(from) : [];
		this.entries = known.entries;
		this.state = state;
		for (const done of this.waiters.splice(0)) done();
		if (state.status === 'open' && this.tokens.host) void this.refreshInvitations(state);
	}

	/** Whoever sits at the table that he has opened has two tokens; the seats' links need the
	 * host's. */
	private async refreshInvitations(state: TableState): Promise<void> {
		if (state.host) {
			this.invitations = state.invitations;
			return;
		}
		try {
			this.invitations = (await this.api.state(this.id, this.tokens.host ?? '')).invitations;
		} catch {
			// The next state asks again.
		}
	}

	private turnedAway(problem: Problem): void {
		if (this.follow()) return;
		this.problem = problem;
		// Whatever else keeps him out may change, and then he needs the key to his seat.
		if (problem.message === 'wrong-token' && this.tokens.seat) this.giveUpSeat();
	}

	/** Takes over what another tab of this browser has come by or given up; whether it did. */
	private follow(): boolean {
		const before = this.token;
		this.tokens = tokensOf(this.id);
		if (this.token === before) return false;
		this.connection.identify(this.token);
		return true;
	}

	private giveUpSeat(): void {
		forgetSeat(this.id);
		this.tokens = tokensOf(this.id);
		this.connection.identify(this.token);
	}
}
