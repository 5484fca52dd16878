import * as z from 'zod/mini';
import type { Clock } from '../../shared/clock.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { type RetryPolicy, retry } from '../../shared/http/retry.ts';
import { toObject } from '../../shared/json.ts';
import type { Secret } from '../../shared/secret.ts';
import { type TokenSource, toTokenSource } from '../../shared/token-source.ts';
import type { Pace } from './pace.ts';
import { explainSilence, isSuspended, readGitHubAnswer, toRefusalError } from './refusal.ts';
import { createThrottle, isLimit } from './throttle.ts';
import type { GitHub, GitHubRequest } from './types.ts';

export interface GitHubOptions {
  readonly http: Http;
  readonly clock: Clock;
  /** A fixed token, or a source that replaces tokens that expire during the run. */
  readonly token: Secret | TokenSource;
  /**
   * Base URL of the API, by default `https://api.github.com`. On an Enterprise Server,
   * `https://<host>/api/v3`.
   */
  readonly apiUrl?: string;
  readonly signal: AbortSignal;
  readonly pace?: Pace;
  readonly onPause?: (line: string) => void;
  /**
   * Longest wait in ms for a rate limit. Default: 65 minutes, because the primary limit is per
   * hour.
   */
  readonly longestPauseMs?: number;
  /** Time in ms without data after which an attempt fails. Default: 30,000. */
  readonly idleMs?: number;
  /** Attempts per request. The default bridges an outage of 20 s. */
  readonly attempts?: number;
  /**
   * Whether to send `If-None-Match`. An unchanged response (304) doesn't count towards the rate
   * limit.
   */
  readonly isConditional?: boolean;
}

const withoutLimits = (policy: RetryPolicy): RetryPolicy => ({
  ...policy,
  statuses: policy.statuses.filter((status) => status !== 429),
});
const policies = { creation: withoutLimits(retry.refusedOnly), other: withoutLimits(retry.safe) };

/**
 * Builds the URL of a request. GraphQL has a single URL, which isn't below the REST URL on an
 * Enterprise Server.
 */
function toUrl(apiUrl: string, path: string): string {
  if (path === '/graphql') return `${apiUrl.replace(/\/v3$/, '')}/graphql`;
  return apiUrl + path;
}

const maxAttempts = 5;
const pageSize = 100;
const maxPages = 100;

/** Maximum number of responses kept for conditional requests, and maximum size of each in bytes. */
const maxKnown = 500;
const maxKnownBytes = 64 << 10;

function headersFor(token: Secret, etag: string | undefined): Record<string, string> {
  const headers = {
    authorization: `Bearer ${token.reveal()}`,
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
  };
  if (!etag) return headers;
  return { ...headers, 'if-none-match': etag };
}

