import { Secret } from '../../../shared/secret.ts';
import type { Credentials, CredentialsFile, StoredLogin } from './credentials-file.ts';

export interface Login {
  /** Application that obtained the login. No other application can renew it. */
  readonly clientId: string;
  readonly accessToken: Secret;
  readonly refreshToken: Secret | undefined;
  readonly issuedAt: number;
  /** Expiry in ms since the epoch. */
  readonly expiresAt: number;
  readonly scope: string | undefined;
}

export interface LoginStore {
  read(): Promise<Login | undefined>;
  /**
   * Changes the login while no other process does. `next` returns the new login; `undefined`
   * removes it, and the same object leaves it unchanged.
   */
  change(
    next: (current: Login | undefined) => Promise<Login | undefined>,
  ): Promise<Login | undefined>;
}

export function memoryStore(initial?: Login): LoginStore {
  let stored = initial;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    read: async () => stored,
    change(next) {
      const turn = queue.then(async () => {
        stored = await next(stored);
        return stored;
      });
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}

/**
 * Opens the stored login of a service. Logins are stored under both URLs, so that a changed URL
 * never receives another service's token.
 */
export function fileStore(file: CredentialsFile, baseUrl: string, authUrl: string): LoginStore {
  const name = `${baseUrl} ${authUrl}`;
  return {
    async read() {
      return fromStored((await file.read()).logins[name]);
    },
    async change(next) {
      let result: Login | undefined;
      await file.change(async (credentials) => {
        const current = fromStored(credentials.logins[name]);
        result = await next(current);
        if (result === current) return credentials;
        return withLogin(credentials, name, result);
      });
      return result;
    },
  };
}

function withLogin(credentials: Credentials, name: string, login: Login | undefined): Credentials {
  const { [name]: _replaced, ...remainingLogins } = credentials.logins;
  if (!login) return { ...credentials, logins: remainingLogins };
  return { ...credentials, logins: { ...remainingLogins, [name]: toStored(login) } };
}

function toStored(login: Login): StoredLogin {
  return {
    clientId: login.clientId,
    accessToken: login.accessToken.reveal(),
    refreshToken: login.refreshToken?.reveal(),
    issuedAt: new Date(login.issuedAt).toISOString(),
    expiresAt: new Date(login.expiresAt).toISOString(),
    scope: login.scope,
  };
}

function fromStored(stored: StoredLogin | undefined): Login | undefined {
  return (
    stored && {
      clientId: stored.clientId,
      accessToken: new Secret(stored.accessToken),
      refreshToken: stored.refreshToken ? new Secret(stored.refreshToken) : undefined,
      issuedAt: Date.parse(stored.issuedAt),
      expiresAt: Date.parse(stored.expiresAt),
      scope: stored.scope,
    }
  );
}
