import { plainText } from '../../shared/plain-text.ts';
import { count, firstNames } from '../../shared/units.ts';
import { person, step, waitForCi } from '../reconcile.ts';
import { deployment, planChecks } from '../release/plan-finish.ts';
import type { AgentWork } from './agents/agent.ts';
import type { NextStep, OpenRelease, RequestPull, RequestState } from './state.ts';

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
    if (feedback.isTried && work)
      return person(
        `Round ${work.rounds} of the agent brought no new commit, and ${feedback.author} has ` +
          `requested changes to pull request #${number}: take over, or reject the request.`,
        work.url ?? url,
      );
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
  if (work?.state === 'failed' && pull.isByAgent)
    return person(
      `The agent failed, or was stopped: look at pull request #${number}, then merge it or ` +
        'take over.',
      work.url ?? url,
    );
  if (!pull.isByAgent || policy.merge === 'people')
    return person(
      `Review pull request #${number} and merge ` +
        `it${pull.draft ? ' after "Ready for review"' : ''}.`,
      url,
    );
  return planMerge(pull, release.branch);
}

export function planMerge(pull: RequestPull, base: string): NextStep {
  const { number, url, guarded } = pull;
  if (guarded.length > 0)
    return person(
      `Pull request #${number} changes files that only people may merge: ` +
        `${firstNames(guarded, 5)}. Review and merge it.`,
      url,
    );
  const waiting = planChecks(pull, pull, base);
  if (waiting) return waiting;
  if (pull.draft) return step({ do: 'end-draft', pull: number }, 'Nothing blocks it.');
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
    const missing = deployment(production.seen, production.branch);
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
  const missing = planRequestTexts(state, release) ?? deployment(preview, release.branch);
  if (missing) return missing;
  return step(
    { do: 'tell-commit', commit: release.head, holds: mergeCommit },
    'Preview serves a commit that contains it.',
  );
}

export function planRequestTexts(state: RequestState, release: OpenRelease): NextStep | undefined {
  const { branch, head } = release;
  if (!state.texts) return undefined;
  const { changes, conflicts, applied, file, needsPull } = state.texts;
  const url = `${state.page}/blob/${branch}/${file}`;
  if (applied.length > 0)
    return step({ do: 'tell-texts', commit: head }, `${branch} holds ${textCount(applied)}.`);
  if (changes.length > 0 && needsPull)
    return person(
      `${branch} accepts only pull requests: open one that writes the request's texts to ` +
        `${file}: ` +
        `${formatKeys(changes)}.`,
      url,
    );
  if (changes.length > 0)
    return step(
      { do: 'commit-texts', branch, parent: head },
      `${textCount(changes)} from the request for ${branch}.`,
    );
  if (conflicts.length === 0) return undefined;
  return person(
    `The request and ${file} differ: ${formatKeys(conflicts)}. Neither text is lost. Write ` +
      'the correct one ' +
      'to the file, or to the portal with the request.',
    url,
  );
}

export function planTextsBack(state: RequestState, release: OpenRelease): NextStep | undefined {
  const { branch, head } = release;
  if (!state.texts) return undefined;
  const { changes, applied, file, needsPull } = state.texts;
  if (changes.length > 0 && needsPull)
    return person(
      `${branch} accepts only pull requests: open one that removes the request's texts from ` +
        `${file}: ` +
        `${formatKeys(changes)}.`,
      `${state.page}/blob/${branch}/${file}`,
    );
  if (changes.length > 0)
    return step(
      { do: 'commit-texts', branch, parent: head },
      `${branch} still contains ${textCount(changes)} from the declined request.`,
    );
  if (applied.length > 0)
    return step({ do: 'tell-texts', commit: head }, `${branch} no longer contains them.`);
  return undefined;
}

const textCount = (texts: readonly unknown[]) => count(texts.length, 'text');
const formatKeys = (texts: readonly { readonly key: string }[]) =>
  firstNames(
    texts.map((text) => plainText(text.key)),
    5,
  );
