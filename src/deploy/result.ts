import type { DeploymentStatus, Provenance } from '../contracts/portal/deployment.ts';
import type { SiteDeployError } from '../shared/errors/error.ts';
import type { Concern } from '../shared/log.ts';
import type { Environment } from './steps/plan/types.ts';

/** In order. `close` replaces the steps from `build` to `notify`. */
export const steps = [
  'plan',
  'login',
  'exchange',
  'build',
  'finish',
  'pack',
  'upload',
  'verify',
  'notify',
  'close',
] as const;
export type Step = (typeof steps)[number];

/** The run continued. */
export interface RunFinding {
  readonly message: string;
  readonly concern?: Concern;
  /** Relative to the workspace; lines and columns count from 1. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Times in ms; `startMs` counts from the start of the run. */
export interface StepTime {
  readonly step: Step;
  readonly startMs: number;
  readonly durationMs: number;
  /** `ended`: aborted because another step failed, or by a cancel. */
  readonly outcome: 'done' | 'failed' | 'ended';
}

export interface RunSource {
  readonly repository: string;
  readonly branch: string;
  readonly commit: string;
  readonly runUrl?: string;
}

/** Outcome of a run, with all facts it collected. */
export interface DeployResult {
  readonly status: DeploymentStatus;
  /** `maybe` if only a probe can tell. With `mode: close`: the Preview. */
  readonly siteChanged: 'no' | 'maybe' | 'yes';
  readonly environment?: Environment;
  readonly site?: string;
  readonly source?: RunSource;
  readonly dryRun?: boolean;
  /** MAJOR.MINOR.PATCH. */
  readonly siteVersion?: string;
  /** Verified, or reported by the platform. */
  readonly url?: string;
  readonly deploymentId?: string;
  readonly correlationId?: string;
  readonly fileCount?: number;
  /** Before packing, in bytes. */
  readonly totalBytes?: number;
  readonly digest?: string;
  readonly provenance?: Provenance;
  readonly limits?: { readonly files: number; readonly bytes: number };
  /** Largest first; sizes in bytes. */
  readonly largestFiles?: readonly { readonly path: string; readonly bytes: number }[];
  /** With metadata or texts. */
  readonly finished?: {
    readonly pages: number;
    readonly files: readonly string[];
    /** By the portal's clock. */
    readonly pagesReadAt?: string | undefined;
  };
  /** At the time of packing, if it could be read. */
  readonly previous?: PreviousBuild;
  /** If the live site lists its files. */
  readonly changes?: SiteChanges;
  /** On pages that a framework takes over in the browser, as a phrase. */
  readonly rendered?: string;
  /** With `mode: rollback`: the run and commit of the package. */
  readonly rolledBack?: { readonly run: string; readonly commit: string };
  /** With `mode: close`: the hosting environment. */
  readonly closing?: string;
  readonly closes?: boolean;
  readonly closed?: ClosedResult;
  /** Nothing was sent. */
  readonly isUnchanged?: boolean;
  /** Confirmed by the portal. */
  readonly notified: boolean;
  /** With `mode: build`: for the deploy job, relative to the workspace. */
  readonly folder?: string;
  /** With `mode: build`. */
  readonly artifact?: string;
  readonly seconds: Readonly<Partial<Record<Step, number>>>;
  readonly timeline?: readonly StepTime[];
  readonly findings?: readonly RunFinding[];
  readonly error?: SiteDeployError;
  readonly failedStep?: Step;
  /** Only if the portal should have been notified. */
  readonly notifyError?: SiteDeployError;
}

export interface PreviousBuild {
  readonly version: string;
  readonly commit: string;
  readonly digest: string;
  /** In bytes, without the markers; negative if smaller. */
  readonly growth?: number;
}

export interface SiteChanges {
  readonly added: { readonly count: number; readonly paths: readonly string[] };
  readonly changed: { readonly count: number; readonly paths: readonly string[] };
  /** Only a count: the live site lists no names. */
  readonly removed: number;
  /** Including new ones; in bytes. */
  readonly grown: readonly { readonly path: string; readonly bytes: number }[];
}

export interface ClosedResult {
  readonly outcome: 'closed' | 'absent';
  /** The status that visitors get; absent if the URL is unknown. */
  readonly gone?: { readonly url: string; readonly status: number };
}

export type Facts = Partial<
  Omit<DeployResult, 'status' | 'siteChanged' | 'seconds' | 'timeline' | 'findings'>
>;
