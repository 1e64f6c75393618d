import type { Table } from '#lib/table.svelte.ts';
import { t } from '#lib/text/speech.svelte.ts';

/** To the reader of a result: that a new game has begun, if it has, and whether he is to act. */
export function begun({ next }: Table): string {
	if (!next) return '';
	return t(next.state.decision ? 'web-next-game-turn' : 'web-next-game');
}
