/** Light or dark: as the system says until the person chooses. */
import { prefer, preference } from './identity.ts';

type Choice = 'light' | 'dark' | null;

class Theme {
	private choice = $state<Choice>(null);
	private system = $state(false);

	get dark(): boolean {
		return this.choice ? this.choice === 'dark' : this.system;
	}

	begin(): void {
		const query = matchMedia('(prefers-color-scheme: dark)');
		this.system = query.matches;
		query.addEventListener('change', () => {
			this.system = query.matches;
		});
		const stored = preference('theme');
		if (stored === 'light' || stored === 'dark') this.apply(stored);
	}

	toggle(): void {
		const next = this.dark ? 'light' : 'dark';
		prefer('theme', next);
		this.apply(next);
	}

	private apply(choice: 'light' | 'dark'): void {
		this.choice = choice;
		document.documentElement.dataset.theme = choice;
	}
}

export const theme = new Theme();
