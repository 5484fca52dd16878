import type { PlatformAccess, PlatformRecord } from '../../../clients/swa/access.ts';
import type { Target } from '../../../clients/swa/target.ts';
import type { SiteDeployError } from '../../../shared/errors/error.ts';
import type { ClosingPlan } from '../plan/types.ts';
import type { Gone } from './wait-until-gone.ts';

export interface ClosedEnvironment {
  readonly correlationId: string;
  readonly outcome: ClosingOutcome;
  /** What visitors get at its URL from now on; `undefined` if the URL is unknown. */
  readonly gone: Gone | undefined;
}

/** Outcome of a request that the platform accepted. `absent`: it knew no such environment. */
export type ClosingOutcome = 'closed' | 'absent';

/** One request to close a Preview. */
export interface Closing {
  readonly plan: ClosingPlan;
  readonly target: Target;
  readonly correlationId: string;
  readonly access: PlatformAccess;
  readonly record: PlatformRecord;
}

/**
 * A close request that may have been carried out: no response confirms it. Internal to this step.
 */
export class Unheard extends Error {
  override readonly name = 'Unheard';
  override readonly cause: SiteDeployError;

  constructor(cause: SiteDeployError) {
    super(cause.message, { cause });
    this.cause = cause;
  }
}

/** Remedy that makes a probe possible. */
export const setUrl =
  'Set environments.preview.url in the site config, so that the URL can be checked.';
