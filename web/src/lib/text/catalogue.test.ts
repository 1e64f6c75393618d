// fault 75
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';
import { Filler } from './arguments.ts';
import { Catalogue, LANGUAGES, load, negotiate } from './catalogue.ts';

const LOCALE = new URL('../../../../src/motherlode/locale/', import.meta.url);
const FILES = ['common.ftl', 'dwarf.ftl', 'saboteur.ftl', 'web.ftl'];
const SOURCES = new URL('../..', import.meta.url);

function text(language: string, file: string): string {
	return readFileSync(new URL(`${language}/${file}`, LOCALE), 'utf8');
}

interface Message {
	id: string;
	variables: string[];
}

function messages(language: string, file: string): Message[] {
	return new FluentResource(text(language, file)).body.map(({ id, value }) => {
		const found = new Set<string>();
		JSON.stringify(value, (_, part) => {
			if (part && typeof part === 'object' && part.type === 'var') found.add(part.name);
			return part;
		});
		return { id, variables: [...found].sort() };
	});
}

const allIds = (language: string) =>
	new Set(FILES.flatMap((file) => messages(language, file).map(({ id }) => id)));

function sources(): string {
	return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
		.filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|wire\.ts$/.test(path))
		.map((path) => readFileSync(new URL(path, SOURCES), 'utf8'))
		.join('\n');
}

/** Ids that the code builds from a value: `web-dwarf-tool-${tool}` and the like. */
function builtIds(code: string): RegExp[] {
	return [...code.matchAll(/`((?:web|dwarf)-[\w-]*\$\{[^`]*?)`/g)].map(
		([, id = '']) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
	);
}

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
	test('every message can be said, with nothing missing', async () => {
		const complain = vi.spyOn(console, 'error');
		const catalogue = await load(language);
		for (const file of FILES) {
			for (const { id, variables } of messages(language, file)) {
				const filled = Object.fromEntries(variables.map((name) => [name, 2]));
				expect(catalogue.format(id, filled).trim(), id).not.toBe('');
			}
		}
		expect(complain).not.toHaveBeenCalled();
		complain.mockRestore();
	});

	test('every event, action and refusal of the server has its sentence', () => {
		const wire = readFileSync(new URL('../wire.ts', import.meta.url), 'utf8');
		const types = [...wire.matchAll(/type: "(dwarf-[\w-]+)"/g)].map(([, type = '']) => type);
		expect(types.length).toBeGreaterThan(30);
		const ids = allIds(language);
		expect(types.filter((type) => type !== 'dwarf-view' && !ids.has(type))).toEqual([]);
	});

	test('every text that the page asks for exists', () => {
		const code = sources();
		const asked = [...code.matchAll(/['"](web-[\w-]+)['"]/g)].map(([, id = '']) => id);
		expect(asked.length).toBeGreaterThan(60);
		const ids = allIds(language);
		expect(asked.filter((id) => !ids.has(id))).toEqual([]);
		const built = builtIds(code);
		expect(built.length).toBeGreaterThan(5);
		for (const pattern of built) {
			expect(
				[...ids].some((id) => pattern.test(id)),
				String(pattern),
			).toBe(true);
		}
	});

	test('every text for the page is used', () => {
		const code = sources();
		const built = builtIds(code);
		const unused = messages(language, 'web.ftl')
			.map(({ id }) => id)
			.filter((id) => !code.includes(`'${id}'`) && !built.some((pattern) => pattern.test(id)));
		expect(unused).toEqual([]);
	});
});

test('both languages have the same messages with the same arguments', () => {
	const list = (language: string) =>
		messages(language, 'web.ftl').map(({ id, variables }) => `${id} ${variables.join(' ')}`);
	expect(list('zh-Hant').sort()).toEqual(list('en').sort());
});

test('a sentence of the game in both languages', async () => {
	const event = { seat: 0, gem: 'amethyst', count: 4, by: 'dice' };
	const say = async (language: 'en' | 'zh-Hant') => {
		const catalogue = await load(language);
		return catalogue.format('dwarf-took', new Filler(catalogue, 'dwarf', ['Anna']).fill(event));
	};
	expect(await say('en')).toBe('Anna takes 4 amethysts from the mine.');
	expect(await say('zh-Hant')).toBe('Anna 拿取場中 4 顆紫水晶。');
});

test('places in the mine and the openings of cards are not broken by the end of a line', async () => {
	const event = { seat: 0, card: 'b02', turned: false, x: 3, y: -1 };
	const say = async (language: 'en' | 'zh-Hant') => {
		const catalogue = await load(language);
		const filled = new Filler(catalogue, 'saboteur', ['A-E, 3']).fill(event);
		return catalogue.format('saboteur-placed', filled);
	};
	expect(await say('en')).toBe('A-E, 3 lays a T\u2011junction N\u2011E\u2011W at (3,\u00a0−1).');
	expect(await say('zh-Hant')).toBe('A-E, 3 在（3,\u00a0−1）放置三岔路（北東西）。');
	expect((await load('en')).format('web-sealed', { fingerprint: '' })).not.toContain('\u2011');
});

test.each([
	['en', 4, -1, 'You finished 4th with −1 points.'],
	['en', 2, 1, 'You finished 2nd with 1 point.'],
	['zh-Hant', 4, -1, '你得到第 4 名，−1 分。'],
] as const)('in %s place %i with %i points is told', async (language, place, points, told) => {
	expect((await load(language)).format('web-you-place', { place, points })).toBe(told);
});

test('what the dice show, in both languages', async () => {
	const say = async (language: 'en' | 'zh-Hant') => {
		const catalogue = await load(language);
		const filler = new Filler(catalogue, 'dwarf', []);
		return catalogue.format('web-dwarf-now', filler.fill({ conditions: ['only_a_pair'] }));
	};
	expect(await say('en')).toBe('The dice show: only a pair.');
	expect(await say('zh-Hant')).toBe('目前的骰子：只有一對。');
});

test('lists are joined as the language does', async () => {
	const en = new Catalogue('en', []);
	const zh = new Catalogue('zh-Hant', []);
	expect(en.join(['a', 'b', 'c'])).toBe('a, b, and c');
	expect(zh.join(['甲', '乙', '丙'])).toBe('甲、乙和丙');
	expect(zh.join(['1 個甲', '2 個乙'])).toBe('1 個甲和 2 個乙');
	expect(zh.join(['3', '甲2', 'Anna', '小明'])).toBe('3、甲2、Anna 和小明');
	expect(en.either(['a', 'b', 'c'])).toBe('a, b, or c');
	expect(zh.either(['甲', '乙', '丙'])).toBe('甲、乙或丙');
});

test('the first language of the browser that there is', () => {
	expect(negotiate(['zh-TW', 'en'])).toBe('zh-Hant');
	expect(negotiate(['de', 'zh-CN'])).toBe('zh-Hant');
	expect(negotiate(['de-DE', 'en-GB', 'zh'])).toBe('en');
	expect(negotiate(['fr'])).toBe('en');
});
