import type { EnvironmentRules, RunContexts } from '../github/actions/run-contexts.ts';
import type { GitRepository } from '../github/git/types.ts';
import type { GitHubApi } from '../github/github.ts';
import type { LocalStep, RunStatus } from '../github/state/run.ts';
import type { LocalRepository } from '../github/state/state.ts';
import type { JobFiles } from '../runner/file-commands.ts';
import type { Masks } from '../runner/masks.ts';
import type { InstalledMatchers } from '../runner/matchers.ts';
import type { Workflow, WorkflowJob } from '../workflow-language/workflow.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped';
export type Status = RunStatus;

export interface EngineRun {
  readonly id: number;
  readonly repository: string;
  attempt: number;
  readonly contexts: RunContexts;
  readonly root: CallScope;
  status: Status;
  conclusion: Conclusion | undefined;
  isHeld: boolean;
  cancelledBy: 'person' | 'concurrency' | undefined;
}

export interface CallScope {
  readonly run: EngineRun;
  readonly workflow: Workflow;
  readonly contexts: RunContexts;
  readonly nodes: JobNode[];
  readonly caller?: EngineJob;
}

export interface JobNode {
  readonly source: WorkflowJob;
  readonly scope: CallScope;
  jobs: EngineJob[] | undefined;
  retained: readonly EngineJob[];
  /**
   * Outputs of all its jobs. If several jobs of a matrix set the same output, the job that ends
   * last takes precedence.
   */
  outputs: Readonly<Record<string, string>>;
}

export interface EngineJob {
  readonly id: number;
  readonly node: JobNode;
  readonly name: string;
  readonly matrix: MatrixValues | undefined;
  readonly strategy: Readonly<Record<string, unknown>>;
  status: Status;
  conclusion: Conclusion | undefined;
  /** Whether other jobs see a failure as success, because of `continue-on-error`. */
  isForgiven: boolean;
  isCancelled: boolean;
  readonly gates: Set<'review' | 'timer'>;
  outputs: Readonly<Record<string, string>>;
  environment: string;
  readonly notes: string[];
  called?: CallScope;
}

export interface SchedulerHost {
  nextId(): number;
  /** Starts the steps of a job. `Scheduler.end` later reports the outcome. */
  execute(job: EngineJob): void;
  stop(job: EngineJob): void;
  findCalled(scope: CallScope, uses: string): Workflow | undefined;
  getEnvironment(run: EngineRun, name: string): EnvironmentRules | undefined;
  /**
   * Calls a function later.
   * @returns a function that cancels the timer
   */
  after(milliseconds: number, then: () => void): () => void;
  changed(run: EngineRun, job?: EngineJob): void;
}

export interface RunStart extends Pick<EngineRun, 'id' | 'repository' | 'contexts'> {
  readonly workflow: Workflow;
  readonly attempt?: number;
}

export interface WorkflowReference {
  /** Workflow file as `owner/name/path@ref`, with a full ref or a commit id. */
  readonly ref: string;
  readonly sha: string;
}

export type GitHubForJobs = Pick<
  GitHubApi,
  'call' | 'getPermissions' | 'issueJobToken' | 'revokeToken'
> & { readonly results: Pick<GitHubApi['results'], 'open' | 'end'> };

export interface JobDeps {
  readonly env: Readonly<Record<string, string>>;
  readonly store: string;
  readonly actionRoot?: string;
  readonly commands: Readonly<Record<string, string>>;
  readonly github: GitHubForJobs;
  findGit(repository: string): Promise<GitRepository | undefined>;
  findRepository(repository: string): LocalRepository | undefined;
  getIdentity(job: EngineJob): Promise<Readonly<Record<string, string>>>;
  endIdentity(variables: Readonly<Record<string, string>>): void;
  /** Returns the workflow file that contains the job. */
  getReference(job: EngineJob): WorkflowReference;
  attest(subject: Readonly<Record<string, string>>, job: EngineJob): Promise<unknown>;
  /** Called for each line of a step's output. */
  onLog(job: EngineJob, line: string, workspace: string): void;
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
  /** Variables of the workflow and the job, and those that steps have added. */
  env: Readonly<Record<string, string>>;
  path: readonly string[];
  /** Variables that the runner sets. Nothing overrides them. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Cleanups to run after all steps, in reverse order. */
  readonly posts: PostStep[];
  readonly signal: AbortSignal;
}

export interface PostStep {
  readonly name: string;
  /** Condition of the cleanup. Default: `always()`. */
  readonly condition?: string;
  /** Cleanups of an action's steps, which together are one cleanup of the calling step. */
  readonly parts?: readonly PostStep[];
  run?(record: LocalStep): Promise<void>;
}

export interface StandInStep {
  readonly place: JobPlace;
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Record<string, string>;
  log(line: string): void;
}

type MatrixValues = Readonly<Record<string, unknown>>;

export type Permissions = Readonly<Record<string, 'read' | 'write'>>;
