/** Short names for the types that the server's structs generate. */
import type { components } from './wire.ts';

type Schemas = components['schemas'];

export type TableState = Schemas['TableState'];
export type SeatState = Schemas['SeatState'];
export type SeatPlan = Schemas['SeatPlan'];
export type DecisionState = Schemas['DecisionState'];
export type Invitation = Schemas['Invitation'];
export type NetworkAddresses = Schemas['NetworkAddresses'];
export type LogEntry = Schemas['LogEntry'];
export type Result = Schemas['Result'];
export type ScoreLine = Schemas['ScoreLine'];
export type Problem = Schemas['Problem'];
export type GameInfo = Schemas['GameInfo'];
export type Components = Schemas['SaboteurComponents'];
export type Suspicions = Schemas['Suspicions'];
export type MatchRecord = Schemas['Record'];
export type OptionSpec = Schemas['OptionSpec'];
export type NewTable = Schemas['NewTable'];
export type TableOpened = Schemas['TableOpened'];
export type SeatClaimed = Schemas['SeatClaimed'];
export type Accepted = Schemas['Accepted'];
export type Hello = Schemas['Hello'];
export type Refusal = Schemas['Refusal'];
export type Level = SeatPlan['level'] & string;
export type AnyAction = DecisionState['actions'][number];
export type AnyEvent = LogEntry['event'];
export type ServerMessage = TableState | Refusal;
