import type { DeploymentStatus } from '../portal/contract/deployment-complete.ts';
import type { Deps } from '../shared/deps.ts';
import type { ErrorCode } from '../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { seconds } from '../shared/units.ts';
import type { Plan } from '../steps/plan/types.ts';
import type { DeployResult, Known, Step } from './result.ts';
import type { Session } from './session.ts';

/** What is to be said of a step, and what of it is to be remembered. */
export interface Remark {
  readonly text: string;
  readonly known?: Known;
  readonly plan?: Plan;
  readonly siteChanged?: DeployResult['siteChanged'];
}

/** After these the live site may or may not be the new one, and nobody could look. */
const unknownOutcomes: readonly ErrorCode[] = [
  'DISTRIBUTION_UNKNOWN',
  'CLOSE_UNKNOWN',
  'VERIFY_UNREACHABLE',
  'VERIFY_ADDRESS_UNKNOWN',
];

/** The record of a run: times its steps, ends them together, and keeps what is known whatever happens. */
export class Run {
  plan: Plan | undefined;
  session: Session | undefined;
  /** What the program was given, its cancel signal included. */
  readonly outer: Deps;
  /** What steps are given: their signal also ends when another step has failed. */
  readonly deps: Deps;
  readonly #stop = new AbortController();
  readonly #seconds: Partial<Record<Step, number>> = {};
  #known: Known = {};
  #siteChanged: DeployResult['siteChanged'] = 'no';
  #status: DeploymentStatus = 'failed';

  constructor(outer: Deps) {
    this.outer = outer;
    this.deps = { ...outer, signal: AbortSignal.any([outer.signal, this.#stop.signal]) };
  }

  /** Runs a step: times it, says how it went, and remembers what it found. */
  async step<Result>(
    name: Step,
    work: (deps: Deps) => Promise<Result>,
    remark: (result: Result) => Remark,
    deps = this.deps,
  ): Promise<Result> {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const say = (text: string) => this.outer.log.info(`${name.padEnd(9)}${seconds(elapsed()).padStart(8)}  ${text}`);
    this.outer.log.debug(`step ${name} begins`);
    try {
      deps.signal.throwIfAborted();
      const result = await work(deps);
      const { text, known, plan, siteChanged } = remark(result);
      this.learn(known ?? {});
      this.plan = plan ?? this.plan;
      this.#siteChanged = siteChanged ?? this.#siteChanged;
      say(text);
      return result;
    } catch (error) {
      // A step that was ended because of another one is not the one that failed.
      if (!deps.signal.aborted || this.outer.signal.aborted) this.learn({ failedStep: this.#known.failedStep ?? name });
      say(deps.signal.aborted ? 'ended' : 'failed');
      throw error;
    } finally {
      this.#seconds[name] = Math.round(elapsed()) / 1000;
    }
  }

  learn(known: Known): void {
    this.#known = { ...this.#known, ...known };
  }

  /** From here on the live site may change. */
  pointOfNoReturn(): void {
    this.#siteChanged = 'maybe';
  }

  get siteChanged(): DeployResult['siteChanged'] {
    return this.#siteChanged;
  }

  /** A look has shown what the live site is. */
  isSeen(siteChanged: 'no' | 'yes'): void {
    this.#siteChanged = siteChanged;
  }

  /** Ends every step that is under way, for this reason. */
  stop(reason: unknown): void {
    this.#stop.abort(reason);
  }

  ends(status: 'succeeded' | 'skipped'): DeployResult {
    this.#status = status;
    return this.result();
  }

  failed(thrown: unknown): void {
    const { signal } = this.outer;
    // What breaks while everything is being ended is a consequence of the cancel, not a failure.
    const error = SiteDeployError.from(signal.aborted ? signal.reason : thrown);
    const isSkipped = error.code === 'SUPERSEDED' || error.code === 'PREVIEW_IN_USE';
    if (isSkipped) this.#siteChanged = 'no';
    if (error.code === 'CANCELLED') this.#status = this.#siteChanged === 'no' ? 'cancelled' : 'unknown';
    else if (isSkipped) this.#status = 'skipped';
    else this.#status = unknownOutcomes.includes(error.code) ? 'unknown' : 'failed';
    this.learn({ error });
    this.stop(error);
  }

  result(): DeployResult {
    return {
      notified: false,
      ...this.#known,
      status: this.#status,
      siteChanged: this.#siteChanged,
      seconds: this.#seconds,
    };
  }
}
