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
 * Where a request may go from each state. Spec: States and transitions. Which states may move to rejected or archived
 * is not shown; decided: what is not completed can be rejected, and everything can be archived.
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

/** A request occupies its site in these states: requests are processed one at a time per site. */
export const processing: readonly RequestStatus[] = ['in-progress', 'in-review'];

/** A request in one of these states is over, though a completed one may still be archived. */
export const hasEnded = (status: RequestStatus): boolean =>
  status === 'completed' || status === 'rejected' || status === 'archived';

/** Spec: States and transitions, "classified and its automation potential determined". The values are decided. */
export const RequestClass = z.enum(['content', 'design', 'feature', 'bug', 'other']);
export type RequestClass = z.infer<typeof RequestClass>;
export const AutomationPotential = z.enum(['high', 'medium', 'low', 'none']);
export type AutomationPotential = z.infer<typeof AutomationPotential>;

/** Which part of the version a request raises. Spec: Versioning. */
export const VersionLevel = z.enum(['major', 'minor', 'patch']);
export type VersionLevel = z.infer<typeof VersionLevel>;

/** What the analysis of a request has found. Decided. */
export const RequestAnalysis = z.strictObject({
  summary: z.optional(z.string().check(z.maxLength(5_000))),
  /** Slugs of the pages that it is about. */
  pages: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
  textKeys: z.optional(z.array(TextKey).check(z.maxLength(500))),
  /** Overriding texts alone would do. */
  textsSuffice: z.optional(z.boolean()),
});
export type RequestAnalysis = z.infer<typeof RequestAnalysis>;

/** What the work on a request has cost so far. Decided. */
export const RequestCost = z.strictObject({
  amount: z.number().check(z.minimum(0)),
  /** ISO 4217, such as EUR. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Expected a currency such as EUR.')),
});
export type RequestCost = z.infer<typeof RequestCost>;

/** Who has approved a request, and what. Decided. */
export const RequestApproval = z.looseObject({
  at: Timestamp,
  /** Name of the user in the portal, or login at the repository host. */
  by: z.string(),
  /** Where it was given: in the portal, or on the pull request. */
  via: z.enum(['portal', 'pull-request']),
  /** The commit that was approved, where the portal knew it. Another one takes the approval back. */
  commitSha: z.optional(z.string()),
  /** Address of the review. */
  evidence: z.optional(z.string()),
});
export type RequestApproval = z.infer<typeof RequestApproval>;

/** Fields besides the status: not shown (decided). */
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
  /** Whether the pull request is open, merged, or closed without that. */
  pullRequestState: z.optional(z.enum(['open', 'merged', 'closed'])),
  /** Last commit of the pull request's branch, and the one that it was merged with. */
  headCommit: z.optional(z.string()),
  mergeCommit: z.optional(z.string()),
  /** Where the change can be looked at. */
  previewUrl: z.optional(z.string()),
  /** Who implements it: a person, or an agent and its kind. */
  agent: z.optional(z.string()),
  /** How often the agent was sent back to work. */
  rounds: z.optional(z.int()),
  cost: z.optional(z.looseObject({ ...RequestCost.shape })),
  approval: z.optional(RequestApproval),
  /** The same as `approval.at`. */
  approvedAt: z.optional(Timestamp),
  /** Requests that are processed before this one, while it waits. */
  position: z.optional(z.int()),
  history: z.array(
    z.looseObject({ status: RequestStatus, at: Timestamp, by: z.string(), reason: z.optional(z.string()) }),
  ),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type DevelopmentRequest = z.infer<typeof DevelopmentRequest>;

/** Query and answer of the decided endpoint `GET /api/sites/{siteId}/requests`. */
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
 * Body of the decided endpoint `PATCH /api/sites/{siteId}/requests/{requestId}`: what the pipeline and the operators
 * do. `null` takes a link back. Several fields and a move may come together: the fields are stored first.
 */
export const RequestPatch = z.strictObject({
  status: z.optional(RequestStatus),
  /** Why; wanted where a request is rejected. */
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
 * Body of the decided endpoint `POST /api/sites/{siteId}/requests/{requestId}/approval`. A user approves as himself and
 * sends nothing or an empty object; the application that deploys the site hands on what a person has said on the pull
 * request.
 */
export const ApprovalRequest = z.strictObject({
  /** Login of the person at the repository host. */
  approver: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/, 'Expected a login.'))),
  /** Address of the review on the pull request. */
  evidence: z.optional(WebAddress),
  /** The commit that the person has looked at; refused where the request has come to another one since. */
  commitSha: z.optional(FullCommitHash),
});
export type ApprovalRequest = z.infer<typeof ApprovalRequest>;

/** Answer of the decided endpoints that change a request. */
export const RequestResult = z.looseObject({ success: z.boolean(), request: DevelopmentRequest });
export type RequestResult = z.infer<typeof RequestResult>;
