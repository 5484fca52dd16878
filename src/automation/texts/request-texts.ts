import { commitsSince } from '../../clients/github/commits.ts';
import { readMergeRules } from '../../clients/github/merging.ts';
import { parseContentFile } from '../../config/content-file.ts';
import type { TextOverride } from '../../contracts/portal/text.ts';
import { portalAnswer } from '../release/ask-portal.ts';
import { contentAt } from './commit-texts.ts';
import { type MergedTexts, mergeTexts, type PendingText } from './merge-texts.ts';
import type { TextWorld } from './world.ts';

/** The texts of a development request, against the content file of the release that its code was merged into. */
export interface RequestTexts extends MergedTexts {
  /** The content file. */
  readonly file: string;
  /** The rules of the branch take no commit but by a pull request. */
  readonly byPeople: boolean;
}

interface Branch {
  readonly branch: string;
  readonly head: string;
}

/** Texts that were attached to a request, and that no commit holds yet: they are committed after its code. */
export async function lookAtRequestTexts(world: TextWorld, id: string, branch: Branch): Promise<RequestTexts> {
  return look(world, branch, (overrides) => requestEdit(overrides, id));
}

/**
 * Texts of a declined request that the release holds: what was there before them is to come back. The portal may not
 * have been told of their commit, or may have forgotten it for a later edit: then the commits themselves say it.
 * @param headline first line of the commits that bring texts of the request
 */
export async function lookAtDeclinedTexts(
  world: TextWorld,
  { id, headline }: { readonly id: string; readonly headline: string },
  branch: Branch,
): Promise<RequestTexts> {
  const { github, repository, config } = world;
  const { file } = config.content;
  const commits = await commitsSince(github, repository, config.environments.production.branch, branch.branch);
  const own = commits.filter(({ message }) => message.split('\n', 1)[0] === headline);
  const textsAt = async (commit: string) => parseContentFile(await contentAt(world, commit), file).texts;
  const changes = await Promise.all(
    own.map(async ({ id: commit, parent }) => ({ before: await textsAt(parent), after: await textsAt(commit) })),
  );
  return look(
    world,
    branch,
    (overrides) => declinedEdit(overrides, id),
    (said) => committedEdits(changes, said),
  );
}

type Edit = Omit<PendingText, 'key'>;

/** What a request makes of a text. @param overrides of one key, as the portal lists them */
export function requestEdit(overrides: readonly TextOverride[], id: string): Edit | undefined {
  const own = overrides.findLast(({ requestId, status }) => requestId === id && status === 'pending');
  return own && { value: own.value, before: knownBefore(overrides, own) };
}

/** What takes a text of a declined request back. @param overrides of one key, as the portal lists them */
export function declinedEdit(overrides: readonly TextOverride[], id: string): Edit | undefined {
  const at = overrides.findLastIndex(({ status }) => status === 'committed');
  const own = overrides[at];
  // A later commit, of whomever, has taken its place.
  if (own?.requestId !== id) return undefined;
  // The request may have brought several, one after the other.
  const others = overrides.slice(0, at).filter(({ requestId }) => requestId !== id);
  return { value: inRepository(others) ?? null, before: own.value ?? undefined };
}

/** @param sure edits by what the file says, which count before those of the portal */
async function look(
  world: TextWorld,
  { branch, head }: Branch,
  wanted: (overrides: readonly TextOverride[]) => Edit | undefined,
  sure?: (file: Texts) => readonly PendingText[],
): Promise<RequestTexts> {
  const { github, repository, config, portal, deps } = world;
  const { file } = config.content;
  const options = { signal: deps.signal };
  const { mode, texts } = await portalAnswer(world, portal.texts.list(config.site.id, {}, options));
  const edits = texts.flatMap(({ key, overrides = [] }) => {
    const found = mode === 'runtime' ? undefined : wanted(overrides);
    if (found) return [{ key, ...found }];
    return [];
  });
  if (edits.length === 0 && !sure) return { changes: [], conflicts: [], held: [], file, byPeople: false };
  const [content, { onlyPulls }] = await Promise.all([
    contentAt(world, head),
    readMergeRules(github, repository, branch),
  ]);
  const said = parseContentFile(content, file).texts;
  return { ...mergeTexts(said, withOthers(sure?.(said) ?? [], edits)), file, byPeople: onlyPulls };
}

/** One edit of each key. */
export function withOthers(edits: readonly PendingText[], others: readonly PendingText[]): PendingText[] {
  return [...edits, ...others.filter(({ key }) => !edits.some((one) => one.key === key))];
}

type Texts = ReadonlyMap<string, string>;

/**
 * What takes back the texts that commits of a request have brought, as far as a file still says them.
 * @param commits what the content file said before and after each, the oldest first
 */
export function committedEdits(
  commits: readonly { readonly before: Texts; readonly after: Texts }[],
  file: Texts,
): PendingText[] {
  const keys = new Set(commits.flatMap(({ before, after }) => [...before.keys(), ...after.keys()]));
  return [...keys].flatMap((key): PendingText[] => {
    const own = commits.filter(({ before, after }) => before.get(key) !== after.get(key));
    const brought = new Set(own.map(({ after }) => after.get(key)));
    const said = file.get(key);
    const former = own.findLast(({ before }) => !brought.has(before.get(key)));
    if (!brought.has(said) || !former) return [];
    return [{ key, value: former.before.get(key) ?? null, before: said }];
  });
}

/**
 * What makes an edit of one that belongs to no request.
 * @param overrides of its key, as the portal lists them
 * @param value what the portal says it is to become
 */
export function pendingEdit(overrides: readonly TextOverride[], value: string | null): Edit {
  const own = overrides.findLast((one) => one.status === 'pending' && one.value === value);
  return { value, before: own ? knownBefore(overrides, own) : inRepository(overrides) };
}

/**
 * What the portal knew the repository to hold when an edit was written: what it has learned of since may be a text of
 * people that the edit would overwrite unseen.
 */
const knownBefore = (overrides: readonly TextOverride[], own: TextOverride) =>
  inRepository(overrides.slice(0, overrides.indexOf(own)));

/** What a commit was last known to hold: what is on its way counts, or what is live. */
function inRepository(overrides: readonly TextOverride[]): string | undefined {
  const found =
    overrides.findLast(({ status }) => status === 'committed') ??
    overrides.findLast(({ status, commitSha }) => status === 'live' && commitSha !== undefined);
  return found?.value ?? undefined;
}

/**
 * Tells the portal what the content file of a commit says.
 * @param requestId of the request that the commit belongs to; absent: it belongs to none
 */
export async function tellTexts(world: TextWorld, commitSha: string, requestId?: string): Promise<void> {
  const { config, portal, deps } = world;
  const { texts } = parseContentFile(await contentAt(world, commitSha), config.content.file);
  const commit = { commitSha, content: Object.fromEntries(texts), requestId };
  await portalAnswer(world, portal.texts.commit(config.site.id, commit, { signal: deps.signal }));
}
