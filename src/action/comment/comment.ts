import {
  createComment,
  deleteComment,
  type IssueComment,
  readComments,
  updateComment,
} from '../../clients/github/comments.ts';
import { pullsOfDeployment } from '../../clients/github/pulls.ts';
import { type NamedRepository, namedRepository } from '../../clients/github/repository.ts';
import type { GitHub } from '../../clients/github/types.ts';
import type { RunReport } from '../../deploy/run-report.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Log } from '../../shared/log.ts';
import { commentBody, commentMarker, runIn } from './body.ts';

/** Comments by the job's token. A person's comment containing the marker is left alone. */
const author = 'github-actions[bot]';
/** A commit with more pull requests is an accident. */
const maxPulls = 5;

/** One per site and environment, updated in place. Never fails: a missing permission is logged. */
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
    let why = message;
    if (code === 'GITHUB_PERMISSION_MISSING')
      why =
        'give the job the permission "pull-requests: write", which runs from forks and from ' +
        'Dependabot never have';
    log.info(`No comment on the pull request: ${why}.`);
  }
}

/** A superseded run is not. */
function isWorthComment(runReport: RunReport): boolean {
  const { dryRun, folder, closing, error, environment, status } = runReport;
  const isDeployment = dryRun === false && !folder && closing === undefined && Boolean(environment);
  return isDeployment && !(status === 'skipped' && error);
}

/** Two concurrent runs can each create one: keeps the oldest, with the newest run's content. */
async function writeComment(
  report: RunReport,
  repository: NamedRepository,
  pull: number,
  github: GitHub,
): Promise<void> {
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
