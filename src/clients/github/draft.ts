import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer, readOne } from './refusal.ts';
import { type RepoName, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Node = z.looseObject({ node_id: z.string() });
const Answer = z.looseObject({
  data: z.optional(z.nullable(z.unknown())),
  errors: z.optional(z.array(z.looseObject({ message: z.string() }))),
});

/** Only GraphQL supports these. */
const mutations = {
  ready:
    'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) ' +
    '{ pullRequest { isDraft } } }',
  revert:
    'mutation($id: ID!) { revertPullRequest(input: { pullRequestId: $id }) { ' +
    'revertPullRequest { number } } }',
};

/** https://docs.github.com/graphql/reference/mutations#revertpullrequest @returns any refusal */
export async function changePull(
  github: GitHub,
  repo: RepoName,
  number: number,
  change: keyof typeof mutations,
): Promise<string | undefined> {
  const path = `${repositoryPath(repo)}/pulls/${number}`;
  const pull = await readOne(github, Node, path, 'Pull requests: read', 'a pull request');
  const needs = 'Contents: write and Pull requests: write';
  const json = { query: mutations[change], variables: { id: pull.node_id } };
  const answer = await github.call({ method: 'POST', path: '/graphql', needs, json });
  const { errors = [] } = readGitHubAnswer(Answer, answer.json, 'a pull request');
  const message = errors.map((item) => item.message).join('; ');
  if (/not accessible/i.test(message))
    throw new SiteDeployError(
      'GITHUB_PERMISSION_MISSING',
      `The token needs the permission "${needs}".`,
      { facts: [message] },
    );
  if (message === '') return undefined;
  return message;
}
