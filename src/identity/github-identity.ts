import { SiteDeployError } from '../shared/errors/error.ts';
import type { Http, HttpResponse } from '../shared/http/client.ts';
import { describeContentType } from '../shared/http/content-type.ts';
import { getFaultRemedy, handleFault } from '../shared/http/fault.ts';
import { toObject } from '../shared/json.ts';
import { Secret } from '../shared/secret.ts';
import { count } from '../shared/units.ts';

export interface IdentityProvider {
  /**
   * Fetches a new id token, which expires within minutes, so call this only when needed.
   * @throws SiteDeployError `IDENTITY_NOT_AVAILABLE` or `ID_TOKEN_FAILED`
   */
  idToken(audience: string, signal: AbortSignal): Promise<Secret>;
}

const authority = 'https://login.microsoftonline.com';

export interface GitHubIdentityOptions {
  readonly http: Http;
  /** Value of `ACTIONS_ID_TOKEN_REQUEST_URL`, which only exists in a job with `id-token: write`. */
  readonly requestUrl: string | undefined;
  /** Value of `ACTIONS_ID_TOKEN_REQUEST_TOKEN`. */
  readonly requestToken: Secret | undefined;
  readonly mask: (secret: Secret) => void;
}

/**
 * Creates the identity provider of a GitHub Actions job:
 * https://docs.github.com/actions/reference/security/oidc. The toolkit's own call doesn't retry
 * after 429, 500 or a reset connection, and prints the token outside of a runner.
 */
export function githubIdentity(gitHubIdentityOptions: GitHubIdentityOptions): IdentityProvider {
  const { http, requestUrl, requestToken, mask } = gitHubIdentityOptions;
  // Open connections now, because a job with this URL is about to log in.
  if (requestUrl) for (const url of [requestUrl, authority]) http.connect?.(url, 1);
  return {
    async idToken(audience, signal) {
      if (!requestUrl || !requestToken) {
        const message = 'This job has no OIDC identity: the runner provides no id token.';
        throw new SiteDeployError('IDENTITY_NOT_AVAILABLE', message);
      }
      const url = new URL(requestUrl);
      url.searchParams.set('audience', audience);
      const authorization = `Bearer ${requestToken.reveal()}`;
      const headers = { authorization, accept: 'application/json' };
      const request = { method: 'GET', url, headers, idleMs: 10_000, signal } as const;
      const token = readIdToken(await http.send(request).catch(refuseFault));
      mask(token);
      return token;
    },
  };
}

const refuseFault = handleFault((fault): never => {
  throw idTokenFailed(fault.message, fault);
});

function readIdToken(response: HttpResponse): Secret {
  const { value } = toObject(response.json);
  if (response.ok && typeof value === 'string' && value !== '') return new Secret(value);
  const received = response.ok
    ? `a response without a token (${describeContentType(response)})`
    : `status ${response.status}`;
  throw idTokenFailed(`${received} after ${count(response.attempts, 'attempt')}.`);
}

function idTokenFailed(reason: string, cause?: unknown): SiteDeployError {
  const message = `The id token could not be fetched: ${reason}`;
  return new SiteDeployError('ID_TOKEN_FAILED', message, { cause, remedy: getFaultRemedy(cause) });
}
