import type { Secret } from '../../../shared/secret.ts';

/** What a person's login has brought. */
export interface Login {
  /** The client application that it was made for; only that one can renew it. */
  readonly clientId: string;
  readonly accessToken: Secret;
  /** `undefined`: the login cannot be renewed. */
  readonly refreshToken: Secret | undefined;
  /** When the access token was asked for, in milliseconds since the epoch. */
  readonly issuedAt: number;
  /** When it expires, in milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Granted scopes, separated by spaces; `undefined` when the server did not say. */
  readonly scope: string | undefined;
}

/** Keeps the login for one service. */
export interface LoginStore {
  read(): Promise<Login | undefined>;
  /**
   * Replaces what is stored by what `next` makes of it; `undefined` removes it, the same object leaves it. Nobody else,
   * in this process or another one, changes it meanwhile, so `next` may use up a refresh token.
   */
  change(next: (current: Login | undefined) => Promise<Login | undefined>): Promise<Login | undefined>;
}

/** Keeps a login as long as the process runs. */
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
