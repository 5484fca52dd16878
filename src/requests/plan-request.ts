import type { DevelopmentRequest } from '../portal/contract/development-request.ts';
import { deployment } from '../release/plan-finish.ts';
import type { DeploymentSight } from '../release/sight.ts';
import type { Next } from '../shared/story.ts';

/** A pull request of a branch of the repository that closes the issue of a request. */
export interface RequestPull {
  readonly number: number;
  readonly url: string;
  readonly state: 'open' | 'closed' | 'merged';
  readonly mergeCommit: string | undefined;
}

/** All that decides how a request goes on. */
export interface RequestSight {
  readonly request: DevelopmentRequest;
  /** Page of the repository. */
  readonly page: string;
  /** Title of the request that is processed now, where it is another one. */
  readonly before: string | undefined;
  /** The issue of the request. */
  readonly issue: { readonly number: number; readonly url: string; readonly open: boolean } | undefined;
  readonly pull: RequestPull | undefined;
  /** The open release that changes go into. */
  readonly release: { readonly branch: string; readonly head: string } | undefined;
  /** The deployment of that release's head to Preview. */
  readonly preview: DeploymentSight | undefined;
  /** The head of the release holds the merged change. */
  readonly holdsChange: boolean;
}

export type RequestStep =
  | { readonly do: 'analyse' }
  | { readonly do: 'open-issue'; readonly base: string }
  | { readonly do: 'begin'; readonly issue: number }
  | { readonly do: 'link-pull'; readonly pull: number }
  | { readonly do: 'note-merge'; readonly commit: string }
  | { readonly do: 'deploy'; readonly environment: 'Preview' | 'Production'; readonly branch: string }
  | { readonly do: 'tell-commit'; readonly commit: string; readonly holds: string }
  | { readonly do: 'decline-issue'; readonly issue: number };

type NextStep = Next<RequestStep>;
const step = (one: RequestStep, why: string): NextStep => ({ kind: 'step', step: one, why });
const person = (what: string, url: string): NextStep => ({ kind: 'person', what, url });

/**
 * How a development request goes on: from what is seen to the next step, and nothing else. What moves a request without
 * us (a report of a deployment, an approval, an event) is only waited for. Spec: States and transitions.
 */
export function planRequest(sight: RequestSight): NextStep {
  const { request } = sight;
  switch (request.status) {
    case 'submitted':
      return step({ do: 'analyse' }, 'It was submitted.');
    case 'triage':
      return begin(sight);
    case 'in-progress':
      return implement(sight);
    case 'in-review':
      return review(sight);
    case 'completed':
      return { kind: 'done', what: 'It is live in Production.' };
    default:
      return cleanUp(sight);
  }
}

function begin({ request, page, before, issue, release }: RequestSight): NextStep {
  // An issue that is there decides that it is implemented.
  if (request.analysis?.textsSuffice && issue === undefined) {
    const keys = request.analysis.textKeys?.join(', ') ?? '';
    return person(
      `Editing texts in the portal may be all that it takes: ${keys}. Then archive it; else open an issue.`,
      page,
    );
  }
  if (before !== undefined)
    return { kind: 'machine', what: `Requests are processed one at a time: "${before}" comes first.` };
  if (release === undefined) return person('No release is open: start one, for the change to go into.', page);
  if (issue === undefined) return step({ do: 'open-issue', base: release.branch }, 'It is its turn.');
  return step({ do: 'begin', issue: issue.number }, `Its issue is ${issue.url}`);
}

function implement({ request, page, issue, pull, release, preview, holdsChange }: RequestSight): NextStep {
  if (pull === undefined || pull.state === 'closed') {
    const closes = `Closes #${request.issueNumber ?? issue?.number}`;
    const base = release?.branch ?? 'the release branch';
    return person(`Somebody implements it: a pull request into ${base} that says "${closes}".`, issue?.url ?? page);
  }
  if (request.pullRequestNumber !== pull.number)
    return step({ do: 'link-pull', pull: pull.number }, `It closes the issue: ${pull.url}`);
  if (pull.state === 'open') return person(`Review pull request #${pull.number}, and merge it.`, pull.url);
  const { mergeCommit } = pull;
  if (mergeCommit === undefined)
    return { kind: 'machine', what: 'GitHub has not said yet which commit the merge made.', url: pull.url };
  if (request.mergeCommit !== mergeCommit)
    return step({ do: 'note-merge', commit: mergeCommit }, `Merged: ${pull.url}`);
  if (release === undefined || preview === undefined || !holdsChange)
    return person(
      `Pull request #${pull.number} was not merged into an open release: nothing brings it to Preview.`,
      pull.url,
    );
  const deployed = deployment(preview, release.branch);
  if (deployed?.kind === 'step') {
    const { step: one, why } = deployed;
    return one.do === 'deploy' ? step(one, why) : { kind: 'machine', what: why };
  }
  if (deployed !== undefined) return deployed;
  return step(
    { do: 'tell-commit', commit: release.head, holds: mergeCommit },
    'Preview serves a commit that holds it.',
  );
}

function review({ request, page, preview, pull }: RequestSight): NextStep {
  const url = request.previewUrl ?? preview?.url ?? pull?.url ?? page;
  if (request.approval === undefined)
    return person('Look at it in Preview, and approve it in the portal (site-deploy portal requests approve).', url);
  return person(`${request.approval.by} has approved it: finish the release (site-deploy release finish).`, page);
}

/** What was declined leaves nothing behind. */
function cleanUp({ request, issue, pull, page }: RequestSight): NextStep {
  if (issue?.open) return step({ do: 'decline-issue', issue: issue.number }, `The request is ${request.status}.`);
  if (pull?.state === 'open')
    return person(`Close pull request #${pull.number}: its request is ${request.status}.`, pull.url);
  if (pull?.state === 'merged' && request.mergeCommit !== undefined && request.status === 'rejected')
    return person(
      `Revert pull request #${pull.number}: it was merged, and its request was rejected.`,
      pull.url || page,
    );
  return { kind: 'done', what: `It is ${request.status}, and nothing of it is left.` };
}
