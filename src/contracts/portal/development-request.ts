import * as z from 'zod/mini';
import { FullCommitHash, InputDigest, TextKey, Timestamp, WebAddress } from './values.ts';

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
 * Allowed transitions. Spec: States and transitions. The spec doesn't define rejecting and
 * archiving.
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

export const processing: readonly RequestStatus[] = ['in-progress', 'in-review'];

export const isClosed = (status: RequestStatus): boolean =>
  status === 'completed' || status === 'rejected' || status === 'archived';

/** Results of the triage. Spec: States and transitions. The spec doesn't define the values. */
export const RequestClass = z.enum(['content', 'design', 'feature', 'bug', 'other']);
export type RequestClass = z.infer<typeof RequestClass>;
export const AutomationPotential = z.enum(['high', 'medium', 'low', 'none']);
export type AutomationPotential = z.infer<typeof AutomationPotential>;

export const VersionLevel = z.enum(['major', 'minor', 'patch']);
export type VersionLevel = z.infer<typeof VersionLevel>;

export const RequestAnalysis = z.strictObject({
  summary: z.optional(z.string().check(z.maxLength(5_000))),
  /** Slugs of the affected pages. */
  pages: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
  textKeys: z.optional(z.array(TextKey).check(z.maxLength(500))),
  textsSuffice: z.optional(z.boolean()),
});

export const RequestCost = z.strictObject({
  amount: z.number().check(z.minimum(0)),
  /** ISO 4217 code, e.g. EUR. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Expected a currency code such as EUR.')),
});
export type RequestCost = z.infer<typeof RequestCost>;

export const ApprovedInputs = z.looseObject({
  tree: z.string(),
  texts: InputDigest,
  seo: InputDigest,
});

export const RequestApproval = z.looseObject({
  at: Timestamp,
  /** Name of a portal user, or a login on the repository host. */
  by: z.string(),
  via: z.enum(['portal', 'pull-request']),
  /** Commit that Preview served when the request was approved. */
  commitSha: z.optional(z.string()),
  /** Inputs of the approved Preview. The approval covers nothing else. */
  provenance: z.optional(ApprovedInputs),
  evidence: z.optional(z.string()),
});

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
  /** State of the pull request. `closed`: closed without a merge. */
  pullRequestState: z.optional(z.enum(['open', 'merged', 'closed'])),
  headCommit: z.optional(z.string()),
  mergeCommit: z.optional(z.string()),
  previewUrl: z.optional(z.string()),
  /** Who implements the request: a person, or the kind and name of an agent. */
  agent: z.optional(z.string()),
  /** Number of times that the agent was started, including after reviews. */
  rounds: z.optional(z.int()),
  cost: z.optional(z.looseObject({ ...RequestCost.shape })),
  approval: z.optional(RequestApproval),
  /** What the automation needs a person to do. */
  waitsFor: z.optional(z.looseObject({ what: z.string(), url: z.string() })),
  servedIn: z.optional(z.array(z.enum(['Production', 'Preview']))),
  /**
   * Identifies what an approval would cover now: commit, files, texts and metadata in Preview. Only
   * present in review.
   */
  shown: z.optional(z.string()),
  approvedAt: z.optional(Timestamp),
  /** Number of requests in progress, in review, or ahead in the queue; only present in triage. */
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
 * Returns whether a request takes its turn in the queue. A request for which text edits may suffice
 * waits for a person instead, and doesn't block others.
 */
export function takesTurn(
  request: Pick<DevelopmentRequest, 'status' | 'analysis' | 'issueNumber'>,
): boolean {
  if (request.status !== 'triage') return false;
  return !request.analysis?.textsSuffice || Boolean(request.issueNumber);
}

export const RequestListQuery = z.object({ status: z.optional(RequestStatus) });
export const RequestList = z.looseObject({ requests: z.array(DevelopmentRequest), total: z.int() });

export const RequestCreate = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  description: z._default(z.string().check(z.maxLength(20_000)), ''),
});

const number = z.int().check(z.minimum(1));

/** Changes to a request. `null` removes a value. Fields are stored before the status changes. */
export const RequestPatch = z.strictObject({
  status: z.optional(RequestStatus),
  /** Reason, which is required to reject a request. */
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
  classification: z.optional(RequestClass),
  automationPotential: z.optional(AutomationPotential),
  versionLevel: z.optional(VersionLevel),
  analysis: z.optional(RequestAnalysis),
  issueNumber: z.nullish(number),
  pullRequestNumber: z.nullish(number),
  headCommit: z.nullish(FullCommitHash),
  mergeCommit: z.nullish(FullCommitHash),
  previewUrl: z.nullish(WebAddress),
  agent: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
  rounds: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
  cost: z.nullish(RequestCost),
  /** `null` withdraws the approval. */
  approval: z.optional(z.null()),
  waitsFor: z.nullish(
    z.strictObject({
      what: z.string().check(z.minLength(1), z.maxLength(2_000)),
      url: WebAddress,
    }),
  ),
});
export type RequestPatch = z.infer<typeof RequestPatch>;

/**
 * An approval. Users approve as themselves; the deploying application forwards a person's approval.
 */
export const ApprovalRequest = z.strictObject({
  /** Value of `shown` that the person looked at. Rejected (409) if it has changed since. */
  shown: z.string().check(z.regex(/^[\w.-]{1,200}$/, 'Expected "shown" of the request.')),
  approver: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/, 'Expected a login.'))),
  evidence: z.optional(WebAddress),
  /**
   * Commit that the person looked at. Rejected (409) unless it is the commit in Preview, or the
   * request's head or merge commit.
   */
  commitSha: z.optional(FullCommitHash),
  run: z.optional(WebAddress),
});

export type ApprovalRequest = z.infer<typeof ApprovalRequest>;

export const RequestResult = z.looseObject({ success: z.boolean(), request: DevelopmentRequest });
