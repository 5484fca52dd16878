import { Secret } from './secret.ts';

/** Audience that Entra requires in id tokens of other issuers. */
export const exchangeAudience = 'api://AzureADTokenExchange';

export interface TokenSource {
  token(path: string): Promise<Secret>;
  renew(refused: Secret, path: string): Promise<boolean>;
  /**
   * Waits if the refused token may be too new to be valid everywhere. Returns whether to use it
   * again.
   * @param count number of refusals of the request so far
   */
  settle?(refused: Secret, count: number): Promise<boolean>;
}

export function toTokenSource(token: Secret | TokenSource): TokenSource {
  if (token instanceof Secret) return { token: async () => token, renew: async () => false };
  return token;
}

/**
 * Creates a source that fetches a token after a refusal and, without `first`, on first use.
 * Concurrent refusals share one fetch.
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
