import type * as z from 'zod/mini';
import type {
  ApprovalRequest,
  DevelopmentRequest,
  RequestCreate,
  RequestList,
  RequestPatch,
  RequestResult,
  RequestStatus,
} from '../../../contracts/portal/development-request.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { CallOptions, PortalCaller, WriteOptions } from '../caller.ts';

export type RequestCalls = ReturnType<typeof requestCalls>;

/** Development requests. The endpoints are decided. Spec: Development request. */
export function requestCalls(caller: PortalCaller) {
  return {
    /** Oldest first. */
    list: (
      siteId: string,
      filter: { readonly status?: RequestStatus } = {},
      options?: CallOptions,
    ): Promise<z.output<typeof RequestList>> =>
      caller.call(operations.listRequests, {
        parameters: { siteId },
        query: { ...filter },
        ...options,
      }),

    get: (siteId: string, requestId: string, options?: CallOptions): Promise<DevelopmentRequest> =>
      caller.call(operations.getRequest, { parameters: { siteId, requestId }, ...options }),

    /** Submits a request. Needs the level admin. */
    create: (
      siteId: string,
      request: z.input<typeof RequestCreate>,
      options?: CallOptions,
    ): Promise<z.output<typeof RequestResult>> =>
      caller.call(operations.createRequest, { parameters: { siteId }, body: request, ...options }),

    /**
     * Moves a request, classifies it, or links its issue or pull request. Needs the level admin.
     */
    update: (
      siteId: string,
      requestId: string,
      patch: z.input<typeof RequestPatch>,
      options?: WriteOptions,
    ): Promise<z.output<typeof RequestResult>> =>
      caller.call(operations.patchRequest, {
        parameters: { siteId, requestId },
        body: patch,
        ...options,
      }),

    /**
     * Approves a request that is in review. Needs the level admin; an application forwards a
     * person's approval.
     * @param approval the reviewed commit, and who approved it where
     */
    approve: (
      siteId: string,
      requestId: string,
      approval: z.input<typeof ApprovalRequest> = {},
      options?: CallOptions,
    ): Promise<z.output<typeof RequestResult>> =>
      caller.call(operations.approveRequest, {
        parameters: { siteId, requestId },
        body: approval,
        ...options,
      }),
  };
}
