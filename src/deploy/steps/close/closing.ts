import type { PlatformAccess, PlatformRecord } from '../../../clients/swa/access.ts';
import type { Target } from '../../../clients/swa/target.ts';
import type { SiteDeployError } from '../../../shared/errors/error.ts';
import type { ClosingPlan } from '../plan/types.ts';
import type { Gone } from './wait-until-gone.ts';

export interface ClosedEnvironment {
  readonly correlationId: string;
  readonly outcome: ClosingOutcome;
  readonly gone: Gone | undefined;
}

export type ClosingOutcome = 'closed' | 'absent';

export interface Closing {
  readonly plan: ClosingPlan;
  readonly target: Target;
  readonly correlationId: string;
  readonly access: PlatformAccess;
  readonly record: PlatformRecord;
}

/** The request may have been carried out: no response confirms it. */
export class Unheard extends Error {
  override readonly name = 'Unheard';
  override readonly cause: SiteDeployError;

  constructor(cause: SiteDeployError) {
    super(cause.message, { cause });
    this.cause = cause;
  }
}

export const setUrl =
  'Set environments.preview.url in the site config, so that the URL can be checked.';
