import type { Secret } from '../shared/secret.ts';

export interface IdentityProvider {
  /**
   * Fetches a fresh id token. Call it only when needed: it lives for minutes only.
   * @throws SiteDeployError `IDENTITY_NOT_AVAILABLE` or `ID_TOKEN_FAILED`
   */
  idToken(audience: string, signal: AbortSignal): Promise<Secret>;
}
