/** Whether a goal's tunnel is joined to the start, by what its neighbours say. */
import { cellOf, type GoalView } from '../terms.ts';
import type { Cards, Side } from './cards.svelte.ts';
import { opposite, SIDES, STEPS, turnedSides } from './shape.ts';
import type { Tunnel } from './words.ts';

/** The joined sides of a goal that lies face up; undefined where it is not told what is joined. */
export function joinedSides(
	goal: GoalView,
	tunnels: readonly Tunnel[],
	cards: Cards,
): Side[] | undefined {
	const facts = goal.card === null ? undefined : cards.goal(goal.card);
	if (!facts || tunnels.some(({ joined }) => !joined)) return undefined;
	const lanes = facts.lanes.map((lane) => turnedSides(lane, goal.turned));
	const lit = SIDES.filter((side) => {
		const key = cellOf({ x: goal.x + STEPS[side].x, y: goal.y + STEPS[side].y });
		return tunnels.some((at) => cellOf(at) === key && at.joined?.includes(opposite(side)));
	});
	return lanes.filter((lane) => lane.some((side) => lit.includes(side))).flat();
}
