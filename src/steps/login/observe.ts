import type { ClientAssertionCredentialOptions } from '@azure/identity';
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

/**
 * A pipeline policy that gives the credential what it lacks: a time limit per attempt (it waits for ever for a server
 * that hangs), a way to be cancelled, and a record of what was answered (its errors carry neither status nor body).
 */
export function observe(signal: AbortSignal, timeoutMs: number): { policy: Policy; last(): Refusal } {
  let last: Refusal = { status: undefined, body: undefined, requestId: undefined };
  return {
    last: () => last,
    policy: {
      position: 'perRetry',
      policy: {
        name: 'site-deploy-observe',
        async sendRequest(request, next) {
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
          last = {
            status: response.status,
            body: response.status >= 400 ? (response.bodyAsText ?? undefined) : undefined,
            requestId: response.headers.get('x-ms-request-id'),
          };
          return response;
        },
      },
    },
  };
}
