import type { DeploymentStatus, Provenance } from '../contracts/portal/deployment.ts';
import type { SiteDeployError } from '../shared/errors/error.ts';
import type { Concern } from '../shared/log.ts';
import type { Builder } from './artifact/artifact.ts';
import type { Environment } from './steps/plan/types.ts';

/** Steps in order. `close` replaces the steps from `build` to `notify`. */
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

/** A problem despite which the run continued. */
export interface RunFinding {
  readonly message: string;
  readonly concern?: Concern;
  /** Path relative to the workspace. Lines and columns count from 1. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Times in ms; `startMs` counts from the start of the run. */
export interface StepTime {
  readonly step: Step;
  readonly startMs: number;
  readonly durationMs: number;
  /** `ended`: aborted by a cancel, or because another step failed. */
  readonly outcome: 'done' | 'failed' | 'ended';
}

interface RunSource {
  readonly repository: string;
  readonly branch: string;
  readonly commit: string;
  /** Last commit of a pull request's branch. `commit` is then GitHub's test merge of it. */
  readonly headCommit?: string;
  readonly runUrl?: string;
  /** Number of the pull request, if it has its own environment. */
  readonly pull?: number;
}

/** The outcome of a run and its facts. */
export interface DeployResult {
  readonly status: DeploymentStatus;
  /** `maybe` if only a probe can tell. With `mode: close`, refers to the Preview. */
  readonly siteChanged: 'no' | 'maybe' | 'yes';
  readonly environment?: Environment;
  readonly site?: string;
  readonly source?: RunSource;
  readonly dryRun?: boolean;
  /** MAJOR.MINOR.PATCH. */
  readonly siteVersion?: string;
  /** The URL that was verified, or that the platform reported. */
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
  /** Number of pages with metadata or texts. */
  readonly finished?: {
    readonly pages: number;
    readonly files: readonly string[];
    /** Time by the portal's clock. */
    readonly pagesReadAt?: string | undefined;
  };
  /** The live build at the time of packing, if it could be read. */
  readonly previous?: PreviousBuild;
  /** After a failure: the environment's address and the build that it now serves, if known. */
  readonly live?: {
    readonly url: string;
    readonly version?: string;
    readonly commit?: string;
    /** Digest of its files. */
    readonly digest?: string;
  };
  /** Set if the live site lists its files. */
  readonly changes?: SiteChanges;
  /** A phrase about pages that a framework renders in the browser. */
  readonly rendered?: string;
  /** With `mode: rollback`: the run and commit of the package. */
  readonly rolledBack?: { readonly run: string; readonly commit: string };
  /** With `mode: close`: the hosting environment's name. */
  readonly closing?: string;
  readonly closes?: boolean;
  readonly closed?: ClosedResult;
  /** Whether nothing was sent, because the site is live already. */
  readonly isUnchanged?: boolean;
  /** Whether the portal confirmed the notification. */
  readonly notified: boolean;
  /** With `mode: build` and `mode: reuse`: folder for the deploy job, relative to the workspace. */
  readonly folder?: string;
  /** Name of the artifact, with `mode: build` and `mode: reuse`. */
  readonly artifact?: string;
  /** With `mode: reuse`: the package of an earlier build was written. */
  readonly reused?: true;
  /** With `mode: reuse`: a phrase that says why the site has to be built. */
  readonly builds?: string;
  /** In Production: how the build differs from the one that the version's Preview showed. */
  readonly comparison?: BuildComparison;
  /** The deployment that built the files, if this one didn't. */
  readonly builtBy?: Builder;
  readonly seconds: Readonly<Partial<Record<Step, number>>>;
  readonly timeline?: readonly StepTime[];
  readonly findings?: readonly RunFinding[];
  readonly error?: SiteDeployError;
  readonly failedStep?: Step;
  /** Set only if the portal should have been notified. */
  readonly notifyError?: SiteDeployError;
}

export type BuildComparison =
  /** A phrase that says why nothing could be compared. */
  | { readonly unknown: string }
  | {
      /** Commit of the Preview's build. */
      readonly commit: string;
      readonly differing: number;
      readonly names: readonly string[];
    };

interface PreviousBuild {
  readonly version: string;
  readonly commit: string;
  readonly digest: string;
  /** Growth in bytes without the markers; negative if smaller. */
  readonly growth?: number;
}

interface SiteChanges {
  readonly added: { readonly count: number; readonly paths: readonly string[] };
  readonly changed: { readonly count: number; readonly paths: readonly string[] };
  /** Only a count, since the live site doesn't list the names. */
  readonly removed: number;
  /** Includes new files; sizes in bytes. */
  readonly grown: readonly { readonly path: string; readonly bytes: number }[];
}

export interface ClosedResult {
  readonly outcome: 'closed' | 'absent';
  /** The status that visitors get. Absent if the URL is unknown. */
  readonly gone?: { readonly url: string; readonly status: number };
}

export type Facts = Partial<
  Omit<DeployResult, 'status' | 'siteChanged' | 'seconds' | 'timeline' | 'findings'>
>;
