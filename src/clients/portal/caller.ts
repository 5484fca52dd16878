import type * as z from 'zod/mini';
import type { Auth, Method, Operation, PathParameter } from '../../contracts/portal/operation.ts';
import { getRateClass } from '../../contracts/portal/rate-limit.ts';
import { type Clock, systemClock } from '../../shared/clock.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { type RetryPolicy, retry } from '../../shared/http/retry.ts';
import {
  endpointAddress,
  type QueryValues,
  serviceAddress,
} from '../../shared/http/service-address.ts';
import { parsedAnswer } from '../../shared/parsed-answer.ts';
import type { Secret } from '../../shared/secret.ts';
import { freshMs } from './freshness.ts';
import { buildPath } from './operation-path.ts';
import { PortalAnswerError, PortalError } from './portal-error.ts';
import { createRateLimits, type RateLimits } from './rate-limit.ts';

export interface PortalClientOptions {
  readonly http: Http;
  /** URL of the portal: https, or http on localhost. */
  readonly url: string;
  /**
   * Returns the credential for a call. Called for each request, and again with the refused
   * credential after a 401: if it returns another one, the request is retried.
   */
  readonly credential: (need: CredentialNeed) => Promise<Secret>;
  /** Name of the repository-hosting provider in paths. Default `repohost`. */
  readonly provider?: string;
  /** For rate limits. Default: the system clock. */
  readonly clock?: Clock;
  /**
   * Called when calls wait for more than two seconds because the requests per minute are used up.
   */
  readonly onWait?: (line: string) => void;
}

/** Purpose of a requested credential. */
export interface CredentialNeed {
  /**
   * Kind that the endpoint accepts: the one of its callers, the cloud access token, or the API
   * token of deployments.
   */
  readonly auth: Exclude<Auth, 'public' | 'signature'>;
  /** The credential refused by the portal. */
  readonly refused?: Secret;
}

/** Options of every call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Options of calls that replace a record. */
export interface WriteOptions extends CallOptions {
  /**
   * Entity tag from reading the record: if it has changed since, the portal refuses with status
   * 412.
   */
  readonly ifMatch?: string;
}

/** A record with the entity tag for `ifMatch`; absent if the portal doesn't return one. */
export interface Tagged<Value> {
  readonly value: Value;
  readonly etag: string | undefined;
  /** The response's `Date` header. */
  readonly date: string | undefined;
}

/** A response and its freshness lifetime in ms. */
export interface Cacheable<Value> {
  readonly value: Value;
  readonly freshMs: number;
}

/** Parts of a call in addition to its operation. */
export interface CallParts<Path extends string, Body> extends WriteOptions {
  readonly parameters: Readonly<Record<PathParameter<Path>, string>>;
  readonly query?: QueryValues;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Default: reads and replacements are retried, other writes only if the portal confirms that it
   * did nothing.
   */
  readonly retry?: RetryPolicy;
}

const policies: Readonly<Record<Method, RetryPolicy>> = {
  GET: retry.safe,
  PUT: retry.safe,
  POST: retry.refusedOnly,
  PATCH: retry.refusedOnly,
  // After a lost response, a retry would return 404 for the record just deleted.
  DELETE: retry.refusedOnly,
};

/** Lists of thousands of pages take a few MB, the largest sitemap 50 MB. */
const maxBytes = 64 << 20;

/**
 * Executes operations of the contract: URL, credential, rate limit, errors, and response
 * validation.
 */
export class PortalCaller {
  readonly provider: string | undefined;
  readonly #options: PortalClientOptions;
  readonly #url: string;
  readonly #clock: Clock;
  readonly #limits: RateLimits;

  /** @throws SiteDeployError `USAGE` if the URL is invalid, or is neither https nor localhost */
  constructor(options: PortalClientOptions) {
    this.#options = options;
    this.#url = serviceAddress(options.url, 'The URL of the portal');
    this.#clock = options.clock ?? systemClock;
    this.#limits = createRateLimits(this.#clock, options.onWait);
    this.provider = options.provider;
  }

