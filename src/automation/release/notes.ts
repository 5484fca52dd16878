import { commitsSince } from '../../clients/github/commits.ts';
import { readPulls } from '../../clients/github/pulls.ts';
import { generateNotes } from '../../clients/github/releases.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import { parseContentFile } from '../../config/content-file.ts';
import { compact } from '../../shared/compact.ts';
import { returnFor } from '../../shared/errors/error.ts';
import { markdownText } from '../../shared/plain-text.ts';
import { limitLines } from '../../shared/units.ts';
import type { ReleaseContext } from '../context.ts';
import { findOwnCommits } from './commit-levels.ts';
import { findPreviousTag } from './open-releases.ts';
import { listRequests } from './read-portal.ts';

/** Maximum number of characters. GitHub allows 125,000, the portal 100,000. */
const maxLength = 90_000;

export async function releaseNotes(
  context: ReleaseContext,
  version: string,
  commit: string,
): Promise<string> {
  const previous = await findPreviousTag(context, version);
  const [own, pulls, requests, texts, commits] = await Promise.all([
    readPulls(context.repository, `release/${version}`),
    generateNotes(context.repository, { tag: `v${version}`, commit, previous }),
    requestLines(context, ['in-review']),
    previous ? textLines(context, previous, commit) : [],
    previous ? commitLines(context, previous, commit) : [],
  ]);
  const sections = compact([
    requests.length > 0 && ['## Requests', '', ...requests].join('\n'),
    texts.length > 0 && ['## Texts', '', ...limitLines(texts, 100)].join('\n'),
    commits.length > 0 && ['## Commits', '', ...limitLines(commits, 100)].join('\n'),
    withoutPulls(pulls, own),
  ]);
  const notes = sections.join('\n\n');
  if (notes.length <= maxLength) return notes;
  return `${notes.slice(0, maxLength)}\n\n… and more.`;
}

/** Removes the lines about the release's own pull requests from GitHub's notes. */
function withoutPulls(notes: string, pulls: readonly { readonly url: string }[]): string {
  const isOfPull = (line: string) => pulls.some(({ url }) => line.endsWith(` ${url}`));
  return notes
    .split('\n')
    .filter((line) => !isOfPull(line.trimEnd()))
    .join('\n');
}

/** Lists commits without a pull request, which GitHub's notes leave out. */
async function commitLines(context: ReleaseContext, from: string, to: string): Promise<string[]> {
  const { repository } = context;
  const page = repositoryPage(repository);
  const own = findOwnCommits(await commitsSince(repository, from, to));
  return own.map(
    ({ id, title }) => `- ${markdownText(title)} ([${id.slice(0, 7)}](${page}/commit/${id}))`,
  );
}

/** Lists requests in triage or in progress. They aren't part of the release. */
export async function waitingLines(context: ReleaseContext, head: string): Promise<string[]> {
  const lines = await requestLines(context, ['triage', 'in-progress']);
  if (lines.length === 0) return [];
  return [`\n## Not included as of ${head.slice(0, 12)}\n`, ...limitLines(lines, 50)];
}

async function requestLines(context: ReleaseContext, states: readonly string[]) {
  const page = repositoryPage(context.repository);
  const requests = await listRequests(context);
  const found = requests.filter((request) => states.includes(request.status));
  return found.map(({ title, issueNumber: number }) => {
    if (!number) return `- ${markdownText(title)}`;
    return `- ${markdownText(title)} ([#${number}](${page}/issues/${number}))`;
  });
}

async function textLines(context: ReleaseContext, from: string, to: string): Promise<string[]> {
  const { repository, config } = context;
  const { file } = config.content;
  const read = async (commit: string) =>
    parseTexts(await (await readCommitFiles(repository, commit)).read(file), file);
  const [before, after] = [await read(from), await read(to)];
  const keys = [...new Set([before, after].flatMap((map) => [...map.keys()]))].sort();
  return keys
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `- \`${key.replaceAll('`', '')}\``);
}

function parseTexts(text = '', file: string): ReadonlyMap<string, string> {
  try {
    return parseContentFile(text, file).texts;
  } catch (error) {
    return returnFor(new Map())(error);
  }
}
