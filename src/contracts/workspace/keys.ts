export type KeyEnvironment = 'production' | 'sandbox';

export const keyPrefixes = {
  production: 'sk_live_',
  sandbox: 'sk_test_',
} as const satisfies Record<KeyEnvironment, string>;

export function environmentOfKey(key: string): KeyEnvironment | undefined {
  if (key.startsWith(keyPrefixes.production)) return 'production';
  if (key.startsWith(keyPrefixes.sandbox)) return 'sandbox';
  return undefined;
}

/** Maximum age before rotation, in days. Spec: Recommended practice. */
export const keyRotationDays = 90;

export const keyPermissions = [
  'files:read',
  'files:write',
  'workspaces:read',
  'workspaces:write',
  'users:read',
  'users:write',
] as const;
export type KeyPermission = (typeof keyPermissions)[number];

/** Scopes that a user can grant. */
export const oauthScopes = [
  'files:read',
  'files:write',
  'workspaces:read',
  'workspaces:write',
  'offline_access',
] as const;
export type OAuthScope = (typeof oauthScopes)[number];

export function isOAuthScope(value: string): value is OAuthScope {
  return (oauthScopes as readonly string[]).includes(value);
}
