import { advance } from '../reconcile.ts';
import { applyStep } from './apply.ts';
import type { ReleaseContext, StartWish } from './context.ts';
import { planFinish } from './plan-finish.ts';
import { planStart } from './plan-start.ts';
import { readReleaseState } from './read-release.ts';
import { readStartState } from './read-start.ts';

/** Time to wait for CI, in ms; people are never waited for. */
export interface Patience {
  readonly waitMs: number;
  readonly dryRun?: boolean;
}

/** @throws SiteDeployError `GITHUB_*`, `PORTAL_*` */
export function startRelease(context: ReleaseContext, wish: StartWish, patience: Patience) {
  return advance(
    {
      observe: () => readStartState(context, wish),
      plan: planStart,
      apply: (step) => applyStep(step, context),
    },
    { ...patience, deps: context.deps },
  );
}

/** If interrupted, the next run resumes it. @throws SiteDeployError `GITHUB_*`, `PORTAL_*` */
export function finishRelease(context: ReleaseContext, version: string, patience: Patience) {
  return advance(
    {
      observe: () => readReleaseState(context, version),
      plan: planFinish,
      apply: (step, state) => applyStep(step, context, state),
    },
    { ...patience, deps: context.deps },
  );
}
