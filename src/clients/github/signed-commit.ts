import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import type { RepoName } from './repository.ts';
import type { GitHub } from './types.ts';

const Answer = z.looseObject({
  data: z.optional(
    z.nullable(
      z.looseObject({
        createCommitOnBranch: z.optional(
          z.nullable(z.looseObject({ commit: z.looseObject({ oid: z.string() }) })),
        ),
      }),
    ),
  ),
  errors: z.optional(z.array(z.looseObject({ type: z.optional(z.string()), message: z.string() }))),
});

const mutation =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { ' +
  'commit { oid } } }';

export interface SignedCommit {
  readonly branch: string;
  /** Expected head; if the branch has moved, nothing happens. */
  readonly parent: string;
  readonly headline: string;
  readonly body?: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
  readonly deletions?: readonly string[];
}

/**
 * Atomic; GitHub signs for any kind of token. `undefined` if the branch has moved
 * (https://docs.github.com/graphql/reference/mutations#createcommitonbranch).
 */
export async function commitSigned(
  github: GitHub,
  repository: RepoName,
  signedCommit: SignedCommit,
): Promise<string | undefined> {
  const { branch, parent, headline, body, files, deletions = [] } = signedCommit;
  const contents = (text: string) => Buffer.from(text).toString('base64');
  const input = {
    branch: {
      repositoryNameWithOwner: `${repository.owner}/${repository.name}`,
      branchName: branch,
    },
    expectedHeadOid: parent,
    message: { headline, body },
    fileChanges: {
      additions: files.map((file) => ({ path: file.path, contents: contents(file.content) })),
      deletions: deletions.map((path) => ({ path })),
    },
  };
  const needs = 'Contents: write';
  const json = { query: mutation, variables: { input } };
  const answer = await github.call({ method: 'POST', path: '/graphql', needs, json });
  const { data, errors = [] } = readGitHubAnswer(Answer, answer.json, 'a commit');
  const commit = data?.createCommitOnBranch?.commit.oid;
  if (commit) return commit;
  const facts = errors.map((item) => item.message);
  const has = (...types: string[]) => errors.some((item) => types.includes(item.type ?? ''));
  if (has('STALE_DATA') || facts.some((fact) => /expected branch to point to/i.test(fact)))
    return undefined;
  if (has('FORBIDDEN', 'NOT_FOUND')) {
    const message = `The token needs the permission "${needs}".`;
    throw new SiteDeployError('GITHUB_PERMISSION_MISSING', message, { facts });
  }
  throw new SiteDeployError('GITHUB_REFUSED', `GitHub refused a commit to ${branch}.`, {
    facts,
    remedy: "If a rule protects the branch, let the token's App bypass it, then run it again.",
  });
}
