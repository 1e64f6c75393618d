/** What the server's content says of the cards. Nothing of it is known here beforehand: a table
 * may be played with an owner's own content. */
import { Api } from '#lib/api.ts';
import type { Table } from '#lib/table.svelte.ts';
import type { components } from '#lib/wire.ts';

type Schemas = components['schemas'];
export type SaboteurComponents = Schemas['SaboteurComponents'];
export type PathCard = Schemas['PathCard'];
export type ActionFacts = Schemas['ActionCard'];
export type GoalCard = Schemas['GoalCard'];
export type Side = PathCard['stubs'][number];

export class Cards {
	readonly start: Side[][];
	/** The id of the goal card that everybody digs for. */
	readonly treasure: string;
	private readonly paths: ReadonlyMap<string, PathCard>;
	private readonly actions: ReadonlyMap<string, ActionFacts>;
	private readonly goals: ReadonlyMap<string, GoalCard>;

	constructor(told: SaboteurComponents) {
		this.start = told.start;
		this.treasure = told.goal[0]?.id ?? '';
		this.paths = byId(told.path);
		this.actions = byId(told.action);
		this.goals = byId(told.goal);
	}

	/** A path card; undefined for any other. */
	path(id: string): PathCard | undefined {
		return this.paths.get(id);
	}

	/** An action card; undefined for any other. */
	action(id: string): ActionFacts | undefined {
		return this.actions.get(id);
	}

	goal(id: string): GoalCard | undefined {
		return this.goals.get(id);
	}
}

function byId<Card extends { id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> {
	return new Map(cards.map((card) => [card.id, card]));
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** The cards of each game on this server, asked for when they are first needed, until the server
 * answers. */
export class Shelf {
	private cards = $state.raw<ReadonlyMap<string, Cards>>(new Map());
	private readonly asked = new Set<string>();

	constructor(
		private readonly api: Pick<Api, 'components'>,
		private readonly pause: (milliseconds: number) => Promise<unknown>,
	) {}

	/** Null until the server has told them. */
	of(game: string): Cards | null {
		if (game && !this.asked.has(game)) void this.ask(game);
		return this.cards.get(game) ?? null;
	}

	private async ask(game: string): Promise<void> {
		this.asked.add(game);
		for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
			try {
				const told = new Cards(await this.api.components(game));
				this.cards = new Map([...this.cards, [game, told]]);
				return;
			} catch {
				await this.pause(wait);
			}
		}
	}
}

const shelf = new Shelf(new Api(), pause);

/** The cards of the game at a table; null until the server has told them. */
export function cardsOf(table: Table): Cards | null {
	return shelf.of(table.state?.game ?? '');
}
