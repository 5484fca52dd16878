import { firstNames } from '../../shared/units.ts';
import { person, step } from '../reconcile.ts';
import { deployment } from '../release/plan-finish.ts';
import { planCleanUp, planFinishing } from './plan-clean-up.ts';
import { planImplementation } from './plan-implementation.ts';
import { planRequestTexts } from './plan-request-texts.ts';
import type { NextStep, RequestState } from './state.ts';

/** Pure. Transitions made elsewhere are only waited for. Spec: States and transitions. */
export function planRequest(state: RequestState): NextStep {
  const { request, duplicates } = state;
  const [duplicate] = duplicates;
  if (duplicate && state.issue)
    return step(
      { do: 'close-twin', issue: duplicate },
      `Issue #${state.issue.number} already tracks this request.`,
    );
  switch (request.status) {
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

function begin(requestState: RequestState): NextStep {
  const { request, page, before, issue, release, policy, agent } = requestState;
  // An existing issue means that the request is implemented in code.
  if (request.analysis?.textsSuffice && !issue) {
    const keys = firstNames(request.analysis.textKeys ?? []);
    return person(
      `Editing texts in the portal may be enough: ${keys}. If so, archive the request; ` +
        'otherwise open an issue.',
      page,
    );
  }
  if (before)
    return {
      kind: 'turn',
      what: `Requests are processed one at a time: "${before}" comes first.`,
      url: page,
    };
  if (!release) {
    if (policy.release === 'people')
      return person('No release is open: start one for the change.', page);
    return step({ do: 'start-release' }, 'No release is open.');
  }
  if (!issue) return step({ do: 'open-issue', base: release.branch }, 'It is next.');
  return step({ do: 'begin', issue: issue.number, agent }, `Its issue is ${issue.url}`);
}

function missingInPreview(state: RequestState): NextStep | undefined {
  const { release, preview, holdsChange, production, texts } = state;
  if (!release || !preview || !holdsChange || production) return undefined;
  if (!texts) return undefined;
  const missing = planRequestTexts(state, release) ?? deployment(preview, release.branch);
  const { servedIn, mergeCommit } = state.request;
  if (missing || !mergeCommit || servedIn?.length !== 0) return missing;
  // A lost delivery: the portal would refuse every approval.
  return step(
    { do: 'tell-commit', commit: release.head, holds: mergeCommit },
    'The portal does not know that Preview serves it.',
  );
}

function review(state: RequestState): NextStep {
  const { request, page, pull, release, needsApproval, policy, finishing, production } = state;
  if (!state.isApprovalKept)
    return step(
      { do: 'withdraw-approval', why: `${release?.branch} has changed since.` },
      'What was approved is not what would be released.',
    );
  const missing = request.approval ? undefined : missingInPreview(state);
  if (missing) return missing;
  if (pull && !production && !state.holdsChange)
    return person(
      `Pull request #${pull.number} is not in an open release, so Preview does not serve it: ` +
        'merge it into one.',
      pull.url,
    );
  if (needsApproval && !request.approval) return awaitApproval(state);
  const because = request.approval ? `${request.approval.by} approved it` : 'No approval is needed';
  if (policy.release === 'each' && finishing)
    return step({ do: 'finish-release', version: finishing }, `${because}.`);
  if (production) return planFinishing(production, request.mergeCommit ?? '');
  return person(`${because}: finish the release (site-deploy release finish).`, page);
}

function awaitApproval(state: RequestState): NextStep {
  const { request, page, preview, pull, release, pendingApproval: word, mayApprove } = state;
  if (!word || !pull || !release)
    return person(
      'Check it in Preview, then approve it in the portal (site-deploy portal requests approve).',
      request.previewUrl ?? preview?.url ?? pull?.url ?? page,
    );
  if (mayApprove)
    return step(
      { do: 'hand-on-approval', by: word.author, url: word.url, commit: release.head },
      `${word.author} approved pull request #${pull.number}.`,
    );
  return person(
    `${word.author} approved pull request #${pull.number}: run the Requests workflow to forward ` +
      'the approval, or approve it in the portal.',
    word.url,
  );
}

/** GitHub does so automatically only for a pull request into the default branch. */
function complete(requestState: RequestState): NextStep {
  const { issue, policy, finishing } = requestState;
  if (policy.release === 'each' && finishing)
    return step({ do: 'finish-release', version: finishing }, 'Its release is not published yet.');
  if (issue?.open)
    return step({ do: 'complete-issue', issue: issue.number }, 'It is live in Production.');
  return { kind: 'done', what: 'It is live in Production.' };
}
