/** The legal actions that the server offers, sorted by what a person touches to play them.
 *
 * Nothing here knows the rules: what is not among the actions cannot be chosen.
 */
import type { AnyAction } from '#lib/messages.ts';
import type { Die, Gem } from './terms.ts';

type Of<Type extends AnyAction['type']> = Extract<AnyAction, { type: Type }>;
export type Swap = Of<'dwarf-use-swap'>;

export interface Choices {
	roll: AnyAction | null;
	star: AnyAction | null;
	keep: AnyAction | null;
	wild: AnyAction | null;
	draw: AnyAction | null;
	reroll: Map<string, AnyAction>;
	amethyst: Map<Die, AnyAction>;
	sapphire: Map<string, AnyAction>;
	emerald: Map<Die, Map<number, AnyAction>>;
	diamond: Map<Gem, AnyAction>;
	raid: Map<Gem, AnyAction>;
	swap: Swap[];
	number: Map<number, AnyAction>;
}

export type Way = 'reroll' | 'spend' | 'use' | 'keep';

/** What can be done with the dice now, in general terms. */
export function ways(choices: Choices): Way[] {
	const { reroll, amethyst, sapphire, emerald, diamond, wild, draw, swap, raid, keep } = choices;
	const possible: [Way, unknown][] = [
		['reroll', reroll.size],
		['spend', amethyst.size + sapphire.size + emerald.size + diamond.size],
		['use', wild || draw || swap.length + raid.size],
		['keep', keep],
	];
	return possible.flatMap(([way, can]) => (can ? [way] : []));
}

/** A set of dice, whatever the order in which they were chosen. */
export function together(dice: Iterable<Die>): string {
	return [...dice].sort().join(' ');
}

export function sorted(actions: readonly AnyAction[]): Choices {
	const choices: Choices = {
		roll: null,
		star: null,
		keep: null,
		wild: null,
		draw: null,
		reroll: new Map(),
		amethyst: new Map(),
		sapphire: new Map(),
		emerald: new Map(),
		diamond: new Map(),
		raid: new Map(),
		swap: [],
		number: new Map(),
	};
	for (const action of actions) place(choices, action);
	return choices;
}

function place(choices: Choices, action: AnyAction): void {
	switch (action.type) {
		case 'dwarf-roll':
			choices.roll = action;
			break;
		case 'dwarf-spend-star':
			choices.star = action;
			break;
		case 'dwarf-keep':
			choices.keep = action;
			break;
		case 'dwarf-use-wild':
			choices.wild = action;
			break;
		case 'dwarf-use-draw':
			choices.draw = action;
			break;
		case 'dwarf-reroll':
			choices.reroll.set(together(action.dice), action);
			break;
		case 'dwarf-spend-amethyst':
			choices.amethyst.set(action.die, action);
			break;
		case 'dwarf-spend-sapphire':
			choices.sapphire.set(together(action.dice), action);
			break;
		case 'dwarf-spend-emerald': {
			const faces = choices.emerald.get(action.die) ?? new Map<number, AnyAction>();
			choices.emerald.set(action.die, faces.set(action.face, action));
			break;
		}
		case 'dwarf-spend-diamond':
			choices.diamond.set(action.gem, action);
			break;
		case 'dwarf-use-raid':
			choices.raid.set(action.gem, action);
			break;
		case 'dwarf-use-swap':
			choices.swap.push(action);
			break;
		case 'dwarf-name-number':
			choices.number.set(action.face, action);
			break;
	}
}

/** What a person has taken in hand: nothing, a gem to spend, or an ability to use. */
export type Tool = 'amethyst' | 'sapphire' | 'emerald' | 'diamond' | 'raid' | 'swap' | null;

/** The dice that can be touched with a tool in hand. */
export function touchable(choices: Choices, tool: Tool): Set<Die> {
	const groups = (keys: Iterable<string>) => [...keys].flatMap((key) => key.split(' ') as Die[]);
	switch (tool) {
		case 'amethyst':
			return new Set(choices.amethyst.keys());
		case 'sapphire':
			return new Set(groups(choices.sapphire.keys()));
		case 'emerald':
			return new Set(choices.emerald.keys());
		case null:
			return new Set([
				...groups(choices.reroll.keys()),
				...choices.amethyst.keys(),
				...groups(choices.sapphire.keys()),
				...choices.emerald.keys(),
			]);
		default:
			return new Set();
	}
}
