import { beforeEach, expect, it } from 'vitest';
import { readComments } from '../../../../../src/clients/github/comments.ts';
import { closeIssue, listIssues } from '../../../../../src/clients/github/issues.ts';
import type { GitHubRepository } from '../../../../../src/clients/github/repository.ts';
import {
  type SiteOutcome,
  updateDashboard,
} from '../../../../../src/operations/onboard/fleet/report.ts';
import { markdownText } from '../../../../../src/shared/plain-text.ts';
import { useEach } from '../../../../support/fixture.ts';
import { openHarness } from '../harness.ts';

const harness = useEach(openHarness);
let repository: GitHubRepository;
beforeEach(() => {
  repository = { ...harness.github, owner: 'Acme', name: 'docs' };
});

const site = (slug: string, status: SiteOutcome['status'], note = ''): SiteOutcome => ({
  slug,
  status,
  steps: 0,
  note,
});
const at = '2026-01-02T03:04:05.000Z';
const update = (sites: readonly SiteOutcome[], missing: readonly string[] = []) =>
  updateDashboard(repository, { version: 1, at, applied: false, sites }, missing);
async function read() {
  const issues = await listIssues(repository);
  const [issue] = issues;
  if (!issue) throw new Error('no issue');
  const comments = await readComments(repository, issue.number);
  return { issues, issue, comments: comments.map(({ body }) => body) };
}

it('updateDashboard lists the sites that are not ready in one issue, and comments on changes', async () => {
  await update([site('docs', 'ready'), site('shop', 'drift', 'One step.')]);
  await update([site('docs', 'ready'), site('shop', 'drift', 'One step.')]);
  const first = await read();
  expect(first.issues).toHaveLength(1);
  expect(first.comments).toEqual([]);
  expect(first.issue.body).toContain('| shop | drift | One step&#46; |');

  await update([site('docs', 'failed', 'No @team.'), site('shop', 'ready')]);
  const { issues, issue, comments } = await read();
  expect(issues).toHaveLength(1);
  expect(issue.body).not.toContain('| shop |');
  expect(comments).toEqual([
    expect.stringMatching(
      /^- \*\*docs\*\* failed, before ready: No [^@]*team&#46;\n- \*\*shop\*\* ready, before drift$/,
    ),
  ]);
});

it('updateDashboard keeps the status of sites whose shard has no report', async () => {
  await update([site('docs', 'failed'), site('shop', 'drift')]);
  expect(await update([site('docs', 'failed')], ['2/2'])).toEqual({ changes: 0, isNew: false });
  expect(await update([site('docs', 'failed')])).toEqual({ changes: 1, isNew: false });
  expect((await read()).comments).toEqual(['- **shop** gone, before drift']);
});

it('updateDashboard names each of 50 broken sites among 1,000', async () => {
  const slug = (index: number) => `a-site-with-a-rather-long-name-${index}`;
  const waiting = Array.from({ length: 950 }, (_, index) =>
    site(slug(index), 'waiting for merge', `Merge https://github.com/acme/${slug(index)}/pull/1.`),
  );
  const broken = Array.from({ length: 50 }, (_, index) =>
    site(slug(950 + index), index % 2 === 0 ? 'drift' : 'foreign', 'Somebody has to decide.'),
  );
  await update([...waiting, ...broken]);
  await update([...waiting, ...broken]);
  const { issue, comments } = await read();
  expect(issue.body.length).toBeLessThan(65_536);
  expect(broken.filter((one) => !issue.body.includes(`| ${markdownText(one.slug)} | `))).toEqual(
    [],
  );
  expect(comments).toEqual([]);
});

it('updateDashboard updates a closed issue without reopening it or commenting', async () => {
  await update([site('docs', 'drift')]);
  await closeIssue(repository, (await read()).issue.number, 'completed');
  await update([site('docs', 'failed')]);
  const { issues, issue, comments } = await read();
  expect([issues.length, issue.open, comments]).toEqual([1, false, []]);
  expect(issue.body).toContain('| docs | failed |');
});

it('updateDashboard shortens a list of 1,000 sites to fit an issue, and finds no change the second time', async () => {
  const sites = Array.from({ length: 1_000 }, (_, index) =>
    site(`site--with-a-long-name-${index}`, 'credentials unknown', 'x'.repeat(200)),
  );
  await update(sites);
  expect(await update(sites)).toEqual({ changes: 0, isNew: false });
  const { issue } = await read();
  expect(issue.body.length).toBeLessThan(65_536);
  expect(issue.body).toContain('The rest is in the report of the run');
});
