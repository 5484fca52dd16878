import { isAncestor } from '../../../clients/github/commits.ts';
import { listIssues } from '../../../clients/github/issues.ts';
import { listRepositoryPulls } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import { readBranchHead } from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { releasePrefix } from '../../release/context.ts';
import { isVersion } from '../../release/next-version.ts';
import { agentBranch } from '../agents/workflow.ts';

/** Unvalidated. */
export interface AgentInputs {
  readonly issue: string;
  readonly round: string;
  readonly base: string;
  readonly commit: string;
}

export type AgentJob = Awaited<ReturnType<typeof agentJob>>;

/**
 * Accepts only an open issue by this tool, and a commit of its release branch or proposed change.
 * @throws SiteDeployError `USAGE`, `REQUEST_ISSUE_REFUSED`, `GITHUB_*`
 */
export async function agentJob(github: GitHub, repository: Repository, inputs: AgentInputs) {
  const { issue, round, base, commit } = inputs;
  const wrong = (name: string, found: string, expected: string) =>
    new SiteDeployError('USAGE', `${name}: found "${found.slice(0, 100)}", expected ${expected}.`);
  if (!/^[1-9]\d{0,9}$/.test(issue)) throw wrong('issue', issue, 'an issue number');
  if (!/^[1-9]\d?$/.test(round)) throw wrong('round', round, 'a number from 1 to 99');
  if (!base.startsWith(releasePrefix) || !isVersion(base.slice(releasePrefix.length)))
    throw wrong('base', base, 'a branch release/X.Y.Z');
  if (!/^[0-9a-f]{40}$/.test(commit)) throw wrong('commit', commit, 'a full commit id');
  const number = Number(issue);
  const branch = agentBranch(number);
  const [issues, baseHead, head, pulls] = await Promise.all([
    listIssues(github, repository),
    readBranchHead(github, repository, base),
    readBranchHead(github, repository, branch),
    listRepositoryPulls(github, repository),
  ]);
  const found = issues.find((candidate) => candidate.number === number);
  const isOurs =
    found?.trusted === true && /^<!-- site-request: [\w-]+ -->(\r?\n|$)/.test(found.body);
  if (!found || !isOurs || !found.open)
    throw new SiteDeployError(
      'REQUEST_ISSUE_REFUSED',
      `Issue #${number} is not an open request issue.`,
    );
  if (!baseHead) throw wrong('base', base, 'an existing branch');
  const isKnown =
    commit === baseHead ||
    commit === head ||
    (await isAncestor(github, repository, commit, head ?? baseHead));
  if (!isKnown) throw wrong('commit', commit, `a commit of ${base} or ${branch}`);
  const { title, body } = found;
  // Two runs of one round would propose the same change twice.
  const merged = pulls.find(
    (pull) => pull.head === branch && pull.state === 'merged' && pull.number > number,
  );
  if (merged)
    throw new SiteDeployError(
      'CHANGE_REFUSED',
      `A change for issue #${number} was already merged: ${merged.url}`,
    );
  return { issue: { number, title, body }, round: Number(round), base, commit, branch, head };
}
