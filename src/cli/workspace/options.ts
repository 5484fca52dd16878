import { oauthScopes } from '../../contracts/workspace/keys.ts';
import type { OptionsOf } from '../definition.ts';
import { wholeNumberFrom } from '../inputs/option-parsers.ts';

export const addresses = {
  '--base-url <url>': 'base URL of the API; default: WORKSPACE_BASE_URL',
  '--auth-url <url>': 'base URL of the authorization server; default: WORKSPACE_AUTH_URL',
};
export const secret = {
  '--client-secret-stdin': 'read the client secret from the first line of stdin',
};
export const answered = { '--json': 'print the answer as JSON' };
export const loginOptions = {
  ...addresses,
  '--client-id <id>': 'client application; default: WORKSPACE_CLIENT_ID',
  ...secret,
  '--scope <scopes...>': {
    about: 'scopes to request',
    choices: oauthScopes,
    default: ['workspaces:read', 'offline_access'],
    displayedDefault: 'workspaces:read offline_access',
  },
  '--no-browser': 'print the URL, and read the code or the final URL of the browser from stdin',
  '--port <port>': {
    about: 'port on 127.0.0.1 for the redirect; default: a free port',
    parse: wholeNumberFrom(1_024, 65_535),
  },
  '--redirect-uri <uri>': 'with --no-browser: registered redirect URI',
  '--timeout <seconds>': {
    about: 'time limit for the login',
    parse: wholeNumberFrom(1, 3_600),
    default: 300,
  },
  '--json': 'print the result as JSON',
} as const;
export const keyOptions = {
  ...addresses,
  ...secret,
  '--api-key-stdin': 'read an API key from the first line of stdin',
  '--sandbox': { about: 'reject a production API key', conflicts: 'production' },
  '--production': 'reject a sandbox API key',
  '--allow-live': 'accept a production API key anyway',
  '--allow-test': 'accept a sandbox API key anyway',
  ...answered,
} as const;

export type AddressOptions = OptionsOf<typeof addresses>;
export type StoredLoginOptions = AddressOptions & OptionsOf<typeof secret>;
export type AnswerOptions = StoredLoginOptions & OptionsOf<typeof answered>;
export type WorkspaceLoginOptions = OptionsOf<typeof loginOptions>;
export type ListWorkspacesOptions = OptionsOf<typeof keyOptions>;
