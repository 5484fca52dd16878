import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listRepositoryPulls } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import { listReviews } from '../../../clients/github/reviews.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { instructions } from '../agents/agent.ts';
import { quoted } from '../issue-text.ts';
import { type AgentInputs, agentJob } from './agent-issue.ts';

/** Characters per part of a task. */
const maxLength = 100_000;

/**
 * Contains our rules, the issue and comments of trusted reviewers.
 * @param folder outside of the checkout, so that it can't become part of the change
 * @throws SiteDeployError `USAGE`, `REQUEST_ISSUE_REFUSED`, `CHANGE_REFUSED` if already proposed
 */
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
  const feedback = reviews
    .filter((item) => item.verdict !== 'approved' && item.text.trim() !== '')
    .slice(-20);
  const text = [
    '# Task',
    '',
    instructions,
    '',
    `## Issue #${issue.number}`,
    '',
    issue.body.slice(0, maxLength),
    ...(feedback.length === 0
      ? []
      : ['', '## Review feedback on your change', '', 'Address this feedback.']),
    ...feedback.flatMap((item) => ['', `${item.author}:`, quoted(item.text.slice(0, maxLength))]),
    '',
  ].join('\n');
  const file = path.join(folder, 'site-deploy-task.md');
  await writeFile(file, text);
  return file;
}
