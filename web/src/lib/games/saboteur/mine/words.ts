/** What lies in the mine, and what may be chosen there, in words. */
import type { Table } from '#lib/table.svelte.ts';
import { speech, t } from '#lib/text/speech.svelte.ts';
import { cellOf, type GoalView } from '../terms.ts';
import type { Cell } from './camera.ts';
import type { Cards, Side } from './cards.svelte.ts';
import type { Lying } from './routes.ts';
import { opposite, SIDES, STEPS, turnedSides } from './shape.ts';
import type { Spot } from './spots.ts';

export interface Tunnel extends Lying {
	/** The sides joined to the start; undefined where that is not told. */
	joined?: readonly Side[] | undefined;
}

export class Words {
	constructor(
		private readonly table: Table,
		private readonly cards: Cards,
		private readonly tunnels: readonly Tunnel[],
		private readonly goals: readonly GoalView[],
	) {}

	tunnel(tunnel: Tunnel): string {
		const { joined } = tunnel;
		return t('web-mine-tunnel', {
			card: this.card(tunnel),
			place: place(tunnel),
			joined: joined ? this.howJoined(tunnel.card, joined) : 'untold',
		});
	}

	/** `looked`: who has looked at it, told while it lies face down. */
	goal(goal: GoalView, number: number, looked = ''): string {
		const lies = t('web-mine-goal', {
			goal: number,
			state: goal.up ? 'up' : goal.card === null ? 'down' : 'seen',
			card: goal.card === null ? '' : this.goalCard(goal.card, goal.turned),
			place: place(goal),
		});
		return goal.up || !looked ? lies : t('web-mine-goal-looked', { lies, looked });
	}

	/** What choosing a cell means. */
	spot(spot: Spot): string {
		if (spot.target.kind === 'goal') return t('web-mine-look', { goal: spot.target.goal });
		if (spot.target.kind === 'tunnel') {
			const buried = this.tunnels.find((tunnel) => cellOf(tunnel) === spot.key);
			return t('web-mine-bury', { card: buried ? this.card(buried) : '', place: place(spot) });
		}
		const { printed, turned } = spot.ways;
		return t('web-mine-lay', {
			place: place(spot),
			ways: printed && turned ? 'both' : turned ? 'turned' : 'printed',
			neighbours: this.neighbours(spot),
		});
	}

	private howJoined(card: string, joined: readonly Side[]): string {
		if (!joined.length) return 'none';
		const lanes = this.cards.path(card)?.lanes.flat() ?? [];
		return joined.length < lanes.length ? 'part' : 'all';
	}

	private card({ card, turned }: Lying): string {
		return t('web-mine-card', { card: this.table.word('card', card), turned: String(turned) });
	}

	private goalCard(card: string, turned: boolean): string {
		return t('web-mine-card', { card: this.table.word('card', card), turned: String(turned) });
	}

	private neighbours(cell: Cell): string {
		const found = SIDES.flatMap((side) => {
			const beside = { x: cell.x + STEPS[side].x, y: cell.y + STEPS[side].y };
			const card = this.at(beside);
			if (card === null) return [];
			return [t('web-mine-beside', { side, card, open: this.opens(beside, opposite(side)) })];
		});
		return speech.join(found);
	}

	/** Whether what lies in a cell is open at a side; `untold` for a goal that lies face down. */
	private opens(cell: Cell, side: Side): 'yes' | 'no' | 'untold' {
		if (cell.x === 0 && cell.y === 0) return this.cards.start.flat().includes(side) ? 'yes' : 'no';
		const goal = this.goals.find(({ x, y }) => x === cell.x && y === cell.y);
		const lies = goal ?? this.tunnels.find(({ x, y }) => x === cell.x && y === cell.y);
		if (!lies?.card || (goal && !goal.up)) return 'untold';
		const facts = this.cards.path(lies.card);
		const lanes = facts?.lanes ?? this.cards.goal(lies.card)?.lanes ?? [];
		const open = turnedSides([...lanes.flat(), ...(facts?.stubs ?? [])], lies.turned);
		return open.includes(side) ? 'yes' : 'no';
	}

	private at(cell: Cell): string | null {
		if (cell.x === 0 && cell.y === 0) return t('web-mine-start');
		const tunnel = this.tunnels.find(({ x, y }) => x === cell.x && y === cell.y);
		if (tunnel) return this.card(tunnel);
		const number = this.goals.findIndex(({ x, y }) => x === cell.x && y === cell.y);
		return number < 0 ? null : t('web-mine-goal-name', { goal: number });
	}
}

function place({ x, y }: Cell): string {
	return t('web-mine-place', { x, y });
}
