import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  array,
  literal,
  looseObject,
  object,
  optional,
  string
} from "./chunk-P4I7N7I4.js";

// src/workspace-api/contract/authorize.ts
var authorizePath = "/oauth/authorize";
var AuthorizationRequest = object({
  client_id: string(),
  redirect_uri: string(),
  response_type: literal("code"),
  /** Scopes, separated by spaces. In a query a space is written as a plus sign, so both forms of the spec are one. */
  scope: string(),
  /** Random, chosen by the client. */
  state: string(),
  code_challenge: optional(string()),
  code_challenge_method: optional(literal("S256"))
});
var AuthorizationAnswer = object({
  code: optional(string()),
  state: optional(string()),
  error: optional(string()),
  error_description: optional(string())
});

// src/workspace-api/contract/metadata.ts
var metadataPath = "/.well-known/oauth-authorization-server";
var ServerMetadata = looseObject({
  issuer: string(),
  code_challenge_methods_supported: optional(array(string()))
});

export {
  authorizePath,
  metadataPath,
  ServerMetadata
};
