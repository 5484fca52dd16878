import type { RequestStatus } from '../../../portal/contract/development-request.ts';
import type { RepohostEvent } from '../../../portal/contract/repohost-event.ts';
import type { Context } from '../context.ts';
import { approve, type Move, moveRequest, refreshed, refusalOfMove } from '../requests/request-moves.ts';
import { releaseOf } from '../store/releases.ts';
import { type RequestChange, type RequestRow, requestOf, requestsOf, updateRequest } from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { recordChanges } from '../store/versions.ts';

/** What an event did. */
export interface Outcome {
  readonly moved: Move[];
  /** Why nothing moved. */
  readonly reason?: string;
}

/** How an issue or a pull request names its request: a line `site-request: req_…` in its text (decided). */
const marker = /site-request:\s*(req_[\w-]+)/;
/** Words with which a pull request names the issue that it closes. (https://docs.github.com/issues/tracking-your-work-with-issues) */
const closes = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)/gi;
const releaseBranch = /^release\/(\d+\.\d+\.\d+)$/;

/** An opened issue means that implementation starts; one that is closed as not planned, that it is declined. */
export function onIssue(context: Context, site: SiteRow, { action, issue }: RepohostEvent): Outcome {
  if (issue === undefined) return { moved: [], reason: 'The payload holds no issue.' };
  const request = linkedRequest(context, site, issue.body, ({ issue_number }) => issue_number === issue.number);
  if (request === undefined)
    return { moved: [], reason: `No development request is linked to issue #${issue.number}.` };
  switch (action) {
    case 'opened':
      change(context, request, { issue_number: issue.number, issue_opened_at: context.timestamp() });
      return tryMove(context, site, request, 'in-progress', `Issue #${issue.number} was opened.`);
    case 'closed':
      if (issue.state_reason !== 'not_planned')
        return { moved: [], reason: 'A closed issue moves nothing; its deployment does.' };
      return tryMove(context, site, request, 'rejected', `Issue #${issue.number} was closed as not planned.`);
    case 'deleted':
    case 'transferred':
      return tryMove(context, site, request, 'archived', `Issue #${issue.number} was ${action}.`);
    default:
      return { moved: [], reason: `The action "${action ?? ''}" of an issue moves nothing.` };
  }
}

/** A pull request carries the change; merged into the default branch it is approved, merged elsewhere it goes to Preview. */
export function onPullRequest(context: Context, site: SiteRow, { action, pull_request: pull }: RepohostEvent): Outcome {
  if (pull === undefined) return { moved: [], reason: 'The payload holds no pull request.' };
  const issues = [...(pull.body ?? '').matchAll(closes)].map(([, number]) => Number(number));
  const request = linkedRequest(
    context,
    site,
    pull.body,
    ({ issue_number, pull_request_number }) =>
      pull_request_number === pull.number || (issue_number !== null && issues.includes(issue_number)),
  );
  if (request === undefined)
    return { moved: [], reason: `No development request is linked to pull request #${pull.number}.` };
  change(context, request, { pull_request_number: pull.number, head_sha: pull.head.sha });
  if (action !== 'closed')
    return { moved: [], reason: `The action "${action ?? ''}" of a pull request moves nothing.` };
  if (pull.merged !== true)
    return { moved: [], reason: `Pull request #${pull.number} was closed without being merged.` };

  const mergeSha = pull.merge_commit_sha ?? pull.head.sha;
  change(context, request, { merge_sha: mergeSha });
  if (pull.base.ref === site.repository.defaultBranch) {
    if (request.status !== 'in-review')
      return { moved: [], reason: `The request is ${request.status}: merging does not approve it.` };
    approve(context, request, `Pull request #${pull.number}`);
    return { moved: [], reason: 'Approved; it is completed with the deployment to Production.' };
  }
  if (releaseOf(context.database, site.id, 'Preview')?.commit_sha !== mergeSha) {
    return { moved: [], reason: 'Merged; it goes into review with the deployment to Preview.' };
  }
  return tryMove(
    context,
    site,
    request,
    'in-review',
    `Pull request #${pull.number} was merged and is deployed to Preview.`,
  );
}

/** A push to a release branch adds changes to the version in development. */
export function onPush(context: Context, site: SiteRow, { ref, after, deleted, commits = [] }: RepohostEvent): Outcome {
  const branch = /^refs\/heads\/(.+)$/.exec(ref ?? '')?.[1];
  const version = releaseBranch.exec(branch ?? '')?.[1];
  if (version === undefined || after === undefined || deleted === true) {
    return { moved: [], reason: `A push to ${ref ?? 'no branch'} moves nothing; its deployment does.` };
  }
  recordChanges(context.database, site.id, version, after, commits.length, context.timestamp());
  return { moved: [], reason: `Recorded as changes of version ${version}.` };
}

function linkedRequest(
  context: Context,
  site: SiteRow,
  text: string | null | undefined,
  isLinked: (request: RequestRow) => boolean,
): RequestRow | undefined {
  const id = marker.exec(text ?? '')?.[1];
  if (id !== undefined) return requestOf(context.database, site.id, id);
  return requestsOf(context.database, site.id).find(isLinked);
}

function change({ database, timestamp }: Context, request: RequestRow, columns: RequestChange): void {
  updateRequest(database, request.id, columns, timestamp());
}

function tryMove(context: Context, site: SiteRow, request: RequestRow, to: RequestStatus, reason: string): Outcome {
  const current = refreshed(context, site, request);
  const refusal = refusalOfMove(context, site, current, to);
  if (refusal !== undefined) return { moved: [], reason: refusal };
  return { moved: moveRequest(context, site, current, to, 'repository host', reason) };
}
