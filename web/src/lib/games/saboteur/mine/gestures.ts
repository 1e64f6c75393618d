/** Dragging and pinching a window with mouse, pen or fingers. A tap stays a tap. */
import type { Point } from './shape.ts';

const SLACK = 7;

export interface Moves {
	/** A drag begins: from now on no tap comes of it. */
	onstart: () => void;
	ondrag: (dx: number, dy: number) => void;
	/** Fingers have moved apart by a factor, around a point of the window. */
	onpinch: (factor: number, at: Point) => void;
}

/** Follows the pointers that go down on an element; answers how to stop. */
export function gestures(element: HTMLElement, moves: Moves): () => void {
	const pointers = new Map<number, Point>();
	let start: Point = { x: 0, y: 0 };
	let moving = false;

	function where(event: PointerEvent): Point {
		const { left, top } = element.getBoundingClientRect();
		return { x: event.clientX - left, y: event.clientY - top };
	}

	function down(event: PointerEvent): void {
		if (event.button !== 0) return;
		if (!pointers.size) moving = false;
		pointers.set(event.pointerId, where(event));
		start = where(event);
		if (pointers.size > 1) begin();
	}

	function begin(): void {
		if (!moving) moves.onstart();
		moving = true;
		for (const id of pointers.keys()) element.setPointerCapture(id);
	}

	function move(event: PointerEvent): void {
		const before = pointers.get(event.pointerId);
		if (!before) return;
		const now = where(event);
		if (!moving) {
			if (Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
			begin();
		}
		const [other] = [...pointers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
		pointers.set(event.pointerId, now);
		if (!other) {
			moves.ondrag(now.x - before.x, now.y - before.y);
			return;
		}
		moves.ondrag((now.x - before.x) / 2, (now.y - before.y) / 2);
		const apart = (at: Point) => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
		const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
		moves.onpinch(apart(now) / apart(before), middle);
	}

	function up(event: PointerEvent): void {
		if (!pointers.delete(event.pointerId) || !moving || pointers.size) return;
		addEventListener('click', swallow, { capture: true, once: true });
		setTimeout(() => removeEventListener('click', swallow, { capture: true }));
	}

	element.addEventListener('pointerdown', down);
	element.addEventListener('pointermove', move);
	element.addEventListener('pointerup', up);
	element.addEventListener('pointercancel', up);
	return () => {
		element.removeEventListener('pointerdown', down);
		element.removeEventListener('pointermove', move);
		element.removeEventListener('pointerup', up);
		element.removeEventListener('pointercancel', up);
	};
}

function swallow(event: Event): void {
	event.stopPropagation();
	event.preventDefault();
}
