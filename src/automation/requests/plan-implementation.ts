import { plainText } from '../../shared/plain-text.ts';
import { count, firstNames } from '../../shared/units.ts';
import { person, step, waitForCi } from '../reconcile.ts';
import { deployment } from '../release/plan-finish.ts';
import { planChecks, planRules } from '../release/plan-merge.ts';
import type { AgentWork } from './agents/agent.ts';
import { issueMarker } from './issue-text.ts';
import type { Feedback, NextStep, OpenRelease, RequestPull, RequestState } from './state.ts';

export function planImplementation(state: RequestState): NextStep {
  const { request, page, issue, work, pull, release } = state;
  const { rounds = 0, cost } = request;
  if (work && (work.rounds > rounds || !isSame(work.cost, cost)))
    return step(
      { do: 'note-work', rounds: Math.max(rounds, work.rounds) },
      'The agent was started.',
    );
  if (pull?.state === 'merged') return bring(state, pull);
  if (!pull || pull.state === 'closed') {
    if (work) return employ(state, work, pull);
    if (!release) return startNext(state, issue?.url ?? page);
    const into = `open a pull request into ${release.branch}`;
    const named = `issue #${request.issueNumber ?? issue?.number}`;
    // Don't print "#7" itself: summaries split it with an invisible character, which people would
    // copy.
    const description = `description says "Closes" and the number of ${named}`;
    return person(`Implement it: ${into} whose ${description}.`, issue?.url ?? page);
  }
  // Link the current commit, because the portal discards approvals of any other.
  if (request.pullRequestNumber !== pull.number || request.headCommit !== pull.headCommit)
    return link(pull);
  if (!release) return startNext(state, pull.url);
  const { number, base } = pull;
  if (base === release.branch) return accept(state, pull, release);
  const why = `${base} is not an open release: the request goes on in ${release.branch}.`;
  return step({ do: 'retarget', pull: number, base: release.branch }, why);
}

/** Plans the move to the next release after the request's own release was finished. */
function startNext({ policy, request }: RequestState, url: string): NextStep {
  if (policy.release !== 'people')
    return step({ do: 'start-release' }, 'Its release is finished, and it gets the next one.');
  const title = plainText(request.title);
  const what = 'run "site-deploy release start". The request goes on in that release';
  return person(`No release is open for "${title}": ${what}.`, url);
}

const link = ({ number, headCommit, url }: RequestPull): NextStep =>
  step({ do: 'link-pull', pull: number, commit: headCommit }, `It closes the issue: ${url}`);

const isSame = (a: AgentWork['cost'], b: AgentWork['cost']) =>
  !a || (a.amount === b?.amount && a.currency === b.currency);

function awaitAgent({ overdue, policy }: RequestState, work: AgentWork): NextStep {
  if (!overdue) return waitForCi('The agent is working.', work.url);
  const limit = count(policy.hours, 'hour');
  return step({ do: 'stop-agent' }, `The agent has been working for more than ${limit}.`);
}

function employ(state: RequestState, work: AgentWork, pull: RequestPull | undefined): NextStep {
  const { request, issue, page, release } = state;
  if (work.state === 'runs') return awaitAgent(state, work);
  if (pull?.state === 'closed') {
    const what = `Pull request #${pull.number} was closed`;
    return person(`${what}. Open it again, or reject the request.`, pull.url);
  }
  if (!issue)
    return person(
      `Issue #${request.issueNumber} was deleted or transferred, and no agent works without it: ` +
        'implement the request yourself, or reject it and submit it again.',
      page,
    );
  if (!issue.open) {
    const what = `Issue #${issue.number} was closed, and no agent works on a closed issue`;
    return person(`${what}: open it again, or reject the request.`, issue.url);
  }
  if (issue.hasLostMarker)
    return person(
      `An agent works on issue #${issue.number} only if its first line is ` +
        `${issueMarker(request.id)}: put it back.`,
      issue.url,
    );
  if (work.state !== 'none')
    return person(
      'The agent ended without a pull request. Find out why and start it again there, or ' +
        'implement the request yourself.',
      work.url ?? issue.url,
    );
  if (!release) return startNext(state, page);
  const limit = planOverBudget(state, work, issue.url);
  if (limit) return limit;
  return step({ do: 'start-agent', issue: issue.number }, `Its issue is ${issue.url}`);
}

/**
 * Asks a person once the agent was started as often as allowed per day. The limit caps the costs.
 */
function planOverBudget({ policy }: RequestState, work: AgentWork, url: string) {
  if (work.starts < policy.startsPerDay) return undefined;
  return person(
    `The agent was started ${count(work.starts, 'time')} for this request within 24 hours, and ` +
      'automation.requests.startsPerDay in the site config allows no more: find out why. Then ' +
      'wait, raise the limit, or take over.',
    work.url ?? url,
  );
}

