import type { PlatformAccess, PlatformRecord } from '../../swa/access.ts';
import type { Target } from '../../swa/target.ts';
import type { ClosingPlan } from '../plan/types.ts';
import type { Gone } from './wait-until-gone.ts';

/** A Preview that is no more. */
export interface ClosedEnvironment {
  readonly correlationId: string;
  readonly outcome: ClosingOutcome;
  /** What a visitor of its address gets from now on; `undefined` where the address is not known. */
  readonly gone: Gone | undefined;
}

/** How a request ended that the platform took. `absent`: it knew no such environment. */
export type ClosingOutcome = 'closed' | 'absent';

/** One request to close a Preview. */
export interface Closing {
  readonly plan: ClosingPlan;
  readonly target: Target;
  readonly correlationId: string;
  readonly access: PlatformAccess;
  readonly record: PlatformRecord;
}
