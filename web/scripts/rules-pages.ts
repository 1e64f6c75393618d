import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** Lets a rules page be imported as HTML: `import html from '…/dwarf.en.md'`. */
export function rulesPages(): Plugin {
	return {
		name: 'motherlode-rules-pages',
		enforce: 'pre',
		load(id) {
			if (!id.endsWith('.md')) return null;
			const html = marked.parse(readFileSync(id, 'utf8'), { async: false });
			return `export default ${JSON.stringify(html)};`;
		},
	};
}
