/** The draws at the start of a turn, told in one sentence. */
import type { AnyEvent } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import { speech, t } from '#lib/text/speech.svelte.ts';
import type { Gem } from './terms.ts';

export function drawnTogether(event: AnyEvent, next: AnyEvent): boolean {
	return event.type === 'dwarf-drew' && next.type === 'dwarf-drew' && event.seat === next.seat;
}

export function draws(table: Table, events: readonly AnyEvent[]): string {
	const counts = new Map<Gem, number>();
	let drawer = 0;
	for (const event of events) {
		if (event.type !== 'dwarf-drew') continue;
		drawer = event.seat;
		counts.set(event.gem, (counts.get(event.gem) ?? 0) + 1);
	}
	const gems = Array.from(counts, ([gem, count]) => t(`web-dwarf-drawn-${gem}`, { count }));
	return t('web-dwarf-drew', { seat: table.name(drawer), gems: speech.join(gems) });
}
