import type { Operation } from '../../contracts/portal/operation.ts';
import { getRateClass } from '../../contracts/portal/rate-limit.ts';
import { createRouter } from '../router.ts';
import { refuseBelow } from './access.ts';
import { type Authenticate, getAccount } from './authenticate.ts';
import { readOperationBody } from './body.ts';
import type { Caller } from './credentials.ts';
import { type PortalRequest, type PortalResponse, Refusal } from './message.ts';
import { computeEtag, names, refuseChanged } from './precondition.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RawCall, Route } from './route.ts';
import type { SeoCache } from './seo-cache.ts';
import { type Database, isStorageFull } from './store/database.ts';
import { findSiteById } from './store/sites.ts';

export interface CoreOptions {
  readonly database: Database;
  readonly routes: readonly Route[];
  /** For "repohost" in paths. */
  readonly provider: string;
  readonly authenticate: Authenticate;
  readonly rateLimit: RateLimit;
  readonly seoCache: SeoCache;
  readonly documents: ReadonlyMap<string, () => PortalResponse>;
  readonly onStored: () => void;
  /** Internal errors; the caller only learns that there was one. */
  readonly onFault: (error: unknown) => void;
}

interface Match {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

/** A body is only read if the caller may send it, or if it is signed. */
export function createCore(
  options: CoreOptions,
): (request: PortalRequest) => Promise<PortalResponse> {
  const { database, routes, seoCache, documents, rateLimit } = options;
  const find = createRouter(
    routes.map((route) => ({
      route,
      method: route.operation.method,
      path: route.operation.path.replace('/repohost', `/${options.provider}`),
    })),
  );

  /** Also counts calls without a route. */
  function match(portalRequest: PortalRequest, method: string): Match {
    const { client, path } = portalRequest;
    const found = find(method, path);
    if (found.endpoint) return { route: found.endpoint.route, parameters: found.parameters };
    rateLimit.count(`unknown ${client}`, getRateClass(method));
    if (found.allowed.length === 0) throw new Refusal('not_found', `There is no endpoint ${path}.`);
    const allow = found.allowed.join(', ');
    throw new Refusal('method_not_allowed', `${path} takes ${allow}.`, { headers: { allow } });
  }

  const findReader = (item: Operation): Route | undefined =>
    routes.find(
      (route) =>
        route.operation.method === 'GET' &&
        route.operation.path === item.path &&
        route.operation.etag === true,
    );

  async function admit(
    route: Route,
    request: PortalRequest,
  ): Promise<{ caller: Caller | undefined; bytes?: Uint8Array }> {
    const { operation } = route;
    const rateClass = getRateClass(operation.method);
    const failed = `failed ${request.client}`;
    // The body must be read to be verified: addresses with too many failures are refused first.
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
    if (!site) throw new Refusal('not_found', 'There is no such site.');
    refuseBelow(operation, database, caller, site);
    return site;
  }

  function write(route: Route, call: RawCall): PortalResponse {
    const response = database.transaction(() => {
      refuseChanged(call.request.headers['if-match'], () =>
        findReader(route.operation)?.answer({ ...call, bytes: new Uint8Array() }),
      );
      return route.answer(call);
    });
    options.onStored();
    return response;
  }

  function read(route: Route, call: RawCall): PortalResponse {
    const { auth, cacheControl, etag } = route.operation;
    const made =
      cacheControl === undefined || !call.site ? route.answer(call) : cached(route, call);
    const headers = {
      ...(auth === 'portal' && { 'cache-control': 'private, no-cache' }),
      ...made.headers,
      ...(etag === true && { etag: computeEtag(made.body) }),
    };
    const known = call.request.headers['if-none-match'];
    if (known === undefined || !headers.etag || !names(known, headers.etag))
      return { ...made, headers };
    return { status: 304, headers, body: '' };
  }

  function cached(route: Route, call: RawCall): PortalResponse {
    const { cacheControl = '' } = route.operation;
    const siteId = call.site?.id ?? '';
    const cachedResponse = seoCache.get(siteId, call.request.path);
    if (cachedResponse)
      return { ...cachedResponse, headers: { ...cachedResponse.headers, 'x-cache': 'HIT' } };
    const made = route.answer(call);
    const response = { ...made, headers: { ...made.headers, 'cache-control': cacheControl } };
    seoCache.put(siteId, call.request.path, response);
    return { ...response, headers: { ...response.headers, 'x-cache': 'MISS' } };
  }

  async function answer(request: PortalRequest): Promise<PortalResponse> {
    // HEAD is GET without the body, which the transport drops.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const document = method === 'GET' ? documents.get(request.path) : undefined;
    if (document) {
      rateLimit.count(`documents ${request.client}`, 'read');
      return document();
    }
    const { route, parameters } = match(request, method);
    const { operation } = route;
    const { caller, bytes: signed } = await admit(route, request);
    siteFor(operation, parameters, caller);
    const bytes = signed ?? (await readOperationBody(operation, request));
    const first = { request, caller, parameters, site: undefined, bytes };
    const prepared = await route.prepare?.(first);
    // The site or its permissions may have changed while the body was received.
    const site = siteFor(operation, parameters, caller);
    const call = { request, caller, parameters, site, bytes, prepared };
    if (operation.method === 'GET') return read(route, call);
    return write(route, call);
  }

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof Refusal) return error.response();
      options.onFault(error);
      if (isStorageFull(error))
        return new Refusal(
          'storage_full',
          "The disk of the portal's database is full. Nothing was stored; free some space, then " +
            'send the request again.',
        ).response();
      return new Refusal(
        'internal',
        'The portal has an internal error; its operators were notified.',
      ).response();
    }
  };
}