export function createGitHub(options: GitHubOptions): GitHub {
  const { http, clock, signal, pace, onPause = () => {}, longestPauseMs, idleMs } = options;
  const apiUrl = (options.apiUrl ?? 'https://api.github.com').replace(/\/$/, '');
  const source = toTokenSource(options.token);
  const withAttempts = (policy: RetryPolicy): RetryPolicy => ({
    ...policy,
    attempts: options.attempts ?? policy.attempts,
  });
  const throttle = createThrottle({ clock, signal, pace, onPause, longestPauseMs });

  // Check the limit before each attempt: another request may have hit it in the meantime.
  const turns = { next: () => throttle.waitForLimit().then(() => () => {}), hold: () => {} };
  const settings = { turns, maxBytes: 32 << 20, idleMs, signal };
  const known = new Map<string, HttpResponse>();

  function remember({ method, path }: GitHubRequest, response: HttpResponse): void {
    if (!options.isConditional || method !== 'GET' || !response.ok) return;
    const fits = response.body.length <= maxKnownBytes;
    if (response.headers.etag && fits && (known.has(path) || known.size < maxKnown))
      known.set(path, response);
  }

  /**
   * Returns whether to repeat a request after status 401. Before that, waits if GitHub may not
   * accept the token yet because it is new; otherwise, renews the token once.
   * @param renewals number of 401 responses so far
   */
  async function isRenewed(token: Secret, path: string, renewals: number): Promise<boolean> {
    if (await source.settle?.(token, renewals)) return true;
    return renewals === 1 && Boolean(await source.renew(token, path));
  }

  async function call(request: GitHubRequest): Promise<HttpResponse> {
    const { method, path, json, expected = [], expectedText, repository = path } = request;
    const retry = withAttempts(method === 'POST' ? policies.creation : policies.other);
    const before = method === 'GET' ? known.get(path) : undefined;
    let renewals = 0;
    for (let patience = maxAttempts; ; patience -= 1) {
      await throttle.turn(method !== 'GET');
      // Get the token now, because the request may have waited an hour for its turn.
      const token = await source.token(repository);
      const headers = headersFor(token, before?.headers.etag);
      const response = await http
        .send({ ...settings, method, url: toUrl(apiUrl, path), headers, json, retry })
        .catch(explainSilence);
      if (before && response.status === 304) return before;
      remember(request, response);
      const isWorthWaiting = throttle.recordLimits(response);
      // `expected` covers only responses about the resource, not a rate limit or a suspended
      // installation.
      const isExpected =
        expected.includes(response.status) &&
        (expectedText?.test(response.text) ?? true) &&
        !isLimit(response) &&
        !isSuspended(response);
      if (response.ok || isExpected) return response;
      if (response.status === 401) {
        renewals += 1;
        if (await isRenewed(token, repository, renewals)) continue;
      }
      if (!isWorthWaiting || patience <= 1) throw toRefusalError(request, response);
    }
  }

  return { apiUrl, call, list };

  async function list(request: ListRequest, key: string | undefined, pages = maxPages) {
    const { items, isCut } = await listPages(call, request, key, pages);
    const path = request.path.split('?')[0];
    // A caller that asked for one page wants only the newest entries.
    if (isCut && pages > 1)
      onPause(`${path} has more than ${items.length} entries on GitHub. The rest is not read.`);
    return items;
  }
}

type ListRequest = Parameters<GitHub['list']>[0];

async function listPages(
  call: GitHub['call'],
  request: ListRequest,
  key: string | undefined,
  pages: number,
): Promise<{ readonly items: unknown[]; readonly isCut: boolean }> {
  const { path, needs, expected } = request;
  const items: unknown[] = [];
  let first: string | undefined;
  for (let page = 1; page <= pages; page += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const response = await call({
      method: 'GET',
      path: `${path}${separator}per_page=${pageSize}&page=${page}`,
      needs,
      expected,
    });
    const found = key ? toObject(response.json)[key] : response.json;
    // Return a refusal to the caller. In a successful response, a missing list is an error and
    // doesn't count as an empty list.
    if (!response.ok) return { items, isCut: false };
    const subject = `the list ${path.split('?')[0]}`;
    const onPage = readGitHubAnswer(z.array(z.unknown()), found, subject);
    const begins = JSON.stringify(onPage[0]);
    if (begins === first) return { items, isCut: false };
    first = begins;
    items.push(...onPage);
    if (onPage.length === 0 || !hasMore(response, items.length, onPage.length))
      return { items, isCut: false };
  }
  return { items, isCut: true };
}

/**
 * Returns whether another page follows. A short page proves nothing: some endpoints return fewer
 * items than requested, e.g. at most 30 variables.
 */
function hasMore(response: HttpResponse, seen: number, onPage: number): boolean {
  const total = toObject(response.json).total_count;
  if (typeof total === 'number') return seen < total;
  const { link } = response.headers;
  if (typeof link === 'string') return /;\s*rel="?next"?/.test(link);
  return onPage >= pageSize;
}
