/** For whom the others wait. */
import type { Table } from '#lib/table.svelte.ts';
import { speech, t } from '#lib/text/speech.svelte.ts';

/** Who is away holds the game up, whoever else is thinking. */
export function waiting(table: Table): string {
	const awaited = table.state?.seats.filter(({ deciding }) => deciding) ?? [];
	const away = awaited.filter(({ connected }) => !connected);
	const names = (away.length ? away : awaited).map(({ seat }) => table.name(seat));
	return t(away.length ? 'web-waiting-away' : 'web-waiting', {
		count: names.length,
		names: speech.join(names),
	});
}
