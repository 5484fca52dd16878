import { elapsed } from '../shared/clock.ts';
import { compact } from '../shared/compact.ts';
import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { plainText } from '../shared/plain-text.ts';

export type Next<Step> =
  | { readonly kind: 'step'; readonly step: Step; readonly why: string }
  | { readonly kind: 'machine'; readonly what: string; readonly url?: string }
  | {
      readonly kind: 'person';
      readonly what: string;
      readonly url: string;
      /** Additional advice. A change of the hint alone doesn't notify people again. */
      readonly hint?: string | undefined;
    }
  /** Other work has to finish first. A later run continues. */
  | { readonly kind: 'turn'; readonly what: string; readonly url?: string }
  | { readonly kind: 'done'; readonly what: string };

export type Pending = Exclude<Next<never>, { readonly kind: 'step' }>;

export const step = <Step>(action: Step, why: string): Next<Step> => {
  return { kind: 'step', step: action, why };
};
export const person = (what: string, url: string, hint?: string): Pending => {
  return { kind: 'person', what, url, hint };
};
export const waitForCi = (what: string, url?: string): Pending => ({ kind: 'machine', what, url });

/**
 * Awaits work that never has to wait for a person, and returns `undefined` instead of a `Pending`.
 */
export async function performed(work: Promise<unknown>): Promise<undefined> {
  await work;
  return undefined;
}

export interface FlowOutcome {
  readonly kind: Next<never>['kind'];
  readonly what: string;
  readonly hint?: string | undefined;
  readonly url?: string;
  readonly done: readonly string[];
}

const labels = {
  done: 'Done',
  person: 'Waiting for a person',
  machine: 'Not yet',
  turn: 'Not its turn',
  step: 'Next',
} as const;

export function formatOutcome({ kind, what, hint, url }: FlowOutcome): string[] {
  return compact([
    `${labels[kind]}: ${plainText(compact([what, hint]).join(' '))}`,
    url && `  ${plainText(url)}`,
  ]);
}

/**
 * A process that can be resumed at any time: observe the state, plan (pure), apply one step,
 * repeat.
 */
export interface Flow<State, Step extends { readonly do: string }> {
  observe(): Promise<State>;
  plan(state: State): Next<Step>;
  /**
   * Returns the status of the run or pull request at the URL; `undefined` if only `observe` shows
   * progress.
   */
  watch?(url: string | undefined): Promise<string | undefined>;
  /**
   * Performs a step.
   * @returns who must act if the step is blocked; `undefined` to observe again
   */
  apply(step: Step, state: State): Promise<Pending | undefined>;
}

export interface Patience {
  readonly waitMs: number;
  readonly dryRun?: boolean;
}

interface Advance extends Patience {
  readonly deps: Pick<Deps, 'clock' | 'log' | 'signal'>;
}

const maxSteps = 60;
/**
 * Number of times in a row that a step may be taken if other parts of the state change in between.
 */
const maxRepeats = 3;
/** Time in ms after which GitHub's lists show a write. If they don't, the step had no effect. */
const settlingMs = 30_000;
const pauses = { first: 2_000, longest: 15_000 };
/**
 * Maximum time in ms between two calls of `observe` during a wait. `watch` needs fewer requests.
 */
const watchMs = 4 * 60_000;

