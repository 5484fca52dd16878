import * as z from 'zod/mini';
import { createComment } from '../../../clients/github/comments.ts';
import { listIssues, openIssue, updateIssueBody } from '../../../clients/github/issues.ts';
import type { GitHubRepository } from '../../../clients/github/repository.ts';
import { compact } from '../../../shared/compact.ts';
import { markdownText } from '../../../shared/plain-text.ts';
import { count } from '../../../shared/units.ts';
import type { OnboardingState } from '../plan/types.ts';

export interface SiteOutcome {
  readonly slug: string;
  /**
   * Status of the site. `applied`: this run performed steps. `not reached`: the run ended before
   * this site.
   */
  readonly status: OnboardingState | 'applied' | 'failed' | 'not reached';
  readonly steps: number;
  /** A single line: the URL of the pull request, the first remark, or the error message. */
  readonly note: string;
  /** Further information, e.g. commands for somebody with the permission. */
  readonly details?: readonly string[];
  readonly code?: string;
  /** Time (ISO 8601) at which an earlier run finished the site, if this run skipped it. */
  readonly earlier?: string;
}

export const StoredOutcome = z.object({
  slug: z.string(),
  status: z.custom<SiteOutcome['status']>((value) => typeof value === 'string'),
  steps: z.int(),
  note: z.string(),
  details: z.optional(z.array(z.string())),
  earlier: z.optional(z.string()),
  code: z.optional(z.string()),
});

/**
 * Report of a run. `at`: its end (ISO 8601). `applied`: whether it applied changes instead of only
 * checking.
 */
const Report = z.object({
  version: z.literal(1),
  at: z.string(),
  applied: z.boolean(),
  shard: z.optional(z.object({ index: z.int(), of: z.int() })),
  sites: z.array(StoredOutcome),
});

export interface FleetReport extends Readonly<Omit<z.infer<typeof Report>, 'sites'>> {
  readonly sites: readonly SiteOutcome[];
}

export const readFleetReport = (value: unknown): FleetReport | undefined =>
  Report.safeParse(value).data;

/**
 * Merges the reports of shards. `missing` lists the shards without a report, whose outcome is
 * unknown.
 */
export function mergeReports(reports: readonly FleetReport[]) {
  const shards = compact(reports.map((report) => report.shard));
  const of = Math.max(0, ...shards.map((shard) => shard.of));
  const missing = Array.from({ length: of }, (_, at) => at + 1)
    .filter((index) => !shards.some((shard) => shard.index === index))
    .map((index) => `${index}/${of}`);
  const times = reports.map((report) => report.at).toSorted();
  const at = times.at(-1) ?? '';
  const applied = reports.some((report) => report.applied);
  const sites = reports.flatMap((report) => report.sites);
  return { report: { version: 1, at, applied, sites } as const, missing };
}

export const isWorthALine = ({ status, note }: SiteOutcome) => status !== 'ready' || note !== '';

export function sortByUrgency(outcomes: readonly SiteOutcome[]): SiteOutcome[] {
  type Ranks = Partial<Record<SiteOutcome['status'], number>>;
  const ranks: Ranks = { failed: 0, 'not reached': 1, ready: 4, applied: 4 };
  ranks['waiting for merge'] = 3;
  const rank = ({ status }: SiteOutcome) => ranks[status] ?? 2;
  return outcomes.toSorted((a, b) => rank(a) - rank(b));
}

export function formatTotals(outcomes: readonly SiteOutcome[]): string {
  const counts = new Map<string, number>();
  for (const { status } of sortByUrgency(outcomes))
    counts.set(status, (counts.get(status) ?? 0) + 1);
  const sums = [...counts].map(([status, number]) => `${number} ${status}`).join(', ');
  return `${count(outcomes.length, 'site')}: ${sums || 'none'}`;
}

/**
 * Maximum number of listed sites. Further ones are only counted, because a step summary is limited
 * to 1 MiB.
 */
const maxRows = 500;
const maxDetails = 40;

