/** How the fields of a message are filled in; `en/common.ftl` lists the rules. */
import kinds from '../../../../src/motherlode/locale/kinds.json' with { type: 'json' };
import prefixes from '../../../../src/motherlode/locale/prefixes.json' with { type: 'json' };

export type Filled = Record<string, string | number>;

/** The messages of the language in use. */
export interface Words {
	has(message: string): boolean;
	format(message: string, filled: Filled): string;
	join(items: readonly string[]): string;
}

const NONE = 'none';
const SEAT_FIELDS = new Set(['seat', 'other']);

/** What the ids of a game's messages begin with. */
export function prefix(game: string): string {
	return (prefixes as Record<string, string>)[game] ?? game;
}

export class Filler {
	private readonly prefix: string;

	constructor(
		private readonly words: Words,
		game: string,
		private readonly names: readonly string[],
	) {
		this.prefix = prefix(game);
	}

	fill(fields: Record<string, unknown>): Filled {
		const count = typeof fields.count === 'number' ? fields.count : 1;
		return Object.fromEntries(
			Object.entries(fields).map(([field, value]) => [field, this.value(field, value, count)]),
		);
	}

	name(seat: number): string {
		return this.names[seat] || this.words.format('seat-number', { number: seat + 1 });
	}

	private value(field: string, value: unknown, count: number): string | number {
		if (SEAT_FIELDS.has(field) && typeof value === 'number') return this.name(value);
		if (value === null || value === undefined) return NONE;
		if (typeof value === 'boolean') return String(value);
		if (typeof value === 'number') return value;
		if (typeof value === 'string') return this.word(field, value, count);
		if (Array.isArray(value)) return value.length ? this.list(field, value) : NONE;
		throw new Error(`A message cannot hold ${JSON.stringify(value)} as ${field}.`);
	}

	/** The word for a value of a field; one without a message stays as it is. */
	word(field: string, value: string, count = 1): string {
		const kind = (kinds as Record<string, string>)[field] ?? field;
		const message = [
			`${this.prefix}-${field}-${value}`,
			`${this.prefix}-${kind}-${value}`,
			`${field}-${value}`,
		].find((id) => this.words.has(id));
		return message ? this.words.format(message, { count }) : value;
	}

	private list(field: string, values: readonly unknown[]): string {
		if (!values.every((value) => typeof value === 'string')) {
			return this.words.join(values.map((value) => String(this.value(field, value, 1))));
		}
		const counts = new Map<string, number>();
		for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
		const own = `${this.prefix}-counted`;
		const counted = this.words.has(own) ? own : 'counted';
		return this.words.join(
			Array.from(counts, ([value, times]) => {
				const word = this.word(field, value, times);
				return counts.size < values.length
					? this.words.format(counted, { count: times, word })
					: word;
			}),
		);
	}
}
