import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { omitUndefined } from '../../../shared/omit-undefined.ts';
import { calledHost, sendJson } from '../../service/http.ts';
import { refused } from './call.ts';
import { getPaging, type Paging, record } from './values.ts';

/**
 * URL of the local web pages by response. It replaces https://github.com in the response's links.
 */
export const pagesByResponse = new WeakMap<ServerResponse, string>();

function linkToPages(body: unknown, pages: string): unknown {
  const text = JSON.stringify(body, (key, value) => {
    if (typeof value !== 'string' || !/url$/i.test(key)) return value;
    return value.replace(/^https:\/\/github\.com(?=\/)/, pages);
  });
  return JSON.parse(text);
}

export function sendAnswer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const lists = [body, ...Object.values(record(body))];
  const paged = lists.map(getPaging).find((paging) => paging);
  const link = paged && formatLinks(response, paged);
  const etag = status === 200 ? toEtag(response.req, body) : undefined;
  if (etag && response.req.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const pages = pagesByResponse.get(response);
  const shown = pages ? linkToPages(body, pages) : body;
  sendJson(response, status, shown, omitUndefined({ ...headers, link, etag }));
}

/**
 * Computes the entity tag. As on GitHub, it also depends on the token:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
 */
function toEtag({ method, headers }: IncomingMessage, body: unknown): string | undefined {
  if (method !== 'GET') return undefined;
  const known = `${headers.authorization}\n${JSON.stringify(body)}`;
  return `W/"${hash('sha256', known)}"`;
}

/**
 * Formats the `Link` header:
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
function formatLinks(response: ServerResponse, paging: Paging): string {
  const { url = '/' } = response.req;
  const { current, last } = paging;
  const targets = { prev: current - 1, next: current + 1, last, first: 1 };
  return Object.entries(targets)
    .filter(([, page]) => page >= 1 && page <= last && page !== current)
    .map(([name, page]) => {
      const target = new URL(url, getOrigin(response.req));
      target.searchParams.set('page', String(page));
      return `<${target.href}>; rel="${name}"`;
    })
    .join(', ');
}

/** Returns the origin that the client called: a real host name or a local address. */
export function getOrigin({ headers }: IncomingMessage): string {
  const called = String(headers[calledHost] ?? headers.host);
  if (isLocal(called)) return `http://${called}`;
  return `https://${called}`;
}

const isLocal = (host: string) => /^(127\.0\.0\.1|localhost)\b/.test(host);

export function notFound(response: ServerResponse): void {
  refuse(response, 404, 'Not Found');
}

export function refuse(
  response: ServerResponse,
  ...refusal: Parameters<typeof refused>
): undefined {
  const { status, json } = refused(...refusal);
  sendJson(response, status, json);
}
