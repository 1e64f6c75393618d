import { expect, test } from 'vitest';
import { partsOf } from './cards.ts';

test('a Chinese name may break beside the words of the game, no other name anywhere new', () => {
	const tools = ['十字鎬', '礦燈', '推車'];
	expect(partsOf('修復礦燈或推車', tools)).toEqual(['修復', '礦燈', '或', '推車']);
	expect(partsOf('破壞十字鎬', tools)).toEqual(['破壞', '十字鎬']);
	expect(partsOf('交換手牌', tools)).toEqual(['交換手牌']);
	expect(partsOf('lamp-or-wagon repair', ['pick', 'lamp', 'wagon'])).toEqual([
		'lamp-or-wagon repair',
	]);
});
