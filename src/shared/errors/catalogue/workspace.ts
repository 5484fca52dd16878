import { toEntries } from './entry.ts';

export const workspace = toEntries({
  WORKSPACE_NOT_LOGGED_IN: [
    'There is no login for the file-and-workspace API.',
    'Run "site-deploy workspace login", or set WORKSPACE_API_KEY or WORKSPACE_ACCESS_TOKEN.',
  ],
  WORKSPACE_LOGIN_DENIED: [
    'The login was denied in the browser.',
    'Run the login again and approve it, or ask for fewer scopes.',
  ],
  WORKSPACE_LOGIN_REFUSED: [
    'The authorization server refused to start the login.',
    'Compare the client id, redirect address and scopes with the registration of the client ' +
      'application.',
  ],
  WORKSPACE_LOGIN_TIMEOUT: [
    'The login was not finished in time.',
    'Run the login again; use --timeout for more time, or --no-browser if this machine has ' +
      'no browser.',
  ],
  WORKSPACE_STATE_MISMATCH: [
    "The authorization server's response does not belong to this login.",
    'Run the login again and finish it in the window it opens, not in an older one.',
  ],
  WORKSPACE_CODE_REFUSED: [
    'The authorization server refused the code.',
    'Run the login again: a code is short-lived and can be used only once.',
  ],
  WORKSPACE_CLIENT_REFUSED: [
    'The authorization server refused the client application.',
    'Compare WORKSPACE_CLIENT_ID and WORKSPACE_CLIENT_SECRET with the registered client ' +
      'application.',
  ],
  WORKSPACE_LOGIN_EXPIRED: [
    'The login has expired.',
    'Run "site-deploy workspace login" again; with the scope offline_access, it is renewed ' +
      'automatically.',
  ],
  WORKSPACE_KEY_INVALID: [
    'The given text is not an API key.',
    'Copy the whole key from the account settings: it begins with sk_live_ or sk_test_.',
  ],
  WORKSPACE_KEY_ENVIRONMENT: [
    'The API key belongs to the other environment.',
    'Use a key of the intended environment.',
  ],
  WORKSPACE_TOKEN_NEEDED: [
    'This call requires an access token, not an API key.',
    'Run "site-deploy workspace login", or set WORKSPACE_ACCESS_TOKEN.',
  ],
  WORKSPACE_UNAUTHORIZED: [
    'The file-and-workspace API did not accept the credential.',
    'Log in again, or create a new API key in the account settings; it may have been revoked.',
  ],
  WORKSPACE_FORBIDDEN: [
    'The credential is not allowed to do this.',
    'Log in with the named scope, or give the API key the permission; for lists of ' +
      'workspaces it is workspaces:read.',
  ],
  WORKSPACE_REFUSED: [
    'The file-and-workspace API refused the call.',
    'Check the address, and fix the cause it names.',
  ],
  WORKSPACE_UNAVAILABLE: [
    'The file-and-workspace API or its authorization server did not answer.',
    'Check WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL, and try again later.',
  ],
  WORKSPACE_ANSWER_INVALID: [
    'The file-and-workspace API or its authorization server sent an unexpected response.',
    "Check that WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL are the services' own addresses.",
  ],
  WORKSPACE_STORE_FAILED: [
    'The stored logins could not be read or written.',
    'Check the permissions of the named folder, or set XDG_CONFIG_HOME to another one.',
  ],
  WORKSPACE_STORE_INVALID: [
    'The file with the stored logins is damaged.',
    'Delete the named file and log in again.',
  ],
  WORKSPACE_STORE_BUSY: [
    'Another process has locked the stored logins.',
    'Wait for it to end and try again.',
  ],
});
