import { Secret } from './secret.ts';

/** Where the token for a service comes from, which may end while it is needed. */
export interface TokenSource {
  /** The token to send. @param place path of the request: a token may be for some paths only */
  token(place: string): Promise<Secret>;
  /**
   * Asks for another token, since the service has refused this one.
   * @returns whether there is another one
   */
  renew(refused: Secret, place: string): Promise<boolean>;
}

/** A token that stays what it is. */
function fixedToken(token: Secret): TokenSource {
  return { token: async () => token, renew: async () => false };
}

/** A token as its source, whichever of the two is given. */
export function tokenSourceOf(token: Secret | TokenSource): TokenSource {
  if (token instanceof Secret) return fixedToken(token);
  return token;
}

/**
 * A token that is fetched when it is needed first, and again when the service refuses it. Requests that are refused at
 * the same time fetch it once.
 * @param first token to begin with, where there is one
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
