/** What a game brings to the table: everything else in the shell is the same for all games. */
import type { Component } from 'svelte';
import type { AnyEvent } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import type { Language } from '#lib/text/catalogue.ts';

export interface BoardProps {
	table: Table;
	/** Open the rules at a clause. */
	onclause: (clause: string) => void;
	/** Whether single keys act. */
	shortcuts: boolean;
}

export interface Shortcut {
	keys: string;
	/** A Fluent message that says what they do. */
	message: string;
}

export interface GameModule {
	Board: Component<BoardProps>;
	/** What there is to look back on when a match is over. */
	Afterwards?: Component<{ table: Table; match: number }>;
	/** Whether an event begins a turn in the log. */
	startsTurn: (event: AnyEvent) => boolean;
	/** What the person is asked; empty when nothing is. */
	question: (table: Table) => string;
	/** Whether the log tells an event and the next in one sentence. */
	together: (event: AnyEvent, next: AnyEvent) => boolean;
	/** That sentence. */
	tellTogether: (table: Table, events: readonly AnyEvent[]) => string;
	/** The clause of the rules behind an event. */
	clause: (event: AnyEvent, table: Table) => string | undefined;
	/** The rules as HTML, with an anchor for each clause. */
	rules: (language: Language) => Promise<string>;
	/** A Fluent message that says how to play with the board. */
	help: string;
	shortcuts: readonly Shortcut[];
}

const MODULES: Record<string, () => Promise<{ game: GameModule }>> = {
	dwarf: () => import('./dwarf/index.ts'),
	saboteur: () => import('./saboteur/index.ts'),
	saboteur2: () => import('./saboteur/index.ts'),
};

/** Loads the code of a game. Throws for one that this page does not know. */
export async function gameModule(id: string): Promise<GameModule> {
	const load = MODULES[id];
	if (!load) throw new Error(`This page has no board for the game ${id}.`);
	return (await load()).game;
}
