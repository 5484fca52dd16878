import type { Secret } from '../../shared/secret.ts';

export interface WorkspaceCredential {
  readonly kind: 'api-key' | 'access-token';
  /** Called for each request, so that it can be renewed before it expires. */
  get(signal?: AbortSignal): Promise<Secret>;
  /** `undefined` or omitted: the refusal is final. */
  renew?(refused: Secret, signal?: AbortSignal): Promise<Secret | undefined>;
}

/** Spec: API keys. Validate the key with `checkKey` first. */
export function apiKeyCredential(key: Secret): WorkspaceCredential {
  return { kind: 'api-key', get: async () => key };
}

export function accessTokenCredential(token: Secret): WorkspaceCredential {
  return { kind: 'access-token', get: async () => token };
}
