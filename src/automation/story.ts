import { elapsed } from '../shared/clock.ts';
import type { Deps } from '../shared/deps.ts';
import { plainText } from '../shared/plain-text.ts';

/** What comes next: a step, a machine or a person to wait for, or nothing any more. */
export type Next<Step> =
  | { readonly kind: 'step'; readonly step: Step; readonly why: string }
  | { readonly kind: 'machine'; readonly what: string; readonly url?: string }
  | { readonly kind: 'person'; readonly what: string; readonly url: string }
  | { readonly kind: 'done'; readonly what: string };

/** Who or what a story waits for, or that it is over. */
export type Rest = Exclude<Next<never>, { readonly kind: 'step' }>;

/** How a run of a story has ended: `step` is one that was only planned. */
export interface End {
  readonly kind: 'done' | 'person' | 'machine' | 'step';
  readonly what: string;
  readonly url?: string;
  /** What was carried out, in order. */
  readonly done: readonly string[];
}

/** A story that moves by itself: looking, the pure plan, and one step at a time. */
export interface Story<Sight, Step extends { readonly do: string }> {
  look(): Promise<Sight>;
  plan(sight: Sight): Next<Step>;
  /** Carries a step out. @returns who must act where it could not be; `undefined`: look again */
  apply(step: Step, sight: Sight): Promise<Rest | undefined>;
}

export interface Advance {
  readonly deps: Pick<Deps, 'clock' | 'log' | 'signal'>;
  /** How long machines are waited for, in milliseconds. */
  readonly waitMs: number;
  /** Says the next step, and carries nothing out. */
  readonly dryRun?: boolean;
}

/** More steps than any story has; one that goes in a circle ends here. */
const mostSteps = 60;
/** Milliseconds between two looks at a machine. */
const pauses = { first: 2_000, longest: 15_000 };

/** Looks, plans and carries out until there is nothing left, or somebody else has to act. */
export async function advance<Sight, Step extends { readonly do: string }>(
  story: Story<Sight, Step>,
  { deps, waitMs, dryRun = false }: Advance,
): Promise<End> {
  const { clock, log, signal } = deps;
  const done: string[] = [];
  const end = elapsed(clock) + waitMs;
  let pause = pauses.first;
  let said = '';
  const ended = (next: Rest): End => ({ ...next, done });
  for (let steps = 0; ; ) {
    signal.throwIfAborted();
    const sight = await story.look();
    const next = story.plan(sight);
    if (next.kind === 'step') {
      const line = `${nameOf(next.step)}. ${next.why}`;
      if (dryRun) return { kind: 'step', what: line, done };
      if (steps >= mostSteps) return { kind: 'machine', what: `Stopped after ${steps} steps, before: ${line}`, done };
      log.info(plainText(line));
      const blocked = await story.apply(next.step, sight);
      if (blocked) return ended(blocked);
      done.push(nameOf(next.step));
      steps += 1;
      pause = pauses.first;
      continue;
    }
    if (next.kind !== 'machine' || dryRun || elapsed(clock) + pause > end) return ended(next);
    const line = `${next.what}${next.url ? ` ${next.url}` : ''}`;
    if (line !== said) log.info(plainText(line));
    said = line;
    await clock.sleep(pause, signal);
    pause = Math.min(pauses.longest, pause * 1.5);
  }
}

/** A step in words: what it does, and the names and numbers that it is about. */
function nameOf(step: { readonly do: string }): string {
  const { do: verb, ...rest } = step;
  const named = Object.values(rest).filter((value) => typeof value === 'string' || typeof value === 'number');
  return [
    verb,
    ...named.map((value) => {
      if (/^[0-9a-f]{40}$/.test(String(value))) return String(value).slice(0, 12);
      return value;
    }),
  ].join(' ');
}
