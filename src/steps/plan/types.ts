import type { SiteConfig } from '../../config/schema.ts';
import type { GitHubAccess } from '../../github/types.ts';
import type { Environment } from '../../portal/contract/deployment-complete.ts';
import type { Secret } from '../../shared/secret.ts';

export type { Environment };

/** `rollback` deploys the kept package of an earlier run; `close` ends the Preview instead of deploying to it. */
export const modes = ['all', 'build', 'deploy', 'rollback', 'close'] as const;
export type Mode = (typeof modes)[number];

export const uploaders = ['auto', 'official', 'direct'] as const;
export type Uploader = (typeof uploaders)[number];

/** What made this run start: the runner's event, or a person at a terminal (`name: 'local'`). */
export interface RunEvent {
  /** `push`, `workflow_dispatch`, … as the runner names it; `local` outside of a runner. */
  readonly name: string;
  /** `refs/heads/master`, `refs/tags/v1.0.0`, … */
  readonly ref: string;
  /** Full commit id. */
  readonly sha: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Message of the head commit, where the event carries it. */
  readonly commitMessage?: string;
  readonly run: RunReference;
}

/** Which run this is, for the portal and for links. */
export interface RunReference {
  readonly id: string;
  readonly attempt: number;
  /** Page of the run, where there is one. */
  readonly url?: string;
}

/** Runs git in the workspace: its output, or `undefined` where git is missing or fails. */
export type Git = (args: readonly string[]) => Promise<string | undefined>;

/** What a person or a workflow asks for. Values as they were given: the plan checks them. */
export interface DeployOptions {
  /** Absolute path of the repository's checkout. Nothing outside of it is read or deployed. */
  readonly workspace: string;
  /** The site config file, relative to the workspace. Default `site.config.yml`. */
  readonly config?: string;
  /** `production` or `preview`, in any case of letters. */
  readonly environment?: string;
  /** MAJOR.MINOR.PATCH. */
  readonly version?: string;
  readonly mode?: string;
  /** With `mode: rollback`: id of the run that has built the package. */
  readonly rollbackRun?: string;
  readonly uploader?: string;
  /** Builds and packs, and sends nothing. */
  readonly dryRun?: boolean;
  readonly event: RunEvent;
  readonly git: Git;
  /** Uploads also what is live already, and what is older than it. */
  readonly force?: boolean;
  /** GitHub's REST API, to ask whether the commit is still the head of its branch, and where a kept package comes from. */
  readonly github?: GitHubAccess;
  /** Where the platform's upload client is kept from run to run; default: a folder of this run. */
  readonly toolCache?: string;
  /** The portal's API token for the deployment-complete call; without one the run's access token is used. */
  readonly apiToken?: Secret;
  /** The environment that the build's allow-list picks from. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What is going to happen: every question answered, every path checked. */
export interface Plan {
  readonly mode: Mode;
  readonly uploader: Uploader;
  readonly dryRun: boolean;
  /** Uploads also what is live already, and what is older than it. */
  readonly force: boolean;
  readonly environment: Environment;
  /** The hosting's name of the environment: `null` is Production, else letters and digits. */
  readonly environmentName: string | null;
  /** MAJOR.MINOR.PATCH. With `mode: close` the one of the closed branch, or empty. */
  readonly version: string;
  /** With `mode: rollback`: the run that has built the package. `version` and `event.sha` are those of the package. */
  readonly rollbackRun?: string;
  readonly event: RunEvent;
  readonly config: SiteConfig;
  /** Absolute paths. */
  readonly workspace: string;
  readonly buildRoot: string;
  /** Where the site will be live, as far as the config says. */
  readonly url: string | undefined;
}
