/** The rounds that have ended, pieced together from the log. */
import type { LogEntry } from '#lib/messages.ts';
import type { Side } from './mine/cards.svelte.ts';
import { cellOf, type SaboteurEvent } from './terms.ts';

type Of<Type extends SaboteurEvent['type']> = Extract<SaboteurEvent, { type: Type }>;

export interface LaidTunnel {
	card: string;
	turned: boolean;
	x: number;
	y: number;
	/** The sides joined to the start when the round ended. */
	joined?: Side[] | undefined;
}

export interface TurnedGoal {
	goal: number;
	card: string;
	turned: boolean;
}

/** A round as everybody saw it end. */
export interface Round {
	number: number;
	ended: Of<'saboteur-round-ended'>;
	tunnels: LaidTunnel[];
	goals: TurnedGoal[];
	/** What was paid, shared out and stolen, in order. */
	payments: (Of<'saboteur-paid'> | Of<'saboteur-gold-taken'>)[];
	thefts: (Of<'saboteur-stole'> | Of<'saboteur-theft-declined'>)[];
	/** Whether all of it is done. */
	complete: boolean;
}

/** All rounds of a log whose tunnels are dug to the end, oldest first. */
export function roundsOf(entries: readonly LogEntry[]): Round[] {
	const rounds: Round[] = [];
	let tunnels = new Map<string, LaidTunnel>();
	let goals: TurnedGoal[] = [];
	let number = 0;
	for (const { event } of entries) {
		const last = rounds.at(-1);
		switch (event.type) {
			case 'saboteur-round-began':
				if (last) last.complete = true;
				number = event.round;
				tunnels = new Map();
				goals = [];
				break;
			case 'saboteur-placed': {
				const { card, turned, x, y } = event;
				tunnels.set(cellOf(event), { card, turned, x, y });
				break;
			}
			case 'saboteur-rocks-fell':
				tunnels.delete(cellOf(event));
				break;
			case 'saboteur-goal-turned':
				goals.push({ goal: event.goal, card: event.card, turned: event.turned });
				break;
			case 'saboteur-round-ended': {
				const joined = new Map(event.joined.map(([x, y, sides]) => [cellOf({ x, y }), sides]));
				rounds.push({
					number,
					ended: event,
					tunnels: [...tunnels].map(([cell, tunnel]) => ({ ...tunnel, joined: joined.get(cell) })),
					goals,
					payments: [],
					thefts: [],
					complete: false,
				});
				break;
			}
			case 'saboteur-paid':
			case 'saboteur-gold-taken':
				last?.payments.push(event);
				break;
			case 'saboteur-stole':
			case 'saboteur-theft-declined':
				last?.thefts.push(event);
				break;
			case 'saboteur-ended':
				if (last) last.complete = true;
				break;
		}
	}
	return rounds;
}
