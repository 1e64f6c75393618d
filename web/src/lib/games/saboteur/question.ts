/** What the person is asked, in words that name only what is possible. */
import type { Table } from '#lib/table.svelte.ts';
import { capital } from '#lib/text/sentences.ts';
import { speech, t } from '#lib/text/speech.svelte.ts';
import { type Choices, sorted } from './choices.ts';
import type { Play } from './play.svelte.ts';

type Way = 'lay' | 'act' | 'clear' | 'discard';

/** What a turn can be now. */
export function ways(choices: Choices): Way[] {
	const uses = [...choices.cards.values()];
	const possible: [Way, boolean][] = [
		['lay', uses.some((use) => use.places.length > 0)],
		['act', uses.some((use) => use.places.length === 0)],
		['clear', choices.clears.size > 0],
		['discard', choices.discards.size > 0],
	];
	return possible.flatMap(([way, can]) => (can ? [way] : []));
}

/** Empty when nothing is asked. */
export function question(table: Table): string {
	const decision = table.state?.decision;
	if (!decision) return '';
	if (decision.message !== 'saboteur-ask-turn') return table.text(decision.message);
	const possible = ways(sorted(decision.actions)).map((way) => t(`web-saboteur-may-${way}`));
	return capital(t('web-saboteur-ask-turn', { ways: speech.either(possible) }));
}

/** What is asked next, with something in hand. */
export function prompt(table: Table, play: Play): string {
	const [least, most] = play.wanted;
	const count = play.picked.length;
	if (play.mode === 'discard') return t('web-saboteur-choose-discards', { count, most });
	if (play.mode !== 'use') {
		return t('web-saboteur-choose-cost', {
			item: table.word('item', play.mode),
			count,
			most: least,
		});
	}
	if (play.tools.length && !play.ready) return t('web-saboteur-choose-tool');
	if (play.ready) return t('web-saboteur-sure', { what: table.sentence(play.ready) });
	if (play.card === null) return question(table);
	const card = table.word('card', play.card);
	const { uses } = play;
	if (!uses) return t('web-saboteur-choose-nothing', { card });
	if (uses.places.length) return t('web-saboteur-choose-cell', { card });
	if (uses.goals.size) return t('web-saboteur-choose-goal', { card });
	if (uses.tunnels.size) return t('web-saboteur-choose-tunnel', { card });
	return t('web-saboteur-choose-seat', { card });
}
