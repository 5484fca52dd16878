import * as z from 'zod/mini';
import { ErrorBody } from '../../contracts/workspace/error.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { HttpResponse } from '../../shared/http/client.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { plainText } from '../../shared/plain-text.ts';

/** What a refusal says of itself. Its shape is not shown, so each part may be missing. */
export interface Said {
  /** Code such as `invalid_grant`. */
  readonly code: string | undefined;
  /** Code and text in one line, for people. */
  readonly line: string | undefined;
}

const longest = 300;

/** Reads a refusal. Control characters are left out: the text comes from outside and may end on a terminal. */
export function whatWasSaid(response: HttpResponse): Said {
  const body = z.safeParse(ErrorBody, response.json);
  if (!body.success) return { code: undefined, line: undefined };
  const { error, error_description: description, message } = body.data;
  const parts = [error, description ?? message].filter((part) => part !== undefined && part !== '');
  return { code: error, line: parts.length === 0 ? undefined : plainText(parts.join(': ')).slice(0, longest) };
}

/** An answer that is no success, as facts for an error. */
export function answerFacts(response: HttpResponse): string[] {
  const said = whatWasSaid(response).line;
  return [
    `Status ${response.status}${said ? `, ${said}` : ''}`,
    ...(response.requestId ? [`Request id ${plainText(response.requestId)}`] : []),
  ];
}

/** Whether the status says that the same request may succeed later. */
export function isUnavailable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** A request that got no answer, as an error for people; anything else as it is. */
export function unavailable(thrown: unknown, url: URL): unknown {
  const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  if (!(thrown instanceof HttpFault) && !isTimeout) return thrown;
  return new SiteDeployError('WORKSPACE_UNAVAILABLE', `No answer from ${url.origin}.`, {
    cause: thrown,
    facts: [thrown.message],
  });
}
