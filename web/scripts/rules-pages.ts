import { readFileSync } from 'node:fs';
import { marked, Renderer, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** Longer cells may be broken into lines also where words are not set apart, as in Chinese. */
const SHORT_CELL = 8;

/** A table may be wider than a phone: it scrolls by itself, also by keyboard. */
class Page extends Renderer {
	private section = '';

	override heading(token: Tokens.Heading): string {
		this.section = this.parser.parseInline(token.tokens, this.parser.textRenderer);
		return super.heading(token);
	}

	override table(token: Tokens.Table): string {
		const label = this.section.replaceAll('"', '&quot;');
		return `<div class="wide" role="group" tabindex="0" aria-label="${label}">\n${super.table(token)}</div>\n`;
	}

	override tablecell(token: Tokens.TableCell): string {
		const html = super.tablecell(token);
		return token.text.length > SHORT_CELL ? html.replace(/^<t[dh]/, '$& class="long"') : html;
	}
}

/** Lets a rules page be imported as HTML: `import html from '…/dwarf.en.md'`. */
export function rulesPages(): Plugin {
	return {
		name: 'motherlode-rules-pages',
		enforce: 'pre',
		load(id) {
			if (!id.endsWith('.md')) return null;
			const html = marked.parse(readFileSync(id, 'utf8'), { async: false, renderer: new Page() });
			return `export default ${JSON.stringify(html)};`;
		},
	};
}
