import type { Table } from '#lib/table.svelte.ts';
import { speech, t } from '#lib/text/speech.svelte.ts';
import { sorted, ways } from './choices.ts';

/** What the person is asked, naming only what is possible; empty when nothing is asked. */
export function question(table: Table): string {
	const decision = table.state?.decision;
	if (!decision) return '';
	if (decision.message !== 'dwarf-ask-choose') return table.text(decision.message);
	const possible = ways(sorted(decision.actions)).map((way) => t(`web-dwarf-may-${way}`));
	const sentence = t('web-dwarf-ask-choose', { ways: speech.either(possible) });
	return sentence.charAt(0).toLocaleUpperCase(speech.language) + sentence.slice(1);
}
