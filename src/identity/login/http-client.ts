import type { ClientAssertionCredentialOptions } from '@azure/identity';
import { getErrorMessage, SiteDeployError } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { describeContentType } from '../../shared/http/content-type.ts';
import { findRedirect } from '../../shared/http/redirect.ts';
import { retry } from '../../shared/http/retry.ts';
import { toObject } from '../../shared/json.ts';
import type { Refusal } from './aadsts.ts';

type HttpClient = NonNullable<ClientAssertionCredentialOptions['httpClient']>;
type Send = HttpClient['sendRequest'];

/** Timeout per attempt in ms. A response normally takes 0.1 s. */
const attemptMs = 10_000;

/** Maximum size of a response in bytes. A token has a few thousand. */
const maxBytes = 1 << 20;
const tooLarge = 'the response is larger than 1 MiB';

const nothing: Refusal = { status: undefined, body: undefined, requestId: undefined };

/**
 * Sends the credential's requests with the run's own HTTP client. The credential's default client
 * has no limits for time, size or pauses, and can't be cancelled. Records the last response.
 */
export class CredentialClient implements HttpClient {
  last = nothing;
  readonly #http: Http;
  readonly #signal: AbortSignal;

  constructor(http: Http, signal: AbortSignal) {
    this.#http = http;
    this.#signal = signal;
  }

  async sendRequest(request: Parameters<Send>[0]): ReturnType<Send> {
    this.last = nothing;
    try {
      const answer = await this.#send(request);
      const { status, headers, text, body } = answer;
      const entries = Object.entries(headers).map(
        ([name, value]) => [name, String(value)] as const,
      );
      const requestId = headers['x-ms-request-id']?.toString();
      const failure = describeUnreadable(answer);
      this.last = {
        ...{ status, requestId, body: undefined, retryAfter: headers['retry-after'] },
        ...(failure && { failure }),
      };
      if (body.byteLength > maxBytes) throw new SiteDeployError('LOGIN_REFUSED', tooLarge);
      if (status >= 400) this.last = { ...this.last, body: text };
      const toJSON = () => Object.fromEntries(entries);
      const named = Object.assign(new Map(entries), { toJSON });
      return { request, status, headers: named, bodyAsText: text };
    } catch (error) {
      this.last = { ...this.last, failure: getErrorMessage(error) };
      throw error;
    }
  }

  #send({ url, headers, body }: Parameters<Send>[0]) {
    // Don't ask for a compressed response, because this client doesn't decompress.
    const { 'accept-encoding': _, ...sent } = headers.toJSON();
    return this.#http.send({
      method: 'POST',
      url,
      headers: sent,
      body: String(body),
      retry: retry.safe,
      idleMs: attemptMs,
      limitMs: attemptMs,
      maxBytes: maxBytes + 1,
      signal: this.#signal,
    });
  }
}

/** Describes a response that the credential only reports as `network_error` or `unknown_error`. */
function describeUnreadable(answer: HttpResponse): string | undefined {
  const { access_token: token, error, error_description: described } = toObject(answer.json);
  if ([token, error ?? described].some((text) => typeof text === 'string')) return undefined;
  const next = findRedirect(answer, answer.url);
  if (next) return `a redirect to ${next.origin}${next.pathname}`;
  return `the response has no token: ${describeContentType(answer)}`;
}
