import { parseContentFile } from '../config/content-file.ts';
import { readMergeRules } from '../github/merging.ts';
import type { TextOverride } from '../portal/contract/text.ts';
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
  return look(world, branch, (overrides) => {
    const own = overrides.findLast(({ requestId, status }) => requestId === id && status === 'pending');
    return own && { value: own.value, before: inRepository(overrides) };
  });
}

/** Texts of a declined request that a commit of the release holds: what was there before them is to come back. */
export async function lookAtDeclinedTexts(world: TextWorld, id: string, branch: Branch): Promise<RequestTexts> {
  return look(world, branch, (overrides) => {
    const at = overrides.findLastIndex(({ status }) => status === 'committed');
    const own = overrides[at];
    // A later commit, of whomever, has taken its place.
    if (own?.requestId !== id) return undefined;
    return { value: inRepository(overrides.slice(0, at)) ?? null, before: own.value ?? undefined };
  });
}

async function look(
  world: TextWorld,
  { branch, head }: Branch,
  wanted: (overrides: readonly TextOverride[]) => Omit<PendingText, 'key'> | undefined,
): Promise<RequestTexts> {
  const { github, repository, config, portal, deps } = world;
  const { file } = config.content;
  const options = { signal: deps.signal };
  const { mode, texts } = await portalAnswer(world, portal.texts.list(config.site.id, {}, options));
  const edits = texts.flatMap(({ key, overrides = [] }) => {
    const found = mode === 'runtime' ? undefined : wanted(overrides);
    return found === undefined ? [] : [{ key, ...found }];
  });
  if (edits.length === 0) return { changes: [], conflicts: [], held: [], file, byPeople: false };
  const [content, { onlyPulls }] = await Promise.all([
    contentAt(world, head),
    readMergeRules(github, repository, branch),
  ]);
  return { ...mergeTexts(parseContentFile(content, file).texts, edits), file, byPeople: onlyPulls };
}

/** What a commit was last known to hold: what is on its way counts, or what is live. */
export function inRepository(overrides: readonly TextOverride[]): string | undefined {
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
  const commit = { commitSha, content: Object.fromEntries(texts), ...(requestId !== undefined && { requestId }) };
  await portalAnswer(world, portal.texts.commit(config.site.id, commit, { signal: deps.signal }));
}
