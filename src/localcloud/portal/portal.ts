import { randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { openApiDocument } from '../../contracts/portal/openapi.ts';
import { getRateClass, type Operation, rateLimits } from '../../contracts/portal/operation.ts';
import { operations } from '../../contracts/portal/operations/operations.ts';
import { table } from '../pages/layout.ts';
import { accessRoutes } from './access.ts';
import { type Context, createHosts, createSeoCache, createViewCounter } from './context.ts';
import { createCore, createRateLimit } from './core.ts';
import { createAuthenticate } from './credentials.ts';
import { deploymentRoutes, siteEnvironmentRoutes } from './deployments.ts';
import { jsonResponse, type PortalResponse } from './message.ts';
import { nodeHandler } from './node-handler.ts';
import { pageRoutes, readBuiltPages, recordPages } from './pages.ts';
import { repohostRoutes } from './repohost.ts';
import { requestRoutes } from './requests/requests.ts';
import { runtimeRoutes } from './runtime.ts';
import { frameworks, mergeLocalSites, seed } from './seed/seed.ts';
import { seoRoutes } from './seo.ts';
import { settingsRoutes, siteRoutes, statisticsRoutes } from './sites.ts';
import { type Database, openDatabase } from './store/database.ts';
import { listDeployments } from './store/releases.ts';
import { allHosts, allSites, findSiteBySlug, type SiteRow } from './store/sites.ts';
import { deriveToken, localUsers } from './store/users.ts';
import { textCommitRoutes } from './texts/text-commits.ts';
import { textRoutes } from './texts/texts.ts';
import type { Portal, PortalOptions } from './types.ts';
import { createSender } from './webhooks/webhook-sender.ts';
import { createOutbox, webhookRoutes } from './webhooks/webhooks.ts';

export type { PortalRequest, PortalResponse } from './message.ts';
export type { StoredDeployment } from './store/releases.ts';
export type { LocalUser, Portal, PortalOptions } from './types.ts';

/** A reporter's clock may be ahead this far, in milliseconds. */
const reportTolerance = 5 * 60_000;

/** Doesn't listen itself: pass its handler to a server. */
export async function createPortal(options: PortalOptions): Promise<Portal> {
  const now = options.clock ?? Date.now;
  const timestamp = () => new Date(now()).toISOString();
  const allowPrivate = options.allowPrivateWebhooks ?? false;

  const database = openDatabase(options.database);
  const tokenSecret = loadSecret(database, 'user-tokens');
  const userToken = options.userToken ?? ((level) => deriveToken(tokenSecret, level));
  const users = localUsers.map((user) => ({ ...user, token: userToken(user.level) }));
  try {
    database.transaction(() => {
      mergeLocalSites(database, options.sites, users, timestamp());
      if (options.seed ?? true) seed(database, options.sites, now());
    });
  } catch (error) {
    database.close();
    throw error;
  }
  const apiToken = options.apiToken ?? loadSecret(database, 'api-token');
  const repohostSecret = options.repohostSecret ?? loadSecret(database, 'repohost-secret');

  const send = createSender(allowPrivate);
  const outbox = createOutbox({ database, now, send, pauses: options.webhookPauses });
  const seoCache = createSeoCache(now);
  const hosts = createHosts(database, (host) => options.hostingOwner?.(host));
  const views = createViewCounter(database, timestamp);
  const context: Context = { database, now, timestamp, hosts, seoCache, views, emit: outbox.emit };
  const routes = [
    ...siteRoutes(context),
    ...settingsRoutes(context, allowPrivate),
    ...statisticsRoutes(context),
    ...pageRoutes(context),
    ...seoRoutes(context),
    ...textRoutes(context),
    ...textCommitRoutes(context),
    ...runtimeRoutes(context, options.siteSlug),
    ...requestRoutes(context, options.findReview),
    ...webhookRoutes(context, allowPrivate),
    ...accessRoutes(context),
    ...repohostRoutes(context),
    ...deploymentRoutes(context, {
      issueDeploymentToken(slug) {
        const site = options.sites.find((candidate) => candidate.slug === slug);
        return site && options.issueDeploymentToken(site);
      },
      reportTolerance: options.reportTolerance ?? reportTolerance,
    }),
    ...siteEnvironmentRoutes(context),
  ];
  const { accessTokens } = options;
  const authenticate = createAuthenticate({
    database,
    accessTokens,
    apiToken,
    repohostSecret,
    now,
  });
  const rateLimit = createRateLimit(now, options.rateLimits ?? {});
  const provider = options.provider ?? 'repohost';
  const shared = { database, provider, authenticate, rateLimit, seoCache, onStored: outbox.wake };
  const reportFault =
    options.onFault ??
    ((error: unknown) => console.error('The local portal has an internal error:', error));
  let closed = false;
  // Requests during the close fail on the closed database.
  const onFault = (error: unknown) => {
    if (!closed) reportFault(error);
  };
  const respond = createCore({ ...shared, routes, onFault, documents: createDocuments(database) });
  const unlimited = { count() {}, refuseSpent() {} };
  const pagesCore = { ...shared, routes, onFault, documents: new Map(), rateLimit: unlimited };
  const respondToPages = createCore(pagesCore);
  // Under a site's host name, only public operations are available.
  const visitors = routes.filter((route) => route.operation.auth === 'public');
  const publicCore = { ...shared, routes: visitors, onFault, documents: new Map() };
  const respondToVisitors = createCore(publicCore);
  // Sends what an earlier process left pending.
  outbox.wake();
  return {
    handle: nodeHandler(respond),
    handleVisitors: nodeHandler(respondToVisitors),
    respond,
    respondToPages,
    hosts: () => (closed ? [] : allHosts(database)),
    apiToken,
    repohostSecret,
    users,
    async recordPages(slug, folder) {
      const { frameworkType, url } = findSiteBySlug(database, slug) ?? {};
      const built = await readBuiltPages(
        folder,
        frameworkType === frameworks.spa ? url : undefined,
      );
      const site = closed ? undefined : findSiteBySlug(database, slug);
      if (site) database.transaction(() => recordPages(context, site, built));
    },
    deployments: (siteId) => listDeployments(database, siteId),
    async close() {
      closed = true;
      await outbox.close();
      views.flush();
      database.close();
    },
  };
}

function loadSecret(database: Database, name: string): string {
  const value = randomBytes(24).toString('base64url');
  database.insert('meta', { name, value }, 'IGNORE');
  return database.find(z.object({ value: z.string() }), 'meta', { name })?.value ?? value;
}

export function createDocuments(database: Database): ReadonlyMap<string, () => PortalResponse> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  let openApi: PortalResponse | undefined;
  return new Map([
    ['/', () => ({ status: 200, headers, body: homePage(allSites(database)) })],
    [
      '/openapi.json',
      () => {
        // Relative, so that it applies under any host name.
        openApi ??= jsonResponse(200, openApiDocument('/'));
        return openApi;
      },
    ],
  ]);
}

