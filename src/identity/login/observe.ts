import { pipeline } from 'node:stream/promises';
import type { ClientAssertionCredentialOptions } from '@azure/identity';
import { messageOf } from '../../shared/errors/error.ts';
import type { FailedAttempt } from '../../shared/http/retry.ts';
import type { Refusal } from './aadsts.ts';

type Policy = NonNullable<ClientAssertionCredentialOptions['additionalPolicies']>[number];

/**
 * An attempt that came to no whole answer, in the form that the pipeline's own retries know: what is aborted they give
 * up.
 */
class AttemptFailed extends Error {
  override readonly name = 'RestError';
  readonly code: 'ETIMEDOUT' | 'ECONNRESET';

  constructor(code: AttemptFailed['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** A service that asks to wait for longer than anybody waits. The pipeline gives up what it does not know. */
class AskedToWait extends Error {
  override readonly name = 'AskedToWait';
}

/** More than Entra ever answers: a token has a few thousand bytes. */
const mostBytes = 1 << 20;

/** An answer that is none of Entra's. The pipeline gives up what it does not know. */
class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';

  constructor() {
    super('the answer has more than 1 MiB');
  }
}

/**
 * A pipeline policy that gives the credential what it lacks: a time limit per attempt (it waits for ever for a server
 * that hangs), a limit for the size of an answer (it keeps all of it, and crashes at half a gigabyte), a way to be
 * cancelled, pauses after a 429 (it makes none where no time is named, and one of 11 days where that is named), and a
 * record of what was answered (its errors carry neither status nor body).
 * @param pauseBefore milliseconds until the next attempt; `undefined` where there is none
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
          // Its own `timeout` is not cleared when a request fails, and keeps the process alive for as long.
          const limit = AbortSignal.timeout(timeoutMs);
          const either = AbortSignal.any([signal, limit]);
          request.abortSignal = either;
          last = { status: undefined, body: undefined, requestId: undefined };
          // The pipeline's own reader takes what has come of an answer when its time is over for all of it.
          request.streamResponseStatusCodes = new Set([Number.POSITIVE_INFINITY]);
          const failed = (error: unknown): never => {
            const isOverdue = limit.aborted && !signal.aborted;
            const failure = isOverdue ? `no answer within ${timeoutMs / 1000} s` : messageOf(error);
            last = { ...last, failure };
            if (!isOverdue) throw error;
            // The pipeline would look at it before another attempt, and take it for a cancel.
            request.abortSignal = signal;
            throw new AttemptFailed('ETIMEDOUT', failure);
          };
          const response = await next(request).catch(failed);
          const { status, headers } = response;
          const requestId = headers.get('x-ms-request-id');
          const text = await readText(response.readableStreamBody, either).catch((error: unknown) => {
            if (error instanceof AnswerTooLarge) last = { status, body: undefined, requestId };
            return failed(error);
          });
          response.bodyAsText = text;
          const retryAfter = headers.get('retry-after');
          const asksToWait = status === 429 || (status === 503 && retryAfter !== undefined);
          last = {
            status,
            body: status >= 400 ? text : undefined,
            requestId,
            ...(asksToWait && { retryAfter }),
          };
          if (!asksToWait) return response;
          const pause = pauseBefore({ attempt, status, retryAfter });
          if (pause === undefined) throw new AskedToWait(`Retry-After: ${retryAfter}`);
          headers.set('retry-after-ms', String(Math.ceil(pause)));
          // The time of the attempt may be over before the pause is.
          request.abortSignal = signal;
          return response;
        },
      },
    },
  };
}

/**
 * The whole answer.
 * @throws AnswerTooLarge; AttemptFailed where the connection broke; an `AbortError`
 */
async function readText(stream: NodeJS.ReadableStream | undefined, signal: AbortSignal): Promise<string> {
  if (!stream) return '';
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    await pipeline(
      stream,
      async (read: AsyncIterable<Buffer | string>) => {
        for await (const one of read) {
          const chunk = Buffer.from(one);
          chunks.push(chunk);
          size += chunk.length;
          if (size > mostBytes) throw new AnswerTooLarge();
        }
      },
      { signal },
    );
  } catch (error) {
    if (signal.aborted || error instanceof AnswerTooLarge) throw error;
    throw new AttemptFailed('ECONNRESET', `the answer broke off: ${messageOf(error)}`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
