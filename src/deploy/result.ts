import type { DeploymentStatus, Provenance } from '../contracts/portal/deployment.ts';
import type { SiteDeployError } from '../shared/errors/error.ts';
import type { LogLocation } from '../shared/log.ts';
import type { Builder } from './artifact/artifact.ts';
import type { Environment } from './steps/plan/types.ts';

/** Steps in order. `close` replaces those from `build` to `notify`. */
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

/**
 * A problem that didn't stop the run. Its file is relative to the workspace, and its line and
 * column are 1-based.
 */
export interface RunFinding extends Omit<LogLocation, 'title'> {
  readonly message: string;
}

/** Times of a step in ms. `startMs` is relative to the start of the run. */
export interface StepTime {
  readonly step: Step;
  readonly startMs: number;
  readonly durationMs: number;
  /** `ended`: a cancellation or the failure of another step aborted the step. */
  readonly outcome: 'done' | 'failed' | 'ended';
}

interface RunSource {
  readonly repository: string;
  readonly branch: string;
  readonly commit: string;
  /**
   * Last commit of a pull request's branch. `commit` is then GitHub's test merge of this commit.
   */
  readonly headCommit?: string;
  readonly runUrl?: string;
  /** Number of the pull request, if it has a separate environment. */
  readonly pull?: number;
}

/** Outcome of a run, with all facts that are known about it. */
export interface DeployResult {
  readonly status: DeploymentStatus;
  /**
   * Whether the run changed the site (`mode: close`: the Preview). `maybe` if only a probe can
   * tell.
   */
  readonly siteChanged: 'no' | 'maybe' | 'yes';
  readonly environment?: Environment;
  readonly site?: string;
  readonly source?: RunSource;
  readonly dryRun?: boolean;
  /** Version in the form MAJOR.MINOR.PATCH. */
  readonly siteVersion?: string;
  /** Verified URL, or else the URL that the platform reported. */
  readonly url?: string;
  readonly deploymentId?: string;
  readonly correlationId?: string;
  readonly fileCount?: number;
  /** Size before packing, in bytes. */
  readonly totalBytes?: number;
  readonly digest?: string;
  readonly provenance?: Provenance;
  readonly limits?: { readonly files: number; readonly bytes: number };
  /** Largest files first; sizes in bytes. */
  readonly largestFiles?: readonly { readonly path: string; readonly bytes: number }[];
  /** Number of edited pages, and paths of the files that were added or replaced. */
  readonly finished?: {
    readonly pages: number;
    readonly files: readonly string[];
    /** Time by the portal's clock at which the metadata was read. */
    readonly pagesReadAt?: string | undefined;
  };
  /** Build that was live at the time of packing, if it could be read. */
  readonly previous?: PreviousBuild;
  /** After a failure: the environment's URL and the build that it now serves, if known. */
  readonly live?: {
    readonly url: string;
    readonly version?: string;
    readonly commit?: string;
    /** Digest of the live build's files. */
    readonly digest?: string;
  };
  /** Changes since the live build, if the live site lists its files. */
  readonly changes?: SiteChanges;
  /** Phrase about pages that a framework renders in the browser. */
  readonly rendered?: string;
  /** With `mode: rollback`: run and commit of the package. */
  readonly rolledBack?: { readonly run: string; readonly commit: string };
  /** With `mode: close`: name of the hosting environment. */
  readonly closing?: string;
  readonly closes?: boolean;
  readonly closed?: ClosedResult;
  /** Whether nothing was sent, because the same files are live already. */
  readonly isUnchanged?: boolean;
  /** Whether the portal has confirmed the notification. */
  readonly notified: boolean;
  /** With `mode: build` and `mode: reuse`: folder for the deploy job, relative to the workspace. */
  readonly folder?: string;
  /** Name of the artifact, with `mode: build` and `mode: reuse`. */
  readonly artifact?: string;
  /** With `mode: reuse`: whether the package of an earlier build was written. */
  readonly reused?: true;
  /** With `mode: reuse`: phrase that explains why the site has to be built. */
  readonly builds?: string;
  /** In Production: how the build differs from the approved build in Preview. */
  readonly comparison?: BuildComparison;
  /** The deployment that built the files, if it wasn't this one. */
  readonly builtBy?: Builder;
  readonly seconds: Readonly<Partial<Record<Step, number>>>;
  readonly timeline?: readonly StepTime[];
  readonly findings?: readonly RunFinding[];
  readonly error?: SiteDeployError;
  readonly failedStep?: Step;
  /** Why the portal hasn't confirmed the notification, if it should have. */
  readonly notifyError?: SiteDeployError;
}

export type BuildComparison =
  /** Phrase that explains why nothing could be compared. */
  | { readonly unknown: string }
  | {
      /** Commit from which the Preview was built. */
      readonly commit: string;
      readonly differing: number;
      readonly names: readonly string[];
    };

interface PreviousBuild {
  readonly version: string;
  readonly commit: string;
  readonly digest: string;
  /** Growth in bytes, without the markers; negative if the site has shrunk. */
  readonly growth?: number;
}

interface SiteChanges {
  readonly added: { readonly count: number; readonly paths: readonly string[] };
  readonly changed: { readonly count: number; readonly paths: readonly string[] };
  /** Number of removed files. The live site doesn't list their names. */
  readonly removed: number;
  /** The files, including new ones, that grew most, and by how many bytes. */
  readonly grown: readonly { readonly path: string; readonly bytes: number }[];
}

export interface ClosedResult {
  readonly outcome: 'closed' | 'absent';
  /** Status that visitors get at the closed URL; `undefined` if the URL is unknown. */
  readonly gone?: { readonly url: string; readonly status: number };
}

export type Facts = Partial<
  Omit<DeployResult, 'status' | 'siteChanged' | 'seconds' | 'timeline' | 'findings'>
>;
