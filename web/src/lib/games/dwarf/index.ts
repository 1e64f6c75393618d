import type { GameModule } from '#lib/games/module.ts';
import type { AnyEvent } from '#lib/messages.ts';
import type { Language } from '#lib/text/catalogue.ts';
import Board from './Board.svelte';
import { drawnTogether, draws } from './draws.ts';
import { question } from './question.ts';

const RULES: Record<Language, () => Promise<{ default: string }>> = {
	en: () => import('../../../../../docs/rules/dwarf.en.md'),
	'zh-Hant': () => import('../../../../../docs/rules/dwarf.zh-Hant.md'),
};

const ABILITY_CLAUSES = { wild: 'A3', draw: 'A4', swap: 'A5', raid: 'A6' } as const;
const GEM_CLAUSES = {
	diamond: 'G1',
	emerald: 'G2',
	sapphire: 'G3',
	amethyst: 'G4',
	cursed: 'G5',
} as const;

function clause(event: AnyEvent): string | undefined {
	switch (event.type) {
		case 'dwarf-dealt':
			return 'S1';
		case 'dwarf-opened':
			return 'S2';
		case 'dwarf-last-round':
		case 'dwarf-ended':
			return 'E1';
		case 'dwarf-star-spent':
			return 'X2';
		case 'dwarf-gem-spent':
			return GEM_CLAUSES[event.gem];
		case 'dwarf-ability-used':
			return ABILITY_CLAUSES[event.ability];
		case 'dwarf-number-named':
			return 'A3';
		case 'dwarf-matched':
			return event.conditions.includes('only_a_pair') ? 'T6' : 'T5';
		case 'dwarf-took':
			return event.by === 'diamond' ? 'G1' : event.gem === 'cursed' ? 'T6' : 'T5';
		case 'dwarf-norcia-drawn':
			return 'X1';
		default:
			return undefined;
	}
}

export const game: GameModule = {
	Board,
	startsTurn: (event) => event.type === 'dwarf-turn-began',
	clause,
	question,
	together: drawnTogether,
	tellTogether: draws,
	rules: async (language) => (await RULES[language]()).default,
	help: 'web-dwarf-help',
	shortcuts: [
		{ keys: '1 – 5', message: 'web-dwarf-key-dice' },
		{ keys: 'R', message: 'web-dwarf-key-reroll' },
		{ keys: 'K', message: 'web-dwarf-key-keep' },
		{ keys: 'D E S A', message: 'web-dwarf-key-gems' },
		{ keys: 'Esc', message: 'web-dwarf-key-cancel' },
	],
};
