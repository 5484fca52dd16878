import type { Clock } from '../../shared/clock.ts';
import type { Http, HttpRequest, HttpResponse } from '../../shared/http/client.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { pauseBefore, type RetryPolicy, retry } from '../../shared/http/retry.ts';
import type { SlidingWindow } from './rate-limit.ts';

export interface AttemptOptions {
  readonly http: Http;
  readonly clock: Clock;
  readonly limit: SlidingWindow;
  readonly policy: RetryPolicy;
  /** A number in [0, 1) for the jitter. */
  readonly random: () => number;
  readonly onRetry: ((line: string) => void) | undefined;
}

/**
 * Sends a request, again where the policy allows it. Every attempt waits for its own turn under the rate limit, which is why the attempts
 * are made here and not by the HTTP client; and a 429 holds back every call of its kind, not only the one that met it.
 * @returns the last answer, whatever its status
 * @throws HttpFault when there was no answer at all; the signal's reason when it aborts
 */
export async function sendWithinLimit(request: HttpRequest, options: AttemptOptions): Promise<HttpResponse> {
  const { http, clock, limit, policy, random, onRetry } = options;
  const { signal } = request;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendOnce(http, request, limit);
    const failed = 'response' in outcome ? policy.statuses.includes(outcome.response.status) : policy.faults;
    const retryAfter = 'response' in outcome ? outcome.response.headers['retry-after'] : undefined;
    const pause =
      failed && attempt < policy.attempts ? pauseBefore(attempt, retryAfter, clock.now(), random()) : undefined;
    if (pause === undefined) {
      if ('response' in outcome) return outcome.response;
      const { kind, request: name, cause } = outcome.fault;
      throw new HttpFault(kind, name, attempt, cause);
    }
    const url = new URL(request.url);
    const reason = 'response' in outcome ? `status ${outcome.response.status}` : outcome.fault.kind;
    onRetry?.(
      `${request.method} ${url.origin}${url.pathname}: ${reason}, attempt ${attempt + 1} of ${policy.attempts} in ${(pause / 1000).toFixed(1)} s`,
    );
    if ('response' in outcome && outcome.response.status === 429) limit.pause(pause);
    else await clock.sleep(pause, signal);
  }
}

async function sendOnce(
  http: Http,
  request: HttpRequest,
  limit: SlidingWindow,
): Promise<{ response: HttpResponse } | { fault: HttpFault }> {
  const admission = await limit.admit(request.signal);
  try {
    return { response: await http.send({ ...request, retry: retry.never }) };
  } catch (error) {
    request.signal?.throwIfAborted();
    if (error instanceof HttpFault) return { fault: error };
    throw error;
  } finally {
    admission.done();
  }
}
