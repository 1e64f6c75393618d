/** The legal actions that the server offers, sorted by what a person touches to play them.
 *
 * Nothing here knows the rules: what is not among the actions cannot be chosen.
 */
import type { AnyAction } from '#lib/messages.ts';
import { cellOf, type Item } from './terms.ts';

type Of<Type extends AnyAction['type']> = Extract<AnyAction, { type: Type }>;
export type Place = Of<'saboteur-place'>;
export type Clear = Of<'saboteur-clear'>;
export type TakeGold = Of<'saboteur-take-gold'>;
type OfCard = Extract<AnyAction, { card: string }>;
type WithSeat = Extract<OfCard, { other: number }>;

/** What one card of the hand may do. */
export interface Uses {
	places: Place[];
	/** By the seat that it goes to; several where a tool has to be chosen too. */
	seats: Map<number, WithSeat[]>;
	goals: Map<number, AnyAction>;
	/** By the cell of the tunnel that it buries. */
	tunnels: Map<string, AnyAction>;
	/** What needs no target. */
	alone: AnyAction | null;
}

export interface Choices {
	/** By the card's id. */
	cards: Map<string, Uses>;
	/** By the cards to discard, in the order of the hand. */
	discards: Map<string, AnyAction>;
	mostDiscards: number;
	/** By what lies before one, then by the cards to discard for it. */
	clears: Map<Item, Map<string, AnyAction>>;
	gold: TakeGold[];
	steals: Map<number, AnyAction>;
	decline: AnyAction | null;
}

/** Cards of the hand as a key. */
export function cardsKey(cards: readonly string[]): string {
	return cards.join(' ');
}

export function sorted(actions: readonly AnyAction[]): Choices {
	const choices: Choices = {
		cards: new Map(),
		discards: new Map(),
		mostDiscards: 0,
		clears: new Map(),
		gold: [],
		steals: new Map(),
		decline: null,
	};
	for (const action of actions) sort(choices, action);
	return choices;
}

function sort(choices: Choices, action: AnyAction): void {
	switch (action.type) {
		case 'saboteur-discard':
			choices.discards.set(cardsKey(action.cards), action);
			choices.mostDiscards = Math.max(choices.mostDiscards, action.cards.length);
			break;
		case 'saboteur-clear': {
			const ways = choices.clears.get(action.item) ?? new Map<string, AnyAction>();
			choices.clears.set(action.item, ways.set(cardsKey(action.cards), action));
			break;
		}
		case 'saboteur-take-gold':
			choices.gold.push(action);
			break;
		case 'saboteur-steal':
			choices.steals.set(action.other, action);
			break;
		case 'saboteur-decline':
			choices.decline = action;
			break;
		default:
			if ('card' in action) use(usesOf(choices, action.card), action);
	}
}

function usesOf(choices: Choices, card: string): Uses {
	const known = choices.cards.get(card);
	if (known) return known;
	const uses: Uses = {
		places: [],
		seats: new Map(),
		goals: new Map(),
		tunnels: new Map(),
		alone: null,
	};
	choices.cards.set(card, uses);
	return uses;
}

function use(uses: Uses, action: OfCard): void {
	switch (action.type) {
		case 'saboteur-place':
			uses.places.push(action);
			break;
		case 'saboteur-map':
			uses.goals.set(action.goal, action);
			break;
		case 'saboteur-rock-fall':
			uses.tunnels.set(cellOf(action), action);
			break;
		case 'saboteur-theft':
			uses.alone = action;
			break;
		default:
			uses.seats.set(action.other, [...(uses.seats.get(action.other) ?? []), action]);
	}
}
