import type { Result } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import { speech, t } from '#lib/text/speech.svelte.ts';

/** Who has won, with how many points, in one sentence. */
export function winners(table: Table, result: Result): string {
	const first = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
	return t('web-winners', {
		count: first.length,
		names: speech.join(first.map((seat) => table.name(seat))),
		points: result.scores[first[0] ?? 0] ?? 0,
	});
}
