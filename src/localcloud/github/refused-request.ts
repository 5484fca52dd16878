import type { ServerResponse } from 'node:http';
import { described } from './bodies.ts';
import { violationsOf } from './openapi/validate.ts';
import { isGranted, neededFor } from './permissions.ts';
import { refuse } from './route.ts';
import type { TokenPermissions } from './state.ts';

/** A request about a repository. */
export interface AskedRequest {
  readonly method: string;
  /** Below the repository. */
  readonly path: string;
  /** The body as it was sent. */
  readonly text: string;
  readonly query: URLSearchParams;
  /** The body; `undefined`: there is none. */
  readonly json: unknown;
}

/**
 * Answers a request that the token may not make, or that GitHub's description of its API does not allow.
 * @param target the whole path
 * @returns whether it is answered
 */
export function refusesRequest(
  { method, path, text, query, json }: AskedRequest,
  target: string,
  granted: TokenPermissions,
  response: ServerResponse,
): boolean {
  const needed = neededFor(method, path, text);
  if (!needed.every((permission) => isGranted(granted, permission))) {
    response.setHeader('x-accepted-github-permissions', needed.map((one) => `${one.name}=${one.level}`).join(','));
    refuse(response, 403, 'Resource not accessible by personal access token');
    return true;
  }
  const violations = violationsOf(method, target, query, described(path, json));
  if (violations === undefined) {
    refuse(response, 404, `Not Found: ${method} ${path} is not in localcloud/github/openapi/operations.json`);
    return true;
  }
  if (violations.length === 0) return false;
  const errors = violations.map(({ field, message }) => ({ field, code: 'invalid', message: `${field}: ${message}` }));
  refuse(response, 422, 'Validation Failed', errors);
  return true;
}
