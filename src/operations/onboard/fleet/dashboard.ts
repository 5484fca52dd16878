import { createComment } from '../../../clients/github/comments.ts';
import { listIssues, openIssue, updateIssueBody } from '../../../clients/github/issues.ts';
import type { RepoName } from '../../../clients/github/repository.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { compact } from '../../../shared/compact.ts';
import { markdownText } from '../../../shared/plain-text.ts';
import { count } from '../../../shared/units.ts';
import { type FleetReport, isSiteDone, markdownReport } from './report.ts';

const title = 'Sites';
const statePattern = /<!-- site-deploy-fleet: (\{.*\}) -->/;
/** GitHub's limit is 65,536 characters. */
const maxLength = 60_000;
const maxChanges = 50;

type Statuses = Readonly<Record<string, string>>;

export interface DashboardUpdate {
  readonly changes: number;
  readonly isNew: boolean;
}

/**
 * Keeps one issue with the status of all sites. Its text is replaced, which notifies nobody; a
 * comment names the sites whose status has changed.
 * @param missing shards without a report: their sites keep their status
 */
export async function updateDashboard(
  github: GitHub,
  repository: RepoName,
  report: FleetReport,
  missing: readonly string[],
): Promise<DashboardUpdate> {
  const issues = await listIssues(github, repository);
  const found = issues.find(({ body, trusted }) => trusted && statePattern.test(body));
  const before = readStatuses(found?.body ?? '');
  const now = getStatuses(report, missing.length > 0 ? before : {});
  const text = formatBody(report, missing, now);
  const changes = describeChanges(before, now, report);
  if (!found) {
    await openIssue(github, repository, { title, body: text, labels: [] });
    return { changes: changes.length, isNew: true };
  }
  await updateIssueBody(github, repository, found.number, text);
  if (changes.length > 0 && found.open) {
    const left = changes.length - maxChanges;
    const lines = compact([...changes.slice(0, maxChanges), left > 0 && `- and ${left} more`]);
    await createComment(github, repository, found.number, lines.join('\n'));
  }
  return { changes: changes.length, isNew: false };
}

function readStatuses(body: string): Statuses {
  const [, json] = statePattern.exec(body) ?? [];
  try {
    return JSON.parse(json ?? '{}') as Statuses;
  } catch {
    return {};
  }
}

function getStatuses({ sites, applied }: FleetReport, unknown: Statuses): Statuses {
  const seen = new Set(sites.map(({ slug }) => slug));
  const kept = Object.entries(unknown).filter(([slug]) => !seen.has(slug));
  const left = sites.filter((outcome) => !isSiteDone(outcome, applied));
  return Object.fromEntries([...kept, ...left.map(({ slug, status }) => [slug, status])]);
}

function describeChanges(before: Statuses, now: Statuses, { sites }: FleetReport): string[] {
  const slugs = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  const changed = slugs.filter((slug) => before[slug] !== now[slug]);
  return changed.map((slug) => {
    const site = sites.find((outcome) => outcome.slug === slug);
    const status = now[slug] ?? site?.status ?? 'gone';
    const note = site?.note ? `: ${markdownText(site.note.slice(0, 300))}` : '';
    return `- **${markdownText(slug)}** ${status}, before ${before[slug] ?? 'ready'}${note}`;
  });
}

function formatBody(report: FleetReport, missing: readonly string[], statuses: Statuses): string {
  // Two hyphens would end the comment.
  const state = JSON.stringify(statuses).replaceAll('--', '-\\u002d');
  const marker = `<!-- site-deploy-fleet: ${state} -->`;
  const lines = markdownReport(report, missing);
  let length = marker.length;
  const fitting = lines.findIndex((line) => {
    length += line.length + 1;
    return length > maxLength;
  });
  if (fitting < 0) return [marker, '', ...lines].join('\n');
  const left = `The rest is in the report of the run: ${count(lines.length - fitting, 'line')}.`;
  return [marker, '', ...lines.slice(0, fitting), '', left].join('\n');
}
