/** What this browser remembers: the person's name, and the secret tokens of each table. */
export interface Tokens {
	host?: string;
	seat?: string;
}

const NAME = 'motherlode.name';

export function tokensKey(table: string): string {
	return `motherlode.table.${table}`;
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

export function tokensOf(table: string): Tokens {
	const stored = read(tokensKey(table));
	if (!stored) return {};
	try {
		return JSON.parse(stored) as Tokens;
	} catch {
		return {};
	}
}

export function rememberTokens(table: string, tokens: Tokens): void {
	write(tokensKey(table), JSON.stringify({ ...tokensOf(table), ...tokens }));
}

export function forgetSeat(table: string): void {
	const { host } = tokensOf(table);
	write(tokensKey(table), JSON.stringify(host ? { host } : {}));
}

export function preference(name: string): string | null {
	return read(`motherlode.${name}`);
}

export function prefer(name: string, value: string): void {
	write(`motherlode.${name}`, value);
}
