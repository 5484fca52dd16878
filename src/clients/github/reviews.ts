import * as z from 'zod/mini';
import { belongs } from './issues.ts';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const RawReview = z.looseObject({
  id: z.int(),
  body: z.optional(z.nullable(z.string())),
  state: z.optional(z.string()),
  commit_id: z.optional(z.nullable(z.string())),
  html_url: z.optional(z.string()),
  submitted_at: z.optional(z.nullable(z.string())),
  created_at: z.optional(z.nullable(z.string())),
  author_association: z.optional(z.string()),
  user: z.optional(z.nullable(z.looseObject({ login: z.string(), type: z.optional(z.string()) }))),
});

export interface Review {
  readonly id: number;
  readonly author: string;
  readonly verdict: 'approved' | 'changes' | 'comment';
  readonly text: string;
  /** Empty for a comment. */
  readonly commit: string;
  readonly at: string;
  readonly url: string;
}

const meanings: Readonly<Record<string, Review['verdict']>> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes',
};

/** Oldest first. Those of outsiders and bots are ignored. */
export async function listReviews(
  github: GitHub,
  repository: NamedRepository,
  pull: number,
): Promise<Review[]> {
  const at = repositoryPath(repository);
  const needs = 'Pull requests: read';
  const [reviews, comments] = await Promise.all([
    github.list({ path: `${at}/pulls/${pull}/reviews`, needs }, undefined, 10),
    github.list({ path: `${at}/issues/${pull}/comments`, needs }, undefined, 10),
  ]);
  const read = (found: unknown[]) => readGitHubAnswer(z.array(RawReview), found, 'the reviews');
  return [...read(reviews), ...read(comments)]
    .filter((item) => item.user?.type !== 'Bot' && belongs(item.author_association))
    .map((raw) => ({
      id: raw.id,
      author: raw.user?.login ?? '',
      verdict: meanings[raw.state ?? ''] ?? ('comment' as const),
      text: raw.body ?? '',
      commit: raw.commit_id ?? '',
      at: raw.submitted_at ?? raw.created_at ?? '',
      url: raw.html_url ?? '',
    }))
    .sort((a, b) => a.at.localeCompare(b.at));
}
