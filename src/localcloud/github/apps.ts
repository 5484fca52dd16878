import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  verify,
} from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { toObject } from '../../shared/json.ts';
import { notFound, refuse, sendJson } from './route.ts';
import { nextId, type TokenPermissions } from './state.ts';

export interface LocalApp {
  readonly id: string;
  /** PEM, in the format that GitHub issues. */
  readonly privateKey: string;
}

export interface InstallationGrant {
  readonly permissions: TokenPermissions;
  /** Key for the limits: all tokens of an installation share one. */
  readonly account: string;
  readonly author: string;
  readonly owner: string;
}

export interface Apps {
  add(owners: readonly string[], permissions?: TokenPermissions): LocalApp;
  /** `undefined` if it isn't an installation's, or has expired. */
  findGrant(token: string): InstallationGrant | undefined;
  /** Requests of an App about itself. @returns whether it was one */
  answer(method: string, path: string, authorization: string, response: ServerResponse): boolean;
  readonly issued: () => number;
}

interface Known {
  readonly id: string;
  readonly key: KeyObject;
  readonly permissions: TokenPermissions;
  /** Ids by owner, in lower case. */
  readonly installations: ReadonlyMap<string, number>;
}

const hour = 60 * 60_000;
/** In seconds. */
const maxJwtSeconds = 600;

/** @param now milliseconds since the epoch */
export function createApps(now: () => number): Apps {
  const apps = new Map<string, Known>();
  const tokens = new Map<
    string,
    { readonly grant: InstallationGrant; readonly expiresAt: number }
  >();

  function authenticateApp(authorization: string): Known | string {
    const [head = '', body = '', signature = ''] = authorization
      .replace(/^bearer /i, '')
      .split('.');
    const claims = toObject(json(body));
    const app = apps.get(String(claims.iss));
    if (toObject(json(head)).alg !== 'RS256' || !app)
      return 'A JSON web token could not be decoded';
    if (
      !verify(
        'RSA-SHA256',
        Buffer.from(`${head}.${body}`),
        app.key,
        Buffer.from(signature, 'base64url'),
      )
    )
      return 'A JSON web token could not be decoded';
    const seconds = now() / 1000;
    const [issued, expires] = [Number(claims.iat), Number(claims.exp)];
    if (!(issued <= seconds))
      return "'Issued at' claim ('iat') must be an Integer representing a time in the past";
    if (!(expires > seconds))
      return "'Expiration time' claim ('exp') must be a numeric value representing the future time";
    if (expires - seconds > maxJwtSeconds)
      return "'Expiration time' claim ('exp') is too far in the future";
    return app;
  }

  return {
    issued: () => tokens.size,
    add(owners, permissions = 'all') {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const id = String(nextId());
      const installations = new Map(owners.map((owner) => [owner.toLowerCase(), nextId()]));
      apps.set(id, {
        id,
        key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
        permissions,
        installations,
      });
      return { id, privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString() };
    },
    findGrant(token) {
      const found = tokens.get(token);
      if (!found || found.expiresAt <= now()) return undefined;
      return found.grant;
    },
    answer(method, path, authorization, response) {
      const owner = /^\/(?:orgs|users)\/([^/]+)\/installation$/.exec(path)?.[1];
      const installation = /^\/app\/installations\/(\d+)\/access_tokens$/.exec(path)?.[1];
      if (!(method === 'GET' && owner) && !(method === 'POST' && installation !== undefined))
        return false;
      const app = authenticateApp(authorization);
      if (typeof app === 'string') refuse(response, 401, app);
      else if (owner) {
        const id = app.installations.get(owner.toLowerCase());
        if (id === undefined) notFound(response);
        else sendJson(response, 200, { id, account: { login: owner }, app_id: Number(app.id) });
      } else {
        const [name = ''] =
          [...app.installations].find(([, id]) => String(id) === installation) ?? [];
        if (name === '') notFound(response);
        else {
          const token = `ghs_local${randomBytes(12).toString('hex')}`;
          const endsAt = now() + hour;
          const account = `installation ${installation}`;
          const author = `local-app-${app.id}[bot]`;
          tokens.set(token, {
            grant: { permissions: app.permissions, account, author, owner: name },
            expiresAt: endsAt,
          });
          sendJson(response, 201, {
            token,
            expires_at: new Date(endsAt).toISOString(),
            permissions: {},
          });
        }
      }
      return true;
    },
  };
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
