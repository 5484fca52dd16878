import type { BlobStorage } from '../blob/blob.ts';
import type { HostingService } from '../hosting/hosting.ts';

/** How a local deployment stands. The last four are also the service's words for it. */
export type DeploymentState = 'WaitingForUpload' | 'InProgress' | 'Succeeded' | 'Failed' | 'Canceled';

/** A deployment as the content distribution service keeps it. */
export interface LocalDeployment {
  readonly id: string;
  /** What the service calls it: `stageSiteIdentifier` and `version` of its answers. */
  readonly stage: string;
  readonly version: string | number;
  readonly slug: string;
  /** Name of the environment that was asked for; `null` is Production. */
  readonly asked: string | null;
  /** Name of the environment where it lands; `null` is Production. */
  readonly environment: string | null;
  /** When it was asked for, ISO 8601. */
  readonly at: string;
  /** Correlation id of the upload request. */
  readonly correlationId: string;
  /** What the client said about its files. */
  readonly upload: Readonly<Record<string, unknown>>;
  readonly event: Readonly<Record<string, unknown>>;
  state: DeploymentState;
  /** Why it failed: a text, or what the service wraps it in. */
  reason: unknown;
  /** Whether its files are what visitors of its environment get. */
  isLive: boolean;
  /** Looks at its status so far. */
  looks: number;
  /** The files as they were published: count and bytes. */
  files: number | undefined;
  bytes: number | undefined;
  /** Resolves when the service has done with it, whatever it still tells the client. */
  settled: Promise<void>;
}

export type DistributionStep = 'validateapitoken' | 'request' | 'updatestatus' | 'checkstatus' | 'close';

/** How the service behaves. Change it at any time; it holds for requests from then on. */
export interface DistributionBehaviour {
  /** Looks that are answered with InProgress before the outcome. */
  polls: number;
  /** Refuses one step, in the envelope of a rejection that comes as HTTP 200. */
  reject:
    | { readonly step: DistributionStep; readonly reason: string | object; readonly statusCode?: number }
    | undefined;
  /**
   * `real`: what comes of the upload. `never`: it goes live, but the status stays InProgress for ever. `stuck`:
   * neither. Else this outcome: nothing goes live unless `isLive`, as where some regions have taken the site and others
   * have not.
   */
  outcome:
    | 'real'
    | 'never'
    | 'stuck'
    | { readonly state: 'Failed' | 'Canceled'; readonly reason: unknown; readonly isLive?: boolean };
  /** Where an upload to a named environment goes: the platform has been seen to put it on Production. */
  landing: 'asked' | 'production';
  /**
   * Every n-th answer of an environment is that of the version before; the platform was seen to do so for a minute, and
   * for days (https://github.com/Azure/static-web-apps/issues/1472, /1783). `undefined`: no answer is.
   */
  everyOld: number | undefined;
  /**
   * Address that a success names: where it has landed, where it should have; the real service sometimes leaves it
   * empty.
   */
  siteUrl: 'given' | 'asked' | 'empty' | 'production' | 'custom domain';
  /** Address that a token which is valid names. */
  validatedUrl: 'given' | 'empty' | 'custom domain';
  /** Words of the status that differ from those that are known. */
  words: Readonly<Partial<Record<ReportedState, string>>>;
  /**
   * Names of a slot. `uuid`: one for stage and version. `plain`: as the real service has them, such as stage "default"
   * and version "3". `number`: the same with a number.
   */
  ids: 'uuid' | 'plain' | 'number';
  /** Names of members in answers: `deploymentStatus` or `DeploymentStatus`. */
  spelling: 'camel' | 'pascal';
  /**
   * Shape of the tokens that are issued from now on: `new` is one that no other client than the platform's own knows.
   */
  tokenShape: 'known' | 'new';
  /** Whether a closing that was confirmed is carried out; the real service has been seen not to. */
  closes: boolean;
  /**
   * Which form of a closing is taken. `either`: any with a `PullRequestId`. `pull request`: that of the one public
   * client, which says nothing of a named environment. `named environment`: one that does.
   */
  closingForm: 'either' | 'pull request' | 'named environment';
  /** Regions that a finished distribution names as unhealthy. */
  unhealthyRegions: readonly string[];
  /** Whether the site may have other environments than Production. */
  allowsEnvironments: boolean;
  maxTotalBytes: number;
  /** Of all environments together. */
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
  words: {},
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
  /** Address of a site under its own domain. */
  readonly customDomain: (slug: string) => string;
}
