import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import type { GitHubRepository } from './repository.ts';
import { readAll, remove, send } from './requests.ts';

const ReleaseAnswer = z.looseObject({
  id: z.int(),
  tag_name: z.string(),
  draft: z.boolean(),
  html_url: z.string(),
  body: z.nullish(z.string()),
});
const Notes = z.looseObject({ body: z.string() });

const toRelease = (found: z.output<typeof ReleaseAnswer>) => ({
  id: found.id,
  tag: found.tag_name,
  draft: found.draft,
  url: found.html_url,
  notes: found.body ?? '',
});
const at = '/releases';
const needs = 'Contents: write';

/**
 * Lists the releases of a tag among the newest 500: published ones first, then drafts, which need
 * write access. Each group is sorted oldest first.
 */
export async function listReleases(repo: GitHubRepository, tag: string) {
  const request = { path: at, needs: 'Contents: read', pages: 5 };
  return (await readAll(repo, ReleaseAnswer, request, 'the releases'))
    .map(toRelease)
    .filter((release) => release.tag === tag)
    .sort((a, b) => Number(a.draft) - Number(b.draft) || a.id - b.id);
}

export async function draftRelease(
  repo: GitHubRepository,
  options: { readonly tag: string; readonly commit: string; readonly notes: string },
): Promise<void> {
  const { tag, commit, notes } = options;
  const json = { tag_name: tag, target_commitish: commit, name: tag, body: notes, draft: true };
  await send(repo, { method: 'POST', path: at, needs, json });
}

/**
 * Publishes a draft.
 * @param isLatest whether to mark it as latest; GitHub's default compares commit dates
 */
export async function publishRelease(
  repo: GitHubRepository,
  options: { readonly id: number; readonly isLatest: boolean },
): Promise<void> {
  const { id, isLatest } = options;
  const json = { draft: false, make_latest: String(isLatest) };
  // Another runner may have published this or another draft of the tag, which the next read
  // detects.
  const ifPublished = { expected: [404, 422], expectedText: /already_exists|Not Found/i };
  await send(repo, { method: 'PATCH', path: `${at}/${id}`, needs, json, ...ifPublished });
}

export function deleteDraft(repo: GitHubRepository, id: number): Promise<void> {
  return remove(repo, `${at}/${id}`, needs);
}

/**
 * Generates notes according to `.github/release.yml`.
 * @param previous tag to compare with, because GitHub often guesses a wrong tag
 */
export async function generateNotes(
  repo: GitHubRepository,
  options: { readonly tag: string; readonly commit: string; readonly previous: string | undefined },
): Promise<string> {
  const { tag, commit, previous } = options;
  const json = { tag_name: tag, target_commitish: commit, previous_tag_name: previous };
  const path = `${at}/generate-notes`;
  const answer = await send(repo, { method: 'POST', path, needs, json });
  return readGitHubAnswer(Notes, answer.json, 'the release notes').body;
}
