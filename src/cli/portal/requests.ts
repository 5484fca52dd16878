import {
  type DevelopmentRequest,
  RequestCreate,
  type RequestStatus,
} from '../../contracts/portal/development-request.ts';
import type { Execute } from '../context.ts';
import { type Column, fieldLines, flatFields, tableLines } from '../terminal/table.ts';
import { refuseInvalid } from './input.ts';
import type { SiteCommandOptions } from './options.ts';
import { withSite } from './session.ts';

export interface RequestsOptions extends SiteCommandOptions {
  readonly status?: RequestStatus;
}

const columns: readonly Column<DevelopmentRequest>[] = [
  { heading: 'ID', value: (item) => item.id, fixed: true },
  { heading: 'STATUS', value: (item) => item.status, fixed: true },
  { heading: 'TITLE', value: (item) => item.title },
  { heading: 'REQUESTER', value: (item) => item.requester },
  { heading: 'AHEAD', value: (item) => item.position, align: 'right' },
  { heading: 'UPDATED', value: (item) => item.updatedAt, fixed: true },
];

export async function showRequests(execute: Execute, options: RequestsOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, printTable } = portalSession;
    const answer = await client.call(
      'listRequests',
      { siteId, query: { status: options.status } },
      { signal },
    );
    printTable(answer, columns, answer.requests, 'No request matches.');
    return 0;
  });
}

type Step = DevelopmentRequest['history'][number];

const steps: readonly Column<Step>[] = [
  { heading: 'STATUS', value: (item) => item.status, fixed: true },
  { heading: 'SINCE', value: (item) => item.at, fixed: true },
  { heading: 'BY', value: (item) => item.by },
  { heading: 'REASON', value: (item) => item.reason },
];

export async function showRequest(
  execute: Execute,
  id: string,
  options: SiteCommandOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, print, width } = portalSession;
    const answer = await client.call('getRequest', { siteId, requestId: id }, { signal });
    const { history, ...fields } = answer;
    print(answer, () => [
      ...fieldLines(flatFields(fields)),
      '',
      ...tableLines(steps, history, width),
    ]);
    return 0;
  });
}

export interface RequestCreateOptions extends SiteCommandOptions {
  readonly description?: string;
}

export async function createRequest(
  execute: Execute,
  title: string,
  options: RequestCreateOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const request = { title, description: options.description };
    refuseInvalid(RequestCreate, request, `to ${siteId}`);
    const answer = await client.call('createRequest', { siteId, body: request }, { signal });
    print(answer, () => [answer.request.id]);
    context.log.info(`The request is ${answer.request.status}.`);
    return 0;
  });
}

export async function approveRequest(
  execute: Execute,
  id: string,
  options: SiteCommandOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const answer = await client.call(
      'approveRequest',
      { siteId, requestId: id, body: {} },
      { signal },
    );
    print(answer, () => []);
    const { status } = answer.request;
    const next =
      status === 'completed'
        ? 'its change is in Production, so it is completed'
        : 'it will be completed in Production';
    context.log.info(`${id} is approved; ${next}.`);
    return 0;
  });
}