export function markdownReport(report: FleetReport, missing: readonly string[] = []): string[] {
  const { sites, at } = report;
  const notable = sortByUrgency(sites).filter(isWorthALine);
  const place = missing.length > 0 ? ' in the other reports' : '';
  const rows = notable.map(
    ({ slug, status, note }) => `| ${[slug, status, note].map(cell).join(' | ')} |`,
  );
  const detailed = notable.filter(({ details = [] }) => details.length > 0).slice(0, maxDetails);
  return compact([
    `## Sites: ${formatTotals(sites).replace(/^\d+ sites?: /, '')}`,
    '',
    ...missing.map(
      (shard) => `**The report of shard ${shard} is missing**: the status of its sites is unknown.`,
    ),
    missing.length > 0 && '',
    notable.length === 0 && `Nothing left to do for ${count(sites.length, 'site')}${place}.`,
    rows.length > 0 && '| Site | Status | Note |\n|---|---|---|',
    ...rows.slice(0, maxRows),
    rows.length > maxRows && `\nAnd ${rows.length - maxRows} more.`,
    ...detailed.flatMap(({ slug, details = [] }) => [
      '',
      `<details><summary>${cell(slug)}</summary>`,
      '',
      ...details.slice(0, maxDetails).map((line) => `- ${cell(line.trim())}`),
      '',
      '</details>',
    ]),
    '',
    `${count(sites.length, 'site')}, ${cell(at)}`,
  ]);
}

function cell(text: string): string {
  return markdownText(text.replaceAll(/\s+/g, ' ').slice(0, 500));
}

export function isSiteDone(outcome: SiteOutcome, applied: boolean): boolean {
  if (outcome.status === 'ready') return true;
  return applied && (outcome.status === 'applied' || outcome.status === 'waiting for merge');
}

const title = 'Sites';
const statePattern = /^<!-- site-deploy-fleet: (\{.*\}) -->$/m;
/** Maximum length in characters. GitHub allows 65,536. */
const maxLength = 60_000;
const maxChanges = 50;

type Statuses = Readonly<Record<string, string>>;

/**
 * Maintains an issue that shows the status of all sites. If the issue is open, a comment lists the
 * sites whose status has changed, because editing an issue notifies nobody.
 * @param missing shards without a report, whose sites keep their status
 */
export async function updateDashboard(
  repository: GitHubRepository,
  report: FleetReport,
  missing: readonly string[],
) {
  const issues = await listIssues(repository);
  const found = issues.find(({ body, trusted }) => trusted && statePattern.test(body));
  const before = readStatuses(found?.body ?? '');
  const now = getStatuses(report, missing.length > 0 ? before : {});
  const text = formatBody(report, missing, now);
  const changes = describeChanges(before, now, report);
  if (!found) {
    await openIssue(repository, { title, body: text, labels: [] });
    return { changes: changes.length, isNew: true };
  }
  await updateIssueBody(repository, found.number, text);
  if (changes.length > 0 && found.open) {
    const left = changes.length - maxChanges;
    const lines = compact([...changes.slice(0, maxChanges), left > 0 && `- and ${left} more`]);
    await createComment(repository, found.number, lines.join('\n'));
  }
  return { changes: changes.length, isNew: false };
}

function readStatuses(body: string): Statuses {
  const [, json] = statePattern.exec(body) ?? [];
  try {
    const slugs = JSON.parse(json ?? '{}') as Readonly<Record<string, readonly string[]>>;
    const ofSites = Object.entries(slugs).flatMap(([status, all]) =>
      all.map((slug) => [slug, status]),
    );
    return Object.fromEntries(ofSites);
  } catch {
    return {};
  }
}

function getStatuses({ sites, applied }: FleetReport, unknown: Statuses): Statuses {
  const seen = new Set(sites.map((site) => site.slug));
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
  // Two hyphens would end the HTML comment.
  const slugs = Object.groupBy(Object.keys(statuses), (slug) => statuses[slug] ?? '');
  const state = JSON.stringify(slugs).replaceAll('--', '-\\u002d');
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
