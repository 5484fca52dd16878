import type { SiteConfig } from '../../../config/schema.ts';
import type { Environment, Provenance } from '../../../contracts/portal/deployment.ts';
import type { DeployMode } from '../../../identity/modes.ts';
import type { Pins } from '../../../identity/pins.ts';
import type { RunEvent } from '../../../identity/run-event.ts';

export type { Environment };

export const uploaders = ['auto', 'official', 'direct'] as const;

/** Unvalidated inputs. An empty string counts as not set. */
export interface DeployRequest {
  /** Absolute path of the checkout, which contains all files that are deployed. */
  readonly workspace: string;
  readonly event: RunEvent;
  /** Path of the site config, relative to the workspace. Default: `site.config.yml`. */
  readonly config?: string;
  /** Environment: `production` or `preview`, case-insensitive. */
  readonly environment?: string;
  readonly siteVersion?: string;
  /** Mode, one of `deployModes`. Default: `all`. */
  readonly mode?: string;
  /** With `mode: rollback`: id of the run that built the package. */
  readonly rollbackRun?: string;
  /** Upload method, one of `uploaders`. Default: `auto`. */
  readonly uploader?: string;
  /**
   * Whether to only build and pack, without sending anything. A string is parsed as a YAML boolean.
   */
  readonly dryRun?: boolean | string;
  /**
   * Whether to upload a package even if it is live or older than the live site. A string is parsed
   * as a YAML boolean.
   */
  readonly force?: boolean | string;
  /** Values that the site config must not contradict. */
  readonly pins?: Pins;
}

export interface CommonPlan {
  readonly uploader: (typeof uploaders)[number];
  readonly dryRun: boolean;
  readonly event: RunEvent;
  readonly config: SiteConfig;
  readonly url: string | undefined;
}

export interface ProjectFolders {
  readonly workspace: string;
  readonly buildRoot: string;
}

export interface ConfiguredProject extends ProjectFolders {
  readonly config: SiteConfig;
}

export interface Plan extends CommonPlan, ProjectFolders {
  readonly mode: Exclude<DeployMode, 'close'>;
  readonly force: boolean;
  readonly environment: Environment;
  /** Name of the environment on the hosting platform; `null` for Production. */
  readonly environmentName: string | null;
  readonly version: string;
  readonly provenance: Pick<Provenance, 'commit' | 'tree' | 'run'>;
  /**
   * With `mode: rollback`: id of the run that built the package. `version`, `event.sha` and
   * `event.ref` are then those of the package.
   */
  readonly rollbackRun?: string;
  /** With `mode: rollback`: path of the building workflow at the package's commit. */
  readonly builtBy?: string;
  /** Path of the site config, relative to the workspace. */
  readonly configFile: string;
}

export interface ClosingPlan extends CommonPlan {
  readonly mode: 'close';
  readonly environment: 'Preview';
  readonly environmentName: string;
  readonly workspace: string;
  readonly version: string | undefined;
}
