import { hash } from 'node:crypto';
import { findOpenPull, writePull } from '../../clients/github/pulls.ts';
import type { ReleaseContext } from '../context.ts';
import { type Next, step } from '../reconcile.ts';
import { releaseNotes, waitingLines } from './notes.ts';
import { formatContent, offerLine } from './release-content.ts';
import type { PullStep, ReleaseBranch } from './state.ts';

const start = '<!-- site-deploy: notes of';
const end = '<!-- site-deploy: end of the notes -->';
const hint = 'Edit the lines below: they become the notes of the release.';
/** Maximum number of characters of the notes. GitHub accepts 65,536 for the whole body. */
const maxLength = 35_000;
const last = '<!-- site-deploy: end -->';
/** Requires only the first marker, because people may have removed the others. */
const pattern = new RegExp(
  `${start} ([0-9a-f]{40}), ([0-9a-f]{64})\\. .* -->\n([^]*?)(?:${end}(?:[^]*?${last})?|$)`,
);

/**
 * Reads the notes from a pull request's body. If they don't match the digest, people have edited
 * them.
 */
function parseNotes(body: string) {
  const [, head, digest, notes = ''] = pattern.exec(body.replaceAll('\r\n', '\n')) ?? [];
  const text = notes.trim();
  return { head, digest, text, isEdited: Boolean(digest) && digest !== hash('sha256', text) };
}

export function findEditedNotes(body: string): string | undefined {
  const { text, isEdited } = parseNotes(body);
  return isEdited ? text : undefined;
}

/**
 * Plans the pull request of a release. Never changes a pull request without site-deploy's marker,
 * e.g. one that a person opened.
 */
export function planPull(
  release: ReleaseBranch,
  pull: { readonly body: string } | undefined,
  replaces?: string,
): Next<PullStep> | undefined {
  const { version, branch, head, isProduction, holdsProduction, content } = release;
  const written = { do: 'open-pull', version, head, content, replaces } as const;
  const open = (why: string) => step<PullStep>(written, why);
  // GitHub rejects a pull request without commits.
  if (!pull && (isProduction || !holdsProduction)) return undefined;
  if (!pull) return open(`It shows what ${version} releases.`);
  const shown = parseNotes(pull.body);
  if (!shown.head) return undefined;
  if (shown.head !== head) return open(`${branch} has new commits.`);
  const offer = content?.offer;
  if (!offer || pull.body.includes(offerLine(offer))) return undefined;
  return open(`Its content asks for ${offer.version}.`);
}

/**
 * Opens or updates the pull request of a release. Keeps the title, notes and introduction that
 * people edited.
 * @returns the higher version, if the pull request offers one for the first time; otherwise
 * `undefined`
 */
export async function writeReleasePull(context: ReleaseContext, pullStep: PullStep) {
  const { version, head, content, replaces } = pullStep;
  const { repository, config } = context;
  const { production, preview } = config.environments;
  const branch = `release/${version}`;
  const findOpen = (name: string) => findOpenPull(repository, name, production.branch);
  const open = await findOpen(branch);
  const former = replaces && !open ? await findOpen(`release/${replaces}`) : undefined;
  const body = (open ?? former)?.body.replaceAll('\r\n', '\n') ?? '';
  let { text, digest, isEdited } = parseNotes(body);
  if (!isEdited) {
    text = inert(await releaseNotes(context, version, head));
    digest = hash('sha256', text);
  }
  const waiting = await waitingLines(context, head);
  const marker = `${start} ${head}, ${digest}. ${hint} -->`;
  const about = content ? formatContent(content, branch) : [];
  const section = [marker, text, end, ...about, ...waiting, last].join('\n');
  const words = [
    `Merges \`${branch}\` into \`${production.branch}\`, and releases ${version} to Production.`,
    preview.url ? `\nPreview: ${preview.url}\n` : '',
    'Use a merge commit if you can: squashing or rebasing makes later releases conflict.',
    'After the merge, `site-deploy release finish` (or the `Release` workflow) continues ' +
      'with the tag, deployment and notes.',
    '',
    section,
  ];
  const title = open?.title ?? `Release ${version}`;
  const whole = open ? body.replace(pattern, () => section) : words.join('\n');
  await writePull(repository, branch, { title, body: whole }, production.branch);
  const offer = content?.offer;
  return offer && !body.includes(offerLine(offer)) ? offer : undefined;
}

/**
 * Makes notes safe for the body of a pull request: limits their length, escapes site-deploy's
 * markers, and separates closing keywords from references, because merging would close the
 * referenced issues, even if only a quoted title mentions them.
 */
function inert(notes: string): string {
  return notes
    .slice(0, maxLength)
    .toWellFormed()
    .replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?=\S*[#/-]\d)/gi, '$1 – ')
    .replaceAll(/<!-- *site-deploy/gi, '&lt;!-- site-deploy')
    .trim();
}
