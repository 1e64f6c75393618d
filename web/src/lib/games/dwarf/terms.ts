/** Names of the things of Dig Down Dwarf, in the order in which they are shown. */
import type { components } from '#lib/wire.ts';

type Schemas = components['schemas'];

export type DwarfView = Schemas['DwarfView'];
export type DwarfSeat = Schemas['DwarfSeat'];
export type DieView = Schemas['DieView'];
export type Gem = keyof Schemas['Gems'];
export type Die = DieView['die'];
export type Condition = DwarfView['matches'][number];
export type NorciaColour = keyof Schemas['Norcia'];
export type Ability = Schemas['AbilityUsed']['ability'];

export const GEMS = [
	'diamond',
	'emerald',
	'sapphire',
	'amethyst',
	'cursed',
] as const satisfies Gem[];
export const NORCIA = ['white', 'orange', 'pink', 'teal'] as const satisfies NorciaColour[];
export const ABILITIES = ['wild', 'draw', 'swap', 'raid'] as const satisfies Ability[];

interface Reference {
	condition: Condition;
	pattern: string[];
}

/** The reference card: which result of the dice wins which gem. Only to show it. */
const REFERENCE: Record<Gem, Reference> = {
	diamond: { condition: 'four_ones', pattern: ['1', '1', '1', '1'] },
	emerald: { condition: 'two_pairs', pattern: ['X', 'X', 'Y', 'Y'] },
	sapphire: { condition: 'straight', pattern: ['1', '2', '3', '4'] },
	amethyst: { condition: 'three_of_a_kind', pattern: ['X', 'X', 'X'] },
	cursed: { condition: 'only_a_pair', pattern: ['X', 'X'] },
};
const ANY_QUAD: Reference = { condition: 'four_of_a_kind', pattern: ['X', 'X', 'X', 'X'] };

/** The reference card as the options of a game have it. */
export function referenceOf(options: DwarfView['options']): Record<Gem, Reference> {
	return options.diamond === 'any_quad' ? { ...REFERENCE, diamond: ANY_QUAD } : REFERENCE;
}
