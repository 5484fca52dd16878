import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

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
 * Where a request may go from each state. Spec: States and transitions. Which states may move to rejected or archived is not shown;
 * decided: what is not completed can be rejected, and everything can be archived.
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

/** Spec: States and transitions, "classified and its automation potential determined". The values are decided. */
export const RequestClass = z.enum(['content', 'design', 'feature', 'bug', 'other']);
export type RequestClass = z.infer<typeof RequestClass>;
export const AutomationPotential = z.enum(['high', 'medium', 'low', 'none']);
export type AutomationPotential = z.infer<typeof AutomationPotential>;

/** Fields besides the status: not shown (decided). */
export const DevelopmentRequest = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: RequestStatus,
  requester: z.string(),
  classification: z.optional(RequestClass),
  automationPotential: z.optional(AutomationPotential),
  issueNumber: z.optional(z.int()),
  pullRequestNumber: z.optional(z.int()),
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

/** Body of the decided endpoint `PATCH /api/sites/{siteId}/requests/{requestId}`: what the pipeline and the operators do. */
export const RequestPatch = z.strictObject({
  status: z.optional(RequestStatus),
  /** Why; wanted where a request is rejected. */
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
  classification: z.optional(RequestClass),
  automationPotential: z.optional(AutomationPotential),
  issueNumber: z.optional(z.int().check(z.minimum(1))),
  pullRequestNumber: z.optional(z.int().check(z.minimum(1))),
});
export type RequestPatch = z.infer<typeof RequestPatch>;

/** Answer of the decided endpoints that change a request. */
export const RequestResult = z.looseObject({ success: z.boolean(), request: DevelopmentRequest });
export type RequestResult = z.infer<typeof RequestResult>;
