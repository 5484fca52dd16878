import type { GitRepository } from '../github/git/types.ts';
import type { LocalRepository, TokenPermissions } from '../github/state.ts';
import type { Annotation } from '../runner/annotations.ts';
import type { JobFiles } from '../runner/files.ts';
import type { Masks } from '../runner/masks.ts';
import type { InstalledMatchers } from '../runner/matchers.ts';
import type { ActionResult } from '../runner/step-process.ts';
import type { Permissions } from './permissions.ts';
import type { Conclusion, EngineJob } from './types.ts';

export interface JobDeps {
  readonly env: Readonly<Record<string, string>>;
  readonly store: string;
  readonly actionRoot?: string;
  readonly commands: Readonly<Record<string, string>>;
  readonly tokens: Map<string, TokenPermissions>;
  findGit(repository: string): Promise<GitRepository | undefined>;
  findRepository(repository: string): LocalRepository | undefined;
  getIdentity(job: EngineJob): Promise<Readonly<Record<string, string>>>;
  attest(subject: Readonly<Record<string, string>>, job: EngineJob): Promise<unknown>;
}

export interface StepRecord {
  readonly name: string;
  conclusion: Conclusion | undefined;
  readonly log: string[];
  summary: string;
  readonly annotations: Annotation[];
  readonly startedAt: number;
  milliseconds: number;
  action?: ActionResult;
}

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

export interface StandInStep {
  readonly place: JobPlace;
  readonly inputs: Readonly<Record<string, string>>;
  readonly record: StepRecord;
  readonly outputs: Record<string, string>;
  log(line: string): void;
}

export type StandIn = (step: StandInStep) => Promise<void>;
