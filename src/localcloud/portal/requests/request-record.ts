import { processing, takesTurn } from '../../../contracts/portal/development-request.ts';
import type { Context } from '../context.ts';
import { listAncestors } from '../store/commits.ts';
import type { Database } from '../store/database.ts';
import { findRelease } from '../store/releases.ts';
import { listHistory, listRequests, type RequestRow } from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';

const environments = ['Production', 'Preview'] as const;

export function toRequestRecord(context: Context, site: SiteRow, request: RequestRow) {
  const { database } = context;
  return {
    id: request.id,
    title: request.title,
    description: request.description,
    status: request.status,
    requester: request.requester,
    ...known({
      classification: request.classification,
      automationPotential: request.automation_potential,
      versionLevel: request.version_level,
      analysis: request.analysis,
      issueNumber: request.issue_number,
      pullRequestNumber: request.pull_request_number,
      pullRequestState:
        request.pull_request_number === null ? null : (request.pull_state ?? 'open'),
      headCommit: request.head_sha,
      mergeCommit: request.merge_sha,
      previewUrl: request.preview_url,
      agent: request.agent,
      rounds: request.rounds,
      cost: request.cost,
      waitsFor: request.waits_for,
      approvedAt: request.approved_at,
      approval: toApproval(request),
      position: getPosition(database, site, request),
    }),
    servedIn: environments.filter((name) => isDeployed(context, site, request, name)),
    history: listHistory(database, request.id).map(({ reason, ...entry }) =>
      reason === null ? entry : { ...entry, reason },
    ),
    createdAt: request.created_at,
    updatedAt: request.updated_at,
  };
}

function toApproval(request: RequestRow) {
  const { approved_at, approved_by, approved_via, approved_sha, approved_inputs } = request;
  if (approved_at === null) return null;
  return {
    at: approved_at,
    by: approved_by ?? 'unknown',
    via: approved_via ?? ('portal' as const),
    ...known({
      commitSha: approved_sha,
      provenance: approved_inputs,
      evidence: request.approval_evidence,
    }),
  };
}

function getPosition(database: Database, site: SiteRow, request: RequestRow): number | null {
  if (request.status !== 'triage') return null;
  const isBefore = (item: RequestRow) => isInTurn(item) && item.sequence < request.sequence;
  const requests = listRequests(database, site.id);
  return requests.filter((item) => processing.includes(item.status) || isBefore(item)).length;
}

export function isInTurn(request: RequestRow): boolean {
  const analysis = request.analysis ?? undefined;
  const issueNumber = request.issue_number ?? undefined;
  return takesTurn({ status: request.status, analysis, issueNumber });
}

function known<Fields extends Record<string, unknown>>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => (value ?? null) !== null);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

/** The merge commit, otherwise the last commit of the pull request. */
export function getChangeCommit(request: RequestRow): string | undefined {
  const { merge_sha, head_sha, pull_state } = request;
  if (merge_sha !== null) return merge_sha;
  if (pull_state === 'closed') return undefined;
  return head_sha ?? undefined;
}

/** Without an environment: in any. */
export function isDeployed(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  environment?: 'Production' | 'Preview',
): boolean {
  if (!environment) return environments.some((name) => isDeployed(context, site, request, name));
  const commit = findRelease(context.database, site.id, environment)?.commit_sha;
  const change = getChangeCommit(request);
  if (!commit || change === undefined) return false;
  const deployedCommits = listAncestors(context.database, site.id, commit);
  return deployedCommits.has(change) || deployedCommits.has(request.head_sha ?? '');
}
