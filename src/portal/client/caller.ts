import type * as z from 'zod/mini';
import { type Clock, systemClock } from '../../shared/clock.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { type RetryPolicy, retry } from '../../shared/http/retry.ts';
import type { Secret } from '../../shared/secret.ts';
import type { Method, Operation, ParameterOf } from '../contract/operation.ts';
import { rateClassOf } from '../contract/rate-limit.ts';
import { addressOf, pathOf, type QueryValues } from './address.ts';
import { sendWithinLimit } from './attempts.ts';
import { freshnessOf } from './cache-control.ts';
import { PortalAnswerError, PortalError } from './portal-error.ts';
import { rateLimitsOf } from './rate-limit.ts';
import { SeoCache } from './seo-cache.ts';

export interface PortalClientOptions {
  readonly http: Http;
  /** Address of the portal. */
  readonly url: string;
  /**
   * Gives the credential of a call. Asked for every call, and once more, with the credential that was refused, after a 401: the call
   * is repeated where it gives another one then.
   */
  readonly credential: (refused?: Secret) => Promise<Secret>;
  /** The word that stands for the repository-hosting provider in paths. Default `repohost`. */
  readonly provider?: string;
  /** For rate limits, pauses and the SEO cache. Default: the system's. */
  readonly clock?: Clock;
  /** A number in [0, 1) for the jitter of pauses. */
  readonly random?: () => number;
  /** Told about every attempt that is repeated. */
  readonly onRetry?: (line: string) => void;
}

/** What a call consists of besides its operation. */
export interface CallParts<Path extends string, Body> {
  readonly parameters: Readonly<Record<ParameterOf<Path>, string>>;
  readonly query?: QueryValues;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: reads and replacements may be sent again, other writes only where the portal says that it did nothing. */
  readonly retry?: RetryPolicy;
  readonly signal?: AbortSignal | undefined;
}

const policies: Readonly<Record<Method, RetryPolicy>> = {
  GET: retry.safe,
  PUT: retry.safe,
  POST: retry.refusedOnly,
  PATCH: retry.refusedOnly,
  // A repetition after a lost answer would say 404 for what was removed.
  DELETE: retry.refusedOnly,
};

/** A list of thousands of pages has some megabytes, the largest sitemap 50. */
const maxBytes = 64 << 20;

/** Carries out operations of the contract: address, credential, rate limit, attempts, errors, and the schema of the answer. */
export class PortalCaller {
  readonly #options: PortalClientOptions;
  readonly #clock: Clock;
  readonly #seo: SeoCache;

  constructor(options: PortalClientOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#seo = new SeoCache(this.#clock);
  }

  protected get provider(): string | undefined {
    return this.#options.provider;
  }

  /**
   * Calls an operation.
   * @returns the answer with unknown fields kept
   * @throws PortalError, PortalAnswerError, HttpFault, or the signal's reason
   */
  protected async call<
    Path extends string,
    Query extends z.ZodMiniType,
    Body extends z.ZodMiniType,
    Answer extends z.ZodMiniType,
  >(operation: Operation<Path, Query, Body, Answer>, parts: CallParts<Path, z.input<Body>>): Promise<z.output<Answer>> {
    return this.#read(operation, await this.send(operation, parts));
  }

  /** A read of SEO, which the portal lets its readers keep for a while. */
  protected async cachedRead<Path extends string, Answer extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, z.ZodMiniType<undefined>, Answer>,
    siteId: string,
    parts: CallParts<Path, undefined>,
  ): Promise<z.output<Answer>> {
    const path = pathOf(operation.path, parts.parameters);
    const load = async (signal?: AbortSignal) => {
      const response = await this.send(operation, { ...parts, signal });
      return { value: this.#read(operation, response), freshness: freshnessOf(response.headers) };
    };
    return (await this.#seo.read(siteId, path, load, parts.signal)) as z.output<Answer>;
  }

  /** A write after which what was read of the site's SEO is no longer true; also where its outcome is not known. */
  protected async invalidating<Result>(siteId: string, write: () => Promise<Result>): Promise<Result> {
    this.#seo.forget(siteId);
    try {
      return await write();
    } finally {
      this.#seo.forget(siteId);
    }
  }

  /** Calls an operation without looking at the body of its answer. */
  protected async send<Path extends string, Body extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, Body>,
    parts: CallParts<Path, z.input<Body>>,
  ): Promise<HttpResponse> {
    if (operation.auth === 'public' || operation.auth === 'signature') return await this.#attempt(operation, parts);
    const { signal } = parts;
    const credential = await this.#options.credential();
    try {
      return await this.#attempt(operation, parts, credential);
    } catch (error) {
      if (!(error instanceof PortalError) || error.status !== 401) throw error;
      signal?.throwIfAborted();
      const renewed = await this.#options.credential(credential);
      if (renewed.reveal() === credential.reveal()) throw error;
      return await this.#attempt(operation, parts, renewed);
    }
  }

  async #attempt<Path extends string, Body extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, Body>,
    parts: CallParts<Path, z.input<Body>>,
    credential?: Secret,
  ): Promise<HttpResponse> {
    const { http, url: base, random = Math.random, onRetry } = this.#options;
    const { method, answerType = 'application/json' } = operation;
    const url = addressOf(base, pathOf(operation.path, parts.parameters), parts.query);
    const clock = this.#clock;
    const limit = rateLimitsOf(http, url.origin, clock)[rateClassOf(method)];
    const authorization = credential === undefined ? {} : { authorization: `Bearer ${credential.reveal()}` };
    const response = await sendWithinLimit(
      {
        method,
        url,
        headers: { ...parts.headers, ...authorization, accept: answerType },
        json: parts.body,
        idleMs: 15_000,
        maxBytes,
        ...(parts.signal !== undefined && { signal: parts.signal }),
      },
      { http, clock, limit, policy: parts.retry ?? policies[method], random, onRetry },
    );
    if (!response.ok) throw new PortalError(`${method} ${url.pathname}`, response, clock.now());
    return response;
  }

  #read<Answer extends z.ZodMiniType>(
    operation: Operation<string, z.ZodMiniType, z.ZodMiniType, Answer>,
    response: HttpResponse,
  ): z.output<Answer> {
    // Answers that the spec does not show may well be empty.
    const empty = response.body.length === 0 ? {} : response.json;
    const value = operation.answerType === 'application/xml' ? response.text : empty;
    const result = operation.answer.safeParse(value);
    if (result.success) return result.data;
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
    throw new PortalAnswerError(`${operation.method} ${operation.path}`, response, problems);
  }
}
