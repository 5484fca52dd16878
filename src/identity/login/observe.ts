import { pipeline } from 'node:stream/promises';
import type { ClientAssertionCredentialOptions } from '@azure/identity';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { faultKind, isPermanent } from '../../shared/http/fault.ts';
import type { FailedAttempt } from '../../shared/http/retry.ts';
import type { Refusal } from './aadsts.ts';

type Policy = NonNullable<ClientAssertionCredentialOptions['additionalPolicies']>[number];
type Send = Policy['policy']['sendRequest'];
type SentRequest = Parameters<Send>[0];
type Answer = Awaited<ReturnType<Send>>;
type PauseBefore = (failed: FailedAttempt) => number | undefined;

/** An error that the pipeline retries, in contrast to an aborted request. */
class AttemptFailed extends Error {
  override readonly name = 'RestError';
  readonly code: 'ETIMEDOUT' | 'ECONNRESET';

  constructor(code: AttemptFailed['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Thrown if Entra asks for too long a pause. The pipeline doesn't retry unknown errors. */
class RetryLater extends Error {
  override readonly name = 'AskedToWait';
}

/** In bytes. Entra returns far less: a token has a few thousand bytes. */
const maxBytes = 1 << 20;

/** Thrown for a response that can't be Entra's. The pipeline doesn't retry unknown errors. */
class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

const nothing: Refusal = { status: undefined, body: undefined, requestId: undefined };

/**
 * Adds what the credential lacks: a time limit per attempt (it waits forever), a size limit for
 * responses (it crashes at half a gigabyte), cancellation, pauses after a 429 (none without
 * `Retry-After`, else up to 11 days), and a record of the responses.
 */
export function observe(signal: AbortSignal, timeoutMs: number, pauseBefore: PauseBefore) {
  const observer = new Observer(signal, timeoutMs, pauseBefore);
  const sendRequest: Send = (request, next) => observer.send(request, next);
  const policy = { name: 'site-deploy-observe', sendRequest };
  const observed: Policy = { position: 'perRetry', policy };
  return { last: () => observer.last, policy: observed };
}

class Observer {
  last = nothing;
  #attempt = 0;
  readonly #signal: AbortSignal;
  readonly #timeoutMs: number;
  readonly #pauseBefore: PauseBefore;

  constructor(signal: AbortSignal, timeoutMs: number, pauseBefore: PauseBefore) {
    this.#signal = signal;
    this.#timeoutMs = timeoutMs;
    this.#pauseBefore = pauseBefore;
  }

  async send(request: SentRequest, next: Parameters<Send>[1]): ReturnType<Send> {
    this.#attempt += 1;
    this.last = nothing;
    // The request's own `timeout` isn't cleared on failure, and keeps the process alive.
    const limit = AbortSignal.timeout(this.#timeoutMs);
    const either = AbortSignal.any([this.#signal, limit]);
    request.abortSignal = either;
    // After a timeout, the pipeline's own reader would treat a partial body as complete.
    request.streamResponseStatusCodes = new Set([Number.POSITIVE_INFINITY]);
    try {
      const response = await next(request);
      await this.#read(response, either);
      return this.#orderPause(response);
    } catch (error) {
      throw this.#explain(error, limit);
    } finally {
      // The pipeline would treat the attempt's signal as a cancel.
      request.abortSignal = this.#signal;
    }
  }

  async #read(response: Answer, signal: AbortSignal): Promise<void> {
    const { status, headers } = response;
    const requestId = headers.get('x-ms-request-id');
    try {
      response.bodyAsText = await readText(response.readableStreamBody, signal);
    } catch (error) {
      if (error instanceof AnswerTooLarge) this.last = { ...nothing, status, requestId };
      throw error;
    }
    this.last = { ...nothing, status, requestId };
    if (status >= 400) this.last = { ...this.last, body: response.bodyAsText };
  }

  #orderPause(response: Answer): Answer {
    const { status, headers } = response;
    const retryAfter = headers.get('retry-after');
    if (status !== 429 && !(status === 503 && retryAfter)) return response;
    this.last = { ...this.last, retryAfter };
    const pause = this.#pauseBefore({ attempt: this.#attempt, status, retryAfter });
    if (pause === undefined) throw new RetryLater(`Retry-After: ${retryAfter}`);
    headers.set('retry-after-ms', String(Math.ceil(pause)));
    return response;
  }

  /** Records the failure. Converts it to an error that the pipeline retries if that may help. */
  #explain(error: unknown, limit: AbortSignal): unknown {
    if (error instanceof RetryLater) return error;
    const isOverdue = limit.aborted && !this.#signal.aborted;
    let failure = getErrorMessage(error);
    if (isOverdue) failure = `no response within ${this.#timeoutMs / 1000} s`;
    this.last = { ...this.last, failure };
    if (isOverdue) return new AttemptFailed('ETIMEDOUT', failure);
    // E.g. a proxy that closes the connection, which is an unknown error to the pipeline.
    const isFinal = this.#signal.aborted || error instanceof AnswerTooLarge;
    if (isFinal || isPermanent(faultKind(error))) return error;
    return new AttemptFailed('ECONNRESET', failure);
  }
}

async function readText(stream: NodeJS.ReadableStream | undefined, signal: AbortSignal) {
  if (!stream) return '';
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    await pipeline(
      stream,
      async (read: AsyncIterable<Buffer | string>) => {
        for await (const piece of read) {
          const chunk = Buffer.from(piece);
          chunks.push(chunk);
          size += chunk.length;
          if (size > maxBytes) throw new AnswerTooLarge('the response is larger than 1 MiB');
        }
      },
      { signal },
    );
  } catch (error) {
    if (signal.aborted || error instanceof AnswerTooLarge) throw error;
    throw new AttemptFailed('ECONNRESET', `the response was cut off: ${getErrorMessage(error)}`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
