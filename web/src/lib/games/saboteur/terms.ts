/** Names of the things of Saboteur and Saboteur 2, in the order in which they are shown. */
import type { AnyEvent } from '#lib/messages.ts';
import type { components } from '#lib/wire.ts';

type Schemas = components['schemas'];

export type SaboteurView = Schemas['SaboteurView'];
export type SaboteurSeat = Schemas['SeatView'];
export type TunnelView = Schemas['TunnelView'];
export type GoalView = Schemas['GoalView'];
export type Earned = Schemas['EarnedView'];
export type Tool = SaboteurSeat['broken'][number];
export type Role = Schemas['RoleShown']['role'];
export type Item = Schemas['Clear']['item'];
export type SaboteurEvent = Extract<AnyEvent, { type: `saboteur-${string}` }>;

export const TOOLS = ['pick', 'lamp', 'wagon'] as const satisfies Tool[];

export type Place = Schemas['Place'];

/** The cell of the mine that a thing lies in, as a key. */
export function cellOf(at: { x: number; y: number }): string {
	return `${at.x} ${at.y}`;
}
