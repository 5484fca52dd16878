import type { BlobStorage } from '../blob/blob.ts';
import type { HostingService } from '../hosting/hosting.ts';

/** How a local deployment stands. The last four are also the service's words for it. */
export type DeploymentState = 'WaitingForUpload' | 'InProgress' | 'Succeeded' | 'Failed' | 'Canceled';

/** A deployment as the content distribution service keeps it. */
export interface LocalDeployment {
  /** The service's id: `stageSiteIdentifier` and `version` of its answers. */
  readonly id: string;
  readonly slug: string;
  /** Name of the environment; `null` is Production. */
  readonly environment: string | null;
  /** When it was asked for, ISO 8601. */
  readonly at: string;
  /** Correlation id of the upload request. */
  readonly correlationId: string;
  /** What the client said about its files. */
  readonly upload: Readonly<Record<string, unknown>>;
  readonly event: Readonly<Record<string, unknown>>;
  state: DeploymentState;
  /** Why it failed. */
  reason: string | undefined;
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
   * neither. Else this outcome, and nothing goes live.
   */
  outcome: 'real' | 'never' | 'stuck' | { readonly state: 'Failed' | 'Canceled'; readonly reason: string | undefined };
  /** Whether the answer of a success names the site's address; the real service sometimes leaves it empty. */
  siteUrl: 'given' | 'empty';
  /**
   * Shape of the tokens that are issued from now on: `new` is one that no other client than the platform's own knows.
   */
  tokenShape: 'known' | 'new';
  /** Whether a closing that was confirmed is carried out; the real service has been seen not to. */
  closes: boolean;
  /** Regions that a finished distribution names as unhealthy. */
  unhealthyRegions: readonly string[];
  maxTotalBytes: number;
  maxFiles: number;
  maxEnvironments: number;
}

/** Limits of the free plan. */
export const defaultBehaviour: DistributionBehaviour = {
  polls: 1,
  reject: undefined,
  outcome: 'real',
  siteUrl: 'given',
  tokenShape: 'known',
  closes: true,
  unhealthyRegions: [],
  maxTotalBytes: 250 * 1024 * 1024,
  maxFiles: 15_000,
  maxEnvironments: 10,
};

export interface DistributionOptions {
  readonly storage: BlobStorage;
  readonly hosting: HostingService;
  /** Folder for packages and sites. */
  readonly dir: string;
  readonly polls: number;
}
