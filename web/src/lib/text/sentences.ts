/** Sentences one after the other, as the language sets them, and how they begin. */
import { speech, t } from './speech.svelte.ts';

export function inARow(sentences: readonly string[]): string {
	return sentences.filter(Boolean).join(t('web-between-sentences'));
}

export function capital(text: string): string {
	return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}
