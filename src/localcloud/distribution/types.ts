import type { BlobStorage } from '../blob/blob.ts';
import type { Hosting } from '../hosting/hosting.ts';

type DeploymentState = 'WaitingForUpload' | 'InProgress' | 'Succeeded' | 'Failed' | 'Canceled';

export interface LocalDeployment {
  readonly id: string;
  /** Id that the service returns as `stageSiteIdentifier`. */
  readonly stage: string;
  /** Id that the service returns as `version`. */
  readonly version: string | number;
  readonly slug: string;
  /** Requested environment; `null` for Production. */
  readonly requested: string | null;
  /** Environment that changes; `null` for Production. */
  readonly environment: string | null;
  readonly at: string;
  readonly correlationId: string;
  readonly upload: Readonly<Record<string, unknown>>;
  readonly event: Readonly<Record<string, unknown>>;
  state: DeploymentState;
  /** String, or the service's object that contains it. */
  reason: unknown;
  isLive: boolean;
  pollCount: number;
  files: number | undefined;
  bytes: number | undefined;
  /**
   * Resolves when the distribution has ended, even if its status is still reported as InProgress.
   */
  settled: Promise<void>;
}

export type DistributionStep =
  | 'validateapitoken'
  | 'request'
  | 'updatestatus'
  | 'checkstatus'
  | 'close';

export interface DistributionBehaviour {
  /** Minimum number of status requests that are answered with InProgress before the outcome. */
  polls: number;
  /** Rejects one step, in an envelope with HTTP status 200. */
  reject:
    | {
        readonly step: DistributionStep;
        readonly reason: string | object;
        readonly statusCode?: number;
      }
    | undefined;
  /**
   * `real`: the actual result of the upload. `never`: the site goes live, but the status stays
   * InProgress forever. `stuck`: the site doesn't go live either. An object is the outcome itself;
   * the site goes live only with `isLive`, e.g. if only some regions have accepted it.
   */
  outcome:
    | 'real'
    | 'never'
    | 'stuck'
    | {
        readonly state: 'Failed' | 'Canceled';
        readonly reason: unknown;
        readonly isLive?: boolean;
      };
  /** `production`: the platform deploys a named environment to Production, as has been observed. */
  landing: 'asked' | 'production';
  /**
   * Every n-th response comes from the previous version, as has been observed for a minute and for
   * days (https://github.com/Azure/static-web-apps/issues/1472, /1783). `undefined`: never.
   */
  everyOld: number | undefined;
  /**
   * URL that is reported on success: of the changed environment (`given`), the requested one
   * (`asked`), etc. The real service sometimes leaves it empty.
   */
  siteUrl: 'given' | 'asked' | 'empty' | 'production' | 'custom domain';
  validatedUrl: 'given' | 'empty' | 'custom domain';
  statusNames: Readonly<Partial<Record<ReportedState, string>>>;
  /**
   * `uuid`: one id for stage and version. `plain`: like the real service, e.g. stage "default",
   * version "1". `number`: like `plain`, but the version is a number.
   */
  ids: 'uuid' | 'plain' | 'number';
  spelling: 'camel' | 'pascal';
  /** `new`: a format that only the platform's client knows. */
  tokenShape: 'known' | 'new';
  /** Whether confirmed closes take effect. The real service has been observed to ignore them. */
  closes: boolean;
  /**
   * Requests that close an environment. All need a `PullRequestId`. `pull request`: those of a pull
   * request. `named environment`: those that also contain an `EnvironmentName`.
   */
  closingForm: 'either' | 'pull request' | 'named environment';
  unhealthyRegions: readonly string[];
  /** Whether the site may have environments besides Production. */
  allowsEnvironments: boolean;
  maxTotalBytes: number;
  /** Maximum total size of all environments in bytes. */
  maxTotalBytesOfAll: number;
  maxFiles: number;
  maxEnvironments: number;
}

type ReportedState = Exclude<DeploymentState, 'WaitingForUpload'>;

/** Default behaviour, with the limits of the free plan. */
export const defaultBehaviour: DistributionBehaviour = {
  polls: 1,
  reject: undefined,
  outcome: 'real',
  landing: 'asked',
  everyOld: undefined,
  siteUrl: 'given',
  validatedUrl: 'given',
  statusNames: {},
  ids: 'uuid',
  spelling: 'camel',
  tokenShape: 'known',
  closes: true,
  closingForm: 'either',
  unhealthyRegions: [],
  allowsEnvironments: true,
  maxTotalBytes: 250 * 1024 * 1024,
  maxTotalBytesOfAll: 500 * 1024 * 1024,
  maxFiles: 15_000,
  maxEnvironments: 3,
};

export interface DistributionOptions {
  readonly storage: BlobStorage;
  readonly hosting: Hosting;
  readonly dir: string;
  readonly customDomain: (slug: string) => string;
}
