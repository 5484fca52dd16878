import {
  createComment,
  deleteComment,
  type IssueComment,
  readComments,
  updateComment,
} from '../../clients/github/comments.ts';
import { pullsOfDeployment } from '../../clients/github/pulls.ts';
import { namedRepository, type RepoName } from '../../clients/github/repository.ts';
import type { GitHub } from '../../clients/github/types.ts';
import type { RunReport } from '../../deploy/report.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Log } from '../../shared/log.ts';
import { count, seconds } from '../../shared/units.ts';
import { code, joined, link, type Markdown, md, paragraphs, table, text } from '../markdown.ts';
import { changePart, changesPart, findingsPart, type SummaryLimits } from '../summary/site.ts';
import { verdictPart } from '../summary/verdict.ts';

/** Comments made with the job's token. A person's comment with the marker is left alone. */
const author = 'github-actions[bot]';
const maxPulls = 5;

/** Updates one comment per site and environment. Never fails: a missing permission is logged. */
export async function writeComments(report: RunReport, github: GitHub, log: Log): Promise<void> {
  if (!isWorthComment(report) || !report.source) return;
  try {
    const repository = namedRepository(report.source.repository);
    const pulls = await pullsOfDeployment(github, repository, report.source);
    for (const pull of pulls.slice(0, maxPulls)) {
      await writeComment(report, repository, pull, github);
      log.info(`Commented on pull request #${pull}.`);
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

/** Builds, dry runs, closed Previews and superseded runs get no comment. */
function isWorthComment(report: RunReport): boolean {
  const { dryRun, folder, closing, error, environment, status } = report;
  const isDeployment = dryRun === false && !folder && closing === undefined && Boolean(environment);
  return isDeployment && !(status === 'skipped' && error);
}

/** Two concurrent runs can each create a comment: keeps the oldest, with the newest content. */
async function writeComment(report: RunReport, repository: RepoName, pull: number, github: GitHub) {
  const body = commentBody(report);
  let ours = await readOurs();
  if (ours.length === 0) {
    await createComment(github, repository, pull, body);
    ours = await readOurs();
  }
  const [oldest, ...duplicates] = ours;
  if (!oldest) return;
  const newest = [body, ...ours.map((comment) => comment.body)].reduce((a, b) =>
    runIn(b) > runIn(a) ? b : a,
  );
  if (oldest.body !== newest) await updateComment(github, repository, oldest.id, newest);
  for (const { id } of duplicates) await deleteComment(github, repository, id);

  async function readOurs(): Promise<IssueComment[]> {
    const marker = commentMarker(report);
    const all = await readComments(github, repository, pull);
    return all.filter((comment) => comment.author === author && comment.body.startsWith(marker));
  }
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

/** Returns the run id in a comment. GitHub's run ids increase. */
function runIn(body: string): number {
  return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(body)?.[1] ?? 0);
}

export function commentBody(report: RunReport): string {
  const run = /\/runs\/(\d{1,15})$/.exec(report.source?.runUrl ?? '')?.[1] ?? '0';
  const head = `${commentMarker(report)}\n<!-- run=${run} -->\n${provenanceLine(report)}`;
  const bodies = limitSteps.map((limits) => `${head}\n${content(report, limits)}\n`);
  return bodies.find((body) => body.length <= maxCharacters) ?? `${head}\n${shortest(report)}\n`;
}

function provenanceLine({ provenance }: RunReport): string {
  if (!provenance) return '';
  return `<!-- provenance=${JSON.stringify(provenance).replaceAll(/[<>]|--/g, '')} -->\n`;
}

function content(report: RunReport, limits: SummaryLimits): Markdown {
  return paragraphs(
    md`### ${{ text: report.title }}`,
    verdictPart(report, limits),
    changePart(report) ?? commitTable(report),
    changesPart(report, limits),
    findingsPart(report, limits),
    footer(report),
  );
}

const shortest = (run: RunReport) => paragraphs(md`### ${text(run.title, 200)}`, footer(run));

function commitTable(report: RunReport): Markdown | undefined {
  const { source } = report;
  if (!source || source.commit === '') return undefined;
  return table([md`Commit`, md`Branch`], [[code(source.commit.slice(0, 12)), code(source.branch)]]);
}

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
