/** Events that belong together, told in one sentence. */
import type { AnyEvent } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import { inARow } from '#lib/text/sentences.ts';
import { speech, t } from '#lib/text/speech.svelte.ts';

const ACTS = new Set<AnyEvent['type']>([
	'saboteur-placed',
	'saboteur-tool-broken',
	'saboteur-tool-repaired',
	'saboteur-rocks-fell',
	'saboteur-peeked',
	'saboteur-theft-laid',
	'saboteur-theft-removed',
	'saboteur-hands-swapped',
	'saboteur-inspected',
	'saboteur-hats-swapped',
	'saboteur-trapped',
	'saboteur-freed',
	'saboteur-cleared',
	'saboteur-discarded',
]);
const STEPS = new Set<AnyEvent['type']>([
	'saboteur-goal-turned',
	'saboteur-hand-given',
	'saboteur-drew',
]);

/** Whether an event begins a turn, a round, or the reckoning. */
export function startsTurn(event: AnyEvent): boolean {
	return (
		ACTS.has(event.type) ||
		event.type === 'saboteur-round-began' ||
		event.type === 'saboteur-round-ended'
	);
}

/** The deal of a round, a turn with its draw, a new hat, the roles shown, what all are paid. */
export function together(event: AnyEvent, next: AnyEvent): boolean {
	switch (next.type) {
		case 'saboteur-role-dealt':
			return (
				event.type === 'saboteur-round-began' ||
				event.type === 'saboteur-role-dealt' ||
				event.type === 'saboteur-hats-swapped'
			);
		case 'saboteur-hand-dealt':
			return event.type === 'saboteur-role-dealt' || event.type === 'saboteur-hand-dealt';
		case 'saboteur-drew':
			return ACTS.has(event.type) || STEPS.has(event.type) || event.type === 'saboteur-role-dealt';
		case 'saboteur-role-shown':
			return event.type === next.type;
		case 'saboteur-paid':
			return event.type === next.type && isGeologist(event) === isGeologist(next);
		case 'saboteur-gold-taken':
			return event.type === 'saboteur-gold-offered' || event.type === next.type;
		case 'saboteur-gold-offered':
			return event.type === 'saboteur-gold-taken';
		default:
			return false;
	}
}

/** Geologists are paid by a clause of their own. */
function isGeologist(event: Extract<AnyEvent, { type: 'saboteur-paid' }>): boolean {
	return event.role === 'geologist';
}

/** Roles and hands are not told again: who may see them has them in view, and can cover them. */
export function tellTogether(table: Table, events: readonly AnyEvent[]): string {
	const sentences: string[] = [];
	const roles: string[] = [];
	const sums: string[] = [];
	for (const event of events) {
		switch (event.type) {
			case 'saboteur-role-dealt':
			case 'saboteur-gold-offered':
				break;
			case 'saboteur-drew':
				if (event.cards) sentences.push(table.sentence(event));
				break;
			case 'saboteur-hand-dealt':
				if (event.seat === 0) sentences.push(t('web-saboteur-dealt', { count: event.count }));
				break;
			case 'saboteur-hats-swapped':
				sentences.push(
					table.sentence(event),
					t('web-saboteur-new-hat', { seat: table.name(event.other) }),
				);
				break;
			case 'saboteur-role-shown':
				roles.push(
					t('web-saboteur-named-role', {
						seat: table.name(event.seat),
						role: table.word('role', event.role),
					}),
				);
				break;
			case 'saboteur-paid':
				sums.push(t('web-saboteur-named-gold', { seat: table.name(event.seat), gold: event.gold }));
				break;
			default:
				sentences.push(table.sentence(event));
		}
	}
	if (roles.length) sentences.push(t('web-saboteur-roles', { roles: speech.join(roles) }));
	if (sums.length) sentences.push(t('web-saboteur-sums', { sums: speech.join(sums) }));
	return inARow(sentences);
}
