import type { SiteOutcome } from '../../onboard/fleet/types.ts';
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

/** What has failed stands first, then what a person has to see to. */
function byUrgency(outcomes: readonly SiteOutcome[]): SiteOutcome[] {
  const rank = ({ status }: SiteOutcome) =>
    status === 'failed' ? 0 : status === 'not reached' ? 1 : status === 'ready' || status === 'applied' ? 3 : 2;
  return outcomes.toSorted((one, other) => rank(one) - rank(other));
}

/** The outcomes as a table, and a line of sums. */
export function fleetLines(outcomes: readonly SiteOutcome[], width: number | undefined): string[] {
  const counts = new Map<string, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const sums = [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
  const details = outcomes.flatMap(({ slug, details: lines = [] }) =>
    lines.length === 0 ? [] : ['', `${slug}:`, ...lines.map((line) => `  ${line}`)],
  );
  return [
    ...tableLines(columns, byUrgency(outcomes), width),
    `${outcomes.length} sites: ${sums || 'none'}`,
    ...details,
  ];
}
