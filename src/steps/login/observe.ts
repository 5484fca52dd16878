import type { ClientAssertionCredentialOptions } from '@azure/identity';
import type { Refusal } from './aadsts.ts';

type Policy = NonNullable<ClientAssertionCredentialOptions['additionalPolicies']>[number];

/**
 * A pipeline policy that gives the credential what it lacks: a time limit per attempt (it waits for ever for a server that hangs), a way to be cancelled,
 * and a record of what was answered (its errors carry neither status nor body).
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
          request.timeout = timeoutMs;
          request.abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
          last = { status: undefined, body: undefined, requestId: undefined };
          const response = await next(request);
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
