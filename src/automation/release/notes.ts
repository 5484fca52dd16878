import { generateNotes } from '../../clients/github/releases.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import { parseContentFile } from '../../config/content-file.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { markdownText } from '../../shared/plain-text.ts';
import { limitLines } from '../../shared/units.ts';
import type { ReleaseContext } from '../context.ts';
import { findPreviousTag } from './open-releases.ts';
import { askPortal } from './read-portal.ts';
import type { ReleaseState } from './state.ts';

/** GitHub's limit is 125,000 characters, the portal's 100,000. */
const maxLength = 90_000;

export async function releaseNotes(context: ReleaseContext, state: ReleaseState): Promise<string> {
  const { version, merge } = state;
  const commit = merge?.commit ?? '';
  const previous = await findPreviousTag(context, version);
  const [pulls, requests, texts] = await Promise.all([
    generateNotes(context.github, context.repository, { tag: `v${version}`, commit, previous }),
    requestLines(context, state),
    previous ? textLines(context, previous, commit) : [],
  ]);
  const sections = compact([
    requests.length > 0 && ['## Requests', '', ...requests].join('\n'),
    texts.length > 0 && ['## Texts', '', ...limitLines(texts, 100)].join('\n'),
    pulls,
  ]);
  const notes = sections.join('\n\n');
  if (notes.length <= maxLength) return notes;
  return `${notes.slice(0, maxLength)}\n\n… and more.`;
}

async function requestLines(context: ReleaseContext, state: ReleaseState): Promise<string[]> {
  const { portal } = context;
  if (!portal) return [];
  const filter = { status: 'in-review' } as const;
  const { requests } = await askPortal({ ...context, portal }, 'listRequests', { query: filter });
  return requests.map(({ title, issueNumber: number }) => {
    if (!number) return `- ${markdownText(title)}`;
    return `- ${markdownText(title)} ([#${number}](${state.page}/issues/${number}))`;
  });
}

async function textLines(context: ReleaseContext, from: string, to: string): Promise<string[]> {
  const { github, repository, config } = context;
  const { file } = config.content;
  const read = async (commit: string) =>
    parseTexts(await (await readCommitFiles(github, repository, commit)).read(file), file);
  const [before, after] = [await read(from), await read(to)];
  const keys = [...new Set([before, after].flatMap((map) => [...map.keys()]))].sort();
  return keys
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `- \`${key.replaceAll('`', '')}\``);
}

function parseTexts(text: string | undefined, file: string): ReadonlyMap<string, string> {
  if (text === undefined) return new Map();
  try {
    return parseContentFile(text, file).texts;
  } catch (error) {
    if (!(error instanceof SiteDeployError)) throw error;
    return new Map();
  }
}
