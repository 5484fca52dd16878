import type * as z from 'zod/mini';
import type {
  DevelopmentRequest,
  RequestCreate,
  RequestList,
  RequestPatch,
  RequestResult,
  RequestStatus,
} from '../../contract/development-request.ts';
import { operations } from '../../contract/operations/operations.ts';
import type { CallOptions, PortalCaller } from '../caller.ts';

/** Development requests. The endpoints are decided. Spec: Development request. */
export class RequestCalls {
  readonly #caller: PortalCaller;

  constructor(caller: PortalCaller) {
    this.#caller = caller;
  }

  /** Oldest first. */
  async list(
    siteId: string,
    filter: { readonly status?: RequestStatus | undefined } = {},
    options: CallOptions = {},
  ): Promise<z.output<typeof RequestList>> {
    const parts = { parameters: { siteId }, query: { ...filter }, ...options };
    return await this.#caller.call(operations.listRequests, parts);
  }

  async get(siteId: string, requestId: string, options: CallOptions = {}): Promise<DevelopmentRequest> {
    return await this.#caller.call(operations.getRequest, { parameters: { siteId, requestId }, ...options });
  }

  /** Submits a request. Needs the level admin. */
  async create(
    siteId: string,
    request: z.input<typeof RequestCreate>,
    options: CallOptions = {},
  ): Promise<z.output<typeof RequestResult>> {
    return await this.#caller.call(operations.createRequest, { parameters: { siteId }, body: request, ...options });
  }

  /** Moves a request, classifies it, or links its issue and pull request. Needs the level admin. */
  async update(
    siteId: string,
    requestId: string,
    patch: z.input<typeof RequestPatch>,
    options: CallOptions = {},
  ): Promise<z.output<typeof RequestResult>> {
    const parts = { parameters: { siteId, requestId }, body: patch, ...options };
    return await this.#caller.call(operations.patchRequest, parts);
  }

  /** Approves a request that is in review. Needs the level admin. */
  async approve(siteId: string, requestId: string, options: CallOptions = {}): Promise<z.output<typeof RequestResult>> {
    return await this.#caller.call(operations.approveRequest, { parameters: { siteId, requestId }, ...options });
  }
}
