/** The tables that this browser has a key to, as the home page lists them. */
import { Api, Refused } from '#lib/api.ts';
import { rememberedTables, tokensOf } from '#lib/identity.ts';
import type { TableState } from '#lib/messages.ts';

export interface Known {
	id: string;
	/** Null for one that the server cannot show now. */
	state: TableState | null;
}

const MOST_ASKED = 20;
const MOST_OVER = 10;
/** Beyond the end of any log: nothing of it is wanted. */
const NO_LOG = 2 ** 31 - 1;

/** Those under way, the newest first, then the last that are over. */
export async function knownTables(api = new Api()): Promise<Known[]> {
	const asked = rememberedTables().slice(0, MOST_ASKED);
	const known = (await Promise.all(asked.map((id) => lookAt(api, id)))).flat();
	const over = ({ state }: Known) => state?.status === 'finished';
	return [...known.filter((one) => !over(one)), ...known.filter(over).slice(0, MOST_OVER)];
}

/** None for a table that is not here, or that the key does not open. The key is kept: another
 * server may have answered at this address. */
async function lookAt(api: Api, id: string): Promise<Known[]> {
	const { host, seat } = tokensOf(id);
	try {
		return [{ id, state: await api.state(id, seat ?? host ?? '', 1, NO_LOG) }];
	} catch (error) {
		const why = error instanceof Refused ? error.problem.message : '';
		return why === 'no-such-table' || why === 'wrong-token' ? [] : [{ id, state: null }];
	}
}
