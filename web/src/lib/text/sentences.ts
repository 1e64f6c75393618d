/** Sentences one after the other, as the language sets them, and how they begin. */
import { speech, t } from './speech.svelte.ts';

export function inARow(sentences: readonly string[]): string {
	const [first = '', ...others] = sentences.filter(Boolean);
	return others.reduce((before, next) => t('web-in-a-row', { before, next }), first);
}

export function capital(text: string): string {
	return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}
