import { SiteDeployError } from '../shared/errors/error.ts';
import type { Http } from '../shared/http/client.ts';
import { HttpFault } from '../shared/http/fault.ts';
import { Secret } from '../shared/secret.ts';
import { count } from '../shared/units.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface GitHubIdentityOptions {
  readonly http: Http;
  /** `ACTIONS_ID_TOKEN_REQUEST_URL`: set only in a job with `id-token: write`. */
  readonly requestUrl: string | undefined;
  /** `ACTIONS_ID_TOKEN_REQUEST_TOKEN`. */
  readonly requestToken: Secret | undefined;
  readonly mask: (secret: Secret) => void;
}

/**
 * The OIDC identity of a GitHub Actions job
 * (https://docs.github.com/actions/reference/security/oidc). Calls the runner's service directly:
 * the toolkit's own call doesn't retry after 429, 500 or a reset connection, waits three minutes
 * for a service that hangs, and prints the token outside of a runner.
 */
export function githubIdentity(gitHubIdentityOptions: GitHubIdentityOptions): IdentityProvider {
  const { http, requestUrl, requestToken, mask } = gitHubIdentityOptions;
  return {
    async idToken(audience, signal) {
      if (!requestUrl || !requestToken) {
        throw new SiteDeployError(
          'IDENTITY_NOT_AVAILABLE',
          'This job has no OIDC identity: the runner provides no id token.',
        );
      }
      const url = new URL(requestUrl);
      url.searchParams.set('audience', audience);
      const response = await http
        .send({
          method: 'GET',
          url,
          headers: { authorization: `Bearer ${requestToken.reveal()}`, accept: 'application/json' },
          idleMs: 10_000,
          signal,
        })
        .catch((error) => {
          if (!(error instanceof HttpFault)) throw error;
          throw new SiteDeployError(
            'ID_TOKEN_FAILED',
            `The id token could not be fetched: ${error.message}`,
            {
              cause: error,
            },
          );
        });
      const value = (response.json as { value?: unknown } | undefined)?.value;
      if (!response.ok || typeof value !== 'string' || value === '') {
        const received = response.ok ? 'a response without a token' : `status ${response.status}`;
        throw new SiteDeployError(
          'ID_TOKEN_FAILED',
          `The id token could not be fetched: ${received} after ${count(response.attempts, 'attempt')}.`,
        );
      }
      const token = new Secret(value);
      mask(token);
      return token;
    },
  };
}
