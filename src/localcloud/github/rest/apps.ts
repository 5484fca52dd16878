import { generateKeyPairSync, type KeyObject, randomBytes, verify } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { toObject } from '../../../shared/json.ts';
import { nextId, type TokenPermissions } from '../state/state.ts';
import { notFound, refuse, sendAnswer } from './responses.ts';

interface Known {
  readonly id: string;
  readonly key: KeyObject;
  readonly permissions: TokenPermissions;
  readonly installations: ReadonlyMap<string, number>;
}

export const suspension = 'This installation has been suspended';

const hour = 60 * 60_000;
/** In seconds. */
const maxJwtSeconds = 600;

export function createApps(now: () => number) {
  const apps = new Map<string, Known>();
  const suspended = new Set<string>();
  const tokens = new Map<string, { grant: ReturnType<typeof toGrant>; expiresAt: number }>();
  /** Limits apply per account, which all tokens of an installation share. */
  const toGrant = (app: Known, installation: string, owner: string) => ({
    permissions: app.permissions,
    account: `installation ${installation}`,
    author: `local-app-${app.id}[bot]`,
    owner,
  });

  function issue(app: Known, installation: string, owner: string): object {
    const token = `ghs_local${randomBytes(12).toString('hex')}`;
    const expiresAt = now() + hour;
    tokens.set(token, { grant: toGrant(app, installation, owner), expiresAt });
    return { token, expires_at: new Date(expiresAt).toISOString(), permissions: {} };
  }

  return {
    /** Owners, in lower case, who have suspended their installations. */
    suspended,
    issued: () => tokens.size,
    add(owners: readonly string[], permissions: TokenPermissions = 'all') {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const id = String(nextId());
      const installations = new Map(owners.map((owner) => [owner.toLowerCase(), nextId()]));
      apps.set(id, { id, key: publicKey, permissions, installations });
      return { id, privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString() };
    },
    findGrant(token: string) {
      const found = tokens.get(token);
      if (!found || found.expiresAt <= now()) return undefined;
      return found.grant;
    },
    /** Answers an App's requests about itself. @returns whether the request was one */
    answer(method: string, path: string, authorization: string, response: ServerResponse) {
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
      else if (installation && suspended.has(owner)) refuse(response, 403, suspension);
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
  const content = Buffer.from(`${head}.${body}`);
  const signed = Buffer.from(signature, 'base64url');
  const isRs256 = toObject(json(head)).alg === 'RS256';
  if (!app || !isRs256 || !verify('RSA-SHA256', content, app.key, signed))
    return 'A JSON web token could not be decoded';
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
