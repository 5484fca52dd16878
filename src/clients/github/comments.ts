import * as z from 'zod/mini';
import { belongs } from './issues.ts';
import { readGitHubAnswer } from './refusal.ts';
import type { GitHubRepository } from './repository.ts';
import { readAll, remove, send } from './requests.ts';

const Comment = z.looseObject({
  id: z.int(),
  body: z.nullish(z.string()),
  created_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
  author_association: z.optional(z.string()),
  user: z.nullable(z.looseObject({ login: z.string(), type: z.optional(z.string()) })),
});

const needs = 'Pull requests: write';

export async function readComments(repo: GitHubRepository, pull: number) {
  const request = { path: `/issues/${pull}/comments`, needs };
  return (await readAll(repo, Comment, request, 'the comments'))
    .map(toComment)
    .sort((a, b) => a.id - b.id);
}

export async function createComment(repo: GitHubRepository, pull: number, body: string) {
  const path = `/issues/${pull}/comments`;
  const { json } = await send(repo, { method: 'POST', path, needs, json: { body } });
  return toComment(readGitHubAnswer(Comment, json, 'a comment'));
}

export async function updateComment(repo: GitHubRepository, id: number, body: string) {
  const path = `/issues/comments/${id}`;
  const json = { body };
  return (await send(repo, { method: 'PATCH', path, needs, json, expected: [404] })).ok;
}

export function deleteComment(repo: GitHubRepository, id: number): Promise<void> {
  return remove(repo, `/issues/comments/${id}`, needs);
}

export type IssueComment = Readonly<ReturnType<typeof toComment>>;

const toComment = (found: z.output<typeof Comment>) => ({
  id: found.id,
  body: found.body ?? '',
  /** Login of the author, e.g. `github-actions[bot]`; empty if the account was deleted. */
  author: found.user?.login ?? '',
  isBot: found.user?.type === 'Bot',
  trusted: belongs(found.author_association) || found.user?.type === 'Bot',
  /** People with write access can edit other people's comments, so an edited one proves nothing. */
  isEdited: (found.updated_at ?? found.created_at) !== found.created_at,
  createdAt: found.created_at ?? '',
});
