import type { DeploymentStatus } from '../contracts/portal/deployment-complete.ts';
import type { SiteDeployError } from '../shared/errors/error.ts';
import type { Concern } from '../shared/log.ts';
import type { Environment } from './steps/plan/types.ts';

/**
 * Steps of a run, in order. `close` closes a Preview and replaces the steps from `build` to
 * `notify`.
 */
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

/** Something for a person to check; the run continued. */
export interface RunFinding {
  readonly message: string;
  /** Who is affected; absent: the run itself. */
  readonly concern?: Concern;
  /** Location, relative to the workspace; lines and columns count from 1. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** A step that was started. Times in ms; `startMs` counts from the start of the run. */
export interface StepTime {
  readonly step: Step;
  readonly startMs: number;
  readonly durationMs: number;
  /** `ended`: aborted because another step failed, or by a cancel. */
  readonly outcome: 'done' | 'failed' | 'ended';
}

/** Source of a build, and the run that built it. Unknown texts are empty. */
export interface RunSource {
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  /** Full commit id. */
  readonly commit: string;
  /** URL of the run. */
  readonly runUrl?: string;
}

/** Outcome of a run, with all facts it collected. */
export interface DeployResult {
  readonly status: DeploymentStatus;
  /**
   * Whether the live site changed: `maybe` if only a probe can tell. With `mode: close`: whether
   * the Preview did.
   */
  readonly siteChanged: 'no' | 'maybe' | 'yes';
  readonly environment?: Environment;
  /** Slug of the site in the portal. */
  readonly site?: string;
  readonly source?: RunSource;
  readonly dryRun?: boolean;
  /** The site's version: MAJOR.MINOR.PATCH. */
  readonly siteVersion?: string;
  /** Origin that was verified, or that the platform reported. */
  readonly url?: string;
  readonly deploymentId?: string;
  readonly correlationId?: string;
  readonly fileCount?: number;
  /** Before packing, in bytes. */
  readonly totalBytes?: number;
  readonly digest?: string;
  /** Package limits for this site. */
  readonly limits?: { readonly files: number; readonly bytes: number };
  /** Largest files of the package, largest first; sizes in bytes. */
  readonly largestFiles?: readonly { readonly path: string; readonly bytes: number }[];
  /** Number of pages with metadata or texts, and the added files. */
  readonly finished?: { readonly pages: number; readonly files: readonly string[] };
  /** Live build at the time of packing, if it could be read. */
  readonly previous?: PreviousBuild;
  /** How the package differs from the live files, if the live site lists them. */
  readonly changes?: SiteChanges;
  /**
   * What happened to the metadata of pages that a framework takes over in the browser, as a phrase.
   */
  readonly rendered?: string;
  /** With `mode: rollback`: the run that built the package, and the package's commit. */
  readonly rolledBack?: { readonly run: string; readonly commit: string };
  /** With `mode: close`: the hosting environment to close. */
  readonly closing?: string;
  /** With `mode: close`: nothing prevents closing it. */
  readonly closes?: boolean;
  /** With `mode: close`: the outcome. */
  readonly closed?: ClosedResult;
  /** The live site already had these files, so nothing was sent. */
  readonly isUnchanged?: boolean;
  /** Whether the portal confirmed the notification. */
  readonly notified: boolean;
  /** With `mode: build`: the folder for the deploy job, relative to the workspace. */
  readonly folder?: string;
  /** With `mode: build`: the artifact name for the folder. */
  readonly artifact?: string;
  /** Duration of each step that was started. */
  readonly seconds: Readonly<Partial<Record<Step, number>>>;
  /** In start order. */
  readonly timeline?: readonly StepTime[];
  /** Warnings, without duplicates. */
  readonly findings?: readonly RunFinding[];
  /** Error of the step `failedStep`. */
  readonly error?: SiteDeployError;
  readonly failedStep?: Step;
  /** Why the portal wasn't notified, if it should have been. */
  readonly notifyError?: SiteDeployError;
}

/** A build that was live, according to its marker. */
export interface PreviousBuild {
  readonly version: string;
  readonly commit: string;
  readonly digest: string;
  /** Growth of the new build in bytes, without the markers; negative if it is smaller. */
  readonly growth?: number;
}

/** Files changed by a package, without the marker. Only the first ones are listed. */
export interface SiteChanges {
  readonly added: { readonly count: number; readonly paths: readonly string[] };
  readonly changed: { readonly count: number; readonly paths: readonly string[] };
  /** Only a count: the live site lists no names. */
  readonly removed: number;
  /** Files that grew most, including new ones; in bytes. */
  readonly grown: readonly { readonly path: string; readonly bytes: number }[];
}

export interface ClosedResult {
  /** `absent`: the platform knew no environment of this name. */
  readonly outcome: 'closed' | 'absent';
  /** URL of the Preview, and the status that visitors get there; absent if the URL is unknown. */
  readonly gone?: { readonly url: string; readonly status: number };
}

/** Facts collected for the result during the run. */
export type Facts = Partial<
  Omit<DeployResult, 'status' | 'siteChanged' | 'seconds' | 'timeline' | 'findings'>
>;
