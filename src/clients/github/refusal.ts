import * as z from 'zod/mini';
import { compact } from '../../shared/compact.ts';
import type { ErrorCode } from '../../shared/errors/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { HttpResponse } from '../../shared/http/client.ts';
import { handleFault } from '../../shared/http/fault.ts';
import { asText, toObject } from '../../shared/json.ts';
import { parsedAnswer, type Schema } from '../../shared/parsed-answer.ts';
import { isLimit } from './throttle.ts';
import type { GitHubRequest } from './types.ts';

const Body = z.looseObject({
  message: z.optional(z.string()),
  errors: z.optional(
    z.array(z.union([z.string(), z.looseObject({ message: z.optional(z.string()) })])),
  ),
});

export const explainSilence = handleFault((fault): never => {
  const message = `GitHub did not respond: ${fault.message}`;
  throw new SiteDeployError('GITHUB_UNAVAILABLE', message, { cause: fault });
});

export function toRefusalError(request: GitHubRequest, response: HttpResponse): SiteDeployError {
  const { status, headers } = response;
  const message = getResponseMessage(response);
  const call = `${request.method} ${request.path.split('?')[0]}`;
  const accepted = headers['x-accepted-github-permissions'];
  const facts = compact([
    [`${call}: status ${status}`, message].filter(Boolean).join(', '),
    typeof accepted === 'string' && accepted !== '' && `GitHub requires: ${accepted}`,
    Boolean(response.requestId) && `request id: ${response.requestId}`,
  ]);
  const fail = (code: ErrorCode, text: string, remedy?: string) =>
    new SiteDeployError(code, text, { facts, remedy });
  if (isLimit(response)) return fail('GITHUB_RATE_LIMITED', 'GitHub is rate-limiting requests.');
  if (status === 401) return fail('GITHUB_TOKEN_REFUSED', 'GitHub rejected the token.');
  const sso = findSingleSignOnUrl(response);
  if (sso !== undefined)
    return fail(
      'GITHUB_PERMISSION_MISSING',
      'The organisation requires single sign-on.',
      `Authorize the token for the organisation${sso && ` at ${sso}`}, then run it again.`,
    );
  if (status === 403 && /not permitted to create or approve pull requests/i.test(message))
    return fail(
      'GITHUB_PERMISSION_MISSING',
      'The repository does not let GitHub Actions create pull requests.',
      'Enable "Allow GitHub Actions to create and approve pull requests" in its settings, under ' +
        'Actions, General, then run it again.',
    );
  if (status === 403 && /\barchived\b/i.test(message))
    return fail(
      'GITHUB_REFUSED',
      'The repository is archived and therefore read-only.',
      'Unarchive the repository in its settings, then run it again.',
    );
  if (status === 403 && lockedMessage.test(message))
    return fail('GITHUB_REFUSED', `GitHub refused ${call}: ${message}`, 'Unlock the conversation.');
  if (isSuspended(response))
    return fail('GITHUB_APP_SUSPENDED', `GitHub refused ${call}: suspended.`);
  if (isPlanLimit(status, message))
    return fail('GITHUB_PLAN_LIMIT', `GitHub refused ${call}: ${message}.`.replace(/\.\.$/, '.'));
  // GitHub responds with 404 for resources that the token can't access.
  if (status === 403 || status === 404)
    return fail(
      'GITHUB_PERMISSION_MISSING',
      `The token needs the permission "${request.needs}".`,
      `Give the token the repository permission "${request.needs}" and run it again: it ` +
        'continues where it stopped.',
    );
  if (status >= 500) return fail('GITHUB_UNAVAILABLE', `GitHub responded with status ${status}.`);
  return fail('GITHUB_REFUSED', `GitHub refused ${call}: ${message || `status ${status}`}.`);
}

/**
 * Returns whether GitHub refused a request because the issue or pull request is locked. Jobs and
 * Apps can then neither comment on it nor close it.
 */
export const isLocked = (error: unknown): error is SiteDeployError =>
  error instanceof SiteDeployError && lockedMessage.test(error.message);

const lockedMessage = /\bis locked\b/i;

export function isSuspended(response: HttpResponse): boolean {
  return response.status === 403 && /\bsuspended\b/i.test(getResponseMessage(response));
}

/**
 * Returns whether the plan lacks a feature. Example: "Upgrade to GitHub Pro or make this repository
 * public to enable this feature."
 */
function isPlanLimit(status: number, message: string): boolean {
  return (status === 403 || status === 422) && /^Upgrade to GitHub|\bbilling plan\b/i.test(message);
}

function findSingleSignOnUrl(response: HttpResponse): string | undefined {
  const message = response.headers['x-github-sso'];
  if (response.status !== 403 || typeof message !== 'string' || !message.startsWith('required'))
    return undefined;
  return /\burl=(https:\/\/[^\s;,]+)/.exec(message)?.[1] ?? '';
}

export function getResponseMessage(response: HttpResponse): string {
  const { data } = Body.safeParse(response.json);
  const details = (data?.errors ?? []).map((error) => asText(error) ?? toObject(error).message);
  return [data?.message, ...details].filter(Boolean).join(': ');
}

export function readGitHubAnswer<Output>(schema: Schema<Output>, value: unknown, subject: string) {
  const remedy = 'Run it again; if the error persists, report it with these lines.';
  const message = `GitHub sent an unexpected response about ${subject}.`;
  const fail = (facts: readonly string[]) =>
    new SiteDeployError('GITHUB_REFUSED', message, { facts, remedy });
  return parsedAnswer(schema, value, fail);
}
