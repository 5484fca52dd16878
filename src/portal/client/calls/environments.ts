import type * as z from 'zod/mini';
import type { Environment } from '../../contract/deployment-complete.ts';
import type {
  CommitResult,
  DeploymentList,
  DeploymentListQuery,
  EnvironmentCorrection,
  EnvironmentResult,
  SiteEnvironmentList,
} from '../../contract/environment.ts';
import { operations } from '../../contract/operations/operations.ts';
import type { SitePagesResult, SitePagesUpdate } from '../../contract/page.ts';
import { AdministrationCalls } from './administration.ts';

/**
 * What is deployed where, and what the portal is told of it. The endpoints are decided. Spec: Environments and
 * deployment triggers.
 */
export class EnvironmentCalls extends AdministrationCalls {
  /** What Production and Preview are known to run. */
  async listEnvironments(siteId: string, signal?: AbortSignal): Promise<z.output<typeof SiteEnvironmentList>> {
    return await this.call(operations.listEnvironments, { parameters: { siteId }, signal });
  }

  /** Says what an environment really runs, where a report was wrong or never came. Needs the level admin. */
  async correctEnvironment(
    siteId: string,
    environment: Environment,
    correction: EnvironmentCorrection,
    signal?: AbortSignal,
  ): Promise<z.output<typeof EnvironmentResult>> {
    return await this.call(operations.putEnvironment, {
      parameters: { siteId, environment },
      body: correction,
      signal,
    });
  }

  /** The deployments that were reported, the newest first. */
  async listDeployments(
    siteId: string,
    part: Partial<DeploymentListQuery> = {},
    signal?: AbortSignal,
  ): Promise<z.output<typeof DeploymentList>> {
    return await this.call(operations.listDeployments, { parameters: { siteId }, query: { ...part }, signal });
  }

  /** Tells which commits a commit holds, where no event of the repository host did. Needs the level admin. */
  async tellCommit(
    siteId: string,
    commitSha: string,
    holds: readonly string[],
    signal?: AbortSignal,
  ): Promise<z.output<typeof CommitResult>> {
    const parts = { parameters: { siteId, commitSha }, body: { holds: [...holds] }, signal };
    return await this.call(operations.putCommit, parts);
  }

  /**
   * Tells the local portal the pages of the built site; a real portal learns of them in its own way. Needs the level
   * editor.
   */
  async tellPages(
    siteId: string,
    pages: SitePagesUpdate['pages'],
    signal?: AbortSignal,
  ): Promise<z.output<typeof SitePagesResult>> {
    return await this.call(operations.putPages, { parameters: { siteId }, body: { pages }, signal });
  }
}
