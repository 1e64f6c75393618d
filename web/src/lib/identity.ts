/** What this browser remembers: the person's name, and the secret tokens of each table. */
export interface Tokens {
	host?: string;
	seat?: string;
}

/** What is kept of a table. */
interface Kept extends Tokens {
	/** When the browser came by the first key, in milliseconds since 1970. */
	since?: number;
}

const NAME = 'motherlode.name';
const TABLE = 'motherlode.table.';

export function tokensKey(table: string): string {
	return TABLE + table;
}

/** What the browser did not keep, as long as this page is open. */
const unkept = new Map<string, string>();

function read(key: string): string | null {
	const value = unkept.get(key);
	if (value !== undefined) return value;
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Storage may be full or forbidden; the game goes on without. */
function write(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
		unkept.delete(key);
	} catch {
		unkept.set(key, value);
		console.warn(`This browser does not let the page remember ${key}.`);
	}
}

export function rememberedName(): string {
	return read(NAME) ?? '';
}

export function rememberName(name: string): void {
	write(NAME, name);
}

/** What is not as this page would have written it counts as not there. */
function keptOf(table: string): Kept {
	let found: Record<string, unknown>;
	try {
		found = Object(JSON.parse(read(tokensKey(table)) ?? '{}'));
	} catch {
		return {};
	}
	const { host, seat, since } = found;
	return {
		...(typeof host === 'string' ? { host } : {}),
		...(typeof seat === 'string' ? { seat } : {}),
		...(typeof since === 'number' ? { since } : {}),
	};
}

function keep(table: string, kept: Kept): void {
	write(tokensKey(table), JSON.stringify(kept));
}

export function tokensOf(table: string): Tokens {
	const { since: _, ...tokens } = keptOf(table);
	return tokens;
}

export function rememberTokens(table: string, tokens: Tokens): void {
	keep(table, { since: Date.now(), ...keptOf(table), ...tokens });
}

export function forgetSeat(table: string): void {
	const { seat: _, ...others } = keptOf(table);
	keep(table, others);
}

/** The tables that this browser has a key to, the newest first. */
export function rememberedTables(): string[] {
	const since = new Map<string, number>();
	for (const key of new Set([...unkept.keys(), ...storedKeys()])) {
		if (!key.startsWith(TABLE)) continue;
		const table = key.slice(TABLE.length);
		const kept = keptOf(table);
		if (kept.host || kept.seat) since.set(table, kept.since ?? 0);
	}
	return [...since].sort(([, one], [, other]) => other - one).map(([table]) => table);
}

function storedKeys(): string[] {
	try {
		return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
	} catch {
		return [];
	}
}

export function preference(name: string): string | null {
	return read(`motherlode.${name}`);
}

export function prefer(name: string, value: string): void {
	write(`motherlode.${name}`, value);
}
