import type { Repository } from '../../clients/github/repository.ts';
import type { GitHub } from '../../clients/github/types.ts';
import type { PortalClient } from '../../clients/portal/portal.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Deps } from '../../shared/deps.ts';
import type { ReleaseLevel } from './next-version.ts';

/** File name of the workflow that deploys the site. It may differ from branch to branch. */
export interface DeploymentWorkflow {
  /** @param commit its id @returns `undefined`: the commit has none, so it has no runs of it either */
  find(commit: string): Promise<string | undefined>;
  /** @throws SiteDeployError where the branch has none, or several */
  need(branch: string): Promise<string>;
}

/** What the stories of a release are told with. */
export interface ReleaseWorld {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly config: SiteConfig;
  readonly workflow: DeploymentWorkflow;
  /** The portal, where the caller has a credential for it. */
  readonly portal: PortalClient | undefined;
  /** Whether that credential is one by which the portal takes reports of deployments. */
  readonly mayReport: boolean;
  readonly deps: Deps;
}

/** Branches of releases. Spec: Versioning. */
export const releasePrefix = 'release/';

/** What a release is to be called. */
export interface StartWish {
  readonly level?: ReleaseLevel;
  /** MAJOR.MINOR.PATCH. */
  readonly version?: string;
}
