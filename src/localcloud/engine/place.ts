import type { GitRepository } from '../github/git/types.ts';
import type { LocalRepository, TokenPermissions } from '../github/state.ts';
import type { Annotation } from '../runner/annotations.ts';
import type { JobFiles } from '../runner/files.ts';
import type { Masks } from '../runner/masks.ts';
import type { InstalledMatchers } from '../runner/matchers.ts';
import type { ActionResult } from '../runner/step-process.ts';
import type { Permissions } from './permissions.ts';
import type { Conclusion, EngineJob } from './types.ts';

/** What the jobs of an engine share. */
export interface JobDeps {
  /** Lets processes reach the local cloud. */
  readonly env: Readonly<Record<string, string>>;
  /** Folder of artifacts and caches. */
  readonly store: string;
  /** Folder with `action.yml`. Default: this package's. */
  readonly actionRoot?: string;
  /** Replaces the script of a `run` step, by the step's name. */
  readonly commands: Readonly<Record<string, string>>;
  readonly tokens: Map<string, TokenPermissions>;
  findGit(repository: string): Promise<GitRepository | undefined>;
  findRepository(repository: string): LocalRepository | undefined;
  /** Variables with which a job requests id tokens. */
  getIdentity(job: EngineJob): Promise<Readonly<Record<string, string>>>;
  /** A bundle for a subject, as `actions/attest` stores it. */
  attest(subject: Readonly<Record<string, string>>, job: EngineJob): Promise<unknown>;
}

export interface StepRecord {
  readonly name: string;
  conclusion: Conclusion | undefined;
  /** Masked. */
  readonly log: string[];
  summary: string;
  readonly annotations: Annotation[];
  readonly startedAt: number;
  milliseconds: number;
  /** Result of the last action that it started. */
  action?: ActionResult;
}

/** Where the steps of a job run. */
export interface JobPlace {
  readonly job: EngineJob;
  readonly deps: JobDeps;
  readonly repository: LocalRepository;
  readonly workspace: string;
  readonly files: JobFiles;
  readonly masks: Masks;
  readonly matchers: InstalledMatchers;
  readonly permissions: Permissions;
  readonly token: string;
  /** The context `github`. */
  readonly github: Readonly<Record<string, unknown>>;
  /** Variables of the workflow, the job, and those added by steps. */
  env: Readonly<Record<string, string>>;
  path: readonly string[];
  /** Variables of the runner: nothing overrides them. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Run after all steps, last first. */
  readonly posts: { readonly name: string; run(record: StepRecord): Promise<void> }[];
  readonly signal: AbortSignal;
}

/** Input of a stand-in for a third-party action. */
export interface StandInStep {
  readonly place: JobPlace;
  readonly inputs: Readonly<Record<string, string>>;
  readonly record: StepRecord;
  readonly outputs: Record<string, string>;
  log(line: string): void;
}

/** @throws RunnerRefusal in the action's words: the step fails */
export type StandIn = (step: StandInStep) => Promise<void>;
