import { compact } from '../../shared/compact.ts';
import { firstNames } from '../../shared/units.ts';
import { person, step, waitForCi } from '../reconcile.ts';
import { deployment } from '../release/plan-finish.ts';
import { settleObjection } from '../release/plan-merge.ts';
import {
  notInRelease,
  planImplementation,
  planMerge,
  planRequestTexts,
  planTextsBack,
} from './plan-implementation.ts';
import type { NextStep, RequestPull, RequestState, RequestStep } from './state.ts';

/**
 * Pure: plans the next step of a request. Waits for transitions that the portal or people make.
 * Spec: States and transitions.
 */
export function planRequest(state: RequestState): NextStep {
  const [duplicate] = state.duplicates;
  if (duplicate && state.issue) {
    const why = `Issue #${state.issue.number} already tracks this request.`;
    return step({ do: 'close-twin', issue: duplicate }, why);
  }
  switch (state.request.status) {
    case 'submitted':
      return step({ do: 'analyse' }, 'It was submitted.');
    case 'triage':
      return begin(state);
    case 'in-progress':
      return planImplementation(state);
    case 'in-review':
      return review(state);
    case 'completed':
      return complete(state);
    default:
      return planCleanUp(state);
  }
}

function begin(state: RequestState): NextStep {
  const { request, page, before, issue, release, policy, agent } = state;
  // Ask only before there is an issue. Once there is one, the request is implemented in code.
  if (request.analysis?.textsSuffice && !issue) {
    const keys = firstNames(request.analysis.textKeys ?? []);
    return person(
      `Editing texts in the portal may be enough: ${keys}. If so, archive the request; ` +
        'otherwise open an issue.',
      page,
    );
  }
  if (before) {
    const what = `Requests are processed one at a time: "${before}" comes first.`;
    return { kind: 'turn', what, url: page };
  }
  if (!release) {
    if (policy.release === 'people')
      return person('No release is open: run "site-deploy release start".', page);
    return step({ do: 'start-release' }, 'No release is open.');
  }
  if (!issue) return step({ do: 'open-issue', base: release.branch }, 'It is next.');
  return step({ do: 'begin', issue: issue.number, agent }, `Its issue is ${issue.url}`);
}

function missingInPreview(state: RequestState): NextStep | undefined {
  const { release, preview, holdsChange, production, texts } = state;
  if (!release || !preview || !holdsChange || production) return undefined;
  if (!texts || state.request.approval) return undefined;
  const missing = planRequestTexts(state, release) ?? deployment(preview, release.branch);
  const { servedIn, mergeCommit } = state.request;
  if (missing || !mergeCommit || servedIn?.length !== 0) return missing;
  // Report the commit again if the portal missed it: otherwise, the portal would refuse any
  // approval.
  const why = 'The portal does not know that Preview serves it.';
  return step({ do: 'tell-commit', commit: release.head, holds: mergeCommit }, why);
}

function review(state: RequestState): NextStep {
  const { request, page, pull, release, needsApproval, policy, finishing, production } = state;
  if (!state.isApprovalKept) {
    const why = `${release?.branch} has changed since.`;
    const because = 'The release would differ from the approved change.';
    return step({ do: 'withdraw-approval', why }, because);
  }
  const objection = planObjection(state);
  if (objection?.kind === 'step') return objection;
  if (request.approval && !state.isApprovalGiven) {
    const why = `on GitHub, the approval of ${request.approval.by} no longer counts.`;
    return step({ do: 'withdraw-approval', why }, 'It was taken back, or another was asked for.');
  }
  const missing = missingInPreview(state) ?? objection;
  if (missing) return missing;
  if (pull && !production && !state.holdsChange) return notInRelease(pull, release);
  // Report the commit again if the portal missed it: otherwise, the portal would refuse any
  // approval.
  if (production && request.mergeCommit && request.servedIn?.length === 0)
    return planFinishing(production, request.mergeCommit);
  if (needsApproval && !request.approval) return awaitApproval(state);
  let because = 'No approval is needed';
  if (request.approval) because = `${request.approval.by} approved it`;
  if (policy.release === 'each' && finishing)
    return step({ do: 'finish-release', version: finishing }, `${because}.`);
  if (production) return planFinishing(production, request.mergeCommit ?? '');
  return person(`${because}: finish the release (site-deploy release finish).`, page);
}

/**
 * Keeps a request out of Production while a reviewer requests changes, even if somebody else
 * approved it.
 */
function planObjection({ request, pull, objection, production }: RequestState) {
  if (!objection || !pull || production) return undefined;
  const { author, url } = objection;
  const requested = `${author} requested changes to pull request #${pull.number}`;
  if (request.approval)
    return step<RequestStep>({ do: 'withdraw-approval', why: `${requested}.` }, 'That is open.');
  const todo = `${settleObjection}; or reject it in the portal.`;
  return person(`${requested}, and the request stops until then: ${todo}`, url || pull.url);
}

