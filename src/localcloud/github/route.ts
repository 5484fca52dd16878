import { EventEmitter } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { calledHost, sendJson as sendPlainJson } from '../http.ts';
import type { Endpoint } from '../router.ts';
import type { BareRepository } from './git/bare-repository.ts';
import type { Answered } from './git/call.ts';
import type { Features, LocalRepository, LocalRun } from './state.ts';
import { getPaging, type Paging, record } from './values.ts';
import type { Webhooks } from './webhooks.ts';

export interface Assignment {
  /** `owner/name`. */
  readonly repository: string;
  readonly issue: number;
  readonly login: string;
  readonly base: string;
  readonly instructions: string;
}

/** The listener works on the issue. */
export type Assignments = EventEmitter<{ agent: [assignment: Assignment] }>;

export const newAssignments = (): Assignments => new EventEmitter();

export interface RepositoryRequest {
  readonly method: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly repository: LocalRepository;
  readonly git: BareRepository;
  /** Another request of the same caller, for git data. */
  send(method: string, path: string, body: object): Promise<Answered>;
  readonly dispatches: EventEmitter<{ run: [run: LocalRun] }>;
  /** Login; `github-actions[bot]` for a job's token. */
  readonly author: string;
  readonly isUser: boolean;
  readonly assignments: Assignments;
  readonly features: Features;
  readonly response: ServerResponse;
  readonly webhooks: Webhooks;
}

export interface GitHubRoute extends Endpoint {
  readonly answer: (request: RepositoryRequest) => void | Promise<void>;
}

export function gitHubRoute(
  method: string,
  path: string,
  answer: GitHubRoute['answer'],
): GitHubRoute {
  return { method, path, answer };
}

/** Adds the addresses of a list's other pages. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const lists = [body, ...Object.values(record(body))];
  const paged = lists.map(getPaging).find((paging) => paging);
  const link = paged && formatLinks(response, paged);
  sendPlainJson(response, status, body, link ? { ...headers, link } : headers);
}

/** https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
function formatLinks(response: ServerResponse, paging: Paging): string {
  const { headers, url = '/' } = response.req;
  const called = String(headers[calledHost] ?? headers.host);
  const scheme = /^(127\.0\.0\.1|localhost)\b/.test(called) ? 'http' : 'https';
  const { current, last } = paging;
  const targets = { prev: current - 1, next: current + 1, last, first: 1 };
  return Object.entries(targets)
    .filter(([, page]) => page >= 1 && page <= last && page !== current)
    .map(([name, page]) => {
      const target = new URL(url, `${scheme}://${called}`);
      target.searchParams.set('page', String(page));
      return `<${target.href}>; rel="${name}"`;
    })
    .join(', ');
}

export function notFound(response: ServerResponse): void {
  refuse(response, 404, 'Not Found');
}

export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  errors?: readonly object[],
): void {
  sendJson(response, status, {
    message,
    errors,
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  });
}
