import type * as z from 'zod/mini';
import type { Environment } from '../../../contracts/portal/deployment-complete.ts';
import type {
  CommitResult,
  DeploymentList,
  DeploymentListQuery,
  EnvironmentCorrection,
  EnvironmentResult,
  SiteEnvironmentList,
} from '../../../contracts/portal/environment.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { CallOptions, PortalCaller } from '../caller.ts';

export type EnvironmentCalls = ReturnType<typeof environmentCalls>;

/**
 * What runs where, and what a deployment tells the portal. The endpoints are decided. Spec: Environments and
 * deployment triggers.
 */
export function environmentCalls(caller: PortalCaller) {
  return {
    /** What Production and Preview are known to run. */
    list: (siteId: string, options?: CallOptions): Promise<z.output<typeof SiteEnvironmentList>> =>
      caller.call(operations.listEnvironments, { parameters: { siteId }, ...options }),

    /** Says what an environment really runs, where a report was wrong or never came. Needs the level admin. */
    correct: (
      siteId: string,
      environment: Environment,
      correction: EnvironmentCorrection,
      options?: CallOptions,
    ): Promise<z.output<typeof EnvironmentResult>> =>
      caller.call(operations.putEnvironment, { parameters: { siteId, environment }, body: correction, ...options }),

    /** The deployments that were reported, the newest first. */
    listDeployments: (
      siteId: string,
      part: Partial<DeploymentListQuery> = {},
      options?: CallOptions,
    ): Promise<z.output<typeof DeploymentList>> =>
      caller.call(operations.listDeployments, { parameters: { siteId }, query: { ...part }, ...options }),

    /** Tells which commits a commit holds, where no event of the repository host did. Needs the level admin. */
    tellCommit: (
      siteId: string,
      commitSha: string,
      holds: readonly string[],
      options?: CallOptions,
    ): Promise<z.output<typeof CommitResult>> =>
      caller.call(operations.putCommit, {
        parameters: { siteId, commitSha },
        body: { holds: [...holds] },
        ...options,
      }),
  };
}
