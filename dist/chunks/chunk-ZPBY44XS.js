import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/workspace-api/contract/permission.ts
var keyPermissions = [
  "files:read",
  "files:write",
  "workspaces:read",
  "workspaces:write",
  "users:read",
  "users:write"
];
var oauthScopes = [
  "files:read",
  "files:write",
  "workspaces:read",
  "workspaces:write",
  "offline_access"
];
function isOAuthScope(value) {
  return oauthScopes.includes(value);
}

export {
  keyPermissions,
  oauthScopes,
  isOAuthScope
};
