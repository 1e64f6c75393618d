import type { Result } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import { prefix } from '#lib/text/arguments.ts';
import { speech, t } from '#lib/text/speech.svelte.ts';

/** Who has won, with how many points, in one sentence. */
export function winners(table: Table, result: Result): string {
	const first = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
	return t(countedAs(table, 'winners'), {
		count: first.length,
		names: speech.join(first.map((seat) => table.name(seat))),
		points: result.scores[first[0] ?? 0] ?? 0,
	});
}

/** On which place one has finished, with how many points. */
export function finished(table: Table, place: number, points: number): string {
	return t(countedAs(table, 'you-place'), { place, points });
}

/** The sentence of a game that counts something other than points, else that of all games. */
function countedAs(table: Table, sentence: 'winners' | 'you-place'): string {
	const own = `web-${prefix(table.state?.game ?? '')}-${sentence}`;
	return speech.has(own) ? own : `web-${sentence}`;
}
