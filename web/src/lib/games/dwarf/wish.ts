import type { Table } from '#lib/table.svelte.ts';
import { type DwarfSeat, GEMS } from './terms.ts';

/** The gems that a dwarf wishes for, in words. */
export function wished(table: Table, seat: DwarfSeat): string {
	return table.list(
		'gems',
		GEMS.flatMap((gem) => Array.from({ length: seat.wants[gem] }, () => gem)),
	);
}
