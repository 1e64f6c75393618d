/** The Fluent catalogue of one language, from the same files that the terminal reads. */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import type { Filled, Words } from './arguments.ts';

export const LANGUAGES = ['en', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Any Chinese is answered in Traditional Chinese, everything else but English in English. */
export function negotiate(wanted: readonly string[]): Language {
	for (const tag of wanted) {
		const primary = tag.toLowerCase().split(/[-_]/)[0];
		if (primary === 'zh') return 'zh-Hant';
		if (primary === 'en') return 'en';
	}
	return 'en';
}

/** A number with a true minus sign. */
class Signed extends FluentNumber {
	override toString(scope?: Scope): string {
		return super.toString(scope).replace('-', '−');
	}
}

/** In Chinese the word for "and" keeps its distance from numbers and Latin letters. */
function spaced(items: readonly string[]): string[] {
	const last = items.length - 1;
	return items.map((item, at) => {
		if (at === last && last > 0) return item.replace(/^(?=[A-Za-z0-9])/, ' ');
		return at === last - 1 ? item.replace(/(?<=[A-Za-z0-9])$/, ' ') : item;
	});
}

export class Catalogue implements Words {
	private readonly bundle: FluentBundle;
	private readonly lists: Intl.ListFormat;
	private readonly choices: Intl.ListFormat;

	constructor(
		readonly language: Language,
		sources: readonly string[],
	) {
		this.bundle = new FluentBundle(language, { useIsolating: false });
		this.lists = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
		this.choices = new Intl.ListFormat(language, { style: 'long', type: 'disjunction' });
		for (const source of sources) {
			const clashes = this.bundle.addResource(new FluentResource(source));
			if (clashes.length) throw clashes[0];
		}
	}

	has(message: string): boolean {
		return this.bundle.hasMessage(message);
	}

	/** A missing message shows as its id, so that a person can still tell what was meant. */
	format(message: string, filled: Filled = {}): string {
		const pattern = this.bundle.getMessage(message)?.value;
		if (!pattern) {
			console.error(`No message ${message} in ${this.language}.`);
			return message;
		}
		const errors: Error[] = [];
		const values = Object.entries(filled).map(([name, value]) => [
			name,
			typeof value === 'number' ? new Signed(value) : value,
		]);
		const text = this.bundle.formatPattern(pattern, Object.fromEntries(values), errors);
		for (const error of errors) console.error(`${message} in ${this.language}: ${error.message}`);
		return text;
	}

	join(items: readonly string[]): string {
		return this.lists.format(this.language === 'zh-Hant' ? spaced(items) : items);
	}

	/** Things of which one is to be chosen. */
	either(items: readonly string[]): string {
		return this.choices.format(items);
	}
}

type Load = () => Promise<string>;

/** The texts of the page and of the games that are offered; the first load has them all. */
const files = import.meta.glob<string>(
	'../../../../src/motherlode/locale/*/{common,web,dwarf,saboteur}.ftl',
	{ query: '?raw', import: 'default' },
) as Record<string, Load>;

/** A place in the mine, and the name of a path card by its openings, stay on one line. It is done
 * here because terminals may lack these characters. */
function unbroken(source: string): string {
	return source
		.replaceAll('{ $x }, { $y }', '{ $x },\u00a0{ $y }')
		.replace(/\b([A-Z])-(?=\w)/g, '$1\u2011');
}

/** Loads the files of one language and no other. */
export async function load(language: Language): Promise<Catalogue> {
	const loads = Object.entries(files).filter(([path]) => path.includes(`/locale/${language}/`));
	const sources = await Promise.all(loads.map(([, read]) => read()));
	return new Catalogue(language, sources.map(unbroken));
}
