import { generateKeyPairSync, type KeyObject, randomBytes, verify } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { parseJson, toObject } from '../../../shared/json.ts';
import { type LocalRepository, nextId, type TokenPermissions } from '../state/state.ts';
import { isGranted } from './permissions.ts';
import { notFound, refuse, sendAnswer } from './responses.ts';
import { list, record, text } from './values.ts';

interface Known {
  readonly id: string;
  readonly key: KeyObject;
  readonly permissions: TokenPermissions;
  readonly installations: ReadonlyMap<string, number>;
}

export const suspension = 'This installation has been suspended';

const hour = 60 * 60_000;
/** Maximum lifetime of a JWT in seconds. */
const maxJwtSeconds = 600;

interface Narrowed {
  readonly permissions: TokenPermissions;
  readonly repositories?: readonly LocalRepository[];
}

/**
 * Finds a repository.
 * @param key full name or id
 */
type FindRepository = (key: unknown) => LocalRepository | undefined;

export function createApps(now: () => number, find: FindRepository) {
  const apps = new Map<string, Known>();
  const suspended = new Set<string>();
  const tokens = new Map<string, { grant: ReturnType<typeof toGrant>; expiresAt: number }>();
  /**
   * Creates the grant of an installation token. Rate limits apply per account, so all tokens of an
   * installation share them.
   */
  const toGrant = (app: Known, installation: string, owner: string, narrowed: Narrowed) => ({
    permissions: narrowed.permissions,
    repositories: narrowed.repositories?.map(({ id }) => id),
    account: `installation ${installation}`,
    author: `local-app-${app.id}[bot]`,
    owner,
  });

  function issue(app: Known, installation: string, owner: string, narrowed: Narrowed): object {
    const token = `ghs_local${randomBytes(12).toString('hex')}`;
    const expiresAt = now() + hour;
    const { permissions, repositories } = narrowed;
    tokens.set(token, { grant: toGrant(app, installation, owner, narrowed), expiresAt });
    return {
      token,
      expires_at: new Date(expiresAt).toISOString(),
      permissions: permissions === 'all' ? {} : permissions,
      repository_selection: repositories ? 'selected' : 'all',
      repositories: repositories?.map(({ id, fullName }) => ({ id, full_name: fullName })),
    };
  }

  return {
    /** Owners (in lower case) whose installation is suspended. */
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
    /**
     * Answers requests that authenticate as the App.
     * @returns `false` for other requests, which it leaves unanswered
     */
    answer(method: string, path: string, sent: SentCall, response: ServerResponse) {
      const { authorization, body } = sent;
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
      else if (installation) {
        const narrowed = narrow(app, owner, body, find);
        if (typeof narrowed === 'string') refuse(response, 422, narrowed);
        else sendAnswer(response, 201, issue(app, installation, owner, narrowed));
      } else sendAnswer(response, 200, { id, account: { login }, app_id: Number(app.id) });
      return true;
    },
  };
}

export interface SentCall {
  readonly authorization: string;
  readonly body: Buffer;
}

/**
 * Limits a token to the requested repositories and permissions:
 * https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app
 */
function narrow(app: Known, owner: string, body: Buffer, find: FindRepository) {
  const asked = record(parseJson(body.toString('utf8')));
  const permissions = Object.entries(record(asked.permissions)).map(([name, level]) => ({
    name,
    level: level === 'read' ? ('read' as const) : ('write' as const),
  }));
  if (!permissions.every((permission) => isGranted(app.permissions, permission)))
    return 'The permissions requested are not granted to this installation.';
  const granted: TokenPermissions =
    permissions.length === 0
      ? app.permissions
      : Object.fromEntries(permissions.map(({ name, level }) => [name, level]));
  const { repositories: names, repository_ids: ids } = asked;
  if (names === undefined && ids === undefined) return { permissions: granted };
  const named = [...list(names).map((name) => `${owner}/${text(name)}`), ...list(ids)].map(find);
  const repositories = named.filter((repository) => repository !== undefined);
  if (repositories.length < named.length)
    return (
      'There is at least one repository that does not exist or is not accessible to the parent ' +
      'installation.'
    );
  return { permissions: granted, repositories };
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
