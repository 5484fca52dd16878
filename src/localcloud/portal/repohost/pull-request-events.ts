import { isClosed } from '../../../contracts/portal/development-request.ts';
import type { RepohostEvent } from '../../../contracts/portal/repohost-event.ts';
import type { Context } from '../context.ts';
import { settle } from '../deployments/settle.ts';
import { approve, withdrawForHead } from '../requests/approvals.ts';
import { refreshed } from '../requests/request-moves.ts';
import { linkCommits } from '../store/commits.ts';
import {
  listRequests,
  type RequestChange,
  type RequestRow,
  updateRequest,
} from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { type Outcome, requestNamedIn } from './outcome.ts';

type PullRequest = NonNullable<RepohostEvent['pull_request']>;

/** https://docs.github.com/issues/tracking-your-work-with-issues */
const closes = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d{1,15})/gi;

/**
 * Forks' pull requests are ignored: anyone can open one, but only members can push to a branch.
 * Merging into the default branch counts as approval.
 */
export function onPullRequest(
  context: Context,
  site: SiteRow,
  repohostEvent: RepohostEvent,
): Outcome {
  const { action, pull_request: pull } = repohostEvent;
  if (!pull) return { moved: [], reason: 'The payload contains no pull request.' };
  const isMerged = action === 'closed' && pull.merged === true;
  const mergeSha = pull.merge_commit_sha ?? pull.head.sha;
  // For every pull request: merging a release's also brings in those of its requests.
  const brought = [pull.head.sha, ...(pull.base.sha ? [pull.base.sha] : [])];
  if (isMerged) linkCommits(context.database, site.id, mergeSha, brought);
  if (!isOfRepository(site, pull)) {
    return {
      moved: [],
      reason: `Pull request #${pull.number} is from a fork and moves nothing.`,
    };
  }
  const request = linkedRequest(context, site, pull);
  if (!request) {
    const moved = isMerged ? settle(context, site) : [];
    const reason = `No development request is linked to pull request #${pull.number}.`;
    if (moved.length > 0) return { moved };
    return { moved, reason };
  }
  follow(context, request, pull, action, isMerged ? mergeSha : undefined);
  if (isMerged) approveOnMerge(context, site, refreshed(context, site, request), pull);
  const moved = settle(context, site);
  if (moved.length > 0) return { moved };
  return { moved, reason: formatReason(pull, action, refreshed(context, site, request)) };
}

function isOfRepository(site: SiteRow, pullRequest: PullRequest): boolean {
  const { owner, name } = site.repository;
  return pullRequest.head.repo?.full_name.toLowerCase() === `${owner}/${name}`.toLowerCase();
}

/** Linked, or referenced in the text if that request has no open or merged pull request. */
function linkedRequest(context: Context, site: SiteRow, pull: PullRequest): RequestRow | undefined {
  const requests = listRequests(context.database, site.id).filter(
    (listRequest) => !isClosed(listRequest.status),
  );
  const linked = requests.find((request) => request.pull_request_number === pull.number);
  if (linked) return linked;
  const id = requestNamedIn(pull.body);
  const issues = [...(pull.body ?? '').matchAll(closes)].map(([, number]) => Number(number));
  return requests.find(
    ({ id: own, issue_number, pull_request_number, pull_state }) =>
      (pull_request_number === null || pull_state === 'closed') &&
      (own === id || (issue_number !== null && issues.includes(issue_number))),
  );
}

function follow(
  context: Context,
  request: RequestRow,
  pull: PullRequest,
  action: string | undefined,
  mergeSha: string | undefined,
): void {
  withdrawForHead(context, request, pull.head.sha);
  let state: RequestChange['pull_state'] = 'open';
  if (action === 'closed') state = 'closed';
  if (mergeSha) state = 'merged';
  const change: RequestChange = {
    pull_request_number: pull.number,
    head_sha: pull.head.sha,
    pull_state: state,
    merge_sha: mergeSha,
  };
  // After the merge, changes to the branch are a different change.
  if (request.pull_state === 'merged' && !mergeSha) return;
  updateRequest(context.database, request.id, change, context.timestamp());
}

/** Merging into production is an authorized person's decision; programs can't approve. */
function approveOnMerge(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  pull: PullRequest,
): void {
  const { login, type } = pull.merged_by ?? {};
  const isPerson = login !== undefined && type !== 'Bot' && !login.endsWith('[bot]');
  if (!isPerson || pull.base.ref !== site.repository.defaultBranch) return;
  if (request.status === 'in-review')
    approve(context, site, request, { name: login, via: 'pull-request' });
}

function formatReason(
  pull: PullRequest,
  action: string | undefined,
  requestRow: RequestRow,
): string {
  if (action !== 'closed') return `The pull request action "${action ?? ''}" moves nothing.`;
  if (pull.merged !== true) return `Pull request #${pull.number} was closed without being merged.`;
  if (requestRow.status === 'in-progress')
    return 'Merged; it goes into review with the deployment that contains it.';
  if (requestRow.approved_at !== null)
    return 'Approved; it is completed with the Production deployment that contains it.';
  return `Merged; the request is ${requestRow.status}.`;
}
