/** Where the links to a table's seats lead. */
import type { NetworkAddresses } from './messages.ts';

/** Whether only this computer knows itself by that name. */
export function isLoopback(hostname: string): boolean {
	return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** What links may begin with, the best first. `addresses`: null when the server told none, which
 * it only does on its own computer. */
export function origins(
	page: Pick<Location, 'hostname' | 'origin'>,
	addresses: NetworkAddresses | null,
): string[] {
	const others = isLoopback(page.hostname) ? (addresses?.origins ?? []) : [];
	return others.length ? others : [page.origin];
}

/** The code of the invitation that an address holds; empty for none. */
export function inviteIn(hash: string): string {
	return new URLSearchParams(hash.slice(1)).get('invite') ?? '';
}
