/** What everybody may know about a player, in words. */
import type { SeatState } from '#lib/messages.ts';
import type { Table } from '#lib/table.svelte.ts';
import { speech, t } from '#lib/text/speech.svelte.ts';
import type { SaboteurView } from './terms.ts';

/** Who sits at a seat: the name, and whether it is oneself, a bot, or somebody who is away. */
export function called(table: Table, who: SeatState): string {
	const kind = who.kind === 'bot' ? t('web-bot', { level: t(`level-${who.level}`) }) : '';
	const absent = who.kind === 'person' && !who.connected ? t('web-away') : '';
	const names = [table.name(who.seat), who.seat === table.you ? t('web-you') : '', kind, absent];
	return names.filter(Boolean).join(t('web-saboteur-comma'));
}

/** Sentences about a seat: who sits there, the cards, what lies in front, what is known. */
export function about(
	table: Table,
	view: SaboteurView,
	who: SeatState,
	covered: boolean,
): string[] {
	const seat = view.seats[who.seat];
	if (!seat) return [];
	return [
		t('web-saboteur-seat', { parts: called(table, who) }),
		t('web-saboteur-seat-hand', { count: seat.hand }),
		seat.broken.length
			? t('web-saboteur-seat-broken', { tools: table.list('tools', seat.broken) })
			: '',
		seat.trapped ? t('web-saboteur-seat-trapped') : '',
		seat.theft ? t('web-saboteur-seat-theft', { order: seat.theft }) : '',
		t('web-saboteur-seat-gold', { ...goldOf(view, who.seat) }),
		view.starter === who.seat ? t('web-saboteur-seat-starter') : '',
		...knowledge(table, view, who.seat, covered),
	].filter(Boolean);
}

/** The gold of a player that can be counted, and how many gold cards only they have seen (R60). */
export function goldOf(view: SaboteurView, at: number): { sum: number; cards: number } {
	const all = view.seats[at]?.gold ?? null;
	if (all !== null) return { sum: all, cards: 0 };
	let [sum, cards] = [0, 0];
	view.earned.forEach((round, number) => {
		const paid = round[at]?.paid ?? null;
		const takers = view.gold?.rounds[number]?.takers ?? [];
		if (paid === null) cards += takers.filter((seat) => seat === at).length;
		else sum += paid;
	});
	return { sum, cards };
}

/** Who has looked at a goal in this round. */
export function lookers(view: SaboteurView, goal: number): number[] {
	return view.seats.flatMap(({ peeked }, seat) => (peeked.includes(goal) ? [seat] : []));
}

/** The same as a sentence. */
export function lookedAt(table: Table, view: SaboteurView, goal: number): string {
	const names = lookers(view, goal).map((seat) => table.name(seat));
	return t('web-saboteur-looked', { count: names.length, names: speech.join(names) });
}

/** What a player has looked at, and what is known of the player's role. */
export function knowledge(
	table: Table,
	view: SaboteurView,
	at: number,
	covered: boolean,
): string[] {
	const seat = view.seats[at];
	if (!seat) return [];
	const shown = seat.role !== null && (view.stage !== 'turns' || !covered);
	const goals = seat.peeked.map((goal) => t(`web-saboteur-goal-name-${goal}`));
	const others = seat.inspected.filter((other) => other !== at).map((other) => table.name(other));
	return [
		shown ? t('web-saboteur-seat-role', { role: table.word('role', seat.role ?? '') }) : '',
		goals.length ? t('web-saboteur-seat-peeked', { goals: speech.join(goals) }) : '',
		others.length && view.stage === 'turns'
			? t('web-saboteur-seat-inspected', { names: speech.join(others) })
			: '',
	].filter(Boolean);
}