  /**
   * Calls an operation.
   * @returns the response, including unknown fields
   * @throws PortalError, PortalAnswerError, HttpFault, or the signal's reason
   */
  async call<
    Path extends string,
    Query extends z.ZodMiniType,
    Body extends z.ZodMiniType,
    Answer extends z.ZodMiniType,
  >(
    operation: Operation<Path, Query, Body, Answer>,
    parts: CallParts<Path, z.input<Body>>,
  ): Promise<z.output<Answer>> {
    return read(operation, await this.send(operation, parts));
  }

  /** Calls an operation. @returns the record with its entity tag and the portal's time */
  async callTagged<Path extends string, Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, Body, Answer>,
    parts: CallParts<Path, z.input<Body>>,
  ): Promise<Tagged<z.output<Answer>>> {
    const response = await this.send(operation, parts);
    const { etag, date } = response.headers;
    return { value: read(operation, response), etag, date };
  }

  /**
   * Calls an operation that reads. @returns the response with the lifetime given by Cache-Control
   */
  async callCacheable<
    Path extends string,
    Body extends z.ZodMiniType,
    Answer extends z.ZodMiniType,
  >(
    operation: Operation<Path, z.ZodMiniType, Body, Answer>,
    parts: CallParts<Path, z.input<Body>>,
  ): Promise<Cacheable<z.output<Answer>>> {
    const response = await this.send(operation, parts);
    return { value: read(operation, response), freshMs: freshMs(response.headers) };
  }

  /** Calls an operation, ignoring the response body. */
  async send<Path extends string, Body extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, Body>,
    parts: CallParts<Path, z.input<Body>>,
  ): Promise<HttpResponse> {
    const { auth } = operation;
    if (auth === 'public' || auth === 'signature') return await this.#send(operation, parts);
    const { credential } = this.#options;
    const token = await credential({ auth });
    try {
      return await this.#send(operation, parts, token);
    } catch (error) {
      if (!(error instanceof PortalError) || error.status !== 401) throw error;
      parts.signal?.throwIfAborted();
      const renewed = await credential({ auth, refused: token });
      if (renewed.reveal() === token.reveal()) throw error;
      return await this.#send(operation, parts, renewed);
    }
  }

  async #send<Path extends string, Body extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, Body>,
    callParts: CallParts<Path, z.input<Body>>,
    credential?: Secret,
  ): Promise<HttpResponse> {
    const { parameters, query, body, headers, ifMatch, retry: policy, signal } = callParts;
    const { method, answerType = 'application/json' } = operation;
    const url = endpointAddress(this.#url, buildPath(operation.path, parameters), query);
    const response = await this.#options.http.send({
      method,
      url,
      headers: {
        ...headers,
        ...(credential !== undefined && { authorization: `Bearer ${credential.reveal()}` }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
        accept: answerType,
      },
      json: body,
      retry: policy ?? policies[method],
      turns: this.#limits[getRateClass(method)],
      idleMs: 15_000,
      maxBytes,
      signal,
    });
    if (!response.ok)
      throw new PortalError(`${method} ${url.pathname}`, response, this.#clock.now());
    return response;
  }
}

function read<Answer extends z.ZodMiniType>(
  operation: Operation<string, z.ZodMiniType, z.ZodMiniType, Answer>,
  response: HttpResponse,
): z.output<Answer> {
  // Responses that the spec doesn't show may be empty for writes, but not for reads.
  const empty = response.body.length === 0 && operation.method !== 'GET' ? {} : response.json;
  const value = operation.answerType === 'application/xml' ? response.text : empty;
  const call = `${operation.method} ${operation.path}`;
  return parsedAnswer(
    operation.answer,
    value,
    (wrong) => new PortalAnswerError(call, response, wrong),
  );
}
