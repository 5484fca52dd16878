import { Secret } from './secret.ts';

/** Provides the token for a service, which may expire while in use. */
export interface TokenSource {
  /**
   * The token to send. @param place path of the request: a token may be valid only for some paths
   */
  token(path: string): Promise<Secret>;
  /**
   * Fetches another token after the service has refused this one.
   * @returns whether there is another one
   */
  renew(refused: Secret, path: string): Promise<boolean>;
  /**
   * Waits if the refused token is so new that the service may not know it everywhere yet.
   * @param count refusals so far, from 1
   * @returns whether to try the token again
   */
  settle?(refused: Secret, count: number): Promise<boolean>;
}

function fixedToken(token: Secret): TokenSource {
  return { token: async () => token, renew: async () => false };
}

export function toTokenSource(token: Secret | TokenSource): TokenSource {
  if (token instanceof Secret) return fixedToken(token);
  return token;
}

/**
 * A token that is fetched on first use, and again when the service refuses it. Requests refused at
 * the same time share one fetch.
 * @param first initial token, if any
 */
export function fetchedToken(first: Secret | undefined, fetch: () => Promise<Secret>): TokenSource {
  let current = first;
  let fetching: Promise<Secret> | undefined;
  const next = async () => {
    fetching ??= fetch().finally(() => {
      fetching = undefined;
    });
    current = await fetching;
    return current;
  };
  return {
    token: async () => current ?? (await next()),
    async renew(refused) {
      const before = current ?? refused;
      if (before.reveal() !== refused.reveal()) return true;
      return (await next()).reveal() !== refused.reveal();
    },
  };
}
