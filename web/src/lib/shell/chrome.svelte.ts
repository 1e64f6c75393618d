/** What a page puts into the frame's header. */
import type { Snippet } from 'svelte';

class Chrome {
	bar = $state.raw<Snippet | null>(null);
}

export const chrome = new Chrome();
