/** The cells where the card in hand may go. */
import type { Target } from '../play.svelte.ts';
import { cellOf, type GoalView } from '../terms.ts';
import type { Cell } from './camera.ts';

/** A cell that may be chosen. */
export interface Spot extends Cell {
	key: string;
	target: Target;
	/** Whether a path card may lie there as printed, and turned; neither for other cards. */
	ways: { printed: boolean; turned: boolean };
}

interface Placement extends Cell {
	turned: boolean;
}

/** What may be chosen, from W to E and from N to S. */
export function spotsOf(
	places: readonly Placement[],
	tunnels: readonly Cell[],
	goals: readonly (GoalView & { number: number })[],
): Spot[] {
	const found = new Map<string, Spot>();
	for (const { x, y, turned } of places) {
		const key = cellOf({ x, y });
		const spot = found.get(key) ?? spotAt({ kind: 'cell', x, y }, { x, y });
		if (turned) spot.ways.turned = true;
		else spot.ways.printed = true;
		found.set(key, spot);
	}
	for (const { x, y } of tunnels) {
		found.set(cellOf({ x, y }), spotAt({ kind: 'tunnel', x, y }, { x, y }));
	}
	for (const { x, y, number } of goals) {
		found.set(cellOf({ x, y }), spotAt({ kind: 'goal', goal: number }, { x, y }));
	}
	return [...found.values()].sort((a, b) => a.x - b.x || a.y - b.y);
}

function spotAt(target: Target, { x, y }: Cell): Spot {
	return { key: cellOf({ x, y }), target, x, y, ways: { printed: false, turned: false } };
}

export function sameTarget(a: Target | null, b: Target | null): boolean {
	if (!a || !b || a.kind !== b.kind) return a === b;
	if (a.kind === 'goal' && b.kind === 'goal') return a.goal === b.goal;
	if (a.kind === 'seat' && b.kind === 'seat') return a.seat === b.seat;
	return 'x' in a && 'x' in b && a.x === b.x && a.y === b.y;
}

export const ARROWS = {
	ArrowUp: { x: 0, y: -1 },
	ArrowRight: { x: 1, y: 0 },
	ArrowDown: { x: 0, y: 1 },
	ArrowLeft: { x: -1, y: 0 },
} as const;
export type Arrow = keyof typeof ARROWS;

export function isArrow(key: string): key is Arrow {
	return key in ARROWS;
}

/** The nearest spot that way; undefined when there is none. */
export function nextSpot<At extends Cell>(
	spots: readonly At[],
	from: Cell,
	arrow: Arrow,
): At | undefined {
	const step = ARROWS[arrow];
	let best: At | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const spot of spots) {
		const [dx, dy] = [spot.x - from.x, spot.y - from.y];
		const ahead = dx * step.x + dy * step.y;
		const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
		if (ahead > 0 && ahead + 2 * aside < least) {
			least = ahead + 2 * aside;
			best = spot;
		}
	}
	return best;
}
