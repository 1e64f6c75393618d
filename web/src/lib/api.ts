/** The server's REST interface. Every call is answered, is refused, or ends as unreachable.
 *
 * `key`: one for each thing that a person wants done; a request repeated with it changes nothing. */
import type {
	Accepted,
	AnyAction,
	Components,
	GameInfo,
	Invitation,
	MatchRecord,
	NetworkAddresses,
	NewTable,
	Problem,
	SeatClaimed,
	SeatPlan,
	Suspicions,
	TableOpened,
	TableState,
} from './messages.ts';

/** The server said no; nothing has changed. */
export class Refused extends Error {
	constructor(readonly problem: Problem) {
		super(problem.message);
	}
}

/** No answer after all attempts. */
export class Unreachable extends Error {}

const ATTEMPTS = 5;
const FIRST_WAIT = 400;

export function recordPath(table: string, match: number): string {
	return `/api/tables/${encodeURIComponent(table)}/records/${match}`;
}

type Fetch = typeof fetch;
type Pause = (milliseconds: number) => Promise<void>;

const pause: Pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export interface Way {
	fetch: Fetch;
	pause: Pause;
}

/** Ask once; throws Refused, or Unreachable when no answer comes. */
async function ask<Answer>(
	way: Way,
	method: string,
	path: string,
	token: string,
	body?: object,
): Promise<Answer> {
	const headers: Record<string, string> = {};
	if (token) headers.Authorization = `Bearer ${token}`;
	if (body) headers['Content-Type'] = 'application/json';
	let response: Response;
	let text: string;
	try {
		response = await way.fetch(path, {
			method,
			headers,
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		text = await response.text();
	} catch {
		throw new Unreachable();
	}
	let answer: unknown;
	try {
		answer = JSON.parse(text);
	} catch {
		throw new Unreachable();
	}
	if (response.ok) return answer as Answer;
	if (answer && typeof answer === 'object' && 'message' in answer) {
		throw new Refused({ rule: '', arguments: {}, ...answer } as Problem);
	}
	throw new Unreachable();
}

/** Ask until there is an answer: safe, because the body carries a key. */
async function insist<Answer>(
	way: Way,
	path: string,
	token: string,
	body: object,
): Promise<Answer> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await ask<Answer>(way, 'POST', path, token, body);
		} catch (error) {
			if (error instanceof Refused || attempt === ATTEMPTS) throw error;
			await way.pause(FIRST_WAIT * 2 ** (attempt - 1));
		}
	}
}

export class Api {
	constructor(private readonly way: Way = { fetch: (...request) => fetch(...request), pause }) {}

	games(): Promise<GameInfo[]> {
		return ask(this.way, 'GET', '/api/games', '');
	}

	/** The cards and pieces of a game; refused for one whose drawings do not depend on them. */
	components(game: string): Promise<Components> {
		return ask(this.way, 'GET', `/api/games/${encodeURIComponent(game)}/components`, '');
	}

	/** Refused but on the server's own computer. */
	addresses(): Promise<NetworkAddresses> {
		return ask(this.way, 'GET', '/api/addresses', '');
	}

	/** Not repeated on failure: it has no key, and a table too many does no harm. */
	open(table: NewTable): Promise<TableOpened> {
		return ask(this.way, 'POST', '/api/tables', '', table);
	}

	state(table: string, token: string, match = 0, from = 0): Promise<TableState> {
		const path = `/api/tables/${encodeURIComponent(table)}?match=${match}&log_from=${from}`;
		return ask(this.way, 'GET', path, token);
	}

	/** A match that is over. */
	record(table: string, match: number): Promise<MatchRecord> {
		return ask(this.way, 'GET', recordPath(table, match), '');
	}

	/** How the bots of a match that is over suspected the others. */
	suspicions(table: string, match: number): Promise<Suspicions> {
		return ask(this.way, 'GET', `/api/tables/${encodeURIComponent(table)}/suspicions/${match}`, '');
	}

	/** The seat that an invitation still leads to; nothing changes. */
	invitation(table: string, invite: string): Promise<Invitation> {
		return this.post(table, 'invitation', '', { invite });
	}

	claim(table: string, invite: string, name: string, key: string): Promise<SeatClaimed> {
		return this.post(table, 'claim', '', { invite, name, key });
	}

	changeSeat(
		table: string,
		host: string,
		seat: number,
		plan: SeatPlan,
		key: string,
	): Promise<Accepted> {
		return this.post(table, 'seats', host, { seat, plan, key });
	}

	start(table: string, host: string, key: string): Promise<Accepted> {
		return this.post(table, 'start', host, { key });
	}

	act(
		table: string,
		token: string,
		version: number,
		action: AnyAction,
		key: string,
	): Promise<Accepted> {
		return this.post(table, 'act', token, { version, action, key });
	}

	/** `after`: the match that is over; who asks second gets the rematch that is there already. */
	rematch(table: string, token: string, after: number, key: string): Promise<Accepted> {
		return this.post(table, 'rematch', token, { after, key });
	}

	leave(table: string, token: string, key: string): Promise<Accepted> {
		return this.post(table, 'leave', token, { key });
	}

	private post<Answer>(table: string, verb: string, token: string, body: object) {
		return insist<Answer>(
			this.way,
			`/api/tables/${encodeURIComponent(table)}/${verb}`,
			token,
			body,
		);
	}
}
