import { expect, test } from 'vitest';
import { GEMS, referenceOf } from './terms.ts';

test('the mine says what wins the diamond as the table has agreed', () => {
	expect(referenceOf({ diamond: 'four_ones' }).diamond.condition).toBe('four_ones');
	expect(referenceOf({ diamond: 'any_quad' }).diamond.condition).toBe('four_of_a_kind');
	for (const gem of GEMS.slice(1)) {
		expect(referenceOf({ diamond: 'any_quad' })[gem]).toEqual(referenceOf({})[gem]);
	}
});