function accept(state: RequestState, pull: RequestPull, release: OpenRelease): NextStep {
  const { work, feedback, policy } = state;
  const { number, url } = pull;
  if (work?.state === 'runs') return awaitAgent(state, work);
  if (feedback) return answer(state, feedback, pull);
  if (work?.state === 'failed' && pull.isByAgent) {
    const todo = `look at pull request #${number}, then merge it or take over.`;
    return person(`The agent failed, or was stopped: ${todo}`, work.url ?? url);
  }
  if (pull.isByAgent && policy.merge !== 'people') {
    const next = planMerge(pull, release.branch);
    if (next.kind !== 'step' || next.step.do !== 'merge' || pull.isBuilt) return next;
    return person(
      `No check has built pull request #${number}: build it, review it and merge it.`,
      url,
    );
  }
  const what = `Review pull request #${number} and merge it`;
  if (pull.draft) return person(`${what} after "Ready for review".`, url);
  return person(`${what}.`, url);
}

function answer(state: RequestState, feedback: Feedback, pull: RequestPull): NextStep {
  const { work, policy } = state;
  const requested = `${feedback.author} requested changes`;
  const url = feedback.url || pull.url;
  const todo = 'take over, or reject the request.';
  if (feedback.isTried && work)
    return person(
      `Round ${work.rounds} of the agent brought no new commit, and ${feedback.author} has ` +
        `requested changes to pull request #${pull.number}: ${todo}`,
      work.url ?? pull.url,
    );
  if (!work || !pull.isByAgent) return person(`${requested} to pull request #${pull.number}.`, url);
  const round = work.rounds + 1;
  if (round <= policy.rounds)
    return (
      planOverBudget(state, work, pull.url) ??
      step({ do: 'revise', round, pendingApproval: feedback.id }, `${requested}.`)
    );
  return person(`${requested} after ${count(work.rounds, 'round')} by the agent: ${todo}`, url);
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
  const unmet = planRules(pull, pull.rules, base);
  if (unmet) return unmet;
  return step({ do: 'merge', pull: number, headCommit: pull.headCommit }, 'Nothing blocks it.');
}

function bring(state: RequestState, pull: RequestPull): NextStep {
  const { request, release, preview, holdsChange, production } = state;
  const { number, url, mergeCommit } = pull;
  if (request.pullRequestNumber !== number) return link(pull);
  if (!mergeCommit) return waitForCi('GitHub has not reported the merge commit yet.', url);
  if (request.mergeCommit !== mergeCommit)
    return step({ do: 'note-merge', commit: mergeCommit }, `Merged: ${url}`);
  if (production) {
    const missing = deployment(production.seen, production.branch);
    if (missing) return missing;
    const commit = production.head;
    return step({ do: 'tell-commit', commit, holds: mergeCommit }, 'Production serves it.');
  }
  if (!release || !preview || !holdsChange) return notInRelease(pull, release);
  const missing = planRequestTexts(state, release) ?? deployment(preview, release.branch);
  if (missing) return missing;
  const why = 'Preview serves a commit that contains it.';
  return step({ do: 'tell-commit', commit: release.head, holds: mergeCommit }, why);
}

/**
 * Asks a person to restore the branch or open another pull request, because GitHub can't merge the
 * same one again.
 */
export function notInRelease(pull: RequestPull, release: OpenRelease | undefined): NextStep {
  const { number, base, url } = pull;
  const other = release?.branch === base ? 'it' : (release?.branch ?? 'the next release');
  return person(
    `Pull request #${number} was merged into ${base}, and is not in an open release, so Preview ` +
      'does not serve it: restore that branch if it was removed or renamed, or merge another ' +
      `pull request with the change into ${other}.`,
    url,
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
      `${askForPull(branch)} writes the request's texts to ${file}: ${formatKeys(changes)}.`,
      url,
    );
  if (changes.length > 0) {
    const why = `${textCount(changes)} from the request for ${branch}.`;
    return step({ do: 'commit-texts', branch, parent: head }, why);
  }
  if (conflicts.length === 0) return undefined;
  // Report the file's texts first, so that a text saved in the request afterwards can replace them.
  if (state.texts.isUnreported)
    return step(
      { do: 'tell-texts', commit: head, isOfPeople: true },
      `${branch} has texts that the portal does not know.`,
    );
  return person(
    `The request and ${file} differ: ${formatKeys(conflicts)}. Neither text is lost. Write the ` +
      'correct one to the file, or save it again in the portal with the request.',
    url,
  );
}

/** Plans the removal of a request's texts, except for those that people wrote. */
export function planTextsBack(state: RequestState, release: OpenRelease): NextStep | undefined {
  const { branch, head } = release;
  if (!state.texts) return undefined;
  const { changes, applied, file, needsPull } = state.texts;
  if (changes.length === 0 && applied.length === 0) return undefined;
  if (changes.length === 0)
    return step({ do: 'tell-texts', commit: head }, `${branch} no longer contains them.`);
  if (needsPull) {
    const todo = `removes the request's texts from ${file}: ${formatKeys(changes)}.`;
    return person(`${askForPull(branch)} ${todo}`, `${state.page}/blob/${branch}/${file}`);
  }
  const why = `${branch} still contains ${textCount(changes)} from the declined request.`;
  return step({ do: 'commit-texts', branch, parent: head }, why);
}

const askForPull = (branch: string) => `${branch} accepts only pull requests: open one that`;
const textCount = (texts: readonly unknown[]) => count(texts.length, 'text');
const formatKeys = (texts: readonly { readonly key: string }[]) =>
  firstNames(
    texts.map((text) => plainText(text.key)),
    5,
  );
