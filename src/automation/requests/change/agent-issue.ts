import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAncestor } from '../../../clients/github/commits.ts';
import { listIssues } from '../../../clients/github/issues.ts';
import { listRepositoryPulls } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import { listReviews, type Review } from '../../../clients/github/reviews.ts';
import { readBranchHead } from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { releasePrefix } from '../../context.ts';
import { isVersion } from '../../release/next-version.ts';
import { instructions } from '../agents/agent.ts';
import { agentBranch } from '../agents/find-agent.ts';
import { quoted } from '../issue-text.ts';

/** Unvalidated. */
export interface AgentInputs {
  readonly issue: string;
  readonly round: string;
  readonly base: string;
  readonly commit: string;
  /** The result of the job that judged the change. */
  readonly verdict?: string;
}

export type AgentJob = Awaited<ReturnType<typeof agentJob>>;

/** Accepts only our open issues, and a commit of the release branch or of the proposed change. */
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
  const isOurs = found?.trusted && /^<!-- site-request: [\w-]+ -->(\r?\n|$)/.test(found.body);
  if (!isOurs || !found.open) {
    const message = `Issue #${number} is not an open request issue.`;
    throw new SiteDeployError('REQUEST_ISSUE_REFUSED', message);
  }
  if (!baseHead) throw wrong('base', base, 'an existing branch');
  const isHead = commit === baseHead || commit === head;
  if (!isHead && !(await isAncestor(github, repository, commit, head ?? baseHead)))
    throw wrong('commit', commit, `a commit of ${base} or ${branch}`);
  const { title, body } = found;
  // Two runs of the same round would propose the same change twice.
  const ofBranch = pulls.filter((pull) => pull.head === branch && pull.number > number);
  const merged = ofBranch.find((pull) => pull.state === 'merged');
  if (merged) {
    const message = `A change for issue #${number} was already merged: ${merged.url}`;
    throw new SiteDeployError('CHANGE_REFUSED', message);
  }
  return { issue: { number, title, body }, round: Number(round), base, commit, branch, head };
}

const maxLength = 100_000;

/** @param folder must be outside of the checkout, to keep the task out of the change */
export async function writeTask(
  github: GitHub,
  repository: Repository,
  inputs: AgentInputs,
  folder: string,
): Promise<string> {
  const { issue, branch, head, commit, round } = await agentJob(github, repository, inputs);
  const pull = (await listRepositoryPulls(github, repository)).find(
    (candidate) => candidate.head === branch && candidate.state === 'open',
  );
  // A second run of the same round would only cost money.
  if (pull && head !== commit)
    throw new SiteDeployError('CHANGE_REFUSED', `Round ${round} was already proposed: ${pull.url}`);
  const reviews = pull ? await listReviews(github, repository, pull.number) : [];
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
