import type { SiteConfig } from '../../../config/schema.ts';
import type { Environment } from '../../../contracts/portal/deployment-complete.ts';
import type { Pins } from '../../../identity/pins.ts';
import type { RunEvent } from '../../../identity/run-event.ts';

export type { Environment };

/**
 * `all` does everything. `build` ends with the folder that `deploy` takes in another job. `rollback` deploys the kept
 * package of an earlier run. `close` ends the Preview instead of deploying to it.
 */
export const modes = ['all', 'build', 'deploy', 'rollback', 'close'] as const;
export type Mode = (typeof modes)[number];

export const uploaders = ['auto', 'official', 'direct'] as const;
export type Uploader = (typeof uploaders)[number];

/**
 * What a person or a workflow asks for, as it was given: the plan checks it, and no other step sees it. Empty text
 * counts as not given.
 */
export interface DeployRequest {
  /** Absolute path of the repository's checkout. Nothing outside of it is read or deployed. */
  readonly workspace: string;
  readonly event: RunEvent;
  /** The site config file, relative to the workspace. Default `site.config.yml`. */
  readonly config?: string;
  /** `production` or `preview`, in any case of letters. */
  readonly environment?: string;
  /** The site's version: MAJOR.MINOR.PATCH. */
  readonly siteVersion?: string;
  /** One of `modes`. Default `all`. */
  readonly mode?: string;
  /** With `mode: rollback`: id of the run that has built the package. */
  readonly rollbackRun?: string;
  /** One of `uploaders`. Default `auto`. */
  readonly uploader?: string;
  /** Builds and packs, and sends nothing. Text is read as YAML reads a boolean. */
  readonly dryRun?: boolean | string;
  /** Uploads also what is live already, and what is older than it. Text is read as YAML reads a boolean. */
  readonly force?: boolean | string;
  /** What the site config may not contradict. */
  readonly pins?: Pins;
}

/** What the plans of all modes say. */
export interface CommonPlan {
  readonly uploader: Uploader;
  readonly dryRun: boolean;
  readonly event: RunEvent;
  readonly config: SiteConfig;
  /** Where the environment will be live, as far as the config says. */
  readonly url: string | undefined;
}

/** What is going to be deployed: every question answered, every path checked. */
export interface Plan extends CommonPlan {
  readonly mode: Exclude<Mode, 'close'>;
  /** Uploads also what is live already, and what is older than it. */
  readonly force: boolean;
  readonly environment: Environment;
  /** The hosting's name of the environment: `null` is Production, else letters and digits. */
  readonly environmentName: string | null;
  /** MAJOR.MINOR.PATCH. */
  readonly version: string;
  /**
   * With `mode: rollback`: the run that has built the package. `version`, `event.sha` and `event.ref` are those of the
   * package.
   */
  readonly rollbackRun?: string;
  /** Absolute paths. */
  readonly workspace: string;
  readonly buildRoot: string;
}

/** Which Preview is going to be closed. */
export interface ClosingPlan extends CommonPlan {
  readonly mode: 'close';
  readonly environment: 'Preview';
  /** The hosting's name of the environment: letters and digits. */
  readonly environmentName: string;
  /** Absolute path of the checkout. */
  readonly workspace: string;
  /** MAJOR.MINOR.PATCH of the branch that was deleted, where its name says one. */
  readonly version: string | undefined;
}
