import { readMergeablePull } from '../../clients/github/merging.ts';
import { closesIssue, filesOfPull, type RepositoryPull } from '../../clients/github/pulls.ts';
import { listTree } from '../../clients/github/tree.ts';

import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import { readPullChecks } from '../release/read-checks.ts';
import type { AgentWork } from './agents/agent.ts';
import { guardedFiles } from './changeable-files.ts';
import type { RequestsContext } from './context.ts';
import type { RequestPull } from './state.ts';

/** The agent's pull request, else one that closes the issue. */
export function findRequestPull(
  request: DevelopmentRequest,
  pulls: readonly RepositoryPull[],
  work: AgentWork | undefined,
  issue: number | undefined,
): RepositoryPull | undefined {
  const closing = pulls.filter((pull) => issue && closesIssue(pull.body, issue));
  const linked = pulls.filter((pull) => pull.number === request.pullRequestNumber);
  const ofAgent = pulls.filter((pull) => pull.number === work?.pull);
  const found = [...linked, ...ofAgent, ...closing];
  return found.find((pull) => pull.state !== 'closed') ?? found[0];
}

export async function readRequestPull(
  context: RequestsContext,
  pull: RepositoryPull,
  isByAgent: boolean,
): Promise<RequestPull> {
  const { github, repository } = context;
  const seen = await readMergeablePull(github, repository, pull.number);
  const none = { checks: { running: [], failed: [] }, blockedRun: undefined, guarded: [] };
  if (seen.state !== 'open' || !isByAgent) return { ...seen, isByAgent, ...none };
  const [files, entries] = await Promise.all([
    filesOfPull(github, repository, pull.number),
    listTree(github, repository, seen.headCommit),
  ]);
  const special = files.filter((file) => entries.has(file) && entries.get(file)?.mode !== '100644');
  const guarded = [...new Set([...guardedFiles(files, [...entries.keys()], context), ...special])];
  return {
    ...seen,
    isByAgent,
    ...(await readPullChecks(context, seen, entries)),
    guarded: files.length < maxListedFiles ? guarded : ['more files than GitHub lists'],
  };
}

/** GitHub's limit per pull request. */
const maxListedFiles = 3_000;

/** Finds a revert by the branch name that GitHub chooses. */
export async function findRevert(
  context: RequestsContext,
  pulls: readonly RepositoryPull[],
  number: number,
): Promise<RequestPull | undefined> {
  const found = pulls.filter((pull) => pull.head.startsWith(`revert-${number}-`));
  const revert = found.find((pull) => pull.state !== 'closed') ?? found[0];
  return revert && readRequestPull(context, revert, true);
}
