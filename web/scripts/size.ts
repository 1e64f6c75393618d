/** Measures the scripts that the home page loads first, compressed; fails above the limit. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const OUTPUT = new URL('../.svelte-kit/output/client/', import.meta.url);

interface Chunk {
	file: string;
	imports?: string[];
	dynamicImports?: string[];
}
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', OUTPUT), 'utf8')) as Record<
	string,
	Chunk
>;

/** What a chunk needs before it can run. */
function needed(name: string, found = new Set<string>()): Set<string> {
	if (found.has(name)) return found;
	found.add(name);
	for (const other of manifest[name]?.imports ?? []) needed(other, found);
	return found;
}

// The start and the app, the layout and the home page, and the catalogues of one language.
const names = Object.keys(manifest);
const FIRST = /client\/(entry|payload)\.js$|client-optimized\/(app|nodes\/[02])\.js$/;
const entries = names.filter((name) => FIRST.test(name));
const language = (tag: string) => names.filter((name) => name.includes(`/locale/${tag}/`));
const weigh = (name: string) => {
	const file = manifest[name]?.file ?? '';
	return file.endsWith('.js') ? gzipSync(readFileSync(new URL(file, OUTPUT))).length : 0;
};
const sum = (chosen: Iterable<string>) => {
	const all = new Set<string>();
	for (const name of chosen) needed(name, all);
	return [...all].reduce((total, name) => total + weigh(name), 0);
};

const code = sum(entries);
const most = Math.max(...['en', 'zh-Hant'].map((tag) => sum([...entries, ...language(tag)])));
console.log(`First load: ${code} bytes of gzipped script, ${most} with the texts of a language.`);
console.log(`The limit is ${LIMIT} bytes.`);
if (entries.length !== 5 || most > LIMIT) {
	console.error(entries.length !== 5 ? 'The build is not as expected.' : 'That is too much.');
	process.exit(1);
}
