import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import { type GitHubRepository, type RepoName, repositoryPath } from './repository.ts';
import { readOne } from './requests.ts';
import type { GitHub } from './types.ts';

const Answer = z.looseObject({
  data: z.nullish(
    z.looseObject({
      viewer: z.optional(z.looseObject({ login: z.string() })),
      createCommitOnBranch: z.nullish(
        z.looseObject({ commit: z.looseObject({ oid: z.string() }) }),
      ),
    }),
  ),
  errors: z.optional(z.array(z.looseObject({ type: z.optional(z.string()), message: z.string() }))),
});

/** Operations that REST doesn't offer: https://docs.github.com/graphql/reference */
const operations = {
  viewer: '{ viewer { login } }',
  commit:
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { ' +
    'commit { oid } } }',
  ready:
    'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) ' +
    '{ pullRequest { isDraft } } }',
  automerge:
    'mutation($id: ID!) { enablePullRequestAutoMerge(input: { pullRequestId: $id }) { ' +
    'pullRequest { number } } }',
  revert:
    'mutation($id: ID!) { revertPullRequest(input: { pullRequestId: $id }) { ' +
    'revertPullRequest { number } } }',
};

async function run(
  github: GitHub,
  name: keyof typeof operations,
  variables: object,
  needs: string,
  repo?: RepoName,
) {
  const json = { query: operations[name], variables };
  const repository = repo && repositoryPath(repo);
  const answer = await github.call({ method: 'POST', path: '/graphql', needs, json, repository });
  const { data, errors = [] } = readGitHubAnswer(Answer, answer.json, `the operation ${name}`);
  return { data, errors, facts: errors.map((item) => item.message) };
}

/** Logins by client. A client has one account, because it has one token or token source. */
const ownLogins = new WeakMap<GitHub, string>();

/**
 * Returns the login of the token's account, e.g. `github-actions[bot]`. Uses GraphQL, because REST
 * has no such endpoint for an App's token.
 */
export async function readOwnLogin(github: GitHub): Promise<string> {
  const known = ownLogins.get(github);
  if (known !== undefined) return known;
  const { data } = await run(github, 'viewer', {}, 'Metadata: read');
  const login = data?.viewer?.login ?? '';
  ownLogins.set(github, login);
  return login;
}

function forbidden(needs: string, facts: readonly string[]): SiteDeployError {
  const message = `The token needs the permission "${needs}".`;
  return new SiteDeployError('GITHUB_PERMISSION_MISSING', message, { facts });
}

interface SignedCommit {
  readonly branch: string;
  /** Expected head of the branch. If it has moved, no commit is made. */
  readonly parent: string;
  readonly headline: string;
  readonly body?: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
  readonly deletions?: readonly string[];
}

/**
 * Commits all changes at once, signed by GitHub for any kind of token. Returns the commit's id;
 * `undefined` if the branch has moved.
 */
export async function commitSigned(repository: GitHubRepository, commit: SignedCommit) {
  const { branch, parent, headline, body, files, deletions = [] } = commit;
  const contents = (text: string) => Buffer.from(text).toString('base64');
  const name = `${repository.owner}/${repository.name}`;
  const input = {
    branch: { repositoryNameWithOwner: name, branchName: branch },
    expectedHeadOid: parent,
    message: { headline, body },
    fileChanges: {
      additions: files.map((file) => ({ path: file.path, contents: contents(file.content) })),
      deletions: deletions.map((path) => ({ path })),
    },
  };
  const needs = 'Contents: write';
  const { data, errors, facts } = await run(repository, 'commit', { input }, needs, repository);
  const made = data?.createCommitOnBranch?.commit.oid;
  if (made) return made;
  const has = (...types: string[]) => errors.some((item) => types.includes(item.type ?? ''));
  if (has('STALE_DATA') || facts.some((fact) => /expected branch to point to/i.test(fact)))
    return undefined;
  if (has('FORBIDDEN', 'NOT_FOUND')) throw forbidden(needs, facts);
  throw new SiteDeployError('GITHUB_REFUSED', `GitHub refused a commit to ${branch}.`, {
    facts,
    remedy: "If a rule protects the branch, let the token's App bypass it, then run it again.",
  });
}

const Node = z.looseObject({ node_id: z.string() });

/**
 * Marks a pull request as ready, opens one that reverts it, or enables automerge.
 * @returns why GitHub refused; `undefined` on success
 */
export async function changePull(
  repo: GitHubRepository,
  number: number,
  change: 'ready' | 'revert' | 'automerge',
): Promise<string | undefined> {
  const path = `/pulls/${number}`;
  const pull = await readOne(repo, Node, path, 'Pull requests: read', 'a pull request');
  const needs = 'Contents: write and Pull requests: write';
  const { facts } = await run(repo, change, { id: pull.node_id }, needs, repo);
  const message = facts.join('; ');
  if (/not accessible/i.test(message)) throw forbidden(needs, [message]);
  return message || undefined;
}
