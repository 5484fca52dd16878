import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Branch, readTag } from '../../../clients/github/branches.ts';
import { isAncestor } from '../../../clients/github/commits.ts';
import { listIssues } from '../../../clients/github/issues.ts';
import { listRepositoryPulls } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import { listReviews, type Review } from '../../../clients/github/reviews.ts';
import { readBranchHead } from '../../../clients/github/tree.ts';
import { isVersion } from '../../../contracts/portal/values.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { releasePrefix } from '../../context.ts';
import { compareVersions } from '../../release/next-version.ts';
import { listReleaseBranches } from '../../release/open-releases.ts';
import { instructions } from '../agents/agent.ts';
import { agentBranch } from '../agents/find-agent.ts';
import { quoted } from '../issue-text.ts';
import { refused } from './parse-patch.ts';

/** Unvalidated inputs of the agent's workflow. */
export interface AgentInputs {
  readonly issue: string;
  readonly round: string;
  readonly base: string;
  readonly commit: string;
  /** Result of the job that judged the patch. */
  readonly verdict?: string;
  /** Digest of the patch that was judged. */
  readonly judged?: string;
}

export type AgentJob = Awaited<ReturnType<typeof agentJob>>;

/**
 * Validates an agent's job, and returns it. The issue must be open and have the marker of a
 * request, and the commit must belong to the release branch or to the proposed change.
 */
export async function agentJob(repository: Repository, inputs: AgentInputs) {
  const { issue, round, base, commit } = inputs;
  if (!/^[1-9]\d{0,9}$/.test(issue)) throw unusable('issue', issue, 'an issue number');
  if (!/^[1-9]\d?$/.test(round)) throw unusable('round', round, 'a number from 1 to 99');
  if (!base.startsWith(releasePrefix) || !isVersion(base.slice(releasePrefix.length)))
    throw unusable('base', base, 'a branch release/X.Y.Z');
  if (!/^[0-9a-f]{40}$/.test(commit)) throw unusable('commit', commit, 'a full commit id');
  const number = Number(issue);
  const branch = agentBranch(number);
  const [issues, target, head, pulls] = await Promise.all([
    listIssues(repository),
    findBase(repository, base),
    readBranchHead(repository, branch),
    listRepositoryPulls(repository),
  ]);
  const found = issues.find((candidate) => candidate.number === number);
  const isOurs = found?.trusted && /^<!-- site-request: [\w-]+ -->(\r?\n|$)/.test(found.body);
  if (!isOurs || !found.open) {
    const message = `Issue #${number} is not an open request issue.`;
    throw new SiteDeployError('REQUEST_ISSUE_REFUSED', message);
  }
  const isKnown = [target.commit, head].includes(commit);
  // Prefer the agent's branch: the next release may lack the commit, because squashing replaces it.
  if (!isKnown && !(await isAncestor(repository, commit, head ?? target.commit)))
    throw refused(`it started from ${commit.slice(0, 12)}, which ${target.name} does not contain`);
  const { title, body } = found;
  // Refuse a run after its change was merged, because it would propose the same change again.
  const ofBranch = pulls.filter((pull) => pull.head === branch && pull.number > number);
  const merged = ofBranch.find((pull) => pull.state === 'merged');
  if (merged) {
    const message = `A change for issue #${number} was already merged: ${merged.url}`;
    throw new SiteDeployError('CHANGE_REFUSED', message);
  }
  const job = { round: Number(round), base: target.name, commit, branch, head };
  return { issue: { number, title, body }, ...job };
}

/**
 * Returns the base branch. If it belongs to a release that has been published in the meantime,
 * returns the next release's branch or the default branch.
 */
async function findBase(repository: Repository, base: string): Promise<Branch> {
  const heads = await listReleaseBranches(repository);
  const version = base.slice(releasePrefix.length);
  const found = heads.find((head) => compareVersions(head.version, version) >= 0);
  const isReleased = async () => Boolean(await readTag(repository, `v${version}`));
  if (found && (found.version === version || (await isReleased()))) return found;
  const name = repository.defaultBranch;
  const commit = (await isReleased()) && (await readBranchHead(repository, name));
  if (commit) return { name, commit };
  throw unusable('base', base, 'an existing branch');
}

function unusable(name: string, found: string, expected: string): SiteDeployError {
  const message = `${name}: found "${found.slice(0, 100)}", expected ${expected}.`;
  return new SiteDeployError('USAGE', message);
}

const maxLength = 100_000;

/**
 * Writes the agent's task to a file, and returns the file's path.
 * @param folder outside of the checkout, so that the task isn't part of the change
 */
export async function writeTask(
  repository: Repository,
  inputs: AgentInputs,
  folder: string,
): Promise<string> {
  const { issue, branch, head, commit, round } = await agentJob(repository, inputs);
  const pull = (await listRepositoryPulls(repository)).find(
    (candidate) => candidate.head === branch && candidate.state === 'open',
  );
  // Refuse to repeat a round that is already proposed, which would only cost money.
  if (pull && head !== commit)
    throw new SiteDeployError('CHANGE_REFUSED', `Round ${round} was already proposed: ${pull.url}`);
  const reviews = pull ? await listReviews(repository, pull.number) : [];
  const text = formatTask(issue, reviews);
  const file = path.join(folder, 'site-deploy-task.md');
  writeFileSync(file, text);
  return file;
}

export function formatTask(issue: AgentJob['issue'], reviews: readonly Review[] = []): string {
  const words = reviews.filter((item) => item.verdict !== 'approved' && item.text.trim());
  const feedback = words.slice(-20);
  const parts = [
    '# Task',
    instructions,
    `## Issue #${issue.number}`,
    issue.body.slice(0, maxLength),
  ];
  if (feedback.length > 0)
    parts.push('## Review feedback on your change', 'Address this feedback.');
  for (const item of feedback)
    parts.push(`${item.author}:\n${quoted(item.text.slice(0, maxLength))}`);
  return `${parts.join('\n\n')}\n`;
}
