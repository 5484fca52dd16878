import type { Concern, LogLocation } from '../shared/log.ts';

/** GitHub shows ten warnings per step and drops the rest; errors count separately, first. */
const order: Readonly<Record<Concern, number>> = {
  // Visitors miss something intended for them, or get something that isn't.
  visitors: 1,
  // A search engine or social media card differs from what the portal specifies.
  search: 2,
  // The run took a detour or left something behind.
  run: 3,
  // Works, but isn't recommended.
  style: 4,
};

const maxWarnings = 10;
const single = 'site-deploy';

export function getRank(options: { readonly concern?: Concern }): number {
  const { concern = 'run' } = options;
  return order[concern];
}

interface Warning extends LogLocation {
  readonly message: string;
  readonly title: string;
}

export function collectWarnings() {
  let found: Warning[] = [];
  const seen = new Set<string>();
  return {
    add(message: string, place: LogLocation = {}): boolean {
      const key = JSON.stringify([message, place.file, place.line, place.column]);
      if (seen.has(key)) return false;
      seen.add(key);
      const title = /^([^:]{1,60}): /.exec(message)?.[1] ?? single;
      found.push({ title, ...place, message });
      return true;
    },
    take() {
      const ranked = found.toSorted((a, b) => getRank(a) - getRank(b));
      found = [];
      if (ranked.length <= maxWarnings) return ranked;
      const left = ranked.length - (maxWarnings - 1);
      const message = `The log of this run has ${left} more, of lower priority.`;
      return [...ranked.slice(0, maxWarnings - 1), { message, title: 'More warnings' }];
    },
  };
}
