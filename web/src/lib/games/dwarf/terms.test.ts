import { expect, test, vi } from 'vitest';
import { speech } from '#lib/text/speech.svelte.ts';
import { GEMS, referenceOf } from './terms.ts';

// The language is told to the page and kept by the browser; here there is neither.
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });

test('the mine says what wins the diamond as the table has agreed', () => {
	expect(referenceOf({ diamond: 'four_ones' }).diamond.condition).toBe('four_ones');
	expect(referenceOf({ diamond: 'any_quad' }).diamond.condition).toBe('four_of_a_kind');
	for (const gem of GEMS.slice(1)) {
		expect(referenceOf({ diamond: 'any_quad' })[gem]).toEqual(referenceOf({})[gem]);
	}
});

test('the letters of a pattern are none that stand for a gem or a die', async () => {
	await speech.choose('en');
	const symbols = [
		...GEMS.map((gem) => speech.say(`dwarf-symbol-gem-${gem}`)),
		...['blue', 'red', 'green', 'black', 'white'].map((die) =>
			speech.say(`dwarf-symbol-die-${die}`),
		),
	];
	const marks = [{}, { diamond: 'any_quad' }].flatMap((options) =>
		Object.values(referenceOf(options)).flatMap(({ pattern }) => pattern),
	);
	expect(marks.filter((mark) => symbols.includes(mark))).toEqual([]);
});
