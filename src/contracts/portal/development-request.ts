import * as z from 'zod/mini';
import { TextKey } from './text.ts';
import { FullCommitHash, Timestamp, WebAddress } from './values.ts';

/** Spec: Development request. */
export const RequestStatus = z.enum([
  'submitted',
  'triage',
  'in-progress',
  'in-review',
  'completed',
  'rejected',
  'archived',
]);
export type RequestStatus = z.infer<typeof RequestStatus>;

/**
 * Allowed transitions from each state. Spec: States and transitions. Which states may move to
 * rejected or archived is not shown; decided: anything not completed can be rejected, and
 * everything can be archived.
 */
export const requestMoves: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  submitted: ['triage', 'rejected', 'archived'],
  triage: ['in-progress', 'rejected', 'archived'],
  'in-progress': ['in-review', 'rejected', 'archived'],
  'in-review': ['completed', 'rejected', 'archived'],
  completed: ['archived'],
  rejected: ['archived'],
  archived: [],
};

/** States in which a request occupies its site: requests are processed one at a time per site. */
export const processing: readonly RequestStatus[] = ['in-progress', 'in-review'];

/** Whether a request has ended; a completed one may still be archived. */
export const isClosed = (status: RequestStatus): boolean =>
  status === 'completed' || status === 'rejected' || status === 'archived';

/**
 * Spec: States and transitions, "classified and its automation potential determined". The values
 * are decided.
 */
export const RequestClass = z.enum(['content', 'design', 'feature', 'bug', 'other']);
export type RequestClass = z.infer<typeof RequestClass>;
export const AutomationPotential = z.enum(['high', 'medium', 'low', 'none']);
export type AutomationPotential = z.infer<typeof AutomationPotential>;

/** The part of the version that a request increments. Spec: Versioning. */
export const VersionLevel = z.enum(['major', 'minor', 'patch']);
export type VersionLevel = z.infer<typeof VersionLevel>;

/** Result of a request's analysis. Decided. */
export const RequestAnalysis = z.strictObject({
  summary: z.optional(z.string().check(z.maxLength(5_000))),
  /** Slugs of the affected pages. */
  pages: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
  textKeys: z.optional(z.array(TextKey).check(z.maxLength(500))),
  /** Whether overriding texts is sufficient. */
  textsSuffice: z.optional(z.boolean()),
});
export type RequestAnalysis = z.infer<typeof RequestAnalysis>;

