import { count, firstNames } from '../../shared/units.ts';
import { deployment } from '../release/plan-finish.ts';
import type { AgentWork } from './agents/agent.ts';
import { type NextStep, person, step, waitForCi } from './next.ts';
import { planRequestTexts } from './plan-request-texts.ts';
import type { OpenRelease, RequestPull, RequestState } from './state.ts';

export function planImplementation(state: RequestState): NextStep {
  const { request, page, issue, work, pull, release } = state;
  const { rounds = 0, cost } = request;
  if (work && (work.rounds > rounds || !isSame(work.cost, cost)))
    return step(
      { do: 'note-work', rounds: Math.max(rounds, work.rounds) },
      `The agent was started.`,
    );
  if (pull?.state === 'merged') return bring(state, pull);
  if (!pull || pull.state === 'closed') {
    if (work) return employ(state, work, pull);
    const closes = `Closes #${request.issueNumber ?? issue?.number}`;
    const base = release?.branch ?? 'the release branch';
    return person(
      `Implement it: open a pull request into ${base} that says "${closes}".`,
      issue?.url ?? page,
    );
  }
  // The portal discards an approval of another commit.
  if (request.pullRequestNumber !== pull.number || request.headCommit !== pull.headCommit)
    return step(
      { do: 'link-pull', pull: pull.number, commit: pull.headCommit },
      `It closes the issue: ${pull.url}`,
    );
  if (!release)
    return person(
      `No release is open for pull request #${pull.number}: start one, and change the pull ` +
        "request's base to it.",
      pull.url,
    );
  if (pull.base !== release.branch)
    return person(
      `Pull request #${pull.number} targets ${pull.base}: change its base to ${release.branch}.`,
      pull.url,
    );
  return accept(state, pull, release);
}

const isSame = (a: AgentWork['cost'], b: AgentWork['cost']) =>
  !a || (a.amount === b?.amount && a.currency === b.currency);

function employ(state: RequestState, work: AgentWork, pull: RequestPull | undefined): NextStep {
  const { issue, page, overdue, policy, release } = state;
  const url = work.url ?? issue?.url ?? page;
  if (work.state === 'runs') {
    if (overdue)
      return step(
        { do: 'stop-agent' },
        `The agent has been working for more than ${count(policy.hours, 'hour')}.`,
      );
    return waitForCi('The agent is working.', work.url);
  }
  if (pull?.state === 'closed')
    return person(
      `Pull request #${pull.number} was closed. Open it again, or reject the request.`,
      pull.url,
    );
  if (work.state !== 'none')
    return person(
      'The agent ended without a pull request. Find out why and start it again there, or ' +
        'implement the request yourself.',
      url,
    );
  if (!issue || !release) return person('No release is open: start one for the change.', page);
  return step({ do: 'start-agent', issue: issue.number }, `Its issue is ${issue.url}`);
}

function accept(state: RequestState, pull: RequestPull, release: OpenRelease): NextStep {
  const { work, overdue, feedback, policy } = state;
  const { number, url } = pull;
  if (work?.state === 'runs') {
    if (overdue)
      return step(
        { do: 'stop-agent' },
        `The agent has been working for more than ${count(policy.hours, 'hour')}.`,
      );
    return waitForCi('The agent is working.', work.url);
  }
  if (feedback) {
    if (!work || !pull.isByAgent)
      return person(
        `${feedback.author} requested changes to pull request #${number}.`,
        feedback.url || url,
      );
    if (work.rounds < policy.rounds)
      return step(
        { do: 'revise', round: work.rounds + 1, pendingApproval: feedback.id },
        `${feedback.author} requested changes.`,
      );
    return person(
      `${feedback.author} requested changes after ${count(work.rounds, 'round')} by the agent: ` +
        'take over, or reject the request.',
      feedback.url || url,
    );
  }
  if (!pull.isByAgent || policy.merge === 'people')
    return person(
      `Review pull request #${number} and merge ` +
        `it${pull.draft ? ' after "Ready for review"' : ''}.`,
      url,
    );
  return planMerge(pull, release.branch);
}

/** Without a person. */
export function planMerge(pull: RequestPull, base: string): NextStep {
  const { number, url, checks, guarded, blockedRun } = pull;
  if (guarded.length > 0)
    return person(
      `Pull request #${number} changes files that only people may merge: ` +
        `${firstNames(guarded, 5)}. Review and merge it.`,
      url,
    );
  if (blockedRun)
    return person(
      `The checks of pull request #${number} are waiting for approval: press "Approve and ` +
        'run workflows".',
      url,
    );
  if (checks.failed.length > 0)
    return person(
      `Checks of pull request #${number} failed: ${firstNames(checks.failed, 5)}.`,
      url,
    );
  if (checks.running.length > 0)
    return waitForCi(
      `Checks of pull request #${number} are running: ${firstNames(checks.running, 5)}.`,
      url,
    );
  if (pull.mergeable === false || pull.mergeableState === 'dirty')
    return person(
      `Pull request #${number} conflicts with ${base}: resolve the conflict there.`,
      url,
    );
  if (pull.draft) return step({ do: 'end-draft', pull: number }, 'Nothing blocks it.');
  if (pull.mergeable === undefined || pull.mergeableState === 'unknown')
    return waitForCi(
      `GitHub is still checking whether pull request #${number} can be merged.`,
      url,
    );
  if (pull.mergeableState === 'blocked')
    return person(
      `Pull request #${number} does not meet the requirements of ${base} yet: press "Approve".`,
      url,
    );
  return step({ do: 'merge', pull: number, headCommit: pull.headCommit }, 'Nothing blocks it.');
}

function bring(state: RequestState, pull: RequestPull): NextStep {
  const { request, release, preview, holdsChange, production } = state;
  const { number, url, mergeCommit } = pull;
  if (request.pullRequestNumber !== number)
    return step(
      { do: 'link-pull', pull: number, commit: pull.headCommit },
      `It closes the issue: ${url}`,
    );
  if (!mergeCommit) return waitForCi('GitHub has not reported the merge commit yet.', url);
  if (request.mergeCommit !== mergeCommit)
    return step({ do: 'note-merge', commit: mergeCommit }, `Merged: ${url}`);
  if (production) {
    const missing = planDeployment(production.seen, production.branch);
    if (missing) return missing;
    return step(
      { do: 'tell-commit', commit: production.head, holds: mergeCommit },
      'Production serves it.',
    );
  }
  if (!release || !preview || !holdsChange)
    return person(
      `Pull request #${number} was not merged into an open release, so it won't reach Preview.`,
      url,
    );
  const missing = planRequestTexts(state, release) ?? planDeployment(preview, release.branch);
  if (missing) return missing;
  return step(
    { do: 'tell-commit', commit: release.head, holds: mergeCommit },
    'Preview serves a commit that contains it.',
  );
}

export function planDeployment(
  seen: Parameters<typeof deployment>[0],
  branch: string,
): NextStep | undefined {
  const missing = deployment(seen, branch);
  if (missing?.kind !== 'step') return missing;
  const { step: one, why } = missing;
  if (one.do === 'deploy') return step(one, why);
  return waitForCi(why);
}
