import type { PlatformAccess, PlatformRecord } from '../../../clients/swa/access.ts';
import type { Target } from '../../../clients/swa/target.ts';
import type { SiteDeployError } from '../../../shared/errors/error.ts';
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

/** A request to close that may have been carried out: no answer says so. Thrown within this step. */
export class Unheard extends Error {
  override readonly name = 'Unheard';
  override readonly cause: SiteDeployError;

  constructor(cause: SiteDeployError) {
    super(cause.message, { cause });
    this.cause = cause;
  }
}

/** What makes a look possible. */
export const setUrl = 'Set environments.preview.url in the site config: then the address is looked at.';
