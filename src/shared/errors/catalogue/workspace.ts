import type { CatalogueEntry } from './entry.ts';

/** Errors of the file-and-workspace API. */
export const workspace = {
  WORKSPACE_NOT_LOGGED_IN: {
    title: 'There is no login for the file-and-workspace API.',
    remedy:
      'Run "site-deploy workspace login", or set WORKSPACE_API_KEY or WORKSPACE_ACCESS_TOKEN.',
  },
  WORKSPACE_LOGIN_DENIED: {
    title: 'The login was denied in the browser.',
    remedy: 'Run the login again and approve it, or ask for fewer scopes.',
  },
  WORKSPACE_LOGIN_REFUSED: {
    title: 'The authorization server did not let the login begin.',
    remedy:
      'Compare client id, redirect address and scopes with what is registered for the client application.',
  },
  WORKSPACE_LOGIN_TIMEOUT: {
    title: 'The login was not finished in time.',
    remedy:
      'Run the login again; --timeout gives more time, --no-browser works without a browser on this machine.',
  },
  WORKSPACE_STATE_MISMATCH: {
    title: 'The answer of the authorization server does not belong to this login.',
    remedy:
      'Run the login again and finish it in the window that it opens; an older window does not count.',
  },
  WORKSPACE_CODE_REFUSED: {
    title: 'The authorization server refused the code.',
    remedy: 'Run the login again: a code is short-lived and can be used once.',
  },
  WORKSPACE_CLIENT_REFUSED: {
    title: 'The authorization server refused the client application.',
    remedy:
      'Compare WORKSPACE_CLIENT_ID and WORKSPACE_CLIENT_SECRET with the registered client application.',
  },
  WORKSPACE_LOGIN_EXPIRED: {
    title: 'The login has expired.',
    remedy:
      'Run "site-deploy workspace login" again; with the scope offline_access it is renewed by itself.',
  },
  WORKSPACE_KEY_INVALID: {
    title: 'The text that was given is not an API key.',
    remedy: 'Copy the whole key from the account settings: it begins with sk_live_ or sk_test_.',
  },
  WORKSPACE_KEY_ENVIRONMENT: {
    title: 'The API key is of the other environment.',
    remedy: 'Use a key of the environment that is meant.',
  },
  WORKSPACE_TOKEN_NEEDED: {
    title: 'This call takes an access token, not an API key.',
    remedy: 'Run "site-deploy workspace login", or set WORKSPACE_ACCESS_TOKEN.',
  },
  WORKSPACE_UNAUTHORIZED: {
    title: 'The file-and-workspace API did not accept the credential.',
    remedy:
      'Log in again, or create a new API key in the account settings; it may have been revoked.',
  },
  WORKSPACE_FORBIDDEN: {
    title: 'The credential may not do this.',
    remedy:
      'Log in with the scope that is named, or give the API key the permission; for lists of workspaces it is ' +
      'workspaces:read.',
  },
  WORKSPACE_REFUSED: {
    title: 'The file-and-workspace API refused the call.',
    remedy: 'Check the address, and correct what its reason names.',
  },
  WORKSPACE_UNAVAILABLE: {
    title: 'The file-and-workspace API or its authorization server did not answer.',
    remedy: 'Check WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL, and try again later.',
  },
  WORKSPACE_ANSWER_INVALID: {
    title: 'The file-and-workspace API or its authorization server sent an unexpected response.',
    remedy:
      'Check that WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL are the addresses of the services themselves.',
  },
  WORKSPACE_STORE_FAILED: {
    title: 'The stored logins could not be read or written.',
    remedy:
      'Check the permissions of the folder that is named, or set XDG_CONFIG_HOME to another one.',
  },
  WORKSPACE_STORE_INVALID: {
    title: 'The file with the stored logins is damaged.',
    remedy: 'Delete the file that is named, and log in again.',
  },
  WORKSPACE_STORE_BUSY: {
    title: 'Another process holds the stored logins.',
    remedy: 'Wait for it to end and try again.',
  },
} as const satisfies Record<string, CatalogueEntry>;
