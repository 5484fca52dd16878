import type { MatrixValues } from './matrix.ts';
import type { Workflow, WorkflowJob } from './workflow.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped';
export type Status = 'queued' | 'pending' | 'waiting' | 'in_progress' | 'completed';

/** The same for every attempt of a run. */
export interface RunContexts {
  /** Without `job`, `token` and anything else that differs between jobs. */
  readonly github: Readonly<Record<string, unknown>>;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly vars: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

export interface EngineRun {
  readonly id: number;
  /** `owner/name`: groups belong to it. */
  readonly repository: string;
  attempt: number;
  readonly contexts: RunContexts;
  readonly root: CallScope;
  status: Status;
  conclusion: Conclusion | undefined;
  /** It waits for its concurrency group. */
  isHeld: boolean;
  cancelledBy: 'person' | 'concurrency' | undefined;
}

/** The jobs of a workflow: of the run, or called by one of its jobs. */
export interface CallScope {
  readonly run: EngineRun;
  readonly workflow: Workflow;
  readonly contexts: RunContexts;
  readonly nodes: JobNode[];
  /** Absent in the run's own workflow. */
  readonly caller?: EngineJob;
}

/** A job as written: several if it has a matrix. */
export interface JobNode {
  readonly source: WorkflowJob;
  readonly scope: CallScope;
  /** `undefined` until those that it needs have ended. */
  jobs: EngineJob[] | undefined;
  /** Jobs of the previous attempt; they aren't run again. */
  retained: readonly EngineJob[];
}

export interface EngineJob {
  readonly id: number;
  readonly node: JobNode;
  /** As displayed: `build`, `test (24)`, `deploy / build`. */
  readonly name: string;
  readonly matrix: MatrixValues | undefined;
  readonly strategy: Readonly<Record<string, unknown>>;
  status: Status;
  conclusion: Conclusion | undefined;
  /** A failure with `continue-on-error` counts as success for others. */
  isForgiven: boolean;
  isCancelled: boolean;
  /** Rules of its environment that still hold it back. */
  readonly gates: Set<'review' | 'timer'>;
  outputs: Readonly<Record<string, string>>;
  environment: string;
  /** What the job's page shows if it has no steps. */
  readonly notes: string[];
  /** Scope of the workflow that it calls. */
  called?: CallScope;
}

export interface EnvironmentRules {
  /** Whether the run's ref may deploy to it. */
  readonly isAllowed: boolean;
  readonly waitMinutes: number;
  readonly isReviewed: boolean;
}

/** Executes the scheduler's decisions. */
export interface SchedulerHost {
  nextId(): number;
  /** Starts the steps; `Scheduler.end` tells how they end. */
  execute(job: EngineJob): void;
  /** Ends the steps; `Scheduler.end` is called as always. */
  stop(job: EngineJob): void;
  /** The workflow that a job calls, read before the run started. */
  findCalled(scope: CallScope, uses: string): Workflow | undefined;
  getEnvironment(run: EngineRun, name: string): EnvironmentRules | undefined;
  /** @returns cancels it */
  after(milliseconds: number, then: () => void): () => void;
  changed(run: EngineRun, job?: EngineJob): void;
}

export interface RunStart extends Pick<EngineRun, 'id' | 'repository' | 'contexts'> {
  readonly workflow: Workflow;
  readonly attempt?: number;
}
