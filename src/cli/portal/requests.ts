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
  { heading: 'ID', value: ({ id }) => id, fixed: true },
  { heading: 'STATUS', value: ({ status }) => status, fixed: true },
  { heading: 'TITLE', value: ({ title }) => title },
  { heading: 'REQUESTER', value: ({ requester }) => requester },
  { heading: 'AHEAD', value: ({ position }) => position, align: 'right' },
  { heading: 'UPDATED', value: ({ updatedAt }) => updatedAt, fixed: true },
];

export async function showRequests(execute: Execute, options: RequestsOptions): Promise<void> {
  await withSite(execute, options, async (siteId, { client, signal, printTable }) => {
    const answer = await client.requests.list(siteId, { status: options.status }, { signal });
    printTable(answer, columns, answer.requests, 'No request matches.');
    return 0;
  });
}

type Step = DevelopmentRequest['history'][number];

const steps: readonly Column<Step>[] = [
  { heading: 'STATUS', value: ({ status }) => status, fixed: true },
  { heading: 'SINCE', value: ({ at }) => at, fixed: true },
  { heading: 'BY', value: ({ by }) => by },
  { heading: 'REASON', value: ({ reason }) => reason },
];

export async function showRequest(
  execute: Execute,
  id: string,
  options: SiteCommandOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, { client, signal, print, width }) => {
    const answer = await client.requests.get(siteId, id, { signal });
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
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const request = { title, description: options.description };
    refuseInvalid(RequestCreate, request, `to ${siteId}`);
    const answer = await client.requests.create(siteId, request, { signal });
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
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const answer = await client.requests.approve(siteId, id, {}, { signal });
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
