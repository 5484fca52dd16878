import { hash } from 'node:crypto';
import {
  getRateClass,
  type Operation,
  type RateClass,
  rateLimits,
} from '../../contracts/portal/operation.ts';
import { createRouter } from '../service/http.ts';
import { refuseBelow } from './access.ts';
import type { SeoCache } from './api/context.ts';
import { type Authenticate, type Caller, getAccount, getCallerName } from './api/credentials.ts';
import {
  absent,
  badRequest,
  type PortalRequest,
  type PortalResponse,
  Refusal,
  readOperationBody,
} from './api/message.ts';
import { type RawCall, type Route, readQuery } from './api/route.ts';
import { type Database, isStorageFull } from './store/database.ts';
import { insertEdit } from './store/edits.ts';
import { findSiteById } from './store/sites.ts';

export interface CoreOptions {
  readonly database: Database;
  readonly routes: readonly Route[];
  readonly provider: string;
  readonly authenticate: Authenticate;
  readonly rateLimit: RateLimit;
  readonly timestamp: () => string;
  readonly seoCache: SeoCache;
  readonly documents: ReadonlyMap<string, () => PortalResponse>;
  readonly onStored: () => void;
  /** Called with internal errors. Clients get no details of them. */
  readonly onFault: (error: unknown) => void;
}

const storageFull =
  "The disk of the portal's database is full. Nothing was stored; free some space, then send the " +
  'request again.';
const internalError = 'The portal has an internal error; its operators were notified.';

/** Creates the handler. It reads a body only if the caller may send it, or if it is signed. */
export function createCore(options: CoreOptions) {
  const { database, routes, seoCache, documents, rateLimit } = options;
  const find = createRouter(
    routes.map((route) => {
      const { method, path } = route.operation;
      return { route, method, path: path.replace('/repohost', `/${options.provider}`) };
    }),
  );

  function match(request: PortalRequest, method: string) {
    const { client, path } = request;
    const found = find(method, path);
    if (found.endpoint) return { route: found.endpoint.route, parameters: found.parameters };
    rateLimit.count(`unknown ${client}`, getRateClass(method));
    if (found.allowed.length === 0) throw absent(`There is no endpoint ${path}.`);
    const allow = found.allowed.join(', ');
    throw new Refusal('method_not_allowed', `${path} takes ${allow}.`, { headers: { allow } });
  }

  const isPublic = (path: string) => find('GET', path).endpoint?.route.operation.auth === 'public';

  const findReader = ({ path }: Operation): Route | undefined =>
    routes.find(({ operation }) => operation.etag && operation.path === path);

  async function admit(operation: Operation, request: PortalRequest) {
    const rateClass = getRateClass(operation.method);
    const failed = `failed ${request.client}`;
    // Verifying a signature means reading the body, so reject clients with too many failures first.
    if (operation.auth === 'signature') rateLimit.refuseSpent(failed, rateClass);
    try {
      const admitted = await options.authenticate(operation, request);
      const account = getAccount(operation, request, admitted.caller);
      if (account !== undefined) rateLimit.count(account, rateClass);
      return admitted;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unauthorized')
        rateLimit.count(failed, rateClass);
      throw error;
    }
  }

  function siteFor(
    operation: Operation,
    parameters: Readonly<Record<string, string>>,
    caller: Caller | undefined,
  ) {
    if (!parameters.siteId) return undefined;
    const site = findSiteById(database, parameters.siteId);
    if (!site) throw absent('There is no such site.');
    refuseBelow(operation, database, caller, site);
    return site;
  }

  function write(route: Route, call: RawCall): PortalResponse {
    const ifMatch = call.request.headers['if-match'];
    const response = database.transaction(() => {
      const bytes = new Uint8Array();
      refuseChanged(ifMatch, () => findReader(route.operation)?.answer({ ...call, bytes }));
      const before = readRecord(route.operation, call);
      const answer = route.answer(call);
      recordEdit(route.operation, call, before);
      return answer;
    });
    options.onStored();
    return response;
  }

  /**
   * Returns the JSON of the record that an operation changes; `undefined` if it doesn't exist or
   * the portal keeps no history of it.
   */
  function readRecord({ path }: Operation, call: RawCall): string | undefined {
    const reader = routes.find(({ operation }) => operation.history && operation.path === path);
    const site = call.site && findSiteById(database, call.site.id);
    try {
      return reader?.answer({ ...call, site, bytes: new Uint8Array() }).body;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  function recordEdit(operation: Operation, call: RawCall, before: string | undefined): void {
    const after = readRecord(operation, call);
    if (!call.site) return;
    const path = decodeURIComponent(call.request.path.split('/').slice(4).join('/'));
    const by = getCallerName(call.caller);
    const edit = { path: path && `/${path}`, at: options.timestamp(), by, before, after };
    insertEdit(database, call.site.id, edit);
  }

  function read(route: Route, call: RawCall): PortalResponse {
    const { auth, cacheControl } = route.operation;
    const made = cacheControl && call.site ? cached(route, call) : tagged(route, call);
    const headers: Record<string, string> = { ...made.headers };
    if (auth === 'portal') {
      headers['cache-control'] ??= 'private, no-cache';
      // Keep shared caches from serving one user's response to another.
      headers.vary = 'authorization';
    }
    const { etag } = headers;
    if (!etag) return { ...made, headers };
    const known = call.request.headers['if-none-match'] ?? '';
    // A proxy that compresses a response marks its entity tag as weak, although the resource
    // hasn't changed.
    if (!names(known.replaceAll('W/"', '"'), etag)) return { ...made, headers };
    return { status: 304, headers, body: '' };
  }

  function tagged(route: Route, call: RawCall): PortalResponse {
    const made = route.answer(call);
    if (!route.operation.etag) return made;
    return { ...made, headers: { ...made.headers, etag: computeEtag(made.body) } };
  }

  function cached(route: Route, call: RawCall): PortalResponse {
    const { cacheControl = '' } = route.operation;
    const siteId = call.site?.id ?? '';
    const key = call.request.path + JSON.stringify(readQuery(route.operation, call.request));
    const known = seoCache.get(siteId, key);
    if (known) return { ...known, headers: { ...known.headers, 'x-cache': 'HIT' } };
    const made = tagged(route, call);
    const response = { ...made, headers: { ...made.headers, 'cache-control': cacheControl } };
    seoCache.put(siteId, key, response);
    return { ...response, headers: { ...response.headers, 'x-cache': 'MISS' } };
  }

  async function answer(request: PortalRequest): Promise<PortalResponse> {
    // Treat HEAD as GET. The transport drops the body.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method === 'OPTIONS' && isPublic(request.path)) {
      rateLimit.count(`preflight ${request.client}`, 'read');
      return preflight;
    }
    const document = method === 'GET' ? documents.get(request.path) : undefined;
    if (document) {
      rateLimit.count(`documents ${request.client}`, 'read');
      return document();
    }
    const { route, parameters } = match(request, method);
    const { operation } = route;
    const { caller, bytes: signed } = await admit(operation, request);
    const known = siteFor(operation, parameters, caller);
    const bytes = signed ?? (await readOperationBody(operation, request));
    const first = { request, caller, parameters, site: known, bytes };
    const prepared = await route.prepare?.(first);
    // Read the site again: it or its permissions may have changed in the meantime.
    const site = siteFor(operation, parameters, caller);
    const call = { request, caller, parameters, site, bytes, prepared };
    if (operation.method === 'GET') return read(route, call);
    return write(route, call);
  }

  async function answerOrRefuse(request: PortalRequest): Promise<PortalResponse> {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof Refusal) return error.response();
      options.onFault(error);
      if (isStorageFull(error)) return new Refusal('storage_full', storageFull).response();
      return new Refusal('internal', internalError).response();
    }
  }

  return async (request: PortalRequest): Promise<PortalResponse> => {
    const { status, headers, body } = await answerOrRefuse(request);
    return { status, headers: { ...headers, 'x-content-type-options': 'nosniff' }, body };
  };
}

