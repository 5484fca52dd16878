import { person, step, waitForCi } from '../reconcile.ts';
import { deployment } from '../release/plan-finish.ts';
import { planMerge } from './plan-implementation.ts';
import { planTextsBack } from './plan-request-texts.ts';
import type { NextStep, RequestPull, RequestState } from './state.ts';

/** Of a declined request. */
export function planCleanUp(state: RequestState): NextStep {
  const { request, issue, pull, work } = state;
  const why = `The request is ${request.status}.`;
  if (work?.state === 'runs') return step({ do: 'stop-agent' }, why);
  if (pull?.state === 'open') return step({ do: 'close-pull', pull: pull.number }, why);
  const [orphan] = state.orphans;
  if (orphan) return step({ do: 'close-pull', pull: orphan.number }, why);
  const left = pull?.state === 'merged' ? takeBack(state, pull) : undefined;
  // Once the issue is closed, a later run finds leftovers through this link.
  if (pull && left && request.pullRequestNumber !== pull.number)
    return step({ do: 'link-pull', pull: pull.number, commit: pull.headCommit }, why);
  if (issue?.open) {
    const wasCompleted = request.history.some((item) => item.status === 'completed');
    return step(
      { do: wasCompleted ? 'complete-issue' : 'decline-issue', issue: issue.number },
      why,
    );
  }
  if (left) return left;
  if (request.pullRequestNumber) return step({ do: 'unlink' }, why);
  return { kind: 'done', what: `The request is ${request.status}, with nothing left to clean up.` };
}

/** The change is already on the release branch. */
function takeBack(state: RequestState, pull: RequestPull): NextStep | undefined {
  const { request, release, holdsChange, revert, preview, policy, production } = state;
  if (production)
    return person(
      `Pull request #${pull.number} is live in Production, but its request is ${request.status}: ` +
        'revert it there, or submit the request again.',
      pull.url,
    );
  if (!release || !holdsChange) return undefined;
  const texts = planTextsBack(state, release);
  if (texts) return texts;
  if (!revert)
    return step({ do: 'open-revert', pull: pull.number }, `The request is ${request.status}.`);
  if (revert.state === 'closed')
    return person(
      `Pull request #${revert.number}, which reverts #${pull.number}, was closed: reopen it.`,
      revert.url,
    );
  if (revert.state === 'open') {
    const next = planMerge(revert, release.branch);
    if (policy.merge === 'green' && next.kind !== 'person') return next;
    return person(`Merge pull request #${revert.number}: it reverts #${pull.number}.`, revert.url);
  }
  return preview && deployment(preview, release.branch);
}

export function planFinishing(
  options: NonNullable<RequestState['production']>,
  mergeCommit: string,
): NextStep {
  const { branch, head, seen } = options;
  const missing = deployment(seen, branch);
  if (missing) return missing;
  if (mergeCommit === '')
    return waitForCi('The portal has not registered the deployment to Production yet.');
  return step({ do: 'tell-commit', commit: head, holds: mergeCommit }, 'Production serves it.');
}
