import type { Repository } from '../../clients/github/repository.ts';
import type { GitHub } from '../../clients/github/types.ts';
import type { PortalClient } from '../../clients/portal/portal.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Deps } from '../../shared/deps.ts';
import type { ReleaseLevel } from './next-version.ts';

/** File name of the workflow that deploys the site. It may differ per branch. */
export interface DeploymentWorkflow {
  /**
   * @param commit its id @returns `undefined` if the commit has no such workflow, and so no runs of
   *   it
   */
  find(commit: string): Promise<string | undefined>;
  /** @throws SiteDeployError if the branch has none or several */
  need(branch: string): Promise<string>;
}

/** Dependencies of the release automations. */
export interface ReleaseContext {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly config: SiteConfig;
  readonly workflow: DeploymentWorkflow;
  /** The portal, if the caller has credentials for it. */
  readonly portal: PortalClient | undefined;
  /** Whether those credentials allow reporting deployments. */
  readonly mayReport: boolean;
  readonly deps: Deps;
}

/** Prefix of release branches. Spec: Versioning. */
export const releasePrefix = 'release/';

/** Requested level or version of a release. */
export interface StartWish {
  readonly level?: ReleaseLevel;
  /** MAJOR.MINOR.PATCH. */
  readonly version?: string;
}
