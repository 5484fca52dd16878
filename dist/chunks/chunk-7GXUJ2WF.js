import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  _minLength,
  _positive,
  _regex,
  discriminatedUnion,
  literal,
  looseObject,
  nullable,
  number2 as number,
  object,
  optional,
  string
} from "./chunk-P4I7N7I4.js";

// src/workspace-api/contract/token.ts
var tokenPath = "/oauth/token";
var present = string().check(_minLength(1));
var CodeGrant = object({
  grant_type: literal("authorization_code"),
  client_id: present,
  client_secret: present,
  code: present,
  redirect_uri: present,
  code_verifier: optional(present)
});
var RefreshGrant = object({
  grant_type: literal("refresh_token"),
  client_id: present,
  client_secret: present,
  refresh_token: present
});
var TokenRequest = discriminatedUnion("grant_type", [CodeGrant, RefreshGrant]);
var accessTokenLifetime = 3600;
var credential = string().check(_regex(/^[\x21-\x7e]+$/));
var TokenResponse = looseObject({
  access_token: credential,
  refresh_token: optional(nullable(credential)),
  token_type: optional(nullable(string().check(_regex(/^bearer$/i)))),
  /** Lifetime of the access token in seconds. */
  expires_in: optional(nullable(number().check(_positive()))),
  /** Granted scopes, separated by spaces. */
  scope: optional(nullable(string()))
});

export {
  tokenPath,
  TokenRequest,
  accessTokenLifetime,
  TokenResponse
};
