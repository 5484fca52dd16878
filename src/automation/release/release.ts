import { advance, type End } from '../story.ts';
import { applyStep } from './apply.ts';
import { lookAtRelease } from './look.ts';
import { lookAtStart } from './look-start.ts';
import { planFinish } from './plan-finish.ts';
import { planStart } from './plan-start.ts';
import type { ReleaseWorld, StartWish } from './world.ts';

/** How long to wait for CI, in ms; people are never waited for. */
export interface Patience {
  readonly waitMs: number;
  /** Plans only. */
  readonly dryRun?: boolean;
}

/** Starts a release or finds the open one. @throws SiteDeployError `GITHUB_*`, `PORTAL_*` */
export function startRelease(
  world: ReleaseWorld,
  wish: StartWish,
  patience: Patience,
): Promise<End> {
  return advance(
    {
      look: () => lookAtStart(world, wish),
      plan: planStart,
      apply: (step) => applyStep(step, world),
    },
    { ...patience, deps: world.deps },
  );
}

/**
 * Takes a release branch to Production. If interrupted, the next run resumes it.
 * @throws SiteDeployError `GITHUB_*`, `PORTAL_*`
 */
export function finishRelease(
  world: ReleaseWorld,
  version: string,
  patience: Patience,
): Promise<End> {
  return advance(
    {
      look: () => lookAtRelease(world, version),
      plan: planFinish,
      apply: (step, sight) => applyStep(step, world, sight),
    },
    { ...patience, deps: world.deps },
  );
}
