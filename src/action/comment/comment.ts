import {
  createComment,
  deleteComment,
  type IssueComment,
  readComments,
  updateComment,
} from '../../clients/github/comments.ts';
import { pullsOfDeployment, readPulls } from '../../clients/github/pulls.ts';
import type { GitHubRepository } from '../../clients/github/repository.ts';
import type { RunReport } from '../../deploy/report.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Log } from '../../shared/log.ts';
import { count, seconds } from '../../shared/units.ts';
import { joined, link, type Markdown, md, paragraphs, text } from '../markdown.ts';
import {
  changePart,
  changesPart,
  comparisonPart,
  findingsPart,
  type SummaryLimits,
} from '../summary/site.ts';
import { verdictPart } from '../summary/verdict.ts';

/**
 * Author of comments made with a job's token. Comments by other authors are left alone, even if
 * they contain the marker.
 */
const author = 'github-actions[bot]';
const maxPulls = 5;

/**
 * Writes one comment per site and environment on each pull request of the deployment, at most five.
 * Logs failures, e.g. a missing permission, instead of throwing them.
 */
export async function writeComments(
  report: RunReport,
  repository: GitHubRepository,
  log: Log,
): Promise<void> {
  if (!isWorthComment(report)) return;
  try {
    const pulls = await findPulls(report, repository);
    for (const pull of pulls.slice(0, maxPulls)) {
      const isWritten = await writeComment(report, repository, pull);
      if (isWritten) log.info(`Commented on pull request #${pull}.`);
    }
  } catch (error) {
    const { code, message } = SiteDeployError.from(error);
    const why = code === 'GITHUB_PERMISSION_MISSING' ? permission : message;
    log.info(`No comment on the pull request: ${why}.`);
  }
}

const permission =
  'give the job the permission "pull-requests: write", which runs from forks and from Dependabot ' +
  'never have';

/**
 * Returns `false` for a run that isn't worth a comment: it only built the site, was a dry run, was
 * skipped, or was to close a Preview that stays open.
 */
function isWorthComment(report: RunReport): boolean {
  const { dryRun, folder, closing, closed, error, environment, status } = report;
  if (dryRun !== false || folder || !environment) return false;
  if (closing) return Boolean(closed);
  return !(status === 'skipped' && error);
}

async function findPulls({ source, closing }: RunReport, repository: GitHubRepository) {
  if (!source) return [];
  if (source.pull) return [source.pull];
  if (!closing) return pullsOfDeployment(repository, source);
  const pulls = await readPulls(repository, source.branch);
  return pulls.map((pull) => pull.number);
}

/**
 * Creates or updates the comment; for a closed Preview, only updates an existing one. If concurrent
 * runs have each created a comment, keeps the oldest, with the newest content.
 */
async function writeComment(report: RunReport, repository: GitHubRepository, pull: number) {
  let ours = await readOurs();
  if (ours.length === 0 && report.closing) return false;
  const body = commentBody(keepAddress(report, ours));
  if (ours.length === 0) {
    await createComment(repository, pull, body);
    ours = await readOurs();
  }
  const [oldest, ...duplicates] = ours;
  if (!oldest) return false;
  const newest = [body, ...ours.map((comment) => comment.body)].reduce((a, b) =>
    runIn(b) > runIn(a) ? b : a,
  );
  if (oldest.body !== newest) await updateComment(repository, oldest.id, newest);
  for (const { id } of duplicates) await deleteComment(repository, id);
  return true;

  async function readOurs(): Promise<IssueComment[]> {
    const marker = commentMarker(report);
    const all = await readComments(repository, pull);
    return all.filter((comment) => comment.author === author && comment.body.startsWith(marker));
  }
}

/** Adds the link to the site that an earlier run deployed, so that a failure doesn't remove it. */
function keepAddress(report: RunReport, ours: readonly IssueComment[]): RunReport {
  const known = ours.flatMap(
    ({ body }) => /^<!-- address=(https?:\S+) -->$/m.exec(body)?.[1] ?? [],
  );
  const url = known.at(-1);
  if (!url || !report.error || report.live) return report;
  return { ...report, live: { url } };
}

const maxCharacters = 16_000;
const limitSteps: readonly SummaryLimits[] = [
  { items: 20, characters: 300 },
  { items: 5, characters: 100 },
];

function commentMarker(report: RunReport): string {
  const key = (value = '') => value.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `<!-- site-deploy site=${key(report.site)} environment=${key(report.environment)} -->`;
}

/** Returns the id of the run that wrote a comment; 0 if unknown. A later run has a higher id. */
function runIn(body: string): number {
  return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(body)?.[1] ?? 0);
}

export function commentBody(report: RunReport): string {
  const run = /\/runs\/(\d{1,15})$/.exec(report.source?.runUrl ?? '')?.[1] ?? '0';
  const hidden = `${addressLine(report)}${provenanceLine(report)}`;
  const head = `${commentMarker(report)}\n<!-- run=${run} -->\n${hidden}`;
  const bodies = limitSteps.map((limits) => `${head}\n${content(report, limits)}\n`);
  return bodies.find((body) => body.length <= maxCharacters) ?? `${head}\n${shortest(report)}\n`;
}

function addressLine({ url, live }: RunReport): string {
  const address = url ?? live?.url ?? '';
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return `<!-- address=${origin} -->\n`;
}

function provenanceLine({ provenance }: RunReport): string {
  if (!provenance) return '';
  return `<!-- provenance=${JSON.stringify(provenance).replaceAll(/[<>]|--/g, '')} -->\n`;
}

function content(report: RunReport, limits: SummaryLimits): Markdown {
  return paragraphs(
    md`### ${{ text: report.title }}`,
    verdictPart(report, limits),
    changePart(report),
    comparisonPart(report, limits),
    changesPart(report, limits),
    findingsPart(report, limits),
    footer(report),
  );
}

const shortest = (run: RunReport) => paragraphs(md`### ${text(run.title, 200)}`, footer(run));

function footer(report: RunReport): Markdown {
  const { source, timeline = [], findingCount } = report;
  const totalMs = Math.max(0, ...timeline.map((time) => time.startMs + time.durationMs));
  const parts = compact([
    totalMs > 0 && text(`Took ${seconds(totalMs)}`),
    findingCount > 0 && text(count(findingCount, 'warning')),
    Boolean(source?.runUrl) && link(md`Log and summary`, source?.runUrl),
  ]);
  return joined(parts);
}
