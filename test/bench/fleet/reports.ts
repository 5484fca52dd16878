import { listIssues } from '../../../src/clients/github/issues.ts';
import type { GitHub } from '../../../src/clients/github/types.ts';
import {
  type FleetReport,
  markdownReport,
  mergeReports,
  type SiteOutcome,
  updateDashboard,
} from '../../../src/operations/onboard/fleet/report.ts';
import { markdownText } from '../../../src/shared/plain-text.ts';

const at = '2026-01-02T03:04:05.000Z';
const shards = 4;

function toShards(outcomes: readonly SiteOutcome[]): FleetReport[] {
  return Array.from({ length: shards }, (_, index) => ({
    ...{ version: 1, at, applied: false, shard: { index: index + 1, of: shards } },
    sites: outcomes.filter((_site, place) => place % shards === index),
  }));
}

/**
 * Renders the Markdown report of a fleet, and updates the dashboard four times: new, unchanged,
 * with a missing shard, and complete again.
 * @param broken slugs of the sites that both must name
 * @returns lines to print, and problems
 */
export async function checkReports(
  github: GitHub,
  outcomes: readonly SiteOutcome[],
  broken: readonly string[],
): Promise<{ readonly lines: string[]; readonly problems: string[] }> {
  const repository = { ...github, owner: 'acme', name: 'site-0' };
  const { report, missing } = mergeReports(toShards(outcomes));
  const problems: string[] = [];
  const markdown = markdownReport(report, missing).join('\n');
  // GitHub's limit for a step summary.
  if (Buffer.byteLength(markdown) > 1 << 20) problems.push('Markdown is larger than 1 MiB');
  const updates = [await updateDashboard(repository, report, missing)];
  updates.push(await updateDashboard(repository, report, missing));
  const some = mergeReports(toShards(outcomes).slice(1));
  updates.push(await updateDashboard(repository, some.report, some.missing));
  updates.push(await updateDashboard(repository, report, missing));
  const issues = await listIssues(repository);
  const [issue] = issues;
  const body = issue?.body ?? '';
  const isRow = (text: string, slug: string) => text.includes(`| ${markdownText(slug)} | `);
  const unnamed = (text: string) => broken.filter((slug) => !isRow(text, slug)).length;
  if (issues.length !== 1) problems.push(`${issues.length} dashboards`);
  if (body.length > 65_536) problems.push(`a dashboard of ${body.length} characters`);
  if (unnamed(body) > 0) problems.push(`${unnamed(body)} broken sites are not on the dashboard`);
  if (unnamed(markdown) > 0) problems.push(`${unnamed(markdown)} broken sites are in no report`);
  const changes = updates.map((update) => update.changes);
  if (changes.slice(1).some((number) => number > 0)) problems.push(`changes: ${changes.join(' ')}`);
  const lines = [
    `Markdown: ${Buffer.byteLength(markdown)} bytes, ${markdown.split('\n').length} lines`,
    `dashboard: ${body.length} characters, changes per update ${changes.join(', ')}`,
  ];
  return { lines, problems };
}
