import { Scheduler } from '../../../../src/localcloud/engine/scheduler.ts';
import type { EngineJob } from '../../../../src/localcloud/engine/types.ts';
import type {
  EnvironmentRules,
  RunContexts,
} from '../../../../src/localcloud/github/actions/run-contexts.ts';
import {
  readWorkflow,
  type Workflow,
} from '../../../../src/localcloud/workflow-language/workflow.ts';

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

/** A scheduler that runs in virtual time. Tests decide when and how each job ends. */
export class VirtualCloud {
  readonly scheduler: Scheduler;
  /** Jobs that have started and not ended. */
  readonly running = new Map<string, EngineJob>();
  readonly environments = new Map<string, EnvironmentRules>();
  readonly called = new Map<string, Workflow>();
  /** Whether stopped jobs end immediately. */
  endsWhenStopped = true;
  #now = 0;
  #timers: Timer[] = [];
  #id = 0;

  constructor() {
    this.scheduler = new Scheduler({
      nextId: () => this.#next(),
      execute: (job) => void this.running.set(`${job.id}`, job),
      stop: (job) => {
        if (this.endsWhenStopped) this.end(job, 'cancelled');
      },
      findCalled: (_, uses) => this.called.get(uses),
      getEnvironment: (_, name) => this.environments.get(name),
      after: (milliseconds, then) => {
        const timer = { at: this.#now + milliseconds, then };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((other) => other !== timer);
        };
      },
      changed: () => undefined,
    });
  }

  async start(text: string, contexts: Partial<RunContexts> = {}) {
    const workflow = await readWorkflow('.github/workflows/test.yml', text);
    if (workflow.errors.length > 0) throw new Error(workflow.errors.join('\n'));
    const whole = { github: {}, inputs: {}, vars: {}, secrets: {}, ...contexts };
    return this.scheduler.start({
      id: this.#next(),
      repository: 'acme/docs',
      contexts: whole,
      workflow,
    });
  }

  end(
    job: EngineJob | string,
    conclusion: 'success' | 'failure' | 'cancelled' = 'success',
    outputs: EngineJob['outputs'] = {},
  ): void {
    const found = typeof job === 'string' ? this.job(job) : job;
    this.running.delete(`${found.id}`);
    this.scheduler.end(found, conclusion, outputs);
  }

  /** Returns a running job. */
  job(name: string): EngineJob {
    const found = [...this.running.values()].find((job) => job.name === name);
    if (!found) throw new Error(`${name} does not run, but: ${this.names()}`);
    return found;
  }

  names(): string[] {
    return [...this.running.values()].map((job) => job.name);
  }

  pass(minutes: number): void {
    this.#now += minutes * 60_000;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const timer of due) timer.then();
  }

  #next(): number {
    this.#id += 1;
    return this.#id;
  }
}
