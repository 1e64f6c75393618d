/** The single keys of the board. */
import type { AnyAction } from '#lib/messages.ts';
import type { Play } from './play.svelte.ts';

/** `cards`: how many are in the hand. */
export function press(
	event: KeyboardEvent,
	play: Play,
	cards: number,
	act: (action: AnyAction) => void,
): void {
	if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
	if (document.querySelector('dialog[open]')) return;
	const at = event.target;
	if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement) return;
	const number = Number(event.key);
	if (number >= 1 && number <= cards) play.tapCard(number - 1);
	else if (event.key === 'Escape') play.back();
	else if (event.key.toLowerCase() === 'r') play.turn();
	else if (event.key.toLowerCase() === 'd') play.enter('discard');
	else if (event.key === ' ' && at === document.body && play.turns) {
		event.preventDefault();
		play.turn();
	} else if (event.key === 'Enter' && play.ready && confirms(at)) {
		event.preventDefault();
		act(play.ready);
	}
}

/** Enter on what is chosen already, or on nothing that it would press, confirms. */
function confirms(at: EventTarget | null): boolean {
	const pressed = at instanceof Element ? at.closest('button, a, summary') : null;
	return !pressed || pressed.matches('[aria-pressed="true"]');
}
