import { Secret } from '../../../shared/secret.ts';
import type { Credentials, CredentialsFile, StoredLogin } from './credentials-file.ts';
import type { Login, LoginStore } from './login.ts';

/** Bound to both URLs, so that a changed URL never receives the token of another. */
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
  return {
    ...credentials,
    logins: login ? { ...remainingLogins, [name]: toStored(login) } : remainingLogins,
  };
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
