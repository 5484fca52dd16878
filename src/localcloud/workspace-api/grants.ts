import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { environmentOfKey, type KeyEnvironment } from '../../contracts/workspace/keys.ts';
import { sendJson } from '../service/http.ts';
import type { WorkspaceBehaviour, WorkspaceSeed, WorkspaceUser } from './seed.ts';

interface Consent {
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
  /** Id shared by all tokens that stem from the same code. They are revoked together. */
  readonly family: string;
  used: boolean;
}

export interface Issued {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly scopes: readonly string[];
}

export type Grants = ReturnType<typeof createGrants>;

/**
 * Creates the store of codes and tokens, which expire after the lifetimes in `behaviour`.
 * @param now returns ms since the epoch
 */
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
        // A code that is used twice has leaked, and so may have its tokens: RFC 6749, 4.1.2
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
        // If a rotated token is used again, one of its two holders has stolen it: RFC 9700, 4.14.2
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

type Caller =
  | { readonly kind: 'key'; readonly may: readonly string[]; readonly environment: KeyEnvironment }
  | { readonly kind: 'person'; readonly may: readonly string[]; readonly user: WorkspaceUser };

/**
 * Creates the API. Spec: Endpoints. The spec doesn't define responses, so their form is the local
 * cloud's own: lists are members of an object, and errors are `{error, message}`.
 */
export function createApi(seed: WorkspaceSeed, grants: Grants) {
  const findCaller = (credential: string): Caller | undefined => {
    const key = seed.keys.find((item) => item.key === credential);
    const environment = environmentOfKey(credential);
    if (key && environment) return { kind: 'key', may: key.permissions, environment };
    const consent = grants.findConsent(credential);
    const user = seed.users.find((user) => user.id === consent?.userId);
    return consent && user && { kind: 'person', may: consent.scopes, user };
  };

  function authenticate(request: IncomingMessage, response: ServerResponse): Caller | undefined {
    request.resume();
    const credential = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (credential === undefined) {
      refuseCall(response, 401, 'unauthorized', 'A bearer credential is missing.', 'Bearer');
      return undefined;
    }
    const caller = findCaller(credential);
    const challenge = 'Bearer error="invalid_token"';
    const unknown = 'The credential is unknown, expired or revoked.';
    if (!caller) refuseCall(response, 401, 'invalid_token', unknown, challenge);
    return caller;
  }

  return {
    me(request: IncomingMessage, response: ServerResponse) {
      const caller = authenticate(request, response);
      if (!caller) return;
      if (caller.kind === 'key')
        return refuseCall(response, 403, 'token_required', 'An API key does not belong to a user.');
      sendJson(response, 200, { ...caller.user, scopes: caller.may });
    },
    workspaces(request: IncomingMessage, response: ServerResponse) {
      const caller = authenticate(request, response);
      if (!caller) return;
      const challenge = 'Bearer error="insufficient_scope", scope="workspaces:read"';
      const missing = 'workspaces:read is needed.';
      if (!caller.may.includes('workspaces:read'))
        return refuseCall(response, 403, 'insufficient_scope', missing, challenge);
      const workspaces = seed.workspaces
        .filter(({ environment, members }) => {
          if (caller.kind === 'key') return environment === caller.environment;
          return environment === 'production' && members.includes(caller.user.id);
        })
        .map(({ members, ...publicFields }) => ({ ...publicFields, memberCount: members.length }));
      sendJson(response, 200, { workspaces, total: workspaces.length });
    },
  };
}

export function refuseCall(
  response: ServerResponse,
  status: number,
  error: string,
  message: string,
  challenge?: string,
): void {
  if (challenge) response.setHeader('www-authenticate', challenge);
  sendJson(response, status, { error, message });
}
