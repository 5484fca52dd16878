import type { PlatformRecord } from '../clients/swa/access.ts';
import type { DeploymentStatus } from '../contracts/portal/deployment-complete.ts';
import type { Deps } from '../shared/deps.ts';
import type { ErrorCode } from '../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { seconds } from '../shared/units.ts';
import { closingDeps } from './closing-deps.ts';
import { collectingLog } from './collecting-log.ts';
import type { DeployResult, Facts, RunFinding, Step, StepTime } from './result.ts';

/** After these the live site may or may not be the new one, and nobody could look. */
const unknownOutcomes: readonly ErrorCode[] = [
  'DISTRIBUTION_UNKNOWN',
  'CLOSE_UNKNOWN',
  'VERIFY_UNREACHABLE',
  'VERIFY_ADDRESS_UNKNOWN',
];

/**
 * The one record of a run: runs and times its steps, ends them together, and keeps what is known however the run ends.
 */
export class RunRecord implements PlatformRecord {
  /** What the program was given: its signal is the cancel alone. */
  readonly machine: Deps;
  /** What tells others how the run has ended: it goes on after a cancel, for a short time. */
  readonly closing: Deps;
  readonly #stop = new AbortController();
  /** What steps get: their signal also ends when another step has failed. */
  readonly #deps: Deps;
  readonly #seconds: Partial<Record<Step, number>> = {};
  #facts: Facts = {};
  #siteChanged: DeployResult['siteChanged'] = 'no';
  #status: DeploymentStatus = 'failed';

  readonly #started = performance.now();
  readonly #timeline: StepTime[] = [];
  readonly #findings: RunFinding[] = [];

  constructor(given: Deps) {
    const machine = { ...given, log: collectingLog(given.log, this.#findings) };
    this.machine = machine;
    this.closing = closingDeps(machine);
    this.#deps = { ...machine, signal: AbortSignal.any([machine.signal, this.#stop.signal]) };
  }

  /**
   * Runs a step: times it, and says how it went. It is ended when another step fails.
   * @param say what the log says of its result
   */
  step<Result>(name: Step, work: (deps: Deps) => Promise<Result>, say: (result: Result) => string): Promise<Result> {
    return this.#run(name, work, say, this.#deps);
  }

  /** Runs a step that goes on when another one has failed. @param deps by default its signal is the cancel alone */
  lastingStep<Result>(
    name: Step,
    work: (deps: Deps) => Promise<Result>,
    say: (result: Result) => string,
    deps = this.machine,
  ): Promise<Result> {
    return this.#run(name, work, say, deps);
  }

  /** Begins a part of a step before its turn. When it fails, that step has failed, and every other one is ended. */
  async ahead<Result>(name: Step, work: (deps: Deps) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.#deps);
    } catch (error) {
      if (!this.#deps.signal.aborted) this.#hasFailed(name);
      this.stop(error);
      throw error;
    }
  }

  learn(facts: Facts): void {
    this.#facts = { ...this.#facts, ...facts };
  }

  begins(correlationId: string): void {
    this.learn({ correlationId });
  }

  /** From here on the live site may be another one. */
  mayHaveChanged(): void {
    this.#siteChanged = 'maybe';
  }

  hasChanged(): void {
    this.#siteChanged = 'yes';
  }

  /** A look has shown that the site is what it was. */
  isAsBefore(): void {
    this.#siteChanged = 'no';
  }

  get siteChanged(): DeployResult['siteChanged'] {
    return this.#siteChanged;
  }

  /** Ends every step that is under way, for this reason. */
  stop(reason: unknown): void {
    this.#stop.abort(reason);
  }

  ends(status: 'succeeded' | 'skipped'): void {
    this.#status = status;
  }

  failed(thrown: unknown): void {
    const { signal } = this.machine;
    // What breaks while everything is being ended is a consequence of the cancel, not a failure.
    const error = SiteDeployError.from(signal.aborted ? signal.reason : thrown);
    const isSkip = error.code === 'SUPERSEDED' || error.code === 'PREVIEW_IN_USE';
    // An upload that began again with a fresh token may have been carried out the first time.
    if (error.code === 'CANCELLED') this.#status = this.#siteChanged === 'no' ? 'cancelled' : 'unknown';
    else if (isSkip) this.#status = this.#siteChanged === 'no' ? 'skipped' : 'unknown';
    else this.#status = unknownOutcomes.includes(error.code) ? 'unknown' : 'failed';
    this.learn({ error });
    this.stop(error);
  }

  result(): DeployResult {
    return {
      notified: false,
      ...this.#facts,
      status: this.#status,
      siteChanged: this.#siteChanged,
      seconds: this.#seconds,
      timeline: this.#timeline.toSorted((a, b) => a.startMs - b.startMs),
      findings: [...this.#findings],
    };
  }

  async #run<Result>(
    name: Step,
    work: (deps: Deps) => Promise<Result>,
    say: (result: Result) => string,
    deps: Deps,
  ): Promise<Result> {
    const { log, signal: cancel } = this.machine;
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const tell = (text: string) => log.info(`${name.padEnd(9)}${seconds(elapsed()).padStart(8)}  ${text}`);
    let outcome: StepTime['outcome'] = 'done';
    log.debug(`step ${name} begins`);
    try {
      deps.signal.throwIfAborted();
      const result = await work(deps);
      tell(say(result));
      return result;
    } catch (error) {
      // A step that was ended because of another one is not the one that failed.
      if (!deps.signal.aborted || cancel.aborted) this.#hasFailed(name);
      outcome = deps.signal.aborted ? 'ended' : 'failed';
      tell(outcome);
      throw error;
    } finally {
      const [startMs, durationMs] = [started - this.#started, elapsed()].map(Math.round);
      this.#timeline.push({ step: name, startMs: startMs ?? 0, durationMs: durationMs ?? 0, outcome });
      this.#seconds[name] = Math.round((this.#seconds[name] ?? 0) * 1000 + elapsed()) / 1000;
    }
  }

  /** The first step that fails is the one that is named. */
  #hasFailed(name: Step): void {
    this.learn({ failedStep: this.#facts.failedStep ?? name });
  }
}
