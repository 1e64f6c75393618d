/** The clause of the rules behind an event. */
import type { AnyEvent } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import type { Round } from './rounds.ts';
import type { Role, SaboteurView } from './terms.ts';

const PLAIN: Record<string, string> = {
	'saboteur-round-began': 'S4',
	'saboteur-role-dealt': 'S2',
	'saboteur-hand-dealt': 'S1',
	'saboteur-placed': 'T1',
	'saboteur-goal-turned': 'G1',
	'saboteur-tool-broken': 'A1',
	'saboteur-tool-repaired': 'A2',
	'saboteur-rocks-fell': 'A3',
	'saboteur-peeked': 'A4',
	'saboteur-theft-laid': 'A5',
	'saboteur-theft-removed': 'A6',
	'saboteur-hands-swapped': 'A7',
	'saboteur-hand-given': 'A7',
	'saboteur-inspected': 'A8',
	'saboteur-hats-swapped': 'A9',
	'saboteur-trapped': 'A10',
	'saboteur-freed': 'A11',
	'saboteur-cleared': 'T3',
	'saboteur-discarded': 'T4',
	'saboteur-drew': 'T5',
	'saboteur-round-ended': 'E1',
	'saboteur-role-shown': 'E1',
	'saboteur-gold-offered': 'B1',
	'saboteur-gold-taken': 'B1',
	'saboteur-stole': 'W8',
	'saboteur-theft-declined': 'W8',
	'saboteur-ended': 'E2',
};

const ROLES: Record<Role, string> = {
	digger: 'B1',
	saboteur: 'W2',
	blue: 'W1',
	green: 'W1',
	boss: 'W3',
	profiteer: 'W4',
	geologist: 'W5',
};

type Played = Pick<SaboteurView, 'expansion' | 'options'>;

/** What a role was paid by. */
export function clauseOfRole(role: Role, { expansion, options }: Played): string {
	if (role === 'saboteur' && !expansion) return 'B2';
	return options.team_win === 'digger' && (role === 'blue' || role === 'green')
		? 'R61'
		: ROLES[role];
}

/** What decides who has won a round. */
export function clauseOfVerdict(
	{ found, blue, green }: Pick<Round['ended'], 'found' | 'blue' | 'green'>,
	{ expansion, options }: Played,
): string {
	if (!expansion) return found ? 'B1' : 'B2';
	if (found && !blue && !green) return 'R11';
	return found && options.team_win === 'digger' ? 'R61' : 'W6';
}

export function clause(event: AnyEvent, table: Table): string | undefined {
	if (event.type !== 'saboteur-paid') return PLAIN[event.type];
	if (event.role === 'geologist') return ROLES.geologist;
	const view = table.state?.view;
	return view?.type === 'saboteur-view' && !view.expansion ? 'B2' : 'W6';
}
