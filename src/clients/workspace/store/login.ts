import type { Secret } from '../../../shared/secret.ts';

/** A user's login. */
export interface Login {
  /** The client application that obtained the login; only it can renew it. */
  readonly clientId: string;
  readonly accessToken: Secret;
  /** `undefined`: the login cannot be renewed. */
  readonly refreshToken: Secret | undefined;
  /** When the access token was requested, in milliseconds since the epoch. */
  readonly issuedAt: number;
  /** Expiry in milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Granted scopes, separated by spaces; `undefined` if the server didn't return them. */
  readonly scope: string | undefined;
}

/** Stores the login for one service. */
export interface LoginStore {
  read(): Promise<Login | undefined>;
  /**
   * Replaces the stored login with the result of `next`: `undefined` removes it, the same object
   * changes nothing. No other caller or process can change it meanwhile, so `next` may use up a
   * refresh token.
   */
  change(
    next: (current: Login | undefined) => Promise<Login | undefined>,
  ): Promise<Login | undefined>;
}

/** Keeps a login in memory. */
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
