import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/workspace-api/contract/api.ts
var workspacesPath = "/v1/workspaces";
var mePath = "/v1/me";

export {
  workspacesPath,
  mePath
};
