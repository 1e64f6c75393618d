import type { GameModule } from '#lib/games/module.ts';
import type { Language } from '#lib/text/catalogue.ts';
import Board from './Board.svelte';
import { clause } from './clauses.ts';
import { question } from './question.ts';
import Suspicion from './Suspicion.svelte';
import { startsTurn, tellTogether, together } from './telling.ts';

const RULES: Record<Language, () => Promise<{ default: string }>> = {
	en: () => import('../../../../../docs/rules/saboteur.en.md'),
	'zh-Hant': () => import('../../../../../docs/rules/saboteur.zh-Hant.md'),
};

/** Saboteur and Saboteur 2. */
export const game: GameModule = {
	Board,
	Afterwards: Suspicion,
	startsTurn,
	clause,
	question,
	together,
	tellTogether,
	rules: async (language) => (await RULES[language]()).default,
	help: 'web-saboteur-help',
	shortcuts: [
		{ keys: '1 – 6', message: 'web-saboteur-key-cards' },
		{ keys: 'R', message: 'web-saboteur-key-turn' },
		{ keys: '↵', message: 'web-saboteur-key-confirm' },
		{ keys: 'D', message: 'web-saboteur-key-discard' },
		{ keys: 'Esc', message: 'web-saboteur-key-cancel' },
	],
};
