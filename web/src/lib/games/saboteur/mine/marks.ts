/** What the latest move has changed in the mine. */
import type { LogEntry } from '#lib/messages.ts';
import type { GoalView } from '../terms.ts';
import type { Cell } from './camera.ts';

export interface Mark extends Cell {
	kind: 'laid' | 'fell' | 'turned';
}

/** The changes of the latest move that has changed anything, in the round that is on. */
export function latestMarks(
	entries: readonly LogEntry[],
	goals: readonly Pick<GoalView, 'x' | 'y'>[],
): Mark[] {
	const marks: Mark[] = [];
	let version: number | null = null;
	for (let at = entries.length - 1; at >= 0; at -= 1) {
		const entry = entries[at];
		if (!entry || entry.event.type === 'saboteur-round-began') break;
		if (version !== null && entry.version !== version) break;
		const mark = markOf(entry, goals);
		if (mark) {
			marks.push(mark);
			version = entry.version;
		}
	}
	return marks;
}

function markOf({ event }: LogEntry, goals: readonly Cell[]): Mark | null {
	if (event.type === 'saboteur-placed') return { kind: 'laid', x: event.x, y: event.y };
	if (event.type === 'saboteur-rocks-fell') return { kind: 'fell', x: event.x, y: event.y };
	if (event.type !== 'saboteur-goal-turned') return null;
	const goal = goals[event.goal];
	return goal ? { kind: 'turned', x: goal.x, y: goal.y } : null;
}
