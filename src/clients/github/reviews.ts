import * as z from 'zod/mini';
import { belongs } from './issues.ts';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Said = z.looseObject({
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

/** A review or comment on a pull request by a person who belongs to the repository. */
export interface Word {
  readonly id: number;
  /** Login. */
  readonly by: string;
  readonly says: 'approved' | 'changes' | 'comment';
  /** Markdown. */
  readonly text: string;
  /** The reviewed commit; empty for a comment. */
  readonly commit: string;
  readonly at: string;
  readonly url: string;
}

const meanings: Readonly<Record<string, Word['says']>> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes',
};

/**
 * Reviews and comments of people who belong to the repository, oldest first. Those of other people
 * and of bots are ignored.
 */
export async function wordsOn(
  github: GitHub,
  repository: NamedRepository,
  pull: number,
): Promise<Word[]> {
  const at = repositoryPath(repository);
  const needs = 'Pull requests: read';
  const [reviews, comments] = await Promise.all([
    github.list({ path: `${at}/pulls/${pull}/reviews`, needs }, undefined, 10),
    github.list({ path: `${at}/issues/${pull}/comments`, needs }, undefined, 10),
  ]);
  const read = (found: unknown[]) => readGitHubAnswer(z.array(Said), found, 'what was said');
  return [...read(reviews), ...read(comments)]
    .filter(({ user, author_association }) => user?.type !== 'Bot' && belongs(author_association))
    .map((said) => ({
      id: said.id,
      by: said.user?.login ?? '',
      says: meanings[said.state ?? ''] ?? ('comment' as const),
      text: said.body ?? '',
      commit: said.commit_id ?? '',
      at: said.submitted_at ?? said.created_at ?? '',
      url: said.html_url ?? '',
    }))
    .sort((a, b) => a.at.localeCompare(b.at));
}