/** Cost of a request so far. Decided. */
export const RequestCost = z.strictObject({
  amount: z.number().check(z.minimum(0)),
  /** ISO 4217, e.g. EUR. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Expected a currency code such as EUR.')),
});
export type RequestCost = z.infer<typeof RequestCost>;

/** Approval of a request. Decided. */
export const RequestApproval = z.looseObject({
  at: Timestamp,
  /** Name of the user in the portal, or login at the repository host. */
  by: z.string(),
  /** Where the approval was given: in the portal, or on the pull request. */
  via: z.enum(['portal', 'pull-request']),
  /** The approved commit, if known to the portal. A new commit revokes the approval. */
  commitSha: z.optional(z.string()),
  /** URL of the review. */
  evidence: z.optional(z.string()),
});
export type RequestApproval = z.infer<typeof RequestApproval>;

/** Fields besides the status: not in the spec (decided). */
export const DevelopmentRequest = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: RequestStatus,
  requester: z.string(),
  classification: z.optional(RequestClass),
  automationPotential: z.optional(AutomationPotential),
  versionLevel: z.optional(VersionLevel),
  analysis: z.optional(z.looseObject({ ...RequestAnalysis.shape })),
  issueNumber: z.optional(z.int()),
  pullRequestNumber: z.optional(z.int()),
  /** State of the pull request; `closed` means without merging. */
  pullRequestState: z.optional(z.enum(['open', 'merged', 'closed'])),
  /** Head commit of the pull request, and its merge commit. */
  headCommit: z.optional(z.string()),
  mergeCommit: z.optional(z.string()),
  /** URL of the preview. */
  previewUrl: z.optional(z.string()),
  /** Who implements it: a person, or the kind of agent. */
  agent: z.optional(z.string()),
  /** How many times the agent was sent back to revise. */
  rounds: z.optional(z.int()),
  cost: z.optional(z.looseObject({ ...RequestCost.shape })),
  approval: z.optional(RequestApproval),
  /** Same as `approval.at`. */
  approvedAt: z.optional(Timestamp),
  /** Number of requests that are processed before this one, while it waits. */
  position: z.optional(z.int()),
  history: z.array(
    z.looseObject({
      status: RequestStatus,
      at: Timestamp,
      by: z.string(),
      reason: z.optional(z.string()),
    }),
  ),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type DevelopmentRequest = z.infer<typeof DevelopmentRequest>;

/**
 * Whether a request takes its turn among those in triage. One that text edits may settle waits for
 * people, so it doesn't hold up those behind it unless it has an issue. Decided.
 */
export function takesTurn(
  request: Pick<DevelopmentRequest, 'status' | 'analysis' | 'issueNumber'>,
): boolean {
  if (request.status !== 'triage') return false;
  return !request.analysis?.textsSuffice || Boolean(request.issueNumber);
}

/** Query and response of the decided endpoint `GET /api/sites/{siteId}/requests`. */
export const RequestListQuery = z.object({ status: z.optional(RequestStatus) });
export type RequestListQuery = z.infer<typeof RequestListQuery>;
export const RequestList = z.looseObject({ requests: z.array(DevelopmentRequest), total: z.int() });
export type RequestList = z.infer<typeof RequestList>;

/** Body of the decided endpoint `POST /api/sites/{siteId}/requests`. */
export const RequestCreate = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z._default(z.string().check(z.maxLength(20_000)), ''),
});
export type RequestCreate = z.infer<typeof RequestCreate>;

const number = z.int().check(z.minimum(1));

/**
 * Body of the decided endpoint `PATCH /api/sites/{siteId}/requests/{requestId}`, used by the
 * pipeline and operators. `null` removes a link. Fields and a transition can be combined: the
 * fields are stored first.
 */
export const RequestPatch = z.strictObject({
  status: z.optional(RequestStatus),
  /** Reason; required to reject a request. */
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
  classification: z.optional(RequestClass),
  automationPotential: z.optional(AutomationPotential),
  versionLevel: z.optional(VersionLevel),
  analysis: z.optional(RequestAnalysis),
  issueNumber: z.optional(z.nullable(number)),
  pullRequestNumber: z.optional(z.nullable(number)),
  headCommit: z.optional(z.nullable(FullCommitHash)),
  mergeCommit: z.optional(z.nullable(FullCommitHash)),
  previewUrl: z.optional(z.nullable(WebAddress)),
  agent: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(200)))),
  rounds: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
  cost: z.optional(z.nullable(RequestCost)),
});
export type RequestPatch = z.infer<typeof RequestPatch>;

/**
 * Body of the decided endpoint `POST /api/sites/{siteId}/requests/{requestId}/approval`. A user
 * approves personally and sends no body or an empty object; the application that deploys the site
 * forwards a person's approval on the pull request.
 */
export const ApprovalRequest = z.strictObject({
  /** The approver's login at the repository host. */
  approver: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/, 'Expected a login.'))),
  /** URL of the review on the pull request. */
  evidence: z.optional(WebAddress),
  /** The reviewed commit; refused if the request has a newer one. */
  commitSha: z.optional(FullCommitHash),
});
export type ApprovalRequest = z.infer<typeof ApprovalRequest>;

/** Response of the decided endpoints that change a request. */
export const RequestResult = z.looseObject({ success: z.boolean(), request: DevelopmentRequest });
export type RequestResult = z.infer<typeof RequestResult>;
