import { describe, expect, test } from 'vitest';
import { inviteIn, isLoopback, origins } from './links.ts';

const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });
const network = { shared: true, origins: ['http://192.168.1.7:8000', 'http://10.0.0.2:8000'] };

describe('links that friends can open', () => {
	test.each(['localhost', 'box.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
		'from %s they lead to the addresses on the network',
		(hostname) => {
			expect(isLoopback(hostname)).toBe(true);
			expect(origins(at(hostname), network)).toEqual(network.origins);
		},
	);

	test('from any other address they lead there', () => {
		for (const hostname of ['192.168.1.7', 'games.example', '127.0.0.1.example', 'mylocalhost']) {
			expect(origins(at(hostname), network)).toEqual([`http://${hostname}:8000`]);
		}
	});

	test('without an address on the network they lead to this computer', () => {
		const alone = { shared: false, origins: [] };
		expect(origins(at('localhost'), alone)).toEqual(['http://localhost:8000']);
		expect(origins(at('localhost'), null)).toEqual(['http://localhost:8000']);
	});
});

test('the invitation in an address', () => {
	expect(inviteIn('#invite=a-b_c')).toBe('a-b_c');
	expect(inviteIn('#main')).toBe('');
	expect(inviteIn('')).toBe('');
});
