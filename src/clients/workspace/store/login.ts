import type { Secret } from '../../../shared/secret.ts';

export interface Login {
  /** Only the application that obtained the login can renew it. */
  readonly clientId: string;
  readonly accessToken: Secret;
  /** `undefined`: the login cannot be renewed. */
  readonly refreshToken: Secret | undefined;
  readonly issuedAt: number;
  /** In milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Separated by spaces; `undefined` if the server didn't return them. */
  readonly scope: string | undefined;
}

export interface LoginStore {
  read(): Promise<Login | undefined>;
  /** `undefined` from `next` removes it, the same object changes nothing. Exclusive. */
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
