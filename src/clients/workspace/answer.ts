import * as z from 'zod/mini';
import { ErrorBody } from '../../contracts/workspace/error.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { HttpResponse } from '../../shared/http/client.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { plainText } from '../../shared/plain-text.ts';

/** Error details of a refusal. The spec doesn't show their shape, so each part is optional. */
export interface OAuthErrorText {
  /** Error code, e.g. `invalid_grant`. */
  readonly code: string | undefined;
  /** Code and text on one line, for people. */
  readonly line: string | undefined;
}

const maxLength = 300;

/**
 * Parses a refusal. Control characters are removed: the text is untrusted and may be printed to a
 * terminal.
 */
export function parseErrorText(response: HttpResponse): OAuthErrorText {
  const body = z.safeParse(ErrorBody, response.json);
  if (!body.success) return { code: undefined, line: undefined };
  const { error, error_description: description, message } = body.data;
  const parts = [error, description ?? message].filter((part) => part !== undefined && part !== '');
  return {
    code: error,
    line: parts.length === 0 ? undefined : plainText(parts.join(': ')).slice(0, maxLength),
  };
}

/** Formats an error response as facts. */
export function answerFacts(response: HttpResponse): string[] {
  const detail = parseErrorText(response).line;
  return [
    `Status ${response.status}${detail ? `, ${detail}` : ''}`,
    ...(response.requestId ? [`Request id ${plainText(response.requestId)}`] : []),
  ];
}

/** Whether the status indicates that a retry may succeed later. */
export function isUnavailable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Converts a missing response to a user-facing error; other errors are returned unchanged. */
export function unavailable(thrown: unknown, url: URL): unknown {
  const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  if (!(thrown instanceof HttpFault) && !isTimeout) return thrown;
  return new SiteDeployError('WORKSPACE_UNAVAILABLE', `${url.origin} did not respond.`, {
    cause: thrown,
    facts: [thrown.message],
  });
}
