import type { Secret } from '../../shared/secret.ts';

/** Credential for API calls. */
export interface WorkspaceCredential {
  readonly kind: 'api-key' | 'access-token';
  /** The header value. Called for each request, so that it can be renewed before it expires. */
  get(signal?: AbortSignal): Promise<Secret>;
  /**
   * Returns a new value after a refusal; `undefined` or omitted: there is none, and the refusal is
   * final.
   */
  renew?(refused: Secret, signal?: AbortSignal): Promise<Secret | undefined>;
}

/** An API key. Spec: API keys. Validate it with `checkKey` first. */
export function apiKeyCredential(key: Secret): WorkspaceCredential {
  return { kind: 'api-key', get: async () => key };
}

/** An access token that is renewed elsewhere. */
export function accessTokenCredential(token: Secret): WorkspaceCredential {
  return { kind: 'access-token', get: async () => token };
}
