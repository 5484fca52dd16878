import {
  type Concurrency,
  evaluated,
  type Happening,
  isTriggered,
  type JobFile,
  type Outputs,
  type WorkflowFile,
} from './workflow-file.ts';

export type JobStatus = 'blocked' | 'pending' | 'waiting' | 'running' | 'done';
export type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped';

export interface Job {
  readonly name: string;
  readonly file: JobFile;
  status: JobStatus;
  conclusion?: Conclusion;
  outputs: Readonly<Record<string, string>>;
  /** How far its work has come. */
  phase: number;
  /** Group that it waits for or holds. */
  group?: string;
  /** Whether the queue has thrown it out. */
  isThrownOut?: boolean;
}

export interface Run {
  readonly id: number;
  readonly workflow: WorkflowFile;
  readonly event: Happening;
  readonly commit: string;
  readonly jobs: readonly Job[];
  /** Group of the whole workflow that it waits for or holds. */
  group?: string;
  isHeld: boolean;
  cancelledBy?: 'person' | 'queue';
}

interface Place {
  readonly run: Run;
  /** Absent: the run as a whole. */
  readonly job?: Job;
}

export interface Settings {
  /** Whether the environment asks people. */
  readonly isReviewed: (environment: string) => boolean;
  /** Whether a branch policy lets the run in. */
  readonly isAllowed: (environment: string, ref: string) => boolean;
}

export const isCompleted = ({ jobs }: Run): boolean =>
  jobs.every(({ status }) => status === 'done');

export function conclusionOf({ jobs, cancelledBy }: Run): Conclusion {
  const has = (conclusion: Conclusion) => jobs.some((job) => job.conclusion === conclusion);
  if (cancelledBy !== undefined) return 'cancelled';
  if (has('failure')) return 'failure';
  if (has('cancelled')) return 'cancelled';
  return has('success') ? 'success' : 'skipped';
}

/** The status as GitHub's API words it. */
export function statusOf(run: Run): string {
  if (isCompleted(run)) return 'completed';
  const has = (status: JobStatus) => run.jobs.some((job) => job.status === status);
  return has('running') ? 'in_progress' : has('waiting') ? 'waiting' : 'pending';
}

/**
 * GitHub's runs and their queue: one that holds a group, and behind it one that waits, or with `queue: max` a hundred.
 * A job that waits for a review holds its group, which is what people report; whether GitHub always does is not
 * documented (https://github.com/elizaOS/eliza/issues/18092).
 */
export class GitHubQueue {
  readonly runs: Run[] = [];
  readonly #groups = new Map<string, { holder?: Place; readonly pending: Place[] }>();

  readonly #files: readonly WorkflowFile[];
  readonly #settings: Settings;

  constructor(files: readonly WorkflowFile[], settings: Settings) {
    this.#files = files;
    this.#settings = settings;
  }

  /** Starts the workflows that an event triggers. */
  happens(event: Happening, commit: string): void {
    for (const workflow of this.#files.filter((file) => isTriggered(file, event))) {
      const jobs = Object.entries(workflow.jobs).map(
        ([name, file]): Job => ({ name, file, status: 'blocked', outputs: {}, phase: 0 }),
      );
      const run: Run = { id: this.runs.length + 1, workflow, event, commit, jobs, isHeld: false };
      this.runs.push(run);
      this.#begin(run);
    }
  }

  /** Runs what has failed or was cancelled again. */
  again(run: Run): void {
    run.cancelledBy = undefined;
    for (const job of run.jobs.filter(({ conclusion }) => conclusion !== 'success'))
      Object.assign(job, {
        status: 'blocked',
        conclusion: undefined,
        outputs: {},
        phase: 0,
        group: undefined,
        isThrownOut: false,
      });
    this.#begin(run);
  }

  cancel(run: Run, by: 'person' | 'queue'): void {
    run.cancelledBy = by;
    for (const job of run.jobs.filter(({ status }) => status !== 'done')) {
      Object.assign(job, { status: 'done', conclusion: 'cancelled' });
      this.#leave({ run, job }, job.group);
    }
    this.#leave({ run }, run.group);
  }

