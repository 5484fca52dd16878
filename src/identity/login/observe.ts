import { pipeline } from 'node:stream/promises';
import type { ClientAssertionCredentialOptions } from '@azure/identity';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { faultKind, isPermanent } from '../../shared/http/fault.ts';
import type { FailedAttempt } from '../../shared/http/retry.ts';
import type { Refusal } from './aadsts.ts';

type Policy = NonNullable<ClientAssertionCredentialOptions['additionalPolicies']>[number];

/**
 * An attempt without a complete answer, as an error type that the pipeline retries: it doesn't
 * retry aborted requests.
 */
class AttemptFailed extends Error {
  override readonly name = 'RestError';
  readonly code: 'ETIMEDOUT' | 'ECONNRESET';

  constructor(code: AttemptFailed['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The service asks for a longer wait than we accept. The pipeline doesn't retry unknown error
 * types.
 */
class RetryLater extends Error {
  override readonly name = 'AskedToWait';
}

/** More than Entra ever returns: a token has a few thousand bytes. */
const maxBytes = 1 << 20;

/** An answer that isn't Entra's. The pipeline doesn't retry unknown error types. */
class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';

  constructor() {
    super('the response is larger than 1 MiB');
  }
}

/**
 * A pipeline policy that adds what the credential lacks: a time limit per attempt (it waits forever
 * for a server that hangs), a size limit for answers (it buffers everything, and crashes at half a
 * gigabyte), cancellation, pauses after a 429 (it makes none without `Retry-After`, and would wait
 * 11 days if told to), and a record of the answers (its errors have neither status nor body).
 * @param pauseBefore milliseconds until the next attempt; `undefined` if there is none
 */
export function observe(
  signal: AbortSignal,
  timeoutMs: number,
  pauseBefore: (failed: FailedAttempt) => number | undefined,
): { policy: Policy; last(): Refusal } {
  let last: Refusal = { status: undefined, body: undefined, requestId: undefined };
  let attempt = 0;
  return {
    last: () => last,
    policy: {
      position: 'perRetry',
      policy: {
        name: 'site-deploy-observe',
        async sendRequest(request, next) {
          attempt += 1;
          // Its own `timeout` isn't cleared if a request fails, and keeps the process alive until
          // it expires.
          const limit = AbortSignal.timeout(timeoutMs);
          const either = AbortSignal.any([signal, limit]);
          request.abortSignal = either;
          last = { status: undefined, body: undefined, requestId: undefined };
          // On timeout, the pipeline's own reader takes a partial body for the complete one.
          request.streamResponseStatusCodes = new Set([Number.POSITIVE_INFINITY]);
          const failed = (error: unknown): never => {
            const isOverdue = limit.aborted && !signal.aborted;
            const failure = isOverdue
              ? `no response within ${timeoutMs / 1000} s`
              : getErrorMessage(error);
            last = { ...last, failure };
            // The pipeline would check this signal before the next attempt, and in the pause, and
            // take it for a cancel.
            request.abortSignal = signal;
            if (isOverdue) throw new AttemptFailed('ETIMEDOUT', failure);
            // E.g. a proxy that ends its connection: the pipeline does not know the error.
            if (isRepeatable(error, signal)) throw new AttemptFailed('ECONNRESET', failure);
            throw error;
          };
          const response = await next(request).catch(failed);
          const { status, headers } = response;
          const requestId = headers.get('x-ms-request-id');
          const text = await readText(response.readableStreamBody, either).catch(
            (error: unknown) => {
              if (error instanceof AnswerTooLarge) last = { status, body: undefined, requestId };
              return failed(error);
            },
          );
          response.bodyAsText = text;
          const retryAfter = headers.get('retry-after');
          const mustWait = status === 429 || (status === 503 && retryAfter !== undefined);
          last = {
            status,
            body: status >= 400 ? text : undefined,
            requestId,
            ...(mustWait && { retryAfter }),
          };
          // The attempt's time limit may expire during the pause.
          request.abortSignal = signal;
          if (!mustWait) return response;
          const pause = pauseBefore({ attempt, status, retryAfter });
          if (pause === undefined) throw new RetryLater(`Retry-After: ${retryAfter}`);
          headers.set('retry-after-ms', String(Math.ceil(pause)));
          return response;
        },
      },
    },
  };
}

function isRepeatable(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted || error instanceof AnswerTooLarge) return false;
  return !isPermanent(faultKind(error));
}

/**
 * Reads the whole answer.
 * @throws AnswerTooLarge; AttemptFailed if the connection broke; an `AbortError`
 */
async function readText(
  stream: NodeJS.ReadableStream | undefined,
  signal: AbortSignal,
): Promise<string> {
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
          if (size > maxBytes) throw new AnswerTooLarge();
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
