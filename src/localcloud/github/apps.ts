import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  verify,
} from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { toObject } from '../../shared/json.ts';
import { notFound, refuse, sendAnswer } from './responses.ts';
import { nextId, type TokenPermissions } from './state.ts';

export interface LocalApp {
  readonly id: string;
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
  findGrant(token: string): InstallationGrant | undefined;
  answer(method: string, path: string, authorization: string, response: ServerResponse): boolean;
  readonly issued: () => number;
}

interface Known {
  readonly id: string;
  readonly key: KeyObject;
  readonly permissions: TokenPermissions;
  readonly installations: ReadonlyMap<string, number>;
}

const hour = 60 * 60_000;
/** In seconds. */
const maxJwtSeconds = 600;

export function createApps(now: () => number): Apps {
  const apps = new Map<string, Known>();
  const tokens = new Map<
    string,
    { readonly grant: InstallationGrant; readonly expiresAt: number }
  >();

  function issue(app: Known, installation: string, owner: string): object {
    const token = `ghs_local${randomBytes(12).toString('hex')}`;
    const expiresAt = now() + hour;
    const account = `installation ${installation}`;
    const author = `local-app-${app.id}[bot]`;
    const grant = { permissions: app.permissions, account, author, owner };
    tokens.set(token, { grant, expiresAt });
    return { token, expires_at: new Date(expiresAt).toISOString(), permissions: {} };
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
      const login = /^\/(?:orgs|users)\/([^/]+)\/installation$/.exec(path)?.[1];
      const installation = /^\/app\/installations\/(\d+)\/access_tokens$/.exec(path)?.[1];
      if (!(method === 'GET' && login) && !(method === 'POST' && installation)) return false;
      const app = authenticate(authorization, apps, now() / 1000);
      if (typeof app === 'string') {
        refuse(response, 401, app);
        return true;
      }
      const [owner, id] =
        [...app.installations].find(
          ([name, number]) => name === login?.toLowerCase() || String(number) === installation,
        ) ?? [];
      if (!owner) notFound(response);
      else if (installation) sendAnswer(response, 201, issue(app, installation, owner));
      else sendAnswer(response, 200, { id, account: { login }, app_id: Number(app.id) });
      return true;
    },
  };
}

function authenticate(authorization: string, apps: ReadonlyMap<string, Known>, seconds: number) {
  const [head = '', body = '', signature = ''] = authorization.replace(/^bearer /i, '').split('.');
  const claims = toObject(json(body));
  const app = apps.get(String(claims.iss));
  const isSigned =
    app &&
    toObject(json(head)).alg === 'RS256' &&
    verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      app.key,
      Buffer.from(signature, 'base64url'),
    );
  if (!isSigned) return 'A JSON web token could not be decoded';
  const [issued, expires] = [Number(claims.iat), Number(claims.exp)];
  if (!(issued <= seconds))
    return "'Issued at' claim ('iat') must be an Integer representing a time in the past";
  if (!(expires > seconds))
    return "'Expiration time' claim ('exp') must be a numeric value representing the future time";
  if (expires - seconds > maxJwtSeconds)
    return "'Expiration time' claim ('exp') is too far in the future";
  return app;
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
