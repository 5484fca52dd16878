import type { Secret } from '../../shared/secret.ts';

/** What a call is authorised with. */
export interface WorkspaceCredential {
  readonly kind: 'api-key' | 'access-token';
  /** The value for the header. Asked for every call, so that it can be renewed ahead of its expiry. */
  get(signal?: AbortSignal): Promise<Secret>;
  /**
   * Another value after the service has refused one; `undefined` or left out: there is none, and the refusal stands.
   */
  renew?(refused: Secret, signal?: AbortSignal): Promise<Secret | undefined>;
}

/** An API key. Spec: API keys. `checkKey` looks at it first. */
export function apiKeyCredential(key: Secret): WorkspaceCredential {
  return { kind: 'api-key', get: async () => key };
}

/** An access token that somebody else renews. */
export function accessTokenCredential(token: Secret): WorkspaceCredential {
  return { kind: 'access-token', get: async () => token };
}
