/** Sentences one after the other, as the language sets them. */
import { t } from '#lib/text/speech.svelte.ts';

export function inARow(sentences: readonly string[]): string {
	const [first = '', ...others] = sentences;
	return others.reduce((before, next) => t('web-saboteur-in-a-row', { before, next }), first);
}
