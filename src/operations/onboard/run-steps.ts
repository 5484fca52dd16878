import { type PullRequestText, writePull } from '../../clients/github/pulls.ts';
import type { Repository } from '../../clients/github/repository.ts';
import { createCommit, pointBranch, readBranchHead } from '../../clients/github/tree.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

interface StepRun<Step> {
  readonly describe: (step: Step) => string;
  readonly apply: (step: Step) => Promise<string | undefined>;
  readonly onDone: ((line: string) => void) | undefined;
  readonly signal: AbortSignal;
}

/** @returns the pull request's URL @throws SiteDeployError with the number of steps done */
export async function runSteps<Step>(
  steps: readonly Step[],
  stepRun: StepRun<Step>,
): Promise<string | undefined> {
  const { describe, apply, onDone, signal } = stepRun;
  let address: string | undefined;
  for (const [index, step] of steps.entries()) {
    signal.throwIfAborted();
    const line = describe(step);
    try {
      address = (await apply(step)) ?? address;
    } catch (error) {
      if (!(error instanceof SiteDeployError)) throw error;
      throw new SiteDeployError(error.code, `${line}: ${error.message}`, {
        cause: error,
        remedy: error.remedy,
        facts: [
          ...error.facts,
          `${index} of ${steps.length} steps completed; run again to do the rest.`,
        ],
        problems: error.problems,
      });
    }
    onDone?.(line);
  }
  return address;
}

interface ProposedChange {
  readonly branch: string;
  readonly commit: Omit<Parameters<typeof createCommit>[2], 'parent'> | false;
  readonly text: PullRequestText;
}

export async function writeProposal(
  github: GitHub,
  repository: Repository,
  { branch, commit, text }: ProposedChange,
): Promise<string> {
  if (commit) {
    const parent = await readBranchHead(github, repository, repository.defaultBranch);
    if (!parent)
      throw new SiteDeployError(
        'ONBOARD_STEP_FAILED',
        `The branch ${repository.defaultBranch} has no commits yet.`,
        { remedy: 'Push the site to it, then run this again.' },
      );
    const created = await createCommit(github, repository, { ...commit, parent });
    await pointBranch(github, repository, branch, created);
  }
  return writePull(github, repository, branch, text);
}
