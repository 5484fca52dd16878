import { type CommitMessage, commitsSince, latestCommits } from '../../clients/github/commits.ts';
import { commitSigned } from '../../clients/github/graphql.ts';
import { readMergeRules } from '../../clients/github/merging.ts';
import { readCommit, readCommitFiles } from '../../clients/github/tree.ts';
import { parseContentFile } from '../../config/content-file.ts';
import type { TextOverride } from '../../contracts/portal/text.ts';
import { firstLine } from '../../shared/plain-text.ts';
import type { TextsContext } from '../context.ts';
import { askPortal } from '../release/read-portal.ts';
import {
  type MergedTexts,
  mergeTexts,
  type PendingTextOverride,
  type TextBranch,
} from './plan-texts.ts';
import { type TextOverrideDifference, updateContentFile } from './update-content-file.ts';

export interface RequestTexts extends MergedTexts {
  readonly file: string;
  readonly needsPull: boolean;
  /** Whether the file has a conflicting text that people wrote and the portal doesn't know yet. */
  readonly isUnreported?: boolean;
}

type Branch = Pick<TextBranch, 'branch' | 'head'>;

export async function readRequestTexts(context: TextsContext, id: string, branch: Branch) {
  return readTexts(context, branch, (overrides) => requestEdit(overrides, id));
}

/**
 * Reads the edits that undo the texts of a declined request: from its commits or, for texts that
 * these don't cover, from the portal.
 */
export async function readDeclinedTexts(
  context: TextsContext,
  request: { readonly id: string; readonly headline: string },
  branch: Branch,
): Promise<RequestTexts> {
  const isOurs = (headline: string) => headline === request.headline;
  const changes = await readTextCommits(context, branch.branch, isOurs);
  const getEdit = (overrides: readonly TextOverride[]) => declinedEdit(overrides, request.id);
  return readTexts(context, branch, getEdit, (current) => committedEdits(changes, current));
}

interface TextCommitChange {
  readonly before: Texts;
  readonly after: Texts;
}

/**
 * Returns the texts before and after each commit that `isOurs` selects by its headline, oldest
 * first. Reads the commits of the branch that the production branch lacks. For the production
 * branch itself, reads the last ten commits to the content file.
 */
export async function readTextCommits(
  context: TextsContext,
  branch: string,
  isOurs: (headline: string) => boolean,
): Promise<TextCommitChange[]> {
  const { repository, config } = context;
  const production = config.environments.production.branch;
  const commits =
    branch === production
      ? await readRecentCommits(context)
      : await commitsSince(repository, production, branch);
  const ours = commits.filter((commit) => isOurs(firstLine(commit.message)));
  return Promise.all(
    ours.map(async ({ parents: [parent = ''], id }) => ({
      before: await readTextsAt(context, parent),
      after: await readTextsAt(context, id),
    })),
  );
}

async function readRecentCommits(context: TextsContext): Promise<CommitMessage[]> {
  const { repository, config } = context;
  const ids = await latestCommits(repository, config.content.file, 10);
  const commits = await Promise.all(ids.map((id) => readCommit(repository, id)));
  return commits.map(({ commit: id, parents, message }) => ({ id, parents, message })).toReversed();
}

/**
 * Lets edits replace texts that site-deploy itself committed. The portal may not know of these
 * commits yet.
 */
export function withOwnCommits(
  edits: readonly PendingTextOverride[],
  commits: readonly TextCommitChange[],
  file: Texts,
): PendingTextOverride[] {
  return edits.map((edit) => {
    const { key } = edit;
    const own = commits.findLast(({ before, after }) => before.get(key) !== after.get(key));
    if (!own || own.after.get(key) !== file.get(key)) return edit;
    return { ...edit, before: file.get(key) };
  });
}

type Edit = Omit<PendingTextOverride, 'key'>;

export function requestEdit(overrides: readonly TextOverride[], id: string): Edit | undefined {
  const relevant = overrides.findLast(
    (override) => override.requestId === id && override.status === 'pending',
  );
  if (!relevant) return undefined;
  // Count texts of other requests as known, even if they were saved later: requests are implemented
  // one after another.
  const at = overrides.indexOf(relevant);
  const known = overrides.filter(
    ({ requestId }, index) => index < at || (requestId !== undefined && requestId !== id),
  );
  return { value: relevant.value, before: inRepository(known) };
}

export function declinedEdit(overrides: readonly TextOverride[], id: string): Edit | undefined {
  const at = overrides.findLastIndex((override) => override.status === 'committed');
  const relevant = overrides[at];
  // A later commit has replaced the text.
  if (relevant?.requestId !== id) return undefined;
  const additional = overrides.slice(0, at).filter((item) => item.requestId !== id);
  return { value: inRepository(additional) ?? null, before: relevant.value ?? undefined };
}

