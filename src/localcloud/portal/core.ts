import type { Operation } from '../../portal/contract/operation.ts';
import { rateClassOf } from '../../portal/contract/rate-limit.ts';
import { createRouter } from '../router.ts';
import { refuseBelow } from './access.ts';
import { applicationOf, bearerToken, type Caller, looksLikeJwt, sameSecret, unauthorized } from './credentials.ts';
import { type PortalRequest, type PortalResponse, Refusal } from './message.ts';
import { createRateLimit } from './rate-limit.ts';
import { verifySignature } from './repohost.ts';
import type { RawCall, Route } from './route.ts';
import type { SeoCache } from './seo-cache.ts';
import type { Database } from './store/database.ts';
import { siteById } from './store/sites.ts';
import { userByToken } from './store/users.ts';
import type { PortalOptions } from './types.ts';

export interface CoreOptions {
  readonly database: Database;
  readonly routes: readonly Route[];
  readonly apiToken: string;
  readonly accessTokens: PortalOptions['accessTokens'];
  readonly now: () => number;
  readonly repohostSecret: string;
  readonly provider: string;
  readonly rateLimits: NonNullable<PortalOptions['rateLimits']>;
  readonly seoCache: SeoCache;
  /** Pages besides the endpoints, by path. */
  readonly documents: Readonly<Record<string, () => PortalResponse>>;
  /** Called after every write that was stored. */
  readonly onStored: () => void;
}

interface Match {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Answers a request: route, credential, rate limit, site, access, schemas, handler, in this order. */
export function createCore(options: CoreOptions): (request: PortalRequest) => Promise<PortalResponse> {
  const { database, routes, seoCache, documents } = options;
  const refuseAboveLimit = createRateLimit(options.now, options.rateLimits);
  const find = createRouter(
    routes.map((route) => ({
      route,
      method: route.operation.method,
      path: pathOf(route.operation, options.provider),
    })),
  );

  function match(request: PortalRequest): Match {
    const found = find(request.method, request.path);
    if (found.endpoint !== undefined) return { route: found.endpoint.route, parameters: found.parameters };
    if (found.allowed.length === 0) throw new Refusal('not_found', `There is no endpoint ${request.path}.`);
    const allow = found.allowed.join(', ');
    throw new Refusal('method_not_allowed', `${request.path} takes ${allow}.`, { headers: { allow } });
  }

  /** Carries a call out; a write as one transaction. */
  function carryOut(route: Route, call: RawCall): PortalResponse {
    const { method, cacheControl } = route.operation;
    if (method !== 'GET') {
      const response = database.transaction(() => route.answer(call));
      options.onStored();
      return response;
    }
    if (cacheControl === undefined || call.site === undefined) return route.answer(call);
    const kept = seoCache.get(call.site.id, call.request.path);
    if (kept !== undefined) return { ...kept, headers: { ...kept.headers, 'x-cache': 'HIT' } };
    const made = route.answer(call);
    const response = { ...made, headers: { ...made.headers, 'cache-control': cacheControl } };
    seoCache.put(call.site.id, call.request.path, response);
    return { ...response, headers: { ...response.headers, 'x-cache': 'MISS' } };
  }

  async function answer(request: PortalRequest): Promise<PortalResponse> {
    const document = request.method === 'GET' ? documents[request.path] : undefined;
    if (document !== undefined) return document();
    const { route, parameters } = match(request);
    const { operation } = route;
    const rateClass = rateClassOf(operation.method);
    let caller: Caller | undefined;
    try {
      caller = await authenticate(operation, request, options);
    } catch (error) {
      refuseAboveLimit(request, rateClass, false);
      throw error;
    }
    // The repository host sends its events in bursts that nobody can slow down; its signature has been verified.
    if (operation.auth !== 'signature') refuseAboveLimit(request, rateClass, caller !== undefined);
    const site = 'siteId' in parameters ? siteById(database, parameters.siteId ?? '') : undefined;
    if ('siteId' in parameters && site === undefined) throw new Refusal('not_found', 'There is no such site.');
    if (site !== undefined && operation.level !== undefined) refuseBelow(operation.level, database, caller, site);
    return carryOut(route, { request, caller, parameters, site });
  }

  return async (request) => {
    try {
      // HEAD is GET without its body, which the transport leaves out.
      return await answer(request.method === 'HEAD' ? { ...request, method: 'GET' } : request);
    } catch (error) {
      if (error instanceof Refusal) return error.response();
      return new Refusal('internal', error instanceof Error ? error.message : String(error)).response();
    }
  };
}

/** The path with the provider's own name where the contract has a neutral word. */
function pathOf({ path }: Operation, provider: string): string {
  return path.replace('/repohost', `/${provider}`);
}

async function authenticate(
  operation: Operation,
  request: PortalRequest,
  options: CoreOptions,
): Promise<Caller | undefined> {
  switch (operation.auth) {
    case 'public':
      return undefined;
    case 'signature':
      verifySignature(request, options.repohostSecret);
      return undefined;
    case 'cloud':
      return await applicationOf(bearerToken(request), options.database, options.accessTokens, options.now());
    case 'deployment': {
      const token = bearerToken(request);
      if (sameSecret(token, options.apiToken)) return { kind: 'service' };
      return await applicationOf(token, options.database, options.accessTokens, options.now());
    }
    case 'portal': {
      const token = bearerToken(request);
      if (looksLikeJwt(token)) return await applicationOf(token, options.database, options.accessTokens, options.now());
      const user = userByToken(options.database, token);
      if (user === undefined) throw unauthorized('The token is not one of a user.');
      return { kind: 'user', id: user.id, name: user.name, globalAdmin: user.global_admin === 1 };
    }
  }
}
