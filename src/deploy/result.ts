import type { DeploymentStatus } from '../contracts/portal/deployment-complete.ts';
import type { SiteDeployError } from '../shared/errors/error.ts';
import type { Concern } from '../shared/log.ts';
import type { Environment } from './steps/plan/types.ts';

/** The steps of a run, in their order. `close` ends a Preview, in place of the steps from `build` to `notify`. */
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

/** Something that a person should look at; the run went on. */
export interface RunFinding {
  readonly message: string;
  /** Whom it is about; absent: the run itself. */
  readonly concern?: Concern;
  /** Where it is, relative to the workspace; lines and columns count from 1. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** A step that was begun. Milliseconds; `startMs` counts from the beginning of the run. */
export interface StepTime {
  readonly step: Step;
  readonly startMs: number;
  readonly durationMs: number;
  /** `ended`: because another step had failed, or of a cancel. */
  readonly outcome: 'done' | 'failed' | 'ended';
}

/** What was built, and by which run. Texts are empty where they are not known. */
export interface RunSource {
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  /** Full commit id. */
  readonly commit: string;
  /** Page of the run. */
  readonly runUrl?: string;
}

/** How a run has ended, and everything that it found out on its way. */
export interface DeployResult {
  readonly status: DeploymentStatus;
  /**
   * Whether the live site is another one than before: `maybe` where only a look tells. With `mode: close`: whether the
   * Preview is.
   */
  readonly siteChanged: 'no' | 'maybe' | 'yes';
  readonly environment?: Environment;
  /** The portal's slug of the site. */
  readonly site?: string;
  readonly source?: RunSource;
  readonly dryRun?: boolean;
  /** The site's version: MAJOR.MINOR.PATCH. */
  readonly siteVersion?: string;
  /** Origin that was verified, or that the platform named. */
  readonly url?: string;
  readonly deploymentId?: string;
  readonly correlationId?: string;
  readonly fileCount?: number;
  /** Before packing, in bytes. */
  readonly totalBytes?: number;
  readonly digest?: string;
  /** What a package of this site may have. */
  readonly limits?: { readonly files: number; readonly bytes: number };
  /** The largest files of the package, the largest first; sizes in bytes. */
  readonly largestFiles?: readonly { readonly path: string; readonly bytes: number }[];
  /** Pages that got metadata or texts, and files that were added. */
  readonly finished?: { readonly pages: number; readonly files: readonly string[] };
  /** What was live when the package was made, as far as it could be seen. */
  readonly previous?: PreviousBuild;
  /** What the package changes of the files that were live, where the live site lists them. */
  readonly changes?: SiteChanges;
  /** What became of the metadata where a framework takes pages over in the browser, as a phrase. */
  readonly rendered?: string;
  /** With `mode: rollback`: the run that has built the package, and the package's commit. */
  readonly rolledBack?: { readonly run: string; readonly commit: string };
  /** With `mode: close`: the environment of the hosting that is to be closed. */
  readonly closing?: string;
  /** With `mode: close`: nothing speaks against closing it. */
  readonly closes?: boolean;
  /** With `mode: close`: what has become of it. */
  readonly closed?: ClosedResult;
  /** The live site had these files already, so nothing was sent. */
  readonly isUnchanged?: boolean;
  /** Whether the portal has confirmed that it was told. */
  readonly notified: boolean;
  /** How GitHub shows this run, where it was to be shown as a deployment. */
  readonly gitHubDeployment?: ShownDeployment;
  /** With `mode: build`: the folder for the deploy job, relative to the workspace. */
  readonly folder?: string;
  /** With `mode: build`: the name that the folder is to be kept under. */
  readonly artifact?: string;
  /** Duration of each step that was begun. */
  readonly seconds: Readonly<Partial<Record<Step, number>>>;
  /** In the order in which they began. */
  readonly timeline?: readonly StepTime[];
  /** Warnings, each once. */
  readonly findings?: readonly RunFinding[];
  /** What went wrong, in the step `failedStep`. */
  readonly error?: SiteDeployError;
  readonly failedStep?: Step;
  /** Why the portal was not told, where it should have been. */
  readonly notifyError?: SiteDeployError;
}

/** A deployment of GitHub that stands for a run. */
export interface ShownDeployment {
  /** GitHub's id of it; absent where there is none, or where the job has one of its own. */
  readonly id?: number;
  /** What it was last told: `in_progress`, `success`, `failure`, `error` or `inactive`. */
  readonly state?: string;
  /** Why there is none, why it was not told how the run ended, or why GitHub may show an earlier one beside it. */
  readonly problem?: string;
}

/** A build that was live, as it says of itself. */
export interface PreviousBuild {
  readonly version: string;
  readonly commit: string;
  readonly digest: string;
  /** By how many bytes the new one is larger, the markers left out; negative where it is smaller. */
  readonly growth?: number;
}

/** What a package changes; the marker is not counted. Of many files the first are named. */
export interface SiteChanges {
  readonly added: { readonly count: number; readonly paths: readonly string[] };
  readonly changed: { readonly count: number; readonly paths: readonly string[] };
  /** The live site lists no names, so files that are gone are counted. */
  readonly removed: number;
  /** What has grown the most, new files included; in bytes. */
  readonly grown: readonly { readonly path: string; readonly bytes: number }[];
}

export interface ClosedResult {
  /** `absent`: the platform knew none of this name. */
  readonly outcome: 'closed' | 'absent';
  /** The address of the Preview, and the status that a visitor gets there; absent where the address is not known. */
  readonly gone?: { readonly url: string; readonly status: number };
}

/** What is kept for the result while the run goes on. */
export type Facts = Partial<Omit<DeployResult, 'status' | 'siteChanged' | 'seconds' | 'timeline' | 'findings'>>;
