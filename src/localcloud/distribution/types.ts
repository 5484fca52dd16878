import type { BlobStorage } from '../blob/blob.ts';
import type { HostingService } from '../hosting/hosting.ts';

/** State of a local deployment. The service uses the last four names itself. */
export type DeploymentState =
  | 'WaitingForUpload'
  | 'InProgress'
  | 'Succeeded'
  | 'Failed'
  | 'Canceled';

/** A deployment as stored by the content distribution service. */
export interface LocalDeployment {
  readonly id: string;
  /** The service's ids of it: `stageSiteIdentifier` and `version` in its answers. */
  readonly stage: string;
  readonly version: string | number;
  readonly slug: string;
  /** Requested environment; `null` is Production. */
  readonly requested: string | null;
  /** Environment where it lands; `null` is Production. */
  readonly environment: string | null;
  /** Time of the request, ISO 8601. */
  readonly at: string;
  /** Correlation id of the upload request. */
  readonly correlationId: string;
  /** The client's data about its files. */
  readonly upload: Readonly<Record<string, unknown>>;
  readonly event: Readonly<Record<string, unknown>>;
  state: DeploymentState;
  /** Reason for the failure: a text, or the service's wrapper around it. */
  reason: unknown;
  /** Whether visitors of its environment get its files. */
  isLive: boolean;
  /** Number of status requests so far. */
  pollCount: number;
  /** Totals of the published files. */
  files: number | undefined;
  bytes: number | undefined;
  /**
   * Resolves when the service has finished with it, regardless of what it still reports to the
   * client.
   */
  settled: Promise<void>;
}

export type DistributionStep =
  | 'validateapitoken'
  | 'request'
  | 'updatestatus'
  | 'checkstatus'
  | 'close';

/** Behaviour of the service. Can be changed at any time, for subsequent requests. */
export interface DistributionBehaviour {
  /** Number of status requests answered with InProgress before the outcome. */
  polls: number;
  /** Refuses one step with a rejection envelope in an HTTP 200. */
  reject:
    | {
        readonly step: DistributionStep;
        readonly reason: string | object;
        readonly statusCode?: number;
      }
    | undefined;
  /**
   * `real`: the actual result of the upload. `never`: it goes live, but the status stays InProgress
   * forever. `stuck`: neither. Any other value is the outcome; nothing goes live unless `isLive`,
   * e.g. if only some regions have taken the site.
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
  /**
   * Target of an upload to a named environment: the platform has been observed to put it on
   * Production.
   */
  landing: 'asked' | 'production';
  /**
   * Every n-th answer of an environment is that of the version before; observed on the platform for
   * a minute, and for days (https://github.com/Azure/static-web-apps/issues/1472, /1783).
   * `undefined`: never.
   */
  everyOld: number | undefined;
  /**
   * Address reported on success: where it landed, or where it should have; the real service
   * sometimes leaves it empty.
   */
  siteUrl: 'given' | 'asked' | 'empty' | 'production' | 'custom domain';
  /** Address reported for a valid token. */
  validatedUrl: 'given' | 'empty' | 'custom domain';
  /** Status keywords that replace the known ones. */
  statusNames: Readonly<Partial<Record<ReportedState, string>>>;
  /**
   * Ids of a slot. `uuid`: the same one for stage and version. `plain`: as in the real service,
   * e.g. stage "default" and version "3". `number`: the same, but with a numeric version.
   */
  ids: 'uuid' | 'plain' | 'number';
  /** Names of members in answers: `deploymentStatus` or `DeploymentStatus`. */
  spelling: 'camel' | 'pascal';
  /** Format of newly issued tokens: `new` is one that only the platform's own client knows. */
  tokenShape: 'known' | 'new';
  /** Whether a confirmed close is carried out; the real service has been observed not to. */
  closes: boolean;
  /**
   * Accepted form of a close request. `either`: any with a `PullRequestId`. `pull request`: that of
   * the one public client, without a named environment. `named environment`: with one.
   */
  closingForm: 'either' | 'pull request' | 'named environment';
  /** Regions that a finished distribution reports as unhealthy. */
  unhealthyRegions: readonly string[];
  /** Whether the site may have environments besides Production. */
  allowsEnvironments: boolean;
  maxTotalBytes: number;
  /** Total of all environments. */
  maxTotalBytesOfAll: number;
  maxFiles: number;
  maxEnvironments: number;
}

/** States that the service reports. */
export type ReportedState = Exclude<DeploymentState, 'WaitingForUpload'>;

/** Limits of the free plan. */
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
  readonly hosting: HostingService;
  /** Folder for packages and sites. */
  readonly dir: string;
  readonly polls: number;
  /** Returns the address of a site under its own domain. */
  readonly customDomain: (slug: string) => string;
}
