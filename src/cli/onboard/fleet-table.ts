import { byUrgency, isWorthALine, sumsOf } from '../../operations/onboard/fleet/report.ts';
import type { SiteOutcome } from '../../operations/onboard/fleet/types.ts';
import { type Column, tableLines } from '../terminal/table.ts';

const columns: readonly Column<SiteOutcome>[] = [
  { heading: 'SITE', value: ({ slug }) => slug, fixed: true },
  { heading: 'STATUS', value: ({ status }) => status, fixed: true },
  {
    heading: 'STEPS',
    value: ({ status, steps }) => (status === 'not reached' ? undefined : steps),
    align: 'right',
    fixed: true,
  },
  {
    heading: 'NOTE',
    value: ({ note, earlier }) => [earlier === undefined ? '' : 'by an earlier run', note].filter(Boolean).join(': '),
  },
];

/** Among these many every site has its line, also where nothing is to be said of it. */
const few = 10;

/**
 * The outcomes as a table, what has failed first, and a line of sums. Of many sites only those with something to say.
 */
export function fleetLines(outcomes: readonly SiteOutcome[], width: number | undefined): string[] {
  const shown = outcomes.length <= few ? outcomes : outcomes.filter(isWorthALine);
  const details = byUrgency(shown).flatMap(({ slug, details: lines = [] }) => {
    if (lines.length === 0) return [];
    return ['', `${slug}:`, ...lines.map((line) => `  ${line}`)];
  });
  return [...(shown.length === 0 ? [] : tableLines(columns, byUrgency(shown), width)), sumsOf(outcomes), ...details];
}
