import * as z from 'zod/mini';
import { idempotencyKeyHeader } from '../../contracts/portal/deployment.ts';
import {
  type Auth,
  getRateClass,
  type Method,
  type Operation,
} from '../../contracts/portal/operation.ts';
import { deploymentOperations } from '../../contracts/portal/operations/deployment.ts';
import { reservedSlugs } from '../../contracts/portal/page.ts';
import { PageSeo } from '../../contracts/portal/seo.ts';
import type { SiteListItem, SiteStatus } from '../../contracts/portal/site.ts';
import { listLimit } from '../../contracts/portal/values.ts';
import { type Clock, systemClock } from '../../shared/clock.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { type RetryPolicy, retry } from '../../shared/http/retry.ts';
import {
  endpointAddress,
  type QueryValues,
  serviceAddress,
} from '../../shared/http/service-address.ts';
import { toObject } from '../../shared/json.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CallInput, CallOptions, OperationId, PortalAnswer, Tagged } from './call.ts';
import { PortalError } from './portal-error.ts';
import { createRateLimits, type RateLimits } from './rate-limit.ts';
import { readPortalAnswer, withReadableValues } from './read-answer.ts';

export interface PortalClientOptions {
  readonly http: Http;
  /** Base URL of the portal: https, or http on localhost. */
  readonly url: string;
  /**
   * Returns a credential. After a 401, called again with the refused credential to get a new one.
   */
  readonly credential: (need: CredentialNeed) => Promise<Secret>;
  /** Name of the repository host in the portal's paths. Default: `repohost`. */
  readonly provider?: string;
  readonly clock?: Clock;
  /** Called when the rate limit delays a call for more than two seconds. */
  readonly onWait?: (line: string) => void;
}

export interface CredentialNeed {
  /**
   * Kind of credential that the operation needs: the caller's, a cloud access token, or the API
   * token.
   */
  readonly auth: Exclude<Auth, 'public' | 'signature'>;
  readonly refused?: Secret;
}

/** Filters a list of sites. Spec: Sites. */
export interface SiteFilter {
  readonly companyId?: string;
  readonly status?: SiteStatus;
  /** Number of sites per request. Default: 50. */
  readonly limit?: number;
}

interface AnyInput {
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly [parameter: string]: unknown;
}

const policies: Readonly<Record<Method, RetryPolicy>> = {
  GET: retry.safe,
  PUT: retry.safe,
  POST: retry.refusedOnly,
  PATCH: retry.refusedOnly,
  // A deletion isn't repeated after a lost response, because the portal may return 404 for the
  // deleted record.
  DELETE: retry.refusedOnly,
};

/**
 * Maximum size of a response in bytes. The largest sitemap has 50 MB; a list of thousands of pages,
 * a few MB.
 */
const maxBytes = 64 << 20;

const RawPageSeo = z.looseObject({});

/**
 * Client for the site management portal. Calls wait to stay within the spec's rate limits, which
 * are tracked per client, so create one client per portal.
 *
 * Every call throws: `PortalError` for a refusal; `PortalAnswerError` for a response that doesn't
 * match the contract; `HttpFault` if there is no response; the signal's reason if it aborts;
 * `SiteDeployError` `USAGE` for a parameter that would lead to another endpoint.
 */
export class PortalClient {
  readonly #options: PortalClientOptions;
  readonly #url: string;
  readonly #clock: Clock;
  readonly #limits: RateLimits;

  /**
   * Opens no connection.
   * @throws SiteDeployError `USAGE` if the URL is invalid, or is neither https nor localhost
   */
  constructor(options: PortalClientOptions) {
    this.#options = options;
    this.#url = serviceAddress(options.url, 'The URL of the portal');
    this.#clock = options.clock ?? systemClock;
    this.#limits = createRateLimits(this.#clock, options.onWait);
  }

  async call<Id extends OperationId>(id: Id, input: CallInput<Id>, options?: CallOptions) {
    return (await this.callTagged(id, input, options)).value;
  }

  /**
   * Calls an operation.
   * @returns the parsed response with its entity tag and date
   */
  async callTagged<Id extends OperationId>(
    id: Id,
    input: CallInput<Id>,
    options: CallOptions = {},
  ): Promise<Tagged<PortalAnswer<Id>>> {
    const operation = await findOperation(id);
    const response = await this.#send(operation, input, options);
    const value = readPortalAnswer(operation, response) as PortalAnswer<Id>;
    return { value, etag: response.headers.etag, date: response.headers.date };
  }

  /**
   * Returns the SEO metadata as the portal sent it (for validation field by field), and how long it
   * stays fresh, in ms.
   */
  async getRawPageSeo(siteId: string, pageSlug: string, options: CallOptions = {}) {
    const operation = { ...deploymentOperations.getPageSeo, answer: RawPageSeo };
    const response = await this.#send(operation, { siteId, pageSlug }, options);
    const raw = readPortalAnswer(operation, response);
    const { error } = z.safeParse(PageSeo, raw);
    const value = error ? withReadableValues(raw, error.issues) : raw;
    return { value, freshMs: freshMs(response.headers) };
  }

