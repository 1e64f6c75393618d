/** The log of a match, pieced together from what the server sends. */
import type { LogEntry, TableState } from './messages.ts';

export interface Known {
	match: number;
	entries: LogEntry[];
}

export const NOTHING: Known = { match: 0, entries: [] };

/** What is known after `state` arrived; null when entries in between are missing. */
export function merged(known: Known, state: TableState): Known | null {
	const before = known.match === state.match ? known.entries : [];
	const first = state.log[0];
	if (!first) return known.match === state.match ? known : { match: state.match, entries: [] };
	if (first.number > before.length) return null;
	return { match: state.match, entries: [...before.slice(0, first.number), ...state.log] };
}

export interface Group {
	number: number;
	entries: LogEntry[];
}

/** The log cut into turns: a group begins with every entry that `starts` one. */
export function grouped(
	entries: readonly LogEntry[],
	starts: (event: LogEntry['event']) => boolean,
): Group[] {
	const groups: Group[] = [];
	for (const entry of entries) {
		const last = groups.at(-1);
		if (!last || starts(entry.event)) groups.push({ number: entry.number, entries: [entry] });
		else last.entries.push(entry);
	}
	return groups;
}

/** The lines of a group: each one entry, or several in a row that are told together. */
export function lines(
	entries: readonly LogEntry[],
	together: (event: LogEntry['event'], next: LogEntry['event']) => boolean,
): LogEntry[][] {
	const found: LogEntry[][] = [];
	for (const entry of entries) {
		const before = found.at(-1);
		const last = before?.at(-1);
		if (before && last && together(last.event, entry.event)) before.push(entry);
		else found.push([entry]);
	}
	return found;
}