export async function advance<State, Step extends { readonly do: string }>(
  flow: Flow<State, Step>,
  { deps, waitMs, dryRun = false }: Advance,
): Promise<FlowOutcome> {
  const { clock, log, signal } = deps;
  const done: string[] = [];
  const deadline = elapsed(clock) + waitMs;
  let pause = pauses.first;
  let lastLine = '';
  const taken = new TakenSteps<State, Step>();
  const toOutcome = (next: Pending): FlowOutcome => ({ ...next, done });
  for (let steps = 0; ; ) {
    signal.throwIfAborted();
    const state = await flow.observe();
    const next = flow.plan(state);
    if (next.kind === 'step') {
      const line = `${formatStep(next.step)}. ${next.why}`;
      if (dryRun) return { kind: 'step', what: line, done };
      const repeated = taken.isUseless(next.step, state);
      if (repeated && elapsed(clock) < taken.at + settlingMs) {
        await clock.sleep(pauses.first, signal);
        continue;
      }
      if (repeated) throw toStuckError(next.step, 'was carried out, and is still missing', done);
      if (steps >= maxSteps)
        throw toStuckError(
          next.step,
          `comes after ${steps} others, and no run needs that many`,
          done,
        );
      log.info(plainText(line));
      const blocked = await applyOrYield(flow, next.step, state);
      if (blocked && blocked !== 'yielded') return toOutcome(blocked);
      if (!blocked) {
        done.push(formatStep(next.step));
        taken.add(next.step, state, elapsed(clock));
      }
      steps += 1;
      pause = pauses.first;
      continue;
    }
    if (next.kind !== 'machine' || dryRun || elapsed(clock) + pause > deadline)
      return toOutcome(next);
    const line = [next.what, next.url].filter(Boolean).join(' ');
    if (line !== lastLine) log.info(plainText(line));
    lastLine = line;
    taken.endRow();
    const seen = await flow.watch?.(next.url);
    const until = Math.min(deadline, elapsed(clock) + watchMs);
    do {
      await clock.sleep(pause, signal);
      pause = Math.min(pauses.longest, pause * 1.5);
    } while (seen && elapsed(clock) + pause <= until && seen === (await flow.watch?.(next.url)));
  }
}

/**
 * Remembers the steps of a run, each with the state in which it was last taken, to stop a run that
 * makes no progress.
 */
class TakenSteps<State, Step> {
  /** Monotonic time of the last step in ms. */
  at = 0;
  readonly #states = new Map<string, string>();
  #row = { step: '', length: 0 };

  /**
   * Returns whether the state is the one in which the step was last taken, or whether the step was
   * taken too often in a row.
   */
  isUseless(step: Step, state: State): boolean {
    const key = toText(step);
    const isInRow = this.#row.step === key && this.#row.length >= maxRepeats;
    return isInRow || this.#states.get(key) === toText(state);
  }

  add(step: Step, state: State, at: number): void {
    const key = toText(step);
    this.#states.set(key, toText(state));
    this.#row = { step: key, length: this.#row.step === key ? this.#row.length + 1 : 1 };
    this.at = at;
  }

  /**
   * Resets the count of repetitions before a wait, during which other programs may change the
   * state.
   */
  endRow(): void {
    this.#row = { step: '', length: 0 };
  }
}

/** Serializes a step or state for comparison. Functions are left out. */
function toText(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    item instanceof Map || item instanceof Set ? [...item] : item,
  );
}

function toStuckError(
  step: { readonly do: string },
  why: string,
  done: readonly string[],
): SiteDeployError {
  const facts = done.slice(-5).map((line) => plainText(`carried out: ${line}`));
  const message = `The step "${plainText(formatStep(step))}" ${why}.`;
  return new SiteDeployError('AUTOMATION_STUCK', message, { facts });
}

/**
 * Applies a step. Ignores a conflict or refusal if the step is no longer the next one, e.g. because
 * another runner has performed it.
 * @returns what the step waits for; `'yielded'` if a conflict or refusal was ignored; `undefined`
 * if the step was performed
 */
async function applyOrYield<State, Step extends { readonly do: string }>(
  flow: Flow<State, Step>,
  planned: Step,
  state: State,
): Promise<Pending | 'yielded' | undefined> {
  try {
    return await flow.apply(planned, state);
  } catch (error) {
    if (!(error instanceof SiteDeployError) || !/_(CONFLICT|REFUSED)$/.test(error.code))
      throw error;
    if (error.facts.some((fact) => /added to a merge queue/.test(fact)))
      return waitForCi('GitHub accepts no commit to a branch that is in a merge queue.');
    const next = flow.plan(await flow.observe());
    if (next.kind === 'step' && formatStep(next.step) === formatStep(planned)) throw error;
    return 'yielded';
  }
}

function formatStep(step: { readonly do: string }): string {
  const named = Object.values(step).filter((value) => /^(string|number)$/.test(typeof value));
  const short = named.map((value) => String(value).replace(/^([0-9a-f]{12})[0-9a-f]{28}$/, '$1'));
  return short.join(' ').replace(/\.$/, '');
}