  /** A reviewer's answer. */
  review(run: Run, job: Job, isApproved: boolean): void {
    if (isApproved) job.status = 'running';
    else this.end(run, job, 'failure');
  }

  end(
    run: Run,
    job: Job,
    conclusion: Conclusion,
    outputs: Readonly<Record<string, string>> = {},
  ): void {
    Object.assign(job, { status: 'done', conclusion, outputs });
    this.#leave({ run, job }, job.group);
    this.#advance(run);
  }

  #begin(run: Run): void {
    run.isHeld = this.#waits({ run }, run.workflow.concurrency, {});
    if (!run.isHeld) this.#advance(run);
  }

  #advance(run: Run): void {
    if (run.isHeld) return;
    for (const job of run.jobs.filter(({ status }) => status === 'blocked')) {
      const needed = [job.file.needs ?? []].flat();
      const before = run.jobs.filter(({ name }) => needed.includes(name));
      if (before.some(({ status }) => status !== 'done')) continue;
      const needs: Outputs = Object.fromEntries(before.map(({ name, outputs }) => [name, outputs]));
      const results = Object.fromEntries(
        before.map(({ name, conclusion = '' }) => [name, conclusion]),
      );
      const { if: condition } = job.file;
      const isAlways = condition?.startsWith('always() && ') ?? false;
      const asked = isAlways ? condition?.slice('always() && '.length) : condition;
      const isMet =
        asked === undefined || this.#value(`\${{ ${asked} }}`, run, needs, results) === 'true';
      if (!isMet || (!isAlways && before.some(({ conclusion }) => conclusion !== 'success'))) {
        this.end(run, job, 'skipped');
        continue;
      }
      if (this.#waits({ run, job }, job.file.concurrency, needs)) job.status = 'pending';
      else this.#start(run, job);
    }
    if (isCompleted(run)) this.#leave({ run }, run.group);
  }

  #start(run: Run, job: Job): void {
    const name = job.file.environment?.name ?? String(job.file.with?.environment ?? '');
    const environment = this.#value(name, run, {});
    if (environment !== '' && !this.#settings.isAllowed(environment, run.event.ref))
      this.end(run, job, 'failure');
    else
      job.status =
        environment !== '' && this.#settings.isReviewed(environment) ? 'waiting' : 'running';
  }

  /** Whether it has to wait. Who is thrown out for it is cancelled. */
  #waits(place: Place, concurrency: Concurrency | undefined, needs: Outputs): boolean {
    if (concurrency === undefined) return false;
    const name = this.#value(concurrency.group, place.run, needs).toLowerCase();
    (place.job ?? place.run).group = name;
    const group = this.#groups.get(name) ?? { pending: [] };
    this.#groups.set(name, group);
    if (group.holder === undefined) {
      group.holder = place;
      return false;
    }
    const evicted = concurrency.queue === 'max' ? [] : group.pending.splice(0);
    group.pending.push(place);
    for (const one of evicted) this.#throwOut(one);
    return true;
  }

  /** A job that is thrown out ends alone; jobs that always run come after it. */
  #throwOut({ run, job }: Place): void {
    if (job === undefined) {
      this.cancel(run, 'queue');
      return;
    }
    job.isThrownOut = true;
    this.end(run, job, 'cancelled');
  }

  #leave({ run, job }: Place, name: string | undefined): void {
    const group = name === undefined ? undefined : this.#groups.get(name);
    if (group === undefined) return;
    const isIt = (place: Place | undefined) => place?.run === run && place.job === job;
    const at = group.pending.findIndex(isIt);
    if (at >= 0) group.pending.splice(at, 1);
    if (!isIt(group.holder)) return;
    const next = group.pending.shift();
    group.holder = next;
    if (next?.job !== undefined) this.#start(next.run, next.job);
    else if (next !== undefined) {
      next.run.isHeld = false;
      this.#advance(next.run);
    }
  }

  #value(
    text: string,
    run: Run,
    needs: Outputs,
    results: Readonly<Record<string, string>> = {},
  ): string {
    return evaluated(text, run.event, run.id, needs, results);
  }
}
