/** Whether what others must not see is covered on this screen; remembered by the browser. */
import { prefer, preference } from '#lib/identity.ts';

class Secret {
	covered = $state(preference('saboteur.covered') === 'yes');

	toggle(): void {
		this.covered = !this.covered;
		prefer('saboteur.covered', this.covered ? 'yes' : 'no');
	}
}

export const secret = new Secret();
