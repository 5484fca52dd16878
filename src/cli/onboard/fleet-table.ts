import {
  formatTotals,
  isWorthALine,
  sortByUrgency,
} from '../../operations/onboard/fleet/report.ts';
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
    value: ({ note, earlier }) =>
      [earlier === undefined ? '' : 'in an earlier run', note].filter(Boolean).join(': '),
  },
];

/** Up to this number, all sites are listed, even if there is nothing to report. */
const few = 10;

/**
 * Formats outcomes as a table, failures first, and a line of totals. For many sites, lists only
 * those with something to report.
 */
export function fleetLines(outcomes: readonly SiteOutcome[], width: number | undefined): string[] {
  const listed = outcomes.length <= few ? outcomes : outcomes.filter(isWorthALine);
  const details = sortByUrgency(listed).flatMap(({ slug, details: lines = [] }) => {
    if (lines.length === 0) return [];
    return ['', `${slug}:`, ...lines.map((line) => `  ${line}`)];
  });
  return [
    ...(listed.length === 0 ? [] : tableLines(columns, sortByUrgency(listed), width)),
    formatTotals(outcomes),
    ...details,
  ];
}
