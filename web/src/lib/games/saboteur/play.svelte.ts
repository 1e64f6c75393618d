/** What a person has taken in hand before an action is complete: cards, and where they go. */
import type { AnyAction } from '#lib/messages.ts';
import { type Choices, cardsKey, type Place, type Uses } from './choices.ts';
import { cellOf, type Item, type Tool } from './terms.ts';

export interface Cell {
	x: number;
	y: number;
}

export type Target =
	| ({ kind: 'cell' } & Cell)
	| ({ kind: 'tunnel' } & Cell)
	| { kind: 'goal'; goal: number }
	| { kind: 'seat'; seat: number };

/** To use one card, to discard some, or to discard two and clear away what lies in front. */
export type Mode = 'use' | 'discard' | Item;

export const CLEAR_COSTS = 2;

export class Play {
	mode = $state<Mode>('use');
	/** Places in the hand, ascending. */
	picked = $state.raw<number[]>([]);
	turned = $state(false);
	target = $state.raw<Target | null>(null);
	tool = $state<Tool | null>(null);

	constructor(
		private readonly choices: () => Choices,
		private readonly hand: () => readonly string[],
	) {}

	/** The card that is to be used. */
	get card(): string | null {
		const [at] = this.picked;
		return this.mode === 'use' && at !== undefined ? (this.hand()[at] ?? null) : null;
	}

	get uses(): Uses | null {
		return this.card === null ? null : (this.choices().cards.get(this.card) ?? null);
	}

	/** Where the card in hand may lie, the way it is turned now. */
	get cells(): Place[] {
		return this.uses?.places.filter((place) => place.turned === this.turned) ?? [];
	}

	/** Whether the card in hand may be turned and still lie somewhere. */
	get turns(): boolean {
		return this.uses?.places.some((place) => place.turned !== this.turned) ?? false;
	}

	get goals(): ReadonlySet<number> {
		return new Set(this.uses?.goals.keys());
	}

	get tunnels(): ReadonlySet<string> {
		return new Set(this.uses?.tunnels.keys());
	}

	/** The seats that a tap chooses, with the first thing that it could mean. */
	get seats(): ReadonlyMap<number, AnyAction> {
		const { steals } = this.choices();
		if (steals.size) return steals;
		const found = new Map<number, AnyAction>();
		for (const [seat, [action]] of this.uses?.seats ?? []) if (action) found.set(seat, action);
		return found;
	}

	/** The tools between which a repair has still to choose. */
	get tools(): Tool[] {
		if (this.target?.kind !== 'seat') return [];
		const actions = this.uses?.seats.get(this.target.seat) ?? [];
		return actions.length < 2
			? []
			: actions.flatMap((action) => (action.type === 'saboteur-repair' ? [action.tool] : []));
	}

	/** How many cards are to be chosen: at least, at most. */
	get wanted(): [number, number] {
		if (this.mode === 'use') return [1, 1];
		return this.mode === 'discard' ? [1, this.choices().mostDiscards] : [CLEAR_COSTS, CLEAR_COSTS];
	}

	/** What is ready to be confirmed. */
	get ready(): AnyAction | null {
		const choices = this.choices();
		const { target } = this;
		const key = cardsKey(this.picked.map((at) => this.hand()[at] ?? ''));
		if (this.mode === 'discard') return choices.discards.get(key) ?? null;
		if (this.mode !== 'use') return choices.clears.get(this.mode)?.get(key) ?? null;
		if (target?.kind === 'seat') return this.toSeat(target.seat);
		if (target?.kind === 'goal') return this.uses?.goals.get(target.goal) ?? null;
		if (target?.kind === 'tunnel') return this.uses?.tunnels.get(cellOf(target)) ?? null;
		if (target?.kind === 'cell') return this.place(target) ?? null;
		return this.uses?.alone ?? null;
	}

	/** Put everything back. */
	clear(): void {
		this.mode = 'use';
		this.picked = [];
		this.unaim();
		this.turned = false;
	}

	/** Put one thing back: the target, then the cards, then the mode. */
	back(): void {
		if (this.target) this.unaim();
		else if (this.mode !== 'use' && this.picked.length) this.picked = [];
		else this.clear();
	}

	/** Begin to discard, or to clear something away; nothing where that is not on offer. */
	enter(mode: Mode): void {
		const { mostDiscards, clears } = this.choices();
		if (mode === 'use' || !(mode === 'discard' ? mostDiscards : clears.has(mode))) return;
		this.unaim();
		if (mode !== 'discard') this.picked = [];
		this.mode = mode;
	}

	/** Take a card of the hand, or do the next thing with one that is taken already. */
	tapCard(at: number): void {
		if (this.mode !== 'use') this.toggle(at);
		else if (this.picked[0] !== at) this.take(at);
		else if (this.turns) this.turn();
		else this.clear();
	}

	take(at: number): void {
		this.clear();
		this.picked = [at];
		this.turned = !this.cells.length && this.turns;
	}

	/** Turn the card by half; a place where it does not fit that way is given up. */
	turn(): void {
		if (!this.turns) return;
		this.turned = !this.turned;
		if (this.target?.kind === 'cell' && !this.place(this.target)) this.target = null;
	}

	/** Choose where the card goes; one that fits there only turned is turned. */
	aim(target: Target): void {
		if (target.kind === 'cell' && !this.place(target)) this.turned = !this.turned;
		this.target = target;
		this.tool = null;
	}

	private unaim(): void {
		this.target = null;
		this.tool = null;
	}

	private toggle(at: number): void {
		if (this.picked.includes(at)) {
			this.picked = this.picked.filter((other) => other !== at);
		} else if (this.picked.length < this.wanted[1]) {
			this.picked = [...this.picked, at].sort((a, b) => a - b);
		}
	}

	private place(cell: Cell): Place | undefined {
		return this.cells.find((place) => place.x === cell.x && place.y === cell.y);
	}

	private toSeat(seat: number): AnyAction | null {
		const steal = this.choices().steals.get(seat);
		if (steal) return steal;
		const actions = this.uses?.seats.get(seat) ?? [];
		const [only, ...others] = actions;
		if (!others.length) return only ?? null;
		return (
			actions.find((action) => action.type === 'saboteur-repair' && action.tool === this.tool) ??
			null
		);
	}
}