async function readTexts(
  context: TextsContext,
  { branch, head }: Branch,
  getEdit: (overrides: readonly TextOverride[]) => Edit | undefined,
  sure?: (file: Texts) => readonly PendingTextOverride[],
): Promise<RequestTexts> {
  const { file } = context.config.content;
  const { mode, texts } = await askPortal(context, 'listTexts', {});
  const edits = texts.flatMap((text) => {
    const { key, overrides = [] } = text;
    const found = mode !== 'runtime' && getEdit(overrides);
    if (found) return [{ key, ...found }];
    return [];
  });
  if (edits.length === 0 && !sure)
    return { changes: [], conflicts: [], applied: [], file, needsPull: false };
  const [current, { onlyPulls }] = await Promise.all([
    readTextsAt(context, head),
    readMergeRules(context.repository, branch),
  ]);
  const merged = mergeTexts(current, addMissingEdits(sure?.(current) ?? [], edits));
  const isUnreported = merged.conflicts.some(({ key, file: written }) => {
    const { overrides = [] } = texts.find((text) => text.key === key) ?? {};
    return inRepository(overrides) !== written;
  });
  return { ...merged, file, needsPull: onlyPulls, isUnreported };
}

export function addMissingEdits(
  edits: readonly PendingTextOverride[],
  additional: readonly PendingTextOverride[],
) {
  return [...edits, ...additional.filter((text) => !edits.some((edit) => edit.key === text.key))];
}

type Texts = ReadonlyMap<string, string>;

export function committedEdits(
  commits: readonly TextCommitChange[],
  file: Texts,
): PendingTextOverride[] {
  const keys = new Set(commits.flatMap((item) => [...item.before.keys(), ...item.after.keys()]));
  return [...keys].flatMap((key): PendingTextOverride[] => {
    const relevant = commits.filter((commit) => commit.before.get(key) !== commit.after.get(key));
    const brought = new Set(relevant.map((item) => item.after.get(key)));
    const current = file.get(key);
    const former = relevant.findLast((item) => !brought.has(item.before.get(key)));
    if (!brought.has(current) || !former) return [];
    return [{ key, value: former.before.get(key) ?? null, before: current }];
  });
}

export function pendingEdit(overrides: readonly TextOverride[], value: string | null): Edit {
  const relevant = overrides.findLast((edit) => edit.status === 'pending' && edit.value === value);
  return { value, before: relevant ? knownBefore(overrides, relevant) : inRepository(overrides) };
}

/**
 * Returns the repository's text as the portal knew it before the edit. A newer text may have been
 * written by a person, and the edit must not overwrite it silently.
 */
const knownBefore = (overrides: readonly TextOverride[], relevant: TextOverride) =>
  inRepository(overrides.slice(0, overrides.indexOf(relevant)));

export function inRepository(overrides: readonly TextOverride[]): string | undefined {
  const found = overrides.findLast(
    ({ status, commitSha }) => status === 'committed' || (status === 'live' && commitSha),
  );
  return found?.value ?? undefined;
}

export async function reportCommittedTexts(
  context: TextsContext,
  commitSha: string,
  requestId?: string,
): Promise<void> {
  const content = Object.fromEntries(await readTextsAt(context, commitSha));
  await askPortal(context, 'commitTexts', { body: { commitSha, content, requestId } });
}

type CommitContext = Pick<TextsContext, 'repository' | 'config'>;

async function contentAt(context: CommitContext, commit: string): Promise<string> {
  const files = await readCommitFiles(context.repository, commit);
  return (await files.read(context.config.content.file)) ?? '';
}

/** Returns the texts of a commit; an empty map if it has no content file. */
export async function readTextsAt(context: CommitContext, commit: string): Promise<Texts> {
  return parseContentFile(await contentAt(context, commit), context.config.content.file).texts;
}

/**
 * Commits changed texts, signed by GitHub. Does nothing if the branch has moved, because the next
 * pass merges again.
 */
export async function commitTextChanges(
  context: CommitContext,
  commit: { readonly branch: string; readonly parent: string; readonly headline: string },
  changes: readonly TextOverrideDifference[],
): Promise<void> {
  const { branch, parent, headline } = commit;
  const { file } = context.config.content;
  const content = updateContentFile(await contentAt(context, parent), file, changes);
  const body = changes.map((change) => `- ${change.key}`).join('\n');
  const files = [{ path: file, content }];
  await commitSigned(context.repository, { branch, parent, headline, body, files });
}
