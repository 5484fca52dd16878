import * as z from 'zod/mini';
import { RequestStatus } from './development-request.ts';

const Repository = z.looseObject({ full_name: z.string() });
const Account = z.looseObject({ login: z.string(), type: z.optional(z.string()) });

/**
 * Fields of GitHub's events that the portal uses:
 * https://docs.github.com/webhooks/webhook-events-and-payloads
 */
export const RepohostEvent = z.looseObject({
  action: z.optional(z.string()),
  repository: z.optional(Repository),
  issue: z.optional(
    z.looseObject({
      number: z.int(),
      body: z.nullish(z.string()),
      state_reason: z.nullish(z.string()),
      author_association: z.optional(z.string()),
    }),
  ),
  pull_request: z.optional(
    z.looseObject({
      number: z.int(),
      body: z.nullish(z.string()),
      merged: z.nullish(z.boolean()),
      merge_commit_sha: z.nullish(z.string()),
      merged_by: z.nullish(Account),
      /** Branch to be merged. `repo` is `null` if the source repository was deleted. */
      head: z.looseObject({
        ref: z.string(),
        sha: z.string(),
        repo: z.nullish(Repository),
      }),
      base: z.looseObject({ ref: z.string(), sha: z.optional(z.string()) }),
    }),
  ),
  ref: z.nullish(z.string()),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  created: z.optional(z.boolean()),
  deleted: z.optional(z.boolean()),
  forced: z.optional(z.boolean()),
  commits: z.optional(z.array(z.looseObject({ id: z.string() }))),
});
export type RepohostEvent = z.infer<typeof RepohostEvent>;

/**
 * Headers of a webhook:
 * https://docs.github.com/webhooks/webhook-events-and-payloads#delivery-headers
 */
export const repohostHeaders = {
  event: 'x-github-event',
  delivery: 'x-github-delivery',
  signature: 'x-hub-signature-256',
} as const;

export const RepohostResult = z.looseObject({
  received: z.boolean(),
  event: z.string(),
  moved: z.array(z.looseObject({ requestId: z.string(), from: RequestStatus, to: RequestStatus })),
  /** Why the event has changed nothing, if that may be surprising. */
  reason: z.optional(z.string()),
});
