/** Opening a table from the home page. */
import { Api } from '#lib/api.ts';
import { rememberTokens } from '#lib/identity.ts';
import { newKey } from '#lib/keys.ts';
import type { NewTable } from '#lib/messages.ts';

/** Opens a table and takes the first seat for a person under `name`; the answer is its id.
 *
 * `start`: begin at once, for a table without free seats. Throws Refused or Unreachable. */
export async function openTable(plan: NewTable, name: string, start: boolean): Promise<string> {
	const api = new Api();
	const { table, host, invitations } = await api.open(plan);
	rememberTokens(table, { host });
	const first = invitations[0];
	if (first && name) {
		const { token } = await api.claim(table, first.invite, name, newKey());
		rememberTokens(table, { seat: token });
	}
	if (start) await api.start(table, host, newKey());
	return table;
}
