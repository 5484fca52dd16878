import * as z from 'zod/mini';
import { ErrorBody } from '../../contracts/workspace/oauth.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { HttpResponse } from '../../shared/http/client.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { plainText } from '../../shared/plain-text.ts';

const maxLength = 300;

/** Removes control characters: the text is untrusted and may be printed to a terminal. */
export function parseErrorText(response: HttpResponse) {
  const body = z.safeParse(ErrorBody, response.json);
  if (!body.success) return { code: undefined, line: undefined };
  const { error, error_description: description, message } = body.data;
  const line = [error, description ?? message].filter(Boolean).join(': ');
  return { code: error, line: plainText(line).slice(0, maxLength) || undefined };
}

export function answerFacts(response: HttpResponse): string[] {
  const detail = parseErrorText(response).line;
  return compact([
    compact([`Status ${response.status}`, detail]).join(', '),
    response.requestId && `Request id ${plainText(response.requestId)}`,
  ]);
}

export function isUnavailable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Other errors are returned unchanged. */
export function unavailable(thrown: unknown, url: URL): unknown {
  const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  if (!(thrown instanceof HttpFault) && !isTimeout) return thrown;
  return new SiteDeployError('WORKSPACE_UNAVAILABLE', `${url.origin} did not respond.`, {
    cause: thrown,
    facts: [thrown.message],
  });
}
