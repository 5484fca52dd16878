import type * as z from 'zod/mini';
import type {
  ApprovalRequest,
  DevelopmentRequest,
  RequestCreate,
  RequestList,
  RequestPatch,
  RequestResult,
  RequestStatus,
} from '../../contract/development-request.ts';
import { operations } from '../../contract/operations/operations.ts';
import { TextCalls } from './texts.ts';

/** Development requests. The endpoints are decided. Spec: Development request. */
export class RequestCalls extends TextCalls {
  /** Oldest first. */
  async listRequests(
    siteId: string,
    filter: { readonly status?: RequestStatus | undefined } = {},
    signal?: AbortSignal,
  ): Promise<z.output<typeof RequestList>> {
    return await this.call(operations.listRequests, { parameters: { siteId }, query: { ...filter }, signal });
  }

  async getRequest(siteId: string, requestId: string, signal?: AbortSignal): Promise<DevelopmentRequest> {
    return await this.call(operations.getRequest, { parameters: { siteId, requestId }, signal });
  }

  /** Submits a request. Needs the level admin. */
  async createRequest(
    siteId: string,
    request: z.input<typeof RequestCreate>,
    signal?: AbortSignal,
  ): Promise<z.output<typeof RequestResult>> {
    return await this.call(operations.createRequest, { parameters: { siteId }, body: request, signal });
  }

  /** Moves a request, classifies it, or links its issue and pull request. Needs the level admin. */
  async updateRequest(
    siteId: string,
    requestId: string,
    patch: z.input<typeof RequestPatch>,
    signal?: AbortSignal,
  ): Promise<z.output<typeof RequestResult>> {
    return await this.call(operations.patchRequest, { parameters: { siteId, requestId }, body: patch, signal });
  }

  /**
   * Approves a request that is in review. Needs the level admin; an application hands on what a person has said.
   * @param approval the commit that was looked at, and who said so where
   */
  async approveRequest(
    siteId: string,
    requestId: string,
    signal?: AbortSignal,
    approval: z.input<typeof ApprovalRequest> = {},
  ): Promise<z.output<typeof RequestResult>> {
    return await this.call(operations.approveRequest, { parameters: { siteId, requestId }, body: approval, signal });
  }
}
