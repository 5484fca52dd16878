import type * as z from 'zod/mini';
import type { Auth, Method, Operation, ParameterOf } from '../../contracts/portal/operation.ts';
import { rateClassOf } from '../../contracts/portal/rate-limit.ts';
import { type Clock, systemClock } from '../../shared/clock.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { type RetryPolicy, retry } from '../../shared/http/retry.ts';
import { endpointAddress, type QueryValues, serviceAddress } from '../../shared/http/service-address.ts';
import { parsedAnswer } from '../../shared/parsed-answer.ts';
import type { Secret } from '../../shared/secret.ts';
import { freshMs } from './freshness.ts';
import { pathOf } from './operation-path.ts';
import { PortalAnswerError, PortalError } from './portal-error.ts';
import { type RateLimits, rateLimitsOf } from './rate-limit.ts';

export interface PortalClientOptions {
  readonly http: Http;
  /** Address of the portal: https, or http on this machine. */
  readonly url: string;
  /**
   * Gives the credential of a call. Asked for every call, and once more, with the credential that was refused, after a
   * 401: the call is repeated where it gives another one then.
   */
  readonly credential: (need: CredentialNeed) => Promise<Secret>;
  /** The word that stands for the repository-hosting provider in paths. Default `repohost`. */
  readonly provider?: string;
  /** For rate limits. Default: the system's. */
  readonly clock?: Clock;
  /** Told when calls wait for more than two seconds because the minute's requests are used up. */
  readonly onWait?: (line: string) => void;
}

/** What a credential is needed for. */
export interface CredentialNeed {
  /** Which kind the endpoint takes: that of its callers, the cloud access token, or the API token of deployments. */
  readonly auth: Exclude<Auth, 'public' | 'signature'>;
  /** The credential that the portal has refused. */
  readonly refused?: Secret;
}

/** What every call takes besides its arguments. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** What a call that replaces a record takes besides its arguments. */
export interface WriteOptions extends CallOptions {
  /**
   * The entity tag with which the record was read: where somebody has changed it since, the portal refuses with status
   * 412.
   */
  readonly ifMatch?: string;
}

/** A record with the entity tag for `ifMatch`; absent where the portal gives none. */
export interface Tagged<Value> {
  readonly value: Value;
  readonly etag: string | undefined;
}

/** An answer, and for how many milliseconds it may be used again without asking. */
export interface Cacheable<Value> {
  readonly value: Value;
  readonly freshMs: number;
}

/** What a call consists of besides its operation. */
export interface CallParts<Path extends string, Body> extends WriteOptions {
  readonly parameters: Readonly<Record<ParameterOf<Path>, string>>;
  readonly query?: QueryValues;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: reads and replacements may be sent again, other writes only where the portal says that it did nothing. */
  readonly retry?: RetryPolicy;
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

/** Carries out operations of the contract: address, credential, rate limit, errors, and the schema of the answer. */
export class PortalCaller {
  readonly provider: string | undefined;
  readonly #options: PortalClientOptions;
  readonly #url: string;
  readonly #clock: Clock;
  readonly #limits: RateLimits;

  /** @throws SiteDeployError `USAGE` when the address is none, or is neither https nor of this machine */
  constructor(options: PortalClientOptions) {
    this.#options = options;
    this.#url = serviceAddress(options.url, 'The address of the portal');
    this.#clock = options.clock ?? systemClock;
    this.#limits = rateLimitsOf(this.#clock, options.onWait);
    this.provider = options.provider;
  }

  /**
   * Calls an operation.
   * @returns the answer with unknown fields kept
   * @throws PortalError, PortalAnswerError, HttpFault, or the signal's reason
   */
  async call<
    Path extends string,
    Query extends z.ZodMiniType,
    Body extends z.ZodMiniType,
    Answer extends z.ZodMiniType,
  >(operation: Operation<Path, Query, Body, Answer>, parts: CallParts<Path, z.input<Body>>): Promise<z.output<Answer>> {
    return read(operation, await this.send(operation, parts));
  }

  /** Calls an operation that reads a record. @returns the record with its entity tag */
  async callTagged<Path extends string, Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, Body, Answer>,
    parts: CallParts<Path, z.input<Body>>,
  ): Promise<Tagged<z.output<Answer>>> {
    const response = await this.send(operation, parts);
    return { value: read(operation, response), etag: response.headers.etag };
  }

  /** Calls an operation that reads. @returns the answer with how long its Cache-Control holds */
  async callCacheable<Path extends string, Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, Body, Answer>,
    parts: CallParts<Path, z.input<Body>>,
  ): Promise<Cacheable<z.output<Answer>>> {
    const response = await this.send(operation, parts);
    return { value: read(operation, response), freshMs: freshMs(response.headers) };
  }

  /** Calls an operation without looking at the body of its answer. */
  async send<Path extends string, Body extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, Body>,
    parts: CallParts<Path, z.input<Body>>,
  ): Promise<HttpResponse> {
    const { auth } = operation;
    if (auth === 'public' || auth === 'signature') return await this.#send(operation, parts);
    const { credential } = this.#options;
    const given = await credential({ auth });
    try {
      return await this.#send(operation, parts, given);
    } catch (error) {
      if (!(error instanceof PortalError) || error.status !== 401) throw error;
      parts.signal?.throwIfAborted();
      const renewed = await credential({ auth, refused: given });
      if (renewed.reveal() === given.reveal()) throw error;
      return await this.#send(operation, parts, renewed);
    }
  }

  async #send<Path extends string, Body extends z.ZodMiniType>(
    operation: Operation<Path, z.ZodMiniType, Body>,
    { parameters, query, body, headers, ifMatch, retry: policy, signal }: CallParts<Path, z.input<Body>>,
    credential?: Secret,
  ): Promise<HttpResponse> {
    const { method, answerType = 'application/json' } = operation;
    const url = endpointAddress(this.#url, pathOf(operation.path, parameters), query);
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
      turns: this.#limits[rateClassOf(method)],
      idleMs: 15_000,
      maxBytes,
      signal,
    });
    if (!response.ok) throw new PortalError(`${method} ${url.pathname}`, response, this.#clock.now());
    return response;
  }
}

function read<Answer extends z.ZodMiniType>(
  operation: Operation<string, z.ZodMiniType, z.ZodMiniType, Answer>,
  response: HttpResponse,
): z.output<Answer> {
  // What the spec does not show may well be empty where something was written; who reads wants to be told something.
  const empty = response.body.length === 0 && operation.method !== 'GET' ? {} : response.json;
  const value = operation.answerType === 'application/xml' ? response.text : empty;
  const call = `${operation.method} ${operation.path}`;
  return parsedAnswer(operation.answer, value, (wrong) => new PortalAnswerError(call, response, wrong));
}
