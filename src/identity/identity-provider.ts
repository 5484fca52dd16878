import type { Secret } from '../shared/secret.ts';

/** Who this run is, as a token that another service can check. */
export interface IdentityProvider {
  /**
   * A fresh id token for `audience`. Fetched when it is needed, never early: it lives for minutes only.
   * @throws SiteDeployError `IDENTITY_NOT_AVAILABLE` or `ID_TOKEN_FAILED`
   */
  idToken(audience: string, signal: AbortSignal): Promise<Secret>;
}
