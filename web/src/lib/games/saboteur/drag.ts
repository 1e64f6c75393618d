/** Dragging a card with mouse, pen or finger. */

const SLACK = 8;

export interface Drag {
	/** The card has left its place. */
	onlift: () => void;
	/** Where it is now, in pixels of the window. */
	onmove: (x: number, y: number) => void;
	/** It was let go there; `dropped` is false for a mere tap or a drag that was broken off. */
	ondrop: (x: number, y: number, dropped: boolean) => void;
}

/** Follows a pointer from its first press. A tap stays a tap: no click comes after a drag. */
export function drag(press: PointerEvent, { onlift, onmove, ondrop }: Drag): void {
	if (press.button !== 0) return;
	let lifted = false;

	function move(event: PointerEvent): void {
		if (event.pointerId !== press.pointerId) return;
		const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
		if (!lifted && far) {
			lifted = true;
			onlift();
		}
		if (lifted) onmove(event.clientX, event.clientY);
	}

	function end(event: PointerEvent): void {
		if (event.pointerId !== press.pointerId) return;
		removeEventListener('pointermove', move);
		removeEventListener('pointerup', end);
		removeEventListener('pointercancel', end);
		if (lifted) {
			addEventListener('click', swallow, { capture: true, once: true });
			setTimeout(() => removeEventListener('click', swallow, { capture: true }));
		}
		ondrop(event.clientX, event.clientY, lifted && event.type === 'pointerup');
	}

	addEventListener('pointermove', move);
	addEventListener('pointerup', end);
	addEventListener('pointercancel', end);
}

function swallow(event: Event): void {
	event.stopPropagation();
	event.preventDefault();
}
