import { describe, expect, test } from 'vitest';
import type { AnyAction } from '#lib/messages.ts';
import { sorted, together, touchable, ways } from './choices.ts';
import type { Die } from './terms.ts';

const reroll = (...dice: Die[]): AnyAction => ({ type: 'dwarf-reroll', dice });

describe('the actions on offer', () => {
	const actions: AnyAction[] = [
		reroll('blue'),
		reroll('red'),
		reroll('blue', 'red'),
		{ type: 'dwarf-spend-amethyst', die: 'green' },
		{ type: 'dwarf-spend-emerald', die: 'green', face: 2 },
		{ type: 'dwarf-spend-emerald', die: 'green', face: 5 },
		{ type: 'dwarf-use-raid', gem: 'diamond' },
		{ type: 'dwarf-keep' },
	];
	const choices = sorted(actions);

	test('are found by what is touched, each once', () => {
		expect(choices.keep).toEqual({ type: 'dwarf-keep' });
		expect(choices.amethyst.get('green')).toBe(actions[3]);
		expect([...(choices.emerald.get('green')?.keys() ?? [])]).toEqual([2, 5]);
		expect(choices.raid.get('diamond')).toBe(actions[6]);
		expect(choices.roll).toBeNull();
	});

	test('the dice to reroll may be chosen in any order', () => {
		expect(choices.reroll.get(together(['red', 'blue']))).toBe(actions[2]);
		expect(choices.reroll.get(together(['blue', 'green']))).toBeUndefined();
		expect(choices.reroll.get(together([]))).toBeUndefined();
	});

	test('are told in general terms, and nothing else is', () => {
		expect(ways(choices)).toEqual(['reroll', 'spend', 'use', 'keep']);
		expect(ways(sorted([reroll('blue'), { type: 'dwarf-keep' }]))).toEqual(['reroll', 'keep']);
		expect(ways(sorted([{ type: 'dwarf-use-draw' }, { type: 'dwarf-keep' }]))).toEqual([
			'use',
			'keep',
		]);
		expect(ways(sorted([{ type: 'dwarf-keep' }]))).toEqual(['keep']);
	});

	test('only dice of some action can be touched, and with a gem in hand only its dice', () => {
		expect(touchable(choices, null)).toEqual(new Set(['blue', 'red', 'green']));
		expect(touchable(choices, 'emerald')).toEqual(new Set(['green']));
		expect(touchable(choices, 'sapphire')).toEqual(new Set());
		expect(touchable(choices, 'raid')).toEqual(new Set());
		expect(touchable(sorted([]), null)).toEqual(new Set());
	});
});
