import type { OnboardingState } from '../plan/types.ts';

/** A site of the portal, not yet checked. */
export interface FleetSite {
  readonly id: string;
  readonly slug: string;
  /**
   * Hash of everything its outcome depends on. Without it, no outcome is recorded for later runs.
   */
  readonly digest?: string;
}

/** Outcome of a site. */
export interface SiteOutcome {
  readonly slug: string;
  /** `applied`: steps were taken in this run; `not reached`: the run ended before this site. */
  readonly status: OnboardingState | 'applied' | 'failed' | 'not reached';
  /** Number of steps in its plan. */
  readonly steps: number;
  /** URL of the pull request, or the error. */
  readonly note: string;
  /** Further information, e.g. the commands for somebody with the rights. */
  readonly details?: readonly string[];
  /** Error code, if it failed. */
  readonly code?: string;
  /** When an earlier run finished it (ISO 8601); this run skipped it. */
  readonly earlier?: string;
}
