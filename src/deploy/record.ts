import { setImmediate } from 'node:timers/promises';
import type { PlatformRecord } from '../clients/swa/access.ts';
import type { DeploymentStatus } from '../contracts/portal/deployment.ts';
import { monotonicMs } from '../shared/clock.ts';
import type { Deps } from '../shared/deps.ts';
import { catalogue, catalogueParts, type ErrorCode } from '../shared/errors/catalogue.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { seconds } from '../shared/units.ts';
import type { DeployResult, Facts, RunFinding, Step, StepTime } from './result.ts';

const unknownOutcomes: readonly ErrorCode[] = [
  'DISTRIBUTION_UNKNOWN',
  'CLOSE_UNKNOWN',
  'VERIFY_UNREACHABLE',
  'VERIFY_ADDRESS_UNKNOWN',
];

/**
 * Returns whether an error only ended the run. The hosting platform may continue the deployment.
 */
export const isOfRun = (code: ErrorCode): boolean =>
  code === 'CANCELLED' ||
  code === 'ENDED_EARLY' ||
  code === 'INTERNAL' ||
  code in catalogueParts['The machine'];

const skips: readonly ErrorCode[] = ['SUPERSEDED', 'BRANCH_GONE', 'PREVIEW_IN_USE'];

export class RunRecord implements PlatformRecord {
  /** Capabilities whose signal is aborted by a cancellation, but not by a failed step. */
  readonly deps: Deps;
  readonly closing: Deps;
  readonly #stop = new AbortController();
  readonly #deps: Deps;
  readonly #seconds: Partial<Record<Step, number>> = {};
  #facts: Facts = {};
  #siteChanged: DeployResult['siteChanged'] = 'no';
  #status: DeploymentStatus = 'failed';
  #isDecided = false;

  readonly #started = monotonicMs();
  readonly #timeline: StepTime[] = [];
  readonly #findings: RunFinding[] = [];

  constructor(base: Deps) {
    const machine = { ...base, log: collectingLog(base.log, this.#findings) };
    this.deps = machine;
    this.closing = closingDeps(machine);
    this.#deps = { ...machine, signal: AbortSignal.any([machine.signal, this.#stop.signal]) };
  }

  /**
   * Runs a step and records its time and outcome.
   * @param deps default: capabilities whose signal is also aborted if another step fails
   */
  async step<Result>(
    name: Step,
    work: (deps: Deps) => Promise<Result>,
    formatResult: (result: Result) => string,
    deps = this.#deps,
  ): Promise<Result> {
    const { log, signal: cancel } = this.deps;
    const started = monotonicMs();
    const elapsed = () => monotonicMs() - started;
    const logLine = (text: string) =>
      log.info(`${name.padEnd(9)}${seconds(elapsed()).padStart(8)}  ${text}`);
    let outcome: StepTime['outcome'] = 'done';
    log.debug(`step ${name} begins`);
    try {
      deps.signal.throwIfAborted();
      const result = await work(deps);
      // Let connections that are being opened proceed.
      await setImmediate();
      logLine(formatResult(result));
      return result;
    } catch (error) {
      // Don't count a step as failed if another step's failure aborted it.
      if (!deps.signal.aborted || cancel.aborted) this.#hasFailed(name);
      outcome = deps.signal.aborted ? 'ended' : 'failed';
      logLine(outcome);
      throw error;
    } finally {
      const startMs = Math.round(started - this.#started);
      this.#timeline.push({ step: name, startMs, durationMs: Math.round(elapsed()), outcome });
      this.#seconds[name] = Math.round((this.#seconds[name] ?? 0) * 1000 + elapsed()) / 1000;
    }
  }

  async ahead<Result>(name: Step, work: (deps: Deps) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.#deps);
    } catch (error) {
      if (!this.#deps.signal.aborted) this.#hasFailed(name);
      this.stop(error);
      throw error;
    }
  }

  addFacts(facts: Facts): void {
    this.#facts = { ...this.#facts, ...facts };
  }

  begins(correlationId: string): void {
    this.addFacts({ correlationId });
  }

  mayHaveChanged(): void {
    this.#siteChanged = 'maybe';
  }

  hasChanged(): void {
    this.#siteChanged = 'yes';
  }

  isAsBefore(): void {
    this.#siteChanged = 'no';
  }

  get siteChanged(): DeployResult['siteChanged'] {
    return this.#siteChanged;
  }

  stop(reason: unknown): void {
    this.#stop.abort(reason);
  }

  complete(status: 'succeeded' | 'skipped'): void {
    this.#isDecided = true;
    this.#status = status;
  }

  /** Returns everything known so far about a run that was interrupted. */
  end(thrown: unknown): DeployResult {
    if (!this.#isDecided) this.failed(thrown);
    return this.result();
  }

  failed(thrown: unknown): void {
    this.#isDecided = true;
    const { signal } = this.deps;
    // After a cancellation, report only that, because any other error is a consequence.
    const error = SiteDeployError.from(signal.aborted ? signal.reason : thrown);
    const isSkip = skips.includes(error.code);
    // An upload that was retried with a new token may have succeeded the first time.
    const mayBeLive = this.#siteChanged !== 'no' && (isSkip || isOfRun(error.code));
    if (mayBeLive || unknownOutcomes.includes(error.code)) this.#status = 'unknown';
    else if (error.code === 'CANCELLED') this.#status = 'cancelled';
    else if (isSkip) this.#status = 'skipped';
    else this.#status = 'failed';
    this.addFacts({ error: mayBeLive ? this.#ofUnknownOutcome(error) : error });
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

  /** Replaces an error's remedy, which assumes that nothing was sent. */
  #ofUnknownOutcome(error: SiteDeployError): SiteDeployError {
    const { code, message, facts } = error;
    const { remedy } = catalogue[this.#facts.closing ? 'CLOSE_UNKNOWN' : 'DISTRIBUTION_UNKNOWN'];
    return new SiteDeployError(code, message, { facts, cause: error, remedy });
  }

  #hasFailed(name: Step): void {
    this.addFacts({ failedStep: this.#facts.failedStep ?? name });
  }
}

/** Time in ms for closing work after a cancellation. A runner kills the job after 10 s. */
const runnersPatience = 5_000;

/**
 * Creates capabilities for closing work, which continues after a cancellation. All closing work
 * shares the remaining time.
 */
function closingDeps(deps: Deps): Deps {
  const { signal, afterCancelMs = runnersPatience } = deps;
  const limit = new AbortController();
  const soon = () => void setTimeout(() => limit.abort(signal.reason), afterCancelMs).unref();
  if (signal.aborted) soon();
  else signal.addEventListener('abort', soon);
  return { ...deps, signal: limit.signal };
}

const maxFindings = 1_000;

function collectingLog(log: Log, findings: RunFinding[]): Log {
  const seen = new Set<string>();
  return {
    ...log,
    warn(message, problem) {
      const { concern, file, line, column } = problem ?? {};
      const finding = { message, concern, file, line, column };
      const key = JSON.stringify(finding);
      if (seen.has(key)) return;
      seen.add(key);
      if (findings.length < maxFindings) findings.push(finding);
      log.warn(message, problem);
    },
  };
}
