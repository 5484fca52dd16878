import { firstNames } from '../../shared/units.ts';
import { type NextStep, person, step, waitForCi } from './next.ts';
import { planCleanUp, planFinishing } from './plan-clean-up.ts';
import { planDeployment, planImplementation } from './plan-implementation.ts';
import { planRequestTexts } from './plan-request-texts.ts';
import type { RequestState } from './state.ts';

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
  if (before) return waitForCi(`Requests are processed one at a time: "${before}" comes first.`);
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
  return planRequestTexts(state, release) ?? planDeployment(preview, release.branch);
}

function review(state: RequestState): NextStep {
  const {
    request,
    page,
    issue,
    isAnnounced,
    preview,
    pull,
    needsApproval,
    pendingApproval,
    mayApprove,
    policy,
    finishing,
    production,
  } = state;
  const url = request.previewUrl ?? preview?.url ?? pull?.url ?? page;
  const missing = request.approval ? undefined : missingInPreview(state);
  if (missing) return missing;
  if (issue?.open && !isAnnounced)
    return step({ do: 'tell-issue', issue: issue.number }, 'It is in Preview.');
  if (needsApproval && !request.approval) {
    if (!pendingApproval || !pull)
      return person(
        'Check it in Preview, then approve it in the portal (site-deploy portal requests approve).',
        url,
      );
    if (mayApprove)
      return step(
        {
          do: 'hand-on-approval',
          by: pendingApproval.author,
          url: pendingApproval.url,
          commit: pull.headCommit,
        },
        `${pendingApproval.author} approved pull request #${pull.number}.`,
      );
    return person(
      `${pendingApproval.author} approved pull request #${pull.number}: run the Requests ` +
        'workflow to forward the approval, ' +
        'or approve it in the portal.',
      pendingApproval.url,
    );
  }
  const because = request.approval ? `${request.approval.by} approved it` : 'No approval is needed';
  if (policy.release === 'each' && finishing)
    return step({ do: 'finish-release', version: finishing }, `${because}.`);
  if (production) return planFinishing(production, request.mergeCommit ?? '');
  return person(`${because}: finish the release (site-deploy release finish).`, page);
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
