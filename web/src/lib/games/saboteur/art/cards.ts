/** What is drawn on an action card, from what the card does. */
import type { ActionFacts } from '../mine/cards.svelte.ts';
import type { SignName } from './Sign.svelte';

export interface Face {
	/** One symbol, or several tools of which a repair mends one. */
	symbols: readonly SignName[];
	/** What sort of card it is: it harms, helps, or does something else. */
	sort: 'harm' | 'help' | 'other';
	broken: boolean;
}

const FACES = {
	break: [[], 'harm'],
	repair: [[], 'help'],
	rock_fall: [['rocks'], 'other'],
	map: [['map'], 'other'],
	theft: [['theft'], 'other'],
	hands_off: [['hands_off'], 'help'],
	swap_hands: [['swap_hands'], 'other'],
	inspect: [['inspection'], 'other'],
	swap_hats: [['swap_hats'], 'other'],
	trap: [['trap'], 'harm'],
	free: [['free'], 'help'],
} as const satisfies Record<ActionFacts['effect'], readonly [readonly SignName[], Face['sort']]>;

export function faceOf(card: ActionFacts): Face {
	const [own, sort] = FACES[card.effect];
	const symbols = own.length ? own : card.tools;
	return { symbols, sort, broken: card.effect === 'break' };
}

const CHINESE = /^\p{Script=Han}+$/u;

/** A name in the parts between which a line may break: Chinese has no spaces, and breaks
 * anywhere unless it is told where these words begin and end. */
export function partsOf(name: string, words: readonly string[]): string[] {
	const known = words.filter((word) => CHINESE.test(word));
	return known.length ? name.split(new RegExp(`(${known.join('|')})`)).filter(Boolean) : [name];
}
