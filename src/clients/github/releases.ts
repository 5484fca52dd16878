import * as z from 'zod/mini';
import { readGitHubAnswer, refusalOf } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const ReleaseAnswer = z.looseObject({
  id: z.int(),
  tag_name: z.string(),
  draft: z.boolean(),
  html_url: z.string(),
  body: z.optional(z.nullable(z.string())),
});
const Notes = z.looseObject({ body: z.string() });

/** A release of GitHub. */
export interface GitHubRelease {
  readonly id: number;
  readonly tag: string;
  readonly draft: boolean;
  readonly url: string;
  /** Markdown. */
  readonly notes: string;
}

const toRelease = (found: z.output<typeof ReleaseAnswer>): GitHubRelease => ({
  id: found.id,
  tag: found.tag_name,
  draft: found.draft,
  url: found.html_url,
  notes: found.body ?? '',
});
const at = (repository: NamedRepository) => `${repositoryPath(repository)}/releases`;
const needs = 'Contents: write';

/**
 * The releases of a tag: a published one first, then drafts, the oldest first. GitHub takes several drafts for one tag,
 * and shows them only to tokens that may write. Of the newest 500 releases.
 */
export async function releasesOf(github: GitHub, repository: NamedRepository, tag: string): Promise<GitHubRelease[]> {
  const found = await github.list({ path: at(repository), needs: 'Contents: read' }, undefined, 5);
  return readGitHubAnswer(z.array(ReleaseAnswer), found, 'the releases')
    .map(toRelease)
    .filter((release) => release.tag === tag)
    .sort((a, b) => Number(a.draft) - Number(b.draft) || a.id - b.id);
}

/** Makes the draft of a release. */
export async function draftRelease(
  github: GitHub,
  repository: NamedRepository,
  { tag, commit, notes }: { readonly tag: string; readonly commit: string; readonly notes: string },
): Promise<void> {
  const json = { tag_name: tag, target_commitish: commit, name: tag, body: notes, draft: true };
  await github.call({ method: 'POST', path: at(repository), needs, json });
}

/**
 * Publishes a draft.
 * @param isLatest whether it is the newest version: GitHub would go by the date of the commit
 */
export async function publishRelease(
  github: GitHub,
  repository: NamedRepository,
  { id, isLatest }: { readonly id: number; readonly isLatest: boolean },
): Promise<void> {
  const request = { method: 'PATCH', path: `${at(repository)}/${id}`, needs } as const;
  const json = { draft: false, make_latest: String(isLatest) };
  const answer = await github.call({ ...request, json, expected: [404, 422] });
  // Another runner may have published it, or its twin, meanwhile: whoever looks again sees it.
  if (!answer.ok && !/already_exists|Not Found/i.test(answer.text)) throw refusalOf(request, answer);
}

/** Removes a draft; one that is gone already is fine. */
export async function deleteDraft(github: GitHub, repository: NamedRepository, id: number): Promise<void> {
  await github.call({ method: 'DELETE', path: `${at(repository)}/${id}`, needs, expected: [404] });
}

/**
 * GitHub's own notes from the merged pull requests of a range; the repository's `.github/release.yml` is respected
 * (https://docs.github.com/repositories/releasing-projects-on-github/automatically-generated-release-notes).
 * @param previous tag that the range begins with; GitHub's guess is often wrong
 */
export async function generateNotes(
  github: GitHub,
  repository: NamedRepository,
  { tag, commit, previous }: { readonly tag: string; readonly commit: string; readonly previous: string | undefined },
): Promise<string> {
  const json = {
    tag_name: tag,
    target_commitish: commit,
    previous_tag_name: previous,
  };
  const answer = await github.call({ method: 'POST', path: `${at(repository)}/generate-notes`, needs, json });
  return readGitHubAnswer(Notes, answer.json, 'the notes of a release').body;
}
