/** How bots' suspicions moved, reckoned out for a chart: no drawing, no words. */
import type { Suspicions } from '#lib/messages.ts';

/** What one bot thought at one moment. */
export interface Moment {
	/** From 1. */
	round: number;
	/** Turns of the round that had been taken; 0 after the deal. */
	turn: number;
	/** The entries of the log that led from the moment before to this one. */
	from: number;
	to: number;
	/** Per seat, how likely the bot took it for a saboteur, in thousandths. */
	shares: readonly number[];
	/** The last of its round. */
	ends: boolean;
}

/** What `observer` thought, in order; of one round, or with 0 of all. */
export function moments(told: Suspicions, observer: number, only: number): Moment[] {
	return told.rounds.flatMap((played, at) => {
		if (only && at + 1 !== only) return [];
		const trace = played.traces.find(({ seat }) => seat === observer)?.suspected ?? [];
		return trace.map((shares, turn) => ({
			round: at + 1,
			turn,
			from: played.moments[turn - 1] ?? 0,
			to: played.moments[turn] ?? 0,
			shares,
			ends: turn === trace.length - 1,
		}));
	});
}

/** Where a round stands among moments: the places of its first and its last. */
export interface Span {
	round: number;
	first: number;
	last: number;
}

export function spans(all: readonly Moment[]): Span[] {
	const found: Span[] = [];
	all.forEach(({ round }, at) => {
		const open = found.at(-1);
		if (open?.round === round) open.last = at;
		else found.push({ round, first: at, last: at });
	});
	return found;
}

/** The seats that a role was shown by at the end of a round (from 1). */
export function holders(told: Suspicions, round: number, role: string): number[] {
	const roles = told.rounds[round - 1]?.roles ?? [];
	return roles.flatMap((held, seat) => (held === role ? [seat] : []));
}

/** The moments at which a seat's line carries its symbol: some on the way, other ones for each
 * seat, and the end of every round. */
export function marked(all: readonly Moment[], seat: number, seats: number): number[] {
	const step = Math.max(6, Math.ceil(all.length / 8));
	const own = Math.floor((seat * step) / Math.max(seats, 1));
	return all.flatMap(({ ends }, at) => (ends || at % step === own ? [at] : []));
}

/** A box to draw in, in pixels. */
export interface Frame {
	left: number;
	top: number;
	width: number;
	height: number;
}

export function xOf(frame: Frame, at: number, count: number): number {
	return frame.left + (count > 1 ? (at / (count - 1)) * frame.width : frame.width / 2);
}

export function yOf(frame: Frame, share: number): number {
	return frame.top + (1 - share / 1000) * frame.height;
}

/** The moment that is drawn nearest to a place. */
export function nearest(frame: Frame, x: number, count: number): number {
	const at = Math.round(((x - frame.left) / frame.width) * (count - 1));
	return Math.min(Math.max(at, 0), count - 1);
}

/** A seat's line, broken between rounds, as the path of an SVG. */
export function line(all: readonly Moment[], seat: number, frame: Frame): string {
	return all
		.map(({ shares, turn }, at) => {
			const x = xOf(frame, at, all.length).toFixed(1);
			const y = yOf(frame, shares[seat] ?? 0).toFixed(1);
			return `${turn === 0 || at === 0 ? 'M' : 'L'}${x} ${y}`;
		})
		.join('');
}

const SYMBOLS = [
	'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
	'M-3.6-3.6h7.2v7.2h-7.2Z',
	'M0-4.8 4.6 3.4h-9.2Z',
	'M0-5.2 5.2 0 0 5.2-5.2 0Z',
	'M0 4.8 4.6-3.4h-9.2Z',
	'M-1.6-4.8h3.2v3.2h3.2v3.2h-3.2v3.2h-3.2v-3.2h-3.2v-3.2h3.2Z',
] as const;
const DASHES = ['none', '7 3', '2 3', '9 3 2 3'] as const;

/** How a seat's line is told from others without its colour: no two seats of twelve are alike. */
export function style(seat: number): { symbol: string; hollow: boolean; dash: string } {
	return {
		symbol: SYMBOLS[seat % SYMBOLS.length] ?? SYMBOLS[0],
		hollow: seat >= SYMBOLS.length,
		dash: DASHES[seat % DASHES.length] ?? DASHES[0],
	};
}

/** Of each seat, light and dark; each stands out against the panel. */
export const COLOURS = [
	'light-dark(#1c66a8, #74b8f5)',
	'light-dark(#a8430c, #f6a166)',
	'light-dark(#2b7434, #82cf88)',
	'light-dark(#86339a, #d896e6)',
	'light-dark(#9d1f45, #f78aa6)',
	'light-dark(#5f5c14, #d3d173)',
	'light-dark(#0d7272, #66d2d0)',
	'light-dark(#5f45ab, #b6a0f7)',
	'light-dark(#74471c, #d9a978)',
	'light-dark(#3f5469, #adc0d2)',
	'light-dark(#b51b5e, #ff8fbb)',
	'light-dark(#20645a, #5fcbb8)',
] as const;
