import type { GitHubRepository, Repository } from '../clients/github/repository.ts';
import type { PortalClient } from '../clients/portal/portal.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { VersionLevel } from '../contracts/portal/development-request.ts';
import type { Deps } from '../shared/deps.ts';

interface DeploymentWorkflow {
  find(commit: string): Promise<string | undefined>;
  need(branch: string): Promise<string>;
}

export interface ReleaseContext {
  readonly repository: Repository;
  readonly config: SiteConfig;
  readonly workflow: DeploymentWorkflow;
  readonly portal: PortalCalls | undefined;
  readonly mayReport?: boolean;
  readonly deps: Deps;
}

export type PortalCalls = Pick<PortalClient, 'call'>;

export interface TextsContext extends ReleaseContext {
  readonly portal: PortalCalls;
}

/** The site config, whose settings decide which files a change may touch. */
export interface ChangePolicy {
  readonly config: SiteConfig;
  readonly configFile: string;
}

export interface RequestsContext extends TextsContext, ChangePolicy {
  /**
   * Client with a user's token, which can assign issues to agents; `undefined` without such a
   * token.
   */
  readonly asUser: GitHubRepository | undefined;
  /** Clears what `openPass` has cached, so that a decision is based on the current state. */
  readonly forget?: () => void;
}

/** Prefix of release branches. Spec: Versioning. */
export const releasePrefix = 'release/';

export interface RequestedRelease {
  readonly level?: VersionLevel;
  readonly version?: string;
}
