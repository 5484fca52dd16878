import type { ClientAssertionCredentialOptions } from '@azure/identity';
import type { FailedAttempt } from '../../shared/http/retry.ts';
import type { Refusal } from './aadsts.ts';

type Policy = NonNullable<ClientAssertionCredentialOptions['additionalPolicies']>[number];

/** An attempt whose time is over, in the form that the pipeline's own retries know: what is aborted it gives up. */
class AttemptHung extends Error {
  override readonly name = 'RestError';
  readonly code = 'ETIMEDOUT';

  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs / 1000} s`);
  }
}

/** A service that asks to wait for longer than anybody waits. The pipeline gives up what it does not know. */
class AskedToWait extends Error {
  override readonly name = 'AskedToWait';
}

/**
 * A pipeline policy that gives the credential what it lacks: a time limit per attempt (it waits for ever for a server
 * that hangs), a way to be cancelled, pauses after a 429 (it makes none where no time is named, and one of 11 days
 * where that is named), and a record of what was answered (its errors carry neither status nor body).
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
          request.abortSignal = AbortSignal.any([signal, limit]);
          last = { status: undefined, body: undefined, requestId: undefined };
          const response = await next(request).catch((error: unknown) => {
            if (signal.aborted || !limit.aborted) throw error;
            // The pipeline would look at it before another attempt, and take it for a cancel.
            request.abortSignal = signal;
            throw new AttemptHung(timeoutMs);
          });
          const { status, headers } = response;
          const retryAfter = headers.get('retry-after');
          const asksToWait = status === 429 || (status === 503 && retryAfter !== undefined);
          last = {
            status,
            body: status >= 400 ? (response.bodyAsText ?? undefined) : undefined,
            requestId: headers.get('x-ms-request-id'),
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
