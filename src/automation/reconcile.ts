import { elapsed } from '../shared/clock.ts';
import { compact } from '../shared/compact.ts';
import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { plainText } from '../shared/plain-text.ts';

export type Next<Step> =
  | { readonly kind: 'step'; readonly step: Step; readonly why: string }
  | { readonly kind: 'machine'; readonly what: string; readonly url?: string }
  | { readonly kind: 'person'; readonly what: string; readonly url: string }
  /** Something else comes first; only a later run goes on. */
  | { readonly kind: 'turn'; readonly what: string; readonly url?: string }
  | { readonly kind: 'done'; readonly what: string };

export type Pending = Exclude<Next<never>, { readonly kind: 'step' }>;

export const step = <Step>(action: Step, why: string): Next<Step> => {
  return { kind: 'step', step: action, why };
};
export const person = (what: string, url: string): Pending => ({ kind: 'person', what, url });
export const waitForCi = (what: string, url?: string): Pending => ({ kind: 'machine', what, url });

/** The result of a step that nobody can block. */
export async function performed(work: Promise<unknown>): Promise<undefined> {
  await work;
  return undefined;
}

export interface FlowOutcome {
  readonly kind: Next<never>['kind'];
  readonly what: string;
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

export function formatOutcome({ kind, what, url }: FlowOutcome): string[] {
  return compact([`${labels[kind]}: ${plainText(what)}`, url && `  ${plainText(url)}`]);
}

/** A resumable flow: read the state, plan (pure), perform one step, repeat. */
export interface Flow<State, Step extends { readonly do: string }> {
  observe(): Promise<State>;
  plan(state: State): Next<Step>;
  /** Returns the status of the blocking item; `undefined` if only `observe` can tell. */
  watch?(url: string | undefined): Promise<string | undefined>;
  /** @returns who must act if the step is blocked; `undefined` to read the state again */
  apply(step: Step, state: State): Promise<Pending | undefined>;
}

export interface Advance {
  readonly deps: Pick<Deps, 'clock' | 'log' | 'signal'>;
  readonly waitMs: number;
  readonly dryRun?: boolean;
}

const maxSteps = 60;
const pauses = { first: 2_000, longest: 15_000 };
/** In ms. During this time, only `watch` is called: `observe` costs a dozen requests. */
const watchMs = 4 * 60_000;

export async function advance<State, Step extends { readonly do: string }>(
  flow: Flow<State, Step>,
  options: Advance,
): Promise<FlowOutcome> {
  const { deps, waitMs, dryRun = false } = options;
  const { clock, log, signal } = deps;
  const done: string[] = [];
  const deadline = elapsed(clock) + waitMs;
  let pause = pauses.first;
  let lastLine = '';
  const toOutcome = (next: Pending): FlowOutcome => ({ ...next, done });
  for (let steps = 0; ; ) {
    signal.throwIfAborted();
    const state = await flow.observe();
    const next = flow.plan(state);
    if (next.kind === 'step') {
      const line = `${formatStep(next.step)}. ${next.why}`;
      if (dryRun) return { kind: 'step', what: line, done };
      if (steps >= maxSteps)
        return { kind: 'machine', what: `Stopped after ${steps} steps, before: ${line}`, done };
      log.info(plainText(line));
      const blocked = await applyOrYield(flow, next.step, state);
      if (blocked && blocked !== 'yielded') return toOutcome(blocked);
      if (!blocked) done.push(formatStep(next.step));
      steps += 1;
      pause = pauses.first;
      continue;
    }
    if (next.kind !== 'machine' || dryRun || elapsed(clock) + pause > deadline)
      return toOutcome(next);
    const line = [next.what, next.url].filter(Boolean).join(' ');
    if (line !== lastLine) log.info(plainText(line));
    lastLine = line;
    const seen = await flow.watch?.(next.url);
    const until = Math.min(deadline, elapsed(clock) + watchMs);
    do {
      await clock.sleep(pause, signal);
      pause = Math.min(pauses.longest, pause * 1.5);
    } while (seen && elapsed(clock) + pause <= until && seen === (await flow.watch?.(next.url)));
  }
}

/** Ignores an error if the step is done by now: another runner may have been faster. */
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
