export const keyPermissions = [
  'files:read',
  'files:write',
  'workspaces:read',
  'workspaces:write',
  'users:read',
  'users:write',
] as const;
export type KeyPermission = (typeof keyPermissions)[number];

/** Granted by a person. */
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
