import { describe, expect, test } from 'vitest';
import { type Filled, Filler, type Words } from './arguments.ts';

const MESSAGES: Record<string, string> = {
	'seat-number': 'Seat {number}',
	counted: '{count} {word}',
	'dwarf-gem-ruby': 'ruby/{count}',
	'dwarf-die-blue': 'blue',
	'dwarf-die-red': 'red',
	'dwarf-condition-pair': 'a pair',
	'dwarf-give-topaz': 'a given topaz',
	'dwarf-gem-topaz': 'topaz',
	'level-sharp': 'sharp mind',
	'saboteur-card-map': 'map',
	'saboteur-card-free': 'freedom',
	'saboteur-counted': '{count} × {word}',
};

const words: Words = {
	has: (message) => message in MESSAGES,
	format: (message, filled: Filled) =>
		(MESSAGES[message] ?? message).replace(/\{(\w+)\}/g, (_, name) => String(filled[name])),
	join: (items) => items.join(' & '),
};
const filler = new Filler(words, 'dwarf', ['Anna', '']);

describe('the fields of an event', () => {
	test('seats become names, and a seat without a name its number', () => {
		expect(filler.fill({ seat: 0, other: 1 })).toEqual({ seat: 'Anna', other: 'Seat 2' });
	});

	test('a word is said by the message of its field, with the count of the whole message', () => {
		expect(filler.fill({ gem: 'ruby', count: 3 })).toEqual({ gem: 'ruby/3', count: 3 });
		expect(filler.fill({ gem: 'ruby' })).toEqual({ gem: 'ruby/1' });
	});

	test('a field of another kind is said by that kind, unless it has words of its own', () => {
		expect(filler.fill({ take: 'ruby' })).toEqual({ take: 'ruby/1' });
		expect(filler.fill({ give: 'topaz' })).toEqual({ give: 'a given topaz' });
	});

	test('words that all games share need no game', () => {
		expect(filler.fill({ level: 'sharp' })).toEqual({ level: 'sharp mind' });
	});

	test('a word without a message stays, to choose a variant', () => {
		expect(filler.fill({ by: 'dice' })).toEqual({ by: 'dice' });
	});

	test('lists are joined; when a word repeats, all are counted', () => {
		expect(filler.fill({ dice: ['blue', 'red'], faces: [6, 6] })).toEqual({
			dice: 'blue & red',
			faces: '6 & 6',
		});
		expect(filler.fill({ gems: ['ruby', 'topaz', 'ruby'] })).toEqual({
			gems: '2 ruby/2 & 1 topaz',
		});
	});

	test('a game may say the words of another, and count them in its own way', () => {
		const cards = new Filler(words, 'saboteur2', []);
		expect(cards.fill({ card: 'map' })).toEqual({ card: 'map' });
		expect(cards.fill({ cards: ['map', 'free', 'map'] })).toEqual({
			cards: '2 × map & 1 × freedom',
		});
	});

	test('nothing, and a list of nothing, are the word none', () => {
		expect(filler.fill({ gem: null, conditions: [] })).toEqual({ gem: 'none', conditions: 'none' });
	});

	test('yes and no are the words true and false', () => {
		expect(filler.fill({ sure: true, lost: false })).toEqual({ sure: 'true', lost: 'false' });
	});

	test('what no message can hold is an error', () => {
		expect(() => filler.fill({ seat: {} })).toThrow('A message cannot hold');
	});
});
