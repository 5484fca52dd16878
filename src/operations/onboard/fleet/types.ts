import type { OnboardingState } from '../plan/types.ts';

export interface FleetSite {
  readonly id: string;
  readonly slug: string;
  /** Hash of everything its outcome depends on. Without it, no outcome is recorded. */
  readonly digest?: string;
}

export interface SiteOutcome {
  readonly slug: string;
  /** `applied`: steps were taken in this run; `not reached`: the run ended before this site. */
  readonly status: OnboardingState | 'applied' | 'failed' | 'not reached';
  readonly steps: number;
  /** URL of the pull request, or the error. */
  readonly note: string;
  /** Further information, e.g. the commands for somebody with the rights. */
  readonly details?: readonly string[];
  readonly code?: string;
  /** When an earlier run finished it (ISO 8601); this run skipped it. */
  readonly earlier?: string;
}
