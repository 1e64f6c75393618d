import type { MatchRecord, Result } from '#lib/messages.ts';

/** What is told of a match that is over. */
export interface Over {
	match: number;
	result: Result;
	commitment: string;
	seed: string;
}

export function overIn(match: number, { header, result, seed }: MatchRecord): Over {
	return { match, result, commitment: header.commitment, seed };
}
