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
  /** A token may expire during the run; a source supplies new ones. */
  readonly token: Secret | TokenSource;
  /** Default: `https://api.github.com`. For an Enterprise Server: `https://<host>/api/v3`. */
  readonly apiUrl?: string;
  readonly signal: AbortSignal;
  readonly pace?: Pace;
  readonly onPause?: (line: string) => void;
  /** Maximum wait for a rate limit in ms. Default: an hour, as for the primary limit. */
  readonly longestPauseMs?: number;
  /** Timeout per attempt in ms. Default: 30,000. */
  readonly idleMs?: number;
  /** Default: enough to bridge an outage of 20 s. */
  readonly attempts?: number;
  /** Sends `If-None-Match`: an unchanged response (304) doesn't count towards the limit. */
  readonly isConditional?: boolean;
}

const withoutLimits = (policy: RetryPolicy): RetryPolicy => ({
  ...policy,
  statuses: policy.statuses.filter((status) => status !== 429),
});
const policies = { creation: withoutLimits(retry.refusedOnly), other: withoutLimits(retry.safe) };

/** GraphQL has a single URL. On an Enterprise Server, it isn't below the REST URL. */
function toUrl(apiUrl: string, path: string): string {
  if (path === '/graphql') return `${apiUrl.replace(/\/v3$/, '')}/graphql`;
  return apiUrl + path;
}

const maxAttempts = 5;
const pageSize = 100;
const maxPages = 100;

/** Maximum number of responses to keep for conditional requests, and their size in bytes. */
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

  // Checked after a slot is free: meanwhile, another request may have hit a limit.
  const turns = { next: () => throttle.waitForLimit().then(() => () => {}), hold: () => {} };
  const settings = { turns, maxBytes: 32 << 20, idleMs, signal };
  const known = new Map<string, HttpResponse>();

  function remember({ method, path }: GitHubRequest, response: HttpResponse): void {
    if (!options.isConditional || method !== 'GET' || !response.ok) return;
    const fits = response.body.length <= maxKnownBytes;
    if (response.headers.etag && fits && (known.has(path) || known.size < maxKnown))
      known.set(path, response);
  }

  /** Returns whether the request can be repeated with another token. */
  async function isRenewed(token: Secret, path: string, renewals: number): Promise<boolean> {
    if (await source.settle?.(token, renewals)) return true;
    return renewals === 1 && Boolean(await source.renew(token, path));
  }

  async function call(request: GitHubRequest): Promise<HttpResponse> {
    const { method, path, json, expected = [], repository = path } = request;
    const retry = withAttempts(method === 'POST' ? policies.creation : policies.other);
    const before = method === 'GET' ? known.get(path) : undefined;
    let renewals = 0;
    for (let patience = maxAttempts; ; patience -= 1) {
      await throttle.turn(method !== 'GET');
      // Fetched only now: the request may have waited for an hour.
      const token = await source.token(repository);
      const headers = headersFor(token, before?.headers.etag);
      const response = await http
        .send({ ...settings, method, url: toUrl(apiUrl, path), headers, json, retry })
        .catch(explainSilence);
      if (before && response.status === 304) return before;
      remember(request, response);
      const isWorthWaiting = throttle.recordLimits(response);
      // A rate limit or a suspension says nothing about the requested resource.
      const isAbout = !isLimit(response) && !isSuspended(response);
      if (response.ok || (isAbout && expected.includes(response.status))) return response;
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
    // A caller of one page needs only the newest entries.
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
    // The caller handles a refusal. In a success, a missing list must not count as an empty one.
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

/** Some lists return fewer items than requested, e.g. at most 30 repository variables. */
function hasMore(response: HttpResponse, seen: number, onPage: number): boolean {
  const total = toObject(response.json).total_count;
  if (typeof total === 'number') return seen < total;
  const { link } = response.headers;
  if (typeof link === 'string') return /;\s*rel="?next"?/.test(link);
  return onPage >= pageSize;
}