/**
 * Response to preflight requests, so that pages of any origin can read public data:
 * https://fetch.spec.whatwg.org/#http-responses
 */
const preflight: PortalResponse = {
  status: 204,
  headers: {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  },
  body: '',
};

export function computeEtag(body: string): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/**
 * Returns whether a header lists an entity tag:
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export function names(header: string, etag: string): boolean {
  const listed: readonly string[] = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return header.trim() === '*' || listed.includes(etag);
}

/**
 * Rejects a write if the resource has changed. `current` reads it, and returns `undefined` if it
 * has no entity tag.
 */
export function refuseChanged(
  ifMatch: string | undefined,
  current: () => PortalResponse | undefined,
): void {
  if (ifMatch === undefined) return;
  const found = current();
  if (!found)
    throw badRequest('This endpoint has no entity tag: send the request without If-Match.');
  const etag = computeEtag(found.body);
  if (names(ifMatch, etag)) return;
  const message = 'This has changed since you read it: read it again, then decide.';
  throw new Refusal('precondition_failed', message, { headers: { etag } });
}

const minute = 60_000;

export type RateLimit = ReturnType<typeof createRateLimit>;

export function createRateLimit(now: () => number, limits: Partial<Record<RateClass, number>>) {
  let window = 0;
  const counts = new Map<string, number>();

  function refuseAbove(count: number, rateClass: RateClass): void {
    const limit = limits[rateClass] ?? rateLimits[rateClass];
    if (count <= limit) return;
    const seconds = Math.ceil(((window + 1) * minute - now()) / 1000);
    const message = `At most ${limit} requests of this kind per minute. Try again in ${seconds} s.`;
    throw new Refusal('rate_limited', message, { headers: { 'retry-after': String(seconds) } });
  }

  function getCount(key: string): number {
    const current = Math.floor(now() / minute);
    if (current !== window) {
      // Start each minute at zero. This also forgets users who have stopped sending requests.
      counts.clear();
      window = current;
    }
    return counts.get(key) ?? 0;
  }

  return {
    count(who: string, rateClass: RateClass): void {
      const key = `${rateClass} ${who}`;
      const count = getCount(key) + 1;
      counts.set(key, count);
      refuseAbove(count, rateClass);
    },
    refuseSpent(who: string, rateClass: RateClass): void {
      refuseAbove(getCount(`${rateClass} ${who}`) + 1, rateClass);
    },
  };
}
