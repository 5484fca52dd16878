import {
  formatTotals,
  isWorthALine,
  sortByUrgency,
} from '../../operations/onboard/fleet/report.ts';
import type { SiteOutcome } from '../../operations/onboard/fleet/types.ts';
import { type Column, tableLines } from '../terminal/table.ts';

const columns: readonly Column<SiteOutcome>[] = [
  { heading: 'SITE', value: (siteOutcome) => siteOutcome.slug, fixed: true },
  { heading: 'STATUS', value: (siteOutcome) => siteOutcome.status, fixed: true },
  {
    heading: 'STEPS',
    value: (siteOutcome) => {
      if (siteOutcome.status === 'not reached') return undefined;
      return siteOutcome.steps;
    },
    align: 'right',
    fixed: true,
  },
  {
    heading: 'NOTE',
    value: (siteOutcome) =>
      [siteOutcome.earlier === undefined ? '' : 'in an earlier run', siteOutcome.note]
        .filter(Boolean)
        .join(': '),
  },
];

/** Up to this number, all sites are listed. */
const few = 10;

/** Failures first, then totals. For many sites, only those with something to report. */
export function fleetLines(outcomes: readonly SiteOutcome[], width: number | undefined): string[] {
  const listed = outcomes.length <= few ? outcomes : outcomes.filter(isWorthALine);
  const details = sortByUrgency(listed).flatMap((siteOutcome) => {
    const { slug, details: lines = [] } = siteOutcome;
    if (lines.length === 0) return [];
    return ['', `${slug}:`, ...lines.map((line) => `  ${line}`)];
  });
  return [
    ...(listed.length === 0 ? [] : tableLines(columns, sortByUrgency(listed), width)),
    formatTotals(outcomes),
    ...details,
  ];
}