  /**
   * Yields all sites that the caller may see. A site that moves to a later page in the meantime is
   * yielded only once.
   */
  async *listAllSites(
    filter: SiteFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<SiteListItem> {
    const seen = new Set<string>();
    const { limit = listLimit.default } = filter;
    for (let offset = 0; ; ) {
      const query = { ...filter, limit, offset };
      const { sites, total } = await this.call('listSites', { query }, options);
      for (const site of sites) {
        if (!seen.has(site.id)) yield site;
        seen.add(site.id);
      }
      offset += sites.length;
      if (sites.length === 0 || offset >= total) return;
    }
  }

  /** Returns the XML documents of a site's sitemap: one document, or all parts of an index. */
  async getSitemapParts(siteId: string, options?: CallOptions): Promise<readonly string[]> {
    const sitemap = await this.call('getSitemap', { siteId }, options);
    if (!/<(?:\w+:)?sitemapindex\b/.test(sitemap)) return [sitemap];
    const parts: string[] = [];
    for (const _ of sitemap.matchAll(/<(?:\w+:)?sitemap[\s/>]/g)) {
      const query = { part: parts.length + 1 };
      parts.push(await this.call('getSitemap', { siteId, query }, options));
    }
    return parts;
  }

  async #send(operation: Operation, input: AnyInput, options: CallOptions): Promise<HttpResponse> {
    const { auth } = operation;
    if (auth === 'public' || auth === 'signature')
      return await this.#sendOnce(operation, input, options);
    const { credential } = this.#options;
    const token = await credential({ auth });
    try {
      return await this.#sendOnce(operation, input, options, token);
    } catch (error) {
      if (!(error instanceof PortalError) || error.status !== 401) throw error;
      options.signal?.throwIfAborted();
      const renewed = await credential({ auth, refused: token });
      if (renewed.reveal() === token.reveal()) throw error;
      return await this.#sendOnce(operation, input, options, renewed);
    }
  }

  async #sendOnce(
    operation: Operation,
    input: AnyInput,
    options: CallOptions,
    credential?: Secret,
  ): Promise<HttpResponse> {
    const { method } = operation;
    const { query, body, ...parameters } = input;
    refuseReserved(operation, parameters);
    const { provider = 'repohost' } = this.#options;
    const template = operation.path.replace('/webhooks/repohost', `/webhooks/${provider}`);
    const url = endpointAddress(this.#url, buildPath(template, parameters), query);
    const response = await this.#options.http.send({
      method,
      url,
      headers: buildHeaders(operation, options, credential),
      json: body,
      retry: operation.repeatable ? retry.safe : policies[method],
      turns: this.#limits[getRateClass(method)],
      idleMs: 15_000,
      maxBytes,
      signal: options.signal,
    });
    // Spec: Endpoints. Responses to changes have the field `success`.
    const isRefused = method !== 'GET' && toObject(response.json).success === false;
    if (!response.ok || isRefused)
      throw new PortalError(`${method} ${url.pathname}`, response, this.#clock.now());
    return response;
  }
}

async function findOperation(id: OperationId): Promise<Operation> {
  const known: Readonly<Record<string, Operation>> = deploymentOperations;
  if (Object.hasOwn(known, id) && known[id]) return known[id];
  const { operations } = await import('../../contracts/portal/operations/operations.ts');
  return operations[id];
}

function buildHeaders(operation: Operation, options: CallOptions, credential: Secret | undefined) {
  const headers: Record<string, string> = { ...options.headers };
  if (options.host) headers.host = options.host;
  if (credential) headers.authorization = `Bearer ${credential.reveal()}`;
  if (options.ifMatch) headers['if-match'] = options.ifMatch;
  if (options.idempotencyKey) headers[idempotencyKeyHeader] = options.idempotencyKey;
  headers.accept = operation.answerType ?? 'application/json';
  return headers;
}

function refuseReserved(operation: Operation, parameters: AnyInput): void {
  const { pageSlug } = parameters;
  if (!operation.path.endsWith('/seo/{pageSlug}')) return;
  if (typeof pageSlug !== 'string' || !reservedSlugs.includes(pageSlug)) return;
  const message = `"${pageSlug}" can't be a page slug: the portal has an endpoint at that path.`;
  throw new SiteDeployError('USAGE', message);
}

/**
 * Returns how long a response stays fresh, in ms; 0 if unspecified. Ignores `s-maxage`, which is
 * for shared caches.
 */
export function freshMs(headers: HttpResponse['headers']): number {
  const control = headers['cache-control'] ?? '';
  if (/(^|[\s,])no-(store|cache)($|[\s,=])/i.test(control)) return 0;
  const seconds = Number(/(?:^|[\s,])max-age="?(\d{1,9})/i.exec(control)?.[1] ?? 0);
  const age = Number(/^\d{1,9}$/.exec(headers.age?.trim() ?? '')?.[0] ?? 0);
  return Math.max(0, seconds - age) * 1_000;
}

/**
 * Inserts parameters into a path.
 * @throws SiteDeployError `USAGE` for an empty segment, `.` or `..`, which would change the path
 */
export function buildPath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new SiteDeployError('USAGE', `"${value}" is not a ${name}.`);
    return encodeURIComponent(value);
  });
}
