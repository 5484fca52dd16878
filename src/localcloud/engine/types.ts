import type { MatrixValues } from './matrix.ts';
import type { Workflow, WorkflowJob } from './workflow.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped';
export type Status = 'queued' | 'pending' | 'waiting' | 'in_progress' | 'completed';

export interface RunContexts {
  /** Without `job`, `token` and anything else that differs between jobs. */
  readonly github: Readonly<Record<string, unknown>>;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly vars: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

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
}

export interface EngineJob {
  readonly id: number;
  readonly node: JobNode;
  readonly name: string;
  readonly matrix: MatrixValues | undefined;
  readonly strategy: Readonly<Record<string, unknown>>;
  status: Status;
  conclusion: Conclusion | undefined;
  /** A failure with `continue-on-error` counts as success for others. */
  isForgiven: boolean;
  isCancelled: boolean;
  readonly gates: Set<'review' | 'timer'>;
  outputs: Readonly<Record<string, string>>;
  environment: string;
  readonly notes: string[];
  called?: CallScope;
}

export interface EnvironmentRules {
  readonly isAllowed: boolean;
  readonly waitMinutes: number;
  readonly isReviewed: boolean;
}

export interface SchedulerHost {
  nextId(): number;
  /** Starts the steps; `Scheduler.end` tells how they end. */
  execute(job: EngineJob): void;
  stop(job: EngineJob): void;
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
