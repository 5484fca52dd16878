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
 * Deployed versions per environment, and deployment reports. The endpoints are decided. Spec:
 * Environments and deployment triggers.
 */
export function environmentCalls(caller: PortalCaller) {
  return {
    /** The known state of Production and Preview. */
    list: (siteId: string, options?: CallOptions): Promise<z.output<typeof SiteEnvironmentList>> =>
      caller.call(operations.listEnvironments, { parameters: { siteId }, ...options }),

    /** Corrects an environment's state after a wrong or missing report. Needs the level admin. */
    correct: (
      siteId: string,
      environment: Environment,
      correction: EnvironmentCorrection,
      options?: CallOptions,
    ): Promise<z.output<typeof EnvironmentResult>> =>
      caller.call(operations.putEnvironment, {
        parameters: { siteId, environment },
        body: correction,
        ...options,
      }),

    /** Reported deployments, newest first. */
    listDeployments: (
      siteId: string,
      part: Partial<DeploymentListQuery> = {},
      options?: CallOptions,
    ): Promise<z.output<typeof DeploymentList>> =>
      caller.call(operations.listDeployments, {
        parameters: { siteId },
        query: { ...part },
        ...options,
      }),

    /**
     * Records which commits a commit contains, if no event of the repository host did. Needs the
     * level admin.
     */
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
