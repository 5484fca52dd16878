import { expect, it } from 'vitest';
import {
  isSiteDone,
  markdownReport,
  mergeReports,
  readFleetReport,
  type SiteOutcome,
} from '../../../../../src/operations/onboard/fleet/report.ts';

const outcome = (slug: string, status: SiteOutcome['status'], note = ''): SiteOutcome => ({
  slug,
  status,
  steps: 0,
  note,
});
const sites = [
  outcome('calm', 'ready'),
  {
    ...outcome('drifted', 'drift', 'The webhook <is> | missing.'),
    details: ['@everyone ]]> & "more"'],
  },
  outcome('lost', 'failed', 'No repository. [GITHUB_NOT_FOUND]'),
];
const report = { version: 1, at: '2026-01-02T03:04:05.000Z', applied: false, sites } as const;

it('markdownReport lists failures first, omits ready sites and escapes markup', () => {
  const lines = markdownReport(report);
  expect(lines[0]).toBe('## Sites: 1 failed, 1 drift, 1 ready');
  const rows = lines.filter((line) => line.startsWith('| ')).slice(1);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['lost', 'drifted']);
  expect(lines.join('\n')).not.toMatch(/<is>|@everyone|\| missing/);
});

it('markdownReport does not claim that all sites are ready if a report of a shard is missing', () => {
  const well = { ...report, sites: [outcome('calm', 'ready')] };
  expect(markdownReport(well)).toContain('Nothing left to do for one site.');
  expect(markdownReport(well, ['2/3'])).toContain(
    'Nothing left to do for one site in the other reports.',
  );
  for (const line of [
    ...markdownReport(well, ['2/3']),
    ...markdownReport({ ...report, sites: [] }, ['1/1']),
  ])
    expect(line).not.toMatch(/^All |^Nothing is left to do at (0|one) sites?\.$/);
});

it('mergeReports merges the reports of shards and names missing ones', () => {
  const shard = (index: number, site: SiteOutcome) => ({
    ...report,
    shard: { index, of: 3 },
    sites: [site],
  });
  const read = [shard(1, outcome('a', 'ready')), shard(3, outcome('b', 'drift'))].map((one) =>
    readFleetReport(JSON.parse(JSON.stringify(one))),
  );
  const { report: whole, missing } = mergeReports(read.filter((one) => one !== undefined));
  expect(whole.sites.map(({ slug }) => slug)).toEqual(['a', 'b']);
  expect(missing).toEqual(['2/3']);
  expect(markdownReport(whole, missing).join('\n')).toContain('The report of shard 2/3 is missing');
  expect(readFleetReport({ version: 2 })).toBeUndefined();
});

it.each([
  ['ready', 'a check', false],
  ['ready', 'a run', true],
  ['applied', 'a run', true],
  ['waiting for merge', 'a run', true],
] as const)('isSiteDone accepts the status "%s" after %s', (status, _, applied) => {
  expect(isSiteDone(outcome('a', status), applied)).toBe(true);
});

it.each([
  ['applied', 'a check', false],
  ['waiting for merge', 'a check', false],
  ['drift', 'a check', false],
  ['drift', 'a run', true],
  ['failed', 'a check', false],
  ['failed', 'a run', true],
] as const)('isSiteDone rejects the status "%s" after %s', (status, _, applied) => {
  expect(isSiteDone(outcome('a', status), applied)).toBe(false);
});