function awaitApproval(state: RequestState): NextStep {
  const { request, page, preview, pull, release, pendingApproval: word, mayApprove } = state;
  const { production, holdsChange } = state;
  if (production && !holdsChange)
    return person(
      'It is in Production without an approval: check it there, then approve or reject it in the ' +
        'portal (site-deploy portal requests approve).',
      production.seen.url ?? page,
    );
  if (!word || !pull || !release)
    return person(
      'Check it in Preview, then approve it in the portal (site-deploy portal requests approve).',
      request.previewUrl ?? preview?.url ?? pull?.url ?? page,
      formatApprovers(state),
    );
  const { author: by, url } = word;
  const approved = `${by} approved pull request #${pull.number}`;
  if (mayApprove)
    return step({ do: 'hand-on-approval', by, url, commit: release.head }, `${approved}.`);
  const todo = 'run the Requests workflow to forward the approval, or approve it in the portal.';
  return person(`${approved}: ${todo}`, url);
}

function formatApprovers({ approvers, pull }: RequestState): string | undefined {
  if (!approvers || !pull) return undefined;
  const { may, ignored } = approvers;
  const wrote = 'wrote a part of it, so that approval does not count.';
  const lost = ignored.length > 0 && `${firstNames(ignored, 5)} ${wrote}`;
  if (may.length > 0)
    return compact([lost, `On GitHub, these people may: ${firstNames(may, 5)}.`]).join(' ');
  const only = 'On GitHub, nobody may who wrote none of it';
  return compact([lost, `${only}: see automation.requests.selfApproval.`]).join(' ');
}

/**
 * Cleans up after a completed request. Closes its issue, because GitHub only does so for pull
 * requests into the default branch.
 */
function complete(state: RequestState): NextStep {
  const { issue, policy, finishing } = state;
  if (policy.release === 'each' && finishing)
    return step({ do: 'finish-release', version: finishing }, 'Its release is not published yet.');
  const why = 'It is live in Production.';
  const [branch] = state.leftovers;
  if (branch) return step({ do: 'remove-branch', branch }, why);
  if (issue?.open && !issue.isReopened)
    return step({ do: 'complete-issue', issue: issue.number }, why);
  return { kind: 'done', what: why };
}

function planCleanUp(state: RequestState): NextStep {
  const { request, issue, pull, work } = state;
  const why = `The request is ${request.status}.`;
  if (work?.state === 'runs') return step({ do: 'stop-agent' }, why);
  if (pull?.state === 'open') return step({ do: 'close-pull', pull: pull.number }, why);
  const [orphan] = state.orphans;
  if (orphan) return step({ do: 'close-pull', pull: orphan.number }, why);
  const [branch] = state.leftovers;
  if (branch) return step({ do: 'remove-branch', branch }, why);
  const left = takeBack(state, pull);
  // Link the pull request, so that a later run finds leftovers after the issue is closed.
  if (pull && left && request.pullRequestNumber !== pull.number)
    return step({ do: 'link-pull', pull: pull.number, commit: pull.headCommit }, why);
  if (issue?.open && !issue.isReopened) {
    const wasCompleted = request.history.some((item) => item.status === 'completed');
    if (wasCompleted) return step({ do: 'complete-issue', issue: issue.number }, why);
    return step({ do: 'decline-issue', issue: issue.number }, why);
  }
  if (left) return left;
  if (request.pullRequestNumber) return step({ do: 'unlink' }, why);
  return { kind: 'done', what: `The request is ${request.status}, with nothing left to clean up.` };
}

function takeBack(state: RequestState, pull: RequestPull | undefined): NextStep | undefined {
  if (pull?.state !== 'merged') return undefined;
  const { request, release, holdsChange, revert, preview, policy, production } = state;
  if (production) {
    let where = `merged into ${production.branch}`;
    if (production.seen.served) where = 'live in Production';
    return person(
      `Pull request #${pull.number} is ${where}, but its request is ${request.status}: ` +
        'revert it there, or submit the request again.',
      pull.url,
    );
  }
  if (!release || !holdsChange) return undefined;
  const texts = planTextsBack(state, release);
  if (texts) return texts;
  if (state.isTakenBack) return preview && deployment(preview, release.branch);
  if (!revert)
    return step({ do: 'open-revert', pull: pull.number }, `The request is ${request.status}.`);
  if (revert.state === 'closed') {
    const what = `Pull request #${revert.number}, which reverts #${pull.number}, was closed`;
    return person(`${what}: reopen it.`, revert.url);
  }
  if (revert.state === 'open') {
    const next = planMerge(revert, release.branch);
    if (policy.merge === 'green' && next.kind !== 'person') return next;
    return person(`Merge pull request #${revert.number}: it reverts #${pull.number}.`, revert.url);
  }
  const what = `#${revert.number} was merged, but ${release.branch} still has a part of`;
  return person(`${what} #${pull.number}: take that back, too.`, revert.url);
}

function planFinishing(
  production: NonNullable<RequestState['production']>,
  merged: string,
): NextStep {
  const { branch, head, seen } = production;
  const missing = deployment(seen, branch);
  if (missing) return missing;
  if (merged === '')
    return waitForCi('The portal has not registered the deployment to Production yet.');
  return step({ do: 'tell-commit', commit: head, holds: merged }, 'Production serves it.');
}