function homePage(sites: readonly SiteRow[]): string {
  const userRows = localUsers.map(({ name, level }) => [
    name,
    level === 'operator' ? 'global admin' : level,
  ]);
  const siteRows = sites.map((site) => [
    site.slug,
    html`<code>${site.id}</code>`,
    site.status,
    site.currentVersion ?? 'never deployed',
    site.devVersion ?? 'none',
    site.url,
  ]);
  const groups = Map.groupBy(Object.values<Operation>(operations), (item) => item.tag);
  const head = ['Endpoint', 'Description', 'Credential, level', 'Rate', 'Specification'];
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Site Management Portal (local)</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Site Management Portal</h1>
<p>This portal runs on your machine.
Its contract is in <a href="/openapi.json">/openapi.json</a>.</p>
<p>Send a token as <code>Authorization: Bearer &lt;token&gt;</code>.
<code>site-deploy localcloud</code> prints the tokens.</p>
${table('Users', ['Name', 'Level on all sites'], userRows)}
${table('Sites', ['Slug', 'Id', 'Status', 'Production', 'Development', 'Address'], siteRows)}
<h2>Endpoints</h2>
${[...groups].map(([group, endpoints]) => table(group, head, endpoints.map(endpointRow)))}
</main>
</body>
</html>
`);
}

function endpointRow({ method, path, summary, auth, level, spec }: Operation) {
  const rate = `${rateLimits[getRateClass(method)]}/min`;
  const access = level ? `${auth}, ${level}` : auth;
  return [html`<code>${method} ${path}</code>`, summary, access, rate, spec];
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
caption { text-align: left; font-weight: 600; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; }
`;
