import { hash, randomBytes } from 'node:crypto';
import type { WorkspaceBehaviour } from './seed.ts';

export interface Consent {
  readonly clientId: string;
  readonly userId: string;
  readonly scopes: readonly string[];
}

interface RequestedCode extends Consent {
  readonly redirectUri: string;
  readonly challenge: string | undefined;
}

interface Token extends Consent {
  readonly expiresAt: number;
  /** Shared by all tokens from one code; they are revoked together. */
  readonly family: string;
  used: boolean;
}

export interface Issued {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly scopes: readonly string[];
}

export type Grants = ReturnType<typeof createGrants>;

/** Codes and tokens with their lifetimes. `now` in milliseconds since the epoch. */
export function createGrants(behaviour: WorkspaceBehaviour, now: () => number) {
  const codes = new Map<string, Token & RequestedCode>();
  const access = new Map<string, Token>();
  const refresh = new Map<string, Token>();
  const revoked = new Set<string>();

  const issue = (consent: Consent, family: string, currentRefreshToken?: string): Issued => {
    const { clientId, userId, scopes } = consent;
    const token = (seconds: number): Token => {
      const expiresAt = now() + seconds * 1000;
      return { clientId, userId, scopes, family, used: false, expiresAt };
    };
    const accessToken = `at_${random()}`;
    access.set(accessToken, token(behaviour.accessTokenLifetime));
    let refreshToken = currentRefreshToken;
    if (!refreshToken && scopes.includes('offline_access')) {
      refreshToken = `rt_${random()}`;
      refresh.set(refreshToken, token(behaviour.refreshTokenLifetime));
    }
    return { accessToken, refreshToken, scopes };
  };
  const isGood = (token: Token) => now() < token.expiresAt && !revoked.has(token.family);

  return {
    issueCode(consent: RequestedCode): string {
      const code = `co_${random()}`;
      const expiresAt = now() + behaviour.codeLifetime * 1000;
      codes.set(code, { ...consent, family: random(), used: false, expiresAt });
      return code;
    },
    redeemCode(value: string, clientId: string, redirectUri: string, verifier: string | undefined) {
      const code = codes.get(value);
      if (!code || code.clientId !== clientId || code.redirectUri !== redirectUri) return undefined;
      if (code.used) {
        // A code used twice was stolen or leaked, and its tokens may be, too (RFC 6749, 4.1.2).
        revoked.add(code.family);
        return undefined;
      }
      if (now() >= code.expiresAt || !verifies(code.challenge, verifier)) return undefined;
      code.used = true;
      return issue(code, code.family);
    },
    refresh(value: string, clientId: string): Issued | undefined {
      const token = refresh.get(value);
      if (!token || token.clientId !== clientId || !isGood(token)) return undefined;
      if (token.used) {
        // A rotated token used again: one of its two holders is a thief (RFC 9700, 4.14.2).
        revoked.add(token.family);
        return undefined;
      }
      token.used = behaviour.rotation;
      return issue(token, token.family, behaviour.rotation ? undefined : value);
    },
    findConsent(value: string): Consent | undefined {
      const token = access.get(value);
      if (token && isGood(token)) return token;
      return undefined;
    },
    revokeAll(): void {
      for (const tokens of [access, refresh])
        for (const { family } of tokens.values()) revoked.add(family);
    },
  };
}

function verifies(challenge: string | undefined, verifier: string | undefined): boolean {
  return challenge === (verifier && hash('sha256', verifier, 'base64url'));
}

function random(): string {
  return randomBytes(24).toString('base64url');
}
