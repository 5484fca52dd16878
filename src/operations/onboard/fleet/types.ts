import type { OnboardingState } from '../plan/types.ts';

/** A site of the portal, before it was looked at. */
export interface FleetSite {
  readonly id: string;
  readonly slug: string;
  /** Hash of what its outcome depends on. Without it no outcome is kept for a later run. */
  readonly digest?: string;
}

/** What has become of a site. */
export interface SiteOutcome {
  readonly slug: string;
  /** How it stands; `applied`: steps were taken now; `not reached`: the run ended before it. */
  readonly status: OnboardingState | 'applied' | 'failed' | 'not reached';
  /** Steps of its plan. */
  readonly steps: number;
  /** Address of the pull request, or what went wrong. */
  readonly note: string;
  /** What else is to be said, such as the commands that somebody with the rights needs. */
  readonly details?: readonly string[];
  /** Code of the error, where it has failed. */
  readonly code?: string;
  /** When an earlier run has finished it (ISO 8601); this one did not look at it. */
  readonly earlier?: string;
}
