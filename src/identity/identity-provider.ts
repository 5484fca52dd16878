import type { Secret } from '../shared/secret.ts';

/** The identity of this run, as a token that other services can verify. */
export interface IdentityProvider {
  /**
   * Fetches a fresh id token for `audience`. Call it only when the token is needed: it lives for
   * minutes only.
   * @throws SiteDeployError `IDENTITY_NOT_AVAILABLE` or `ID_TOKEN_FAILED`
   */
  idToken(audience: string, signal: AbortSignal): Promise<Secret>;
}
