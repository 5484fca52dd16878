import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Apps, createApps } from './apps.ts';
import {
  createLimitKeeper,
  type GitHubLimits,
  gitHubComLimits,
  type LimitCounts,
} from './limits.ts';
import { refuse } from './route.ts';
import type { TokenPermissions } from './state.ts';

export interface RequestGrant {
  readonly permissions: TokenPermissions;
  /** Login. */
  readonly author: string;
  /** An App: GitHub signs its commits. */
  readonly isApp: boolean;
  /** Sees only this owner's repositories. Default: all. */
  readonly owner?: string;
}

export interface Access {
  readonly apps: Apps;
  readonly tokens: Map<string, TokenPermissions>;
  /** Of users with known tokens. All other tokens, except the administrator's, belong to jobs. */
  readonly logins: Map<string, string>;
  readonly scopes: Map<string, readonly string[]>;
  readonly counts: LimitCounts;
  /** @returns `undefined` if the request has already been answered */
  admit(request: IncomingMessage, path: string, response: ServerResponse): RequestGrant | undefined;
}

export interface AccessOptions {
  /** Default: those of GitHub.com. */
  readonly limits?: Partial<GitHubLimits>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createAccess(
  tokens: Map<string, TokenPermissions>,
  accessOptions: AccessOptions,
): Access {
  const apps = createApps(accessOptions.now);
  const keeper = createLimitKeeper(
    { ...gitHubComLimits, ...accessOptions.limits },
    accessOptions.now,
  );
  const logins = new Map<string, string>();
  const scopes = new Map<string, readonly string[]>();
  return {
    apps,
    tokens,
    logins,
    scopes,
    counts: keeper.counts,
    admit(request, path, response) {
      const method = request.method ?? 'GET';
      const authorization = request.headers.authorization ?? '';
      if (apps.answer(method, path, authorization, response)) return undefined;
      const token = authorization.replace(/^(bearer|token) /i, '');
      const ofApp = apps.findGrant(token);
      const ofPerson = tokens.get(token);
      if (!ofApp && !ofPerson) {
        refuse(response, 401, 'Bad credentials');
        return undefined;
      }
      const account = ofApp?.account ?? token;
      const refusal = keeper.enter(account, method !== 'GET');
      response.once('close', () => keeper.leave(account));
      for (const [name, value] of Object.entries({
        ...keeper.headers(account),
        ...refusal?.headers,
      }))
        response.setHeader(name, value);
      const scoped = scopes.get(token);
      if (scoped) response.setHeader('x-oauth-scopes', scoped.join(', '));
      if (refusal) {
        refuse(response, refusal.status, refusal.message);
        return undefined;
      }
      if (ofApp) return { ...ofApp, isApp: true };
      const author =
        logins.get(token) ?? (ofPerson === 'all' ? 'local-admin' : 'github-actions[bot]');
      return { permissions: ofPerson ?? {}, author, isApp: false };
    },
  };
}
