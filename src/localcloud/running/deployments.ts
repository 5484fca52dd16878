import * as z from 'zod/mini';
import type { LocalRun } from '../github/state/state.ts';

/** Options of `site-deploy deploy`, by property name. */
export type RequestedOptions = Readonly<Record<string, string | boolean | undefined>>;

export const DeploymentOutcome = z.object({
  /** Exit code. 0: done. 1: failed. 2: the site config or an option must change. */
  code: z.literal([0, 1, 2]),
  /** Outputs of the Action; empty if it wasn't started. */
  outputs: z.record(z.string(), z.string()),
  /** Local address of the site, if it is served. */
  address: z.optional(z.string()),
  /** Address of the site for browsers. */
  browserAddress: z.optional(z.string()),
  /** Last deployment that was reported to the portal. */
  deployment: z.optional(
    z.object({ status: z.string(), version: z.string(), environment: z.string() }),
  ),
});
export type DeploymentOutcome = z.infer<typeof DeploymentOutcome>;

/** Line of the response to a deployment request, as JSON. The last line contains the outcome. */
export const DeploymentMessage = z.object({
  run: z.optional(z.number()),
  line: z.optional(z.string()),
  outcome: z.optional(DeploymentOutcome),
});

export interface StartedDeployment {
  readonly run: LocalRun;
  readonly done: Promise<DeploymentOutcome>;
}

/** Deploys a site's folder in its current state. */
export interface FolderDeployer {
  /**
   * Starts a deployment.
   * @throws SiteDeployError if the folder can't be deployed, in which case nothing was started
   */
  deploy(options: RequestedOptions, onLine: (line: string) => void): Promise<StartedDeployment>;
  /**
   * Deploys with the options of the last deployment, except for those that apply only once, e.g.
   * `force`. If a run is active, returns that run.
   * @param environment environment of this deployment only
   */
  again(environment?: 'production' | 'preview'): Promise<LocalRun>;
  /** Run whose deployment hasn't ended. */
  readonly active?: LocalRun | undefined;
  /** Run that was started last. */
  readonly last?: LocalRun | undefined;
}

/** Deployers by site id. */
export type FolderDeployers = ReadonlyMap<string, FolderDeployer>;
