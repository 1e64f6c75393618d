/** The language that the page speaks. Reading a text in a component follows a change of it. */
import { prefer, preference } from '../identity.ts';
import { type Filled, Filler } from './arguments.ts';
import { Catalogue, LANGUAGES, type Language, load, negotiate } from './catalogue.ts';

class Speech {
	/** Whether the texts of the language chosen last could not be fetched. */
	unreachable = $state(false);
	private catalogue = $state.raw<Catalogue>(new Catalogue('en', []));

	get language(): Language {
		return this.catalogue.language;
	}

	/** The language chosen here before, else the browser's. */
	async begin(): Promise<void> {
		const chosen = LANGUAGES.find((language) => language === preference('language'));
		await this.speak(chosen ?? negotiate(navigator.languages));
	}

	/** Speak another language from now on, if its texts can be had. */
	async choose(language: Language): Promise<void> {
		this.unreachable = false;
		try {
			await this.speak(language);
			prefer('language', language);
		} catch {
			this.unreachable = true;
		}
	}

	say(message: string, filled: Filled = {}): string {
		return this.catalogue.format(message, filled);
	}

	has(message: string): boolean {
		return this.catalogue.has(message);
	}

	join(items: readonly string[]): string {
		return this.catalogue.join(items);
	}

	either(items: readonly string[]): string {
		return this.catalogue.either(items);
	}

	/** For messages whose arguments are the fields of something that the server sent. */
	about(game: string, names: readonly string[]): Filler {
		return new Filler(this.catalogue, game, names);
	}

	private async speak(language: Language): Promise<void> {
		this.catalogue = await load(language);
		document.documentElement.lang = language;
	}
}

export const speech = new Speech();
export const t = (message: string, filled?: Filled): string => speech.say(message, filled);
