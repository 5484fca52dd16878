import type { SiteOutcome } from './fleet.ts';

/** The outcomes as a table with a line of sums. */
export function fleetTable(outcomes: readonly SiteOutcome[]): string[] {
  const width = Math.max(4, ...outcomes.map(({ slug }) => slug.length));
  const line = (slug: string, status: string, steps: string, note: string) =>
    `${slug.padEnd(width)}  ${status.padEnd(11)}  ${steps.padStart(5)}  ${note}`.trimEnd();
  const counts = new Map<string, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const sums = [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
  return [
    line('site', 'status', 'steps', 'note'),
    ...outcomes.map(({ slug, status, steps, note, earlier }) =>
      line(
        slug,
        status,
        status === 'not reached' ? '-' : String(steps),
        [...(earlier === undefined ? [] : ['by an earlier run']), ...(note === '' ? [] : [note])].join(': '),
      ),
    ),
    `${outcomes.length} sites: ${sums || 'none'}`,
  ];
}
