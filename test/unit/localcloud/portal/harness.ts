import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeEach, onTestFinished } from 'vitest';
import type { PortalOptions } from '../../../../src/localcloud/portal/api/types.ts';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { createPortal } from '../../../../src/localcloud/portal/portal.ts';
import type { LocalSite } from '../../../../src/localcloud/service/types.ts';

export const tenantId = '11111111-1111-4111-8111-111111111111';
export const otherTenantId = '22222222-2222-4222-8222-222222222222';
export const audience = 'api://0f0f0f0f-0000-4000-8000-000000000000';

export const docsSite: LocalSite = {
  id: 'site_docs',
  slug: 'acme-docs',
  name: 'Acme Docs',
  type: 'docs',
  url: 'https://docs.acme.example',
  repository: { owner: 'acme', name: 'docs' },
  azure: { clientId: 'aaaaaaaa-0000-4000-8000-000000000001', tenantId },
  portal: { url: 'https://portal.example.com', audience },
};

/** Address of the docs site in the API. */
export const site = `/api/sites/${docsSite.id}`;

export const shopSite: LocalSite = {
  ...docsSite,
  id: 'site_shop',
  slug: 'acme-shop',
  name: 'Acme Shop',
  type: 'spa',
  url: 'https://shop.acme.example',
  repository: { owner: 'acme', name: 'shop' },
  azure: { clientId: 'aaaaaaaa-0000-4000-8000-000000000002', tenantId: otherTenantId },
};

export const createIssuer = (tenant: string) => `https://login.example/${tenant}/v2.0`;

const keys = await generateKeyPair('RS256');
const foreignKeys = await generateKeyPair('RS256');
const jwks = createLocalJWKSet({
  keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256', kid: 'k' }],
});

export interface TokenClaims {
  readonly clientId?: string;
  readonly tenant?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly roles?: readonly string[];
  readonly expires?: number;
  readonly foreignKey?: boolean;
}

/** Creates an access token as the tenant's issuer does. Tests can change its claims and its key. */
export async function accessToken(claims: TokenClaims = {}): Promise<string> {
  const tenant = claims.tenant ?? tenantId;
  const { clientId = docsSite.azure.clientId, roles = ['Site.Deploy'] } = claims;
  return await new SignJWT({ tid: tenant, azp: clientId, roles })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(claims.issuer ?? createIssuer(tenant))
    .setAudience(claims.audience ?? audience)
    .setIssuedAt()
    .setExpirationTime(claims.expires ?? '1h')
    .sign(claims.foreignKey ? foreignKeys.privateKey : keys.privateKey);
}

export const portalOptions: PortalOptions = {
  sites: [docsSite, shopSite],
  accessTokens: { getIssuer: createIssuer, keys: jwks },
  issueDeploymentToken: (site) => `deployment-token-of-${site.slug}`,
  apiToken: 'api-token-of-the-test',
  rateLimits: { read: 1e6, write: 1e6, delete: 1e6 },
  userToken: (level) => `local-${level}-token`,
};

export async function startPortal(options: Partial<PortalOptions> = {}): Promise<Portal> {
  return await createPortal({ ...portalOptions, ...options });
}

/** Opens a portal that closes at the end of the test. */
export async function openPortal(options: Partial<PortalOptions> = {}): Promise<Portal> {
  const portal = await startPortal(options);
  onTestFinished(() => portal.close());
  return portal;
}

/** Opens a new portal for each test of a file. */
export function usePortal(options: Partial<PortalOptions> = {}): Portal {
  const portal = {} as Portal;
  beforeEach(async () => {
    Object.assign(portal, await openPortal(options));
  });
  return portal;
}

/**
 * Returns functions that call endpoints below `base` with a token. They return the whole response,
 * its status, or its JSON.
 */
export function createCalls(portal: Portal, token = 'local-admin-token', base = site) {
  const send = (method: string, target: string, body?: unknown) =>
    call(portal, method, base + target, { token, body });
  return {
    send,
    status: async (method: string, target: string, body?: unknown) =>
      (await send(method, target, body)).status,
    get: async (target = '') => (await send('GET', target)).json,
  };
}

/** Returns functions that call the development request endpoints of a site with a token. */
export function createRequests(portal: Portal, token: string, siteId = docsSite.id) {
  const { send, get } = createCalls(portal, token, `/api/sites/${siteId}/requests`);
  return {
    create: async (title = 'Request', description?: string) =>
      ((await send('POST', '', { title, description })).json.request as { id: string }).id,
    patch: (id: string, body: object) => send('PATCH', `/${id}`, body),
    /** Approves what Preview shows now. */
    approve: async (id: string, body: object = {}) => {
      const { shown = '-' } = await get(`/${id}`);
      return send('POST', `/${id}/approval`, { shown, ...body });
    },
    get: (id: string) => get(`/${id}`),
  };
}

/** Returns a commit id derived from a word. */
export const commit = (word: string) => createHash('sha1').update(word).digest('hex');

let lastRun = 0;

/**
 * Reports a deployment of the docs site to the portal. `data` replaces default values of the field
 * `data`, and `change` those of the whole report.
 */
export async function report(
  portal: Portal,
  data: Readonly<Record<string, unknown>> = {},
  change: Readonly<Record<string, unknown>> = {},
  { token = portal.apiToken, key }: { readonly token?: string; readonly key?: string } = {},
): Promise<Answer> {
  lastRun += 1;
  const body = {
    event: 'site.deployed',
    timestamp: new Date().toISOString(),
    site: { id: docsSite.id, slug: docsSite.slug },
    data: { version: '1.2.3', environment: 'Production', commitSha: commit('deployed'), ...data },
    status: 'succeeded',
    run: { id: String(lastRun), attempt: 1 },
    ...change,
  };
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const target = '/api/v1/webhooks/repohost/deployment-complete';
  return await call(portal, 'POST', target, { token, body, headers });
}

/** Delivers an event as the repository host does. A string is sent unchanged. */
export async function deliver(portal: Portal, event: string, payload: unknown): Promise<Answer> {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return await call(portal, 'POST', '/api/webhooks/repohost', {
    body,
    headers: {
      'x-github-event': event,
      'x-github-delivery': randomUUID(),
      'x-hub-signature-256': `sha256=${createHmac('sha256', portal.repohostSecret).update(body).digest('hex')}`,
    },
  });
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly host?: string;
}

/** Calls the portal in process. A body that is not a string is sent as JSON. */
export async function call(
  portal: Portal,
  method: string,
  target: string,
  options: CallOptions = {},
): Promise<Answer> {
  const url = new URL(target, 'https://portal.example.com');
  const { body } = options;
  const answer = await portal.respond({
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body: typeof body === 'string' ? body : (JSON.stringify(body) ?? ''),
    host: options.host ?? url.hostname,
    client: '127.0.0.1',
  });
  const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
  return {
    status: answer.status,
    headers: answer.headers,
    text: answer.body,
    json: isJson && answer.body !== '' ? JSON.parse(answer.body) : {},
  };
}
