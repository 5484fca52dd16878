import { createComment, readComments } from '../clients/github/comments.ts';
import { readOwnLogin } from '../clients/github/graphql.ts';
import { closeIssue, listIssues, openIssue, updateIssueBody } from '../clients/github/issues.ts';
import type { GitHubRepository } from '../clients/github/repository.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { firstLine, markdownText } from '../shared/plain-text.ts';

const titles = {
  release: 'The release failed',
  requests: 'The scheduled run for development requests failed',
  texts: 'The scheduled run for texts failed',
} as const;

export const isReportedMode = (mode: string): mode is keyof typeof titles =>
  Object.hasOwn(titles, mode);

export interface EndedRun {
  readonly mode: keyof typeof titles;
  /** Path of the site config. It distinguishes the sites of a repository. */
  readonly configFile: string;
  readonly url: string;
  readonly error: SiteDeployError | undefined;
  readonly redact: (text: string) => string;
}

/**
 * Opens or updates an issue when a run fails, and closes it when a later run succeeds. Logs errors
 * instead of throwing them.
 */
export async function recordEnd(repository: GitHubRepository, run: EndedRun, log: Log) {
  try {
    await writeIssue(repository, run);
  } catch (thrown) {
    const { code, message } = SiteDeployError.from(thrown);
    const why = code === 'GITHUB_PERMISSION_MISSING' ? missingPermission : message;
    log.warn(`No issue shows whether this run failed: ${why}`);
  }
}

const missingPermission = 'give the job the permission "issues: write".';

async function writeIssue(repository: GitHubRepository, run: EndedRun): Promise<void> {
  const { mode, configFile, url, error } = run;
  const marker = `<!-- site-deploy: failed ${mode}, ${encodeURIComponent(configFile)} -->`;
  const isMarked = ({ body }: { readonly body: string }) => firstLine(body) === marker;
  const marked = (await listIssues(repository, 'open')).filter(isMarked);
  const login = marked.length > 0 && (await readOwnLogin(repository));
  // Concurrent runs may have opened several issues. Keep the oldest.
  const [issue, ...duplicates] = marked.filter(({ author }) => author === login).toReversed();
  for (const { number } of duplicates) await closeIssue(repository, number, 'not_planned');
  if (error) {
    const body = `${marker}\n${formatFailure(run, error)}`;
    if (issue) return updateIssueBody(repository, issue.number, body);
    return openIssue(repository, { title: titles[mode], body, labels: [] });
  }
  if (!issue) return;
  // Comment before closing: if the run ends in between, the issue is still open, and the next run
  // closes it.
  const comments = await readComments(repository, issue.number);
  const body = `${marker}\nA later run succeeded: ${url}`;
  if (!comments.some((comment) => comment.trusted && isMarked(comment)))
    await createComment(repository, issue.number, body);
  await closeIssue(repository, issue.number, 'completed');
}

function formatFailure({ url, configFile, redact }: EndedRun, error: SiteDeployError): string {
  const show = (text: string) => markdownText(redact(text));
  return [
    `**${show(error.message)}** (\`${error.code}\`)\n`,
    `What to do: ${show(error.remedy)}\n`,
    `Last failure: ${url}. Site config: ${show(configFile)}\n`,
    'The next run that succeeds closes this issue.',
  ].join('\n');
}
