import type { Concern, LogPlace } from '../shared/log.ts';

/**
 * In which order GitHub is to show what a run warns of, by what it is about. Of a step it shows ten warnings and drops
 * the rest. Its ten errors are counted apart, and shown before them.
 */
const order: Readonly<Record<Concern, number>> = {
  // A visitor does not get what was meant for him, or gets what was not.
  visitors: 1,
  // A search engine, or a card of a social network, shows something else than the portal says.
  search: 2,
  // The run has got there in another way, or has left something behind.
  run: 3,
  // It works, and is not as recommended.
  style: 4,
};

/** The most warnings that GitHub shows of a step: one of them leads to the others. */
const most = 10;
/** The title of what says none itself. */
const single = 'site-deploy';

/** By which findings are sorted: what matters most comes first, and what is the same stays in its order. */
export function rankOf({ concern = 'run' }: { readonly concern?: Concern }): number {
  return order[concern];
}

/** A warning that GitHub shows beside the run, and on its line where it has one. */
interface Warning extends LogPlace {
  readonly message: string;
  readonly title: string;
}

/** The warnings of a run. */
export interface Warnings {
  /** @returns whether it is a new one */
  add(message: string, place?: LogPlace): boolean;
  /** Those that GitHub is to show, the most important first. Afterwards there are none. */
  take(): Warning[];
}

export function collectWarnings(): Warnings {
  let found: Warning[] = [];
  const seen = new Set<string>();
  return {
    add(message, place = {}) {
      const key = JSON.stringify([message, place.file, place.line, place.column]);
      if (seen.has(key)) return false;
      seen.add(key);
      const title = /^([^:]{1,60}): /.exec(message)?.[1] ?? single;
      found.push({ title, ...place, message });
      return true;
    },
    take() {
      const ranked = found.toSorted((a, b) => rankOf(a) - rankOf(b));
      found = [];
      if (ranked.length <= most) return ranked;
      const left = ranked.length - (most - 1);
      const message = `The log of this run has ${left} more, which matter less.`;
      return [...ranked.slice(0, most - 1), { message, title: 'More warnings' }];
    },
  };
}
