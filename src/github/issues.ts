import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const IssueAnswer = z.looseObject({
  number: z.int(),
  state: z.string(),
  title: z.string(),
  body: z.optional(z.nullable(z.string())),
  html_url: z.string(),
  author_association: z.optional(z.string()),
  pull_request: z.optional(z.unknown()),
  user: z.optional(z.nullable(z.looseObject({ type: z.optional(z.string()) }))),
});

/** An issue of a repository. */
export interface Issue {
  readonly number: number;
  readonly open: boolean;
  readonly body: string;
  readonly url: string;
  /** Its author belongs to the repository, or is an App that somebody has let in: no stranger. */
  readonly trusted: boolean;
}

/** Who belongs to a repository (https://docs.github.com/graphql/reference/enums#commentauthorassociation). */
const trusted = ['OWNER', 'MEMBER', 'COLLABORATOR'];

const toIssue = (found: z.output<typeof IssueAnswer>): Issue => ({
  number: found.number,
  open: found.state === 'open',
  body: found.body ?? '',
  url: found.html_url,
  trusted: trusted.includes(found.author_association ?? '') || found.user?.type === 'Bot',
});

/** The issues of a repository, open and closed, the newest first; pull requests are none. At most 1,000. */
export async function listIssues(github: GitHub, repository: NamedRepository): Promise<Issue[]> {
  const path = `${repositoryPath(repository)}/issues?state=all&sort=created&direction=desc`;
  const found = await github.list({ path, needs: 'Issues: read' }, undefined, 10);
  return readGitHubAnswer(z.array(IssueAnswer), found, 'the issues')
    .filter(({ pull_request }) => pull_request === undefined)
    .map(toIssue);
}

export async function openIssue(
  github: GitHub,
  repository: NamedRepository,
  text: { readonly title: string; readonly body: string },
): Promise<void> {
  const path = `${repositoryPath(repository)}/issues`;
  await github.call({ method: 'POST', path, needs: 'Issues: write', json: text });
}

/** Closes an issue as not planned. */
export async function declineIssue(github: GitHub, repository: NamedRepository, number: number): Promise<void> {
  const path = `${repositoryPath(repository)}/issues/${number}`;
  const json = { state: 'closed', state_reason: 'not_planned' };
  await github.call({ method: 'PATCH', path, needs: 'Issues: write', json });
}
