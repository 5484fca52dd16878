import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import openApi from '../../contracts/portal/openapi.json' with { type: 'json' };
import type { SeoDefaults } from '../../contracts/portal/seo.ts';
import { accessRoutes } from './access.ts';
import { type Context, createHosts, createSeoCache, createViewCounter } from './api/context.ts';
import { createAuthenticate } from './api/credentials.ts';
import { jsonResponse, nodeHandler, type PortalResponse } from './api/message.ts';
import type { PortalOptions } from './api/types.ts';
import { auditSite } from './audit.ts';
import { listPagesWithDefaults, recordHeads } from './built-head.ts';
import { createImageCheck, listImages, readBuiltPages } from './built-pages.ts';
import { createCore, createRateLimit } from './core.ts';
import { deploymentRoutes, siteEnvironmentRoutes } from './deployments.ts';
import { editingRoutes } from './editing.ts';
import { pageRoutes, recordPages } from './pages.ts';
import { postRoutes } from './posts.ts';
import { repohostRoutes } from './repohost.ts';
import { requestRoutes } from './requests/requests.ts';
import { runtimeRoutes } from './runtime.ts';
import { frameworks, mergeLocalSites, seed } from './seed/seed.ts';
import { seoRoutes } from './seo.ts';
import { settingsRoutes, siteRoutes, statisticsRoutes } from './sites.ts';
import { findPages } from './store/content.ts';
import { type Database, openDatabase } from './store/database.ts';
import { findImages, listHeads, listServed, putImages } from './store/heads.ts';
import { listDeployments } from './store/releases.ts';
import { allHosts, findSiteById, findSiteBySlug, setRepository } from './store/sites.ts';
import { findTextKeys, listPagesWith } from './store/text-keys.ts';
import { deriveToken, findLevel, localUsers } from './store/users.ts';
import { textCommitRoutes } from './texts/text-commits.ts';
import { textRoutes } from './texts/texts.ts';
import { createSender } from './webhook-sender.ts';
import { createOutbox, webhookRoutes } from './webhooks.ts';

export type Portal = Awaited<ReturnType<typeof createPortal>>;

/** Creates a portal without a port. The caller passes its handler to a server. */
export async function createPortal(options: PortalOptions) {
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
  const hosts = createHosts(database, options);
  const views = createViewCounter(database, timestamp);
  const context: Context = { database, now, timestamp, hosts, seoCache, views, emit: outbox.emit };
  const routes = [
    ...siteRoutes(context),
    ...settingsRoutes(context, allowPrivate),
    ...statisticsRoutes(context),
    ...pageRoutes(context),
    ...seoRoutes(context),
    ...postRoutes(context),
    ...textRoutes(context),
    ...textCommitRoutes(context),
    ...runtimeRoutes(context, options.siteSlug),
    ...requestRoutes(context, options.findReview),
    ...webhookRoutes(context, allowPrivate),
    ...accessRoutes(context),
    ...repohostRoutes(context),
    ...deploymentRoutes(context, {
      issueDeploymentToken(slug) {
        const site = options.sites.find((item) => item.slug === slug);
        return site && options.issueDeploymentToken(site);
      },
      reportTolerance: options.reportTolerance ?? 5 * 60_000,
    }),
    ...siteEnvironmentRoutes(context, options.contains),
    ...editingRoutes(context),
  ];
  const secrets = { accessTokens: options.accessTokens, apiToken, repohostSecret };
  const authenticate = createAuthenticate({ database, now, ...secrets });
  const rateLimit = createRateLimit(now, options.rateLimits ?? {});
  const provider = options.provider ?? 'repohost';
  const reportFault =
    options.onFault ??
    ((error: unknown) => console.error('The local portal has an internal error:', error));
  let closed = false;
  // Ignore errors of requests that fail because the database is closed.
  const onFault = (error: unknown) => {
    if (!closed) reportFault(error);
  };
  const parts = { database, provider, authenticate, seoCache, onStored: outbox.wake, onFault };
  const core = { ...parts, routes, rateLimit, timestamp, documents: new Map() };
  const respond = createCore({ ...core, documents: createDocuments() });
  const respondToPages = createCore({ ...core, rateLimit: { count() {}, refuseSpent() {} } });
  // Under a site's host name, only public operations are available.
  const visitors = routes.filter((route) => route.operation.auth === 'public');
  const respondToVisitors = createCore({ ...core, routes: visitors });
  const prepare = (ids: readonly string[]) => prepareSites(database, ids, () => closed);
  prepare(options.sites.map(({ id }) => id));
  // Send the events that an earlier process has left pending.
  outbox.wake();
  return {
    handle: nodeHandler(respond),
    /** Handles requests to a site's host name, which only has the public runtime APIs. */
    handleVisitors: nodeHandler(respondToVisitors),
    respond,
    /**
     * Handles requests from the pages of this process. Rate limits don't apply to them, only to
     * users' programs.
     */
    respondToPages,
    hosts: () => (closed ? [] : allHosts(database)),
    apiToken,
    repohostSecret,
    /** Users, one per level, with their bearer tokens. */
    users,
    /**
     * Records the pages of a build as a crawler would. Pages set by an API call take precedence.
     * @param catalogue default texts by key, used for texts that no built page shows
     */
    async recordPages(
      slug: string,
      folder: string,
      catalogue: Readonly<Record<string, string>> = {},
      isPreview = false,
    ) {
      const { frameworkType, url } = findSiteBySlug(database, slug) ?? {};
      const origin = frameworkType === frameworks.spa ? url : undefined;
      const built = await readBuiltPages(folder, origin);
      const images = await listImages(folder);
      const site = closed ? undefined : findSiteBySlug(database, slug);
      if (!site) return;
      database.transaction(() => {
        recordPages(context, site, built, catalogue);
        recordHeads(context, site, built, isPreview);
        putImages(database, slug, images);
      });
      prepare([site.id]);
    },
    /** Returns the images of the last recorded build. */
    images: (slug: string) => findImages(database, slug) ?? [],
    /** Returns whether a URL refers to an image of the site that the last build lacks. */
    isMissingImage(slug: string, address: string): boolean {
      const url = findSiteBySlug(database, slug)?.url;
      return url !== undefined && createImageCheck(findImages(database, slug), url)(address);
    },
    findLevel: (siteId: string, userId: string) => findLevel(database, siteId, userId),
    /** Returns the built values of pages, by slug. */
    builtHeads: (siteId: string, slugs: readonly string[]) => listHeads(database, siteId, slugs),
    /** Returns the slugs of pages that show one of the texts. */
    listPagesWith: (siteId: string, keys: readonly string[]) =>
      listPagesWith(database, siteId, keys),
    /** Returns the slugs of the pages that a change of the metadata defaults affects. */
    listPagesWithDefaults: (siteId: string, before: SeoDefaults, after: SeoDefaults) =>
      listPagesWithDefaults(database, siteId, before, after),
    /** Returns the pages as visitors get them after the next deployment. */
    served(siteId: string, slugs: readonly string[]) {
      const site = findSiteById(database, siteId);
      return site ? listServed(database, site, slugs) : [];
    },
    /** Token in all forms. It is stored in the database, so that open forms survive a restart. */
    formToken: loadSecret(database, 'form-token'),
    /** Secret part of the workspace API's keys. It is stored here, as that API has no storage. */
    workspaceSecret: loadSecret(database, 'workspace'),
    /** Updates a site's repository after a rename or transfer, which the portal doesn't detect. */
    setRepository(slug: string, owner: string, name: string) {
      const site = findSiteBySlug(database, slug);
      if (site) setRepository(database, site.id, { ...site.repository, owner, name });
    },
    /** Returns the deployments of a site, oldest first. */
    deployments: (siteId: string) => listDeployments(database, siteId),
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

function createDocuments(): ReadonlyMap<string, () => PortalResponse> {
  // Use a relative server URL, which is valid under any host name.
  const document = { ...openApi, servers: [{ url: '/' }] };
  return new Map([
    ['/', () => ({ status: 302, headers: { location: '/openapi.json' }, body: '' })],
    ['/openapi.json', () => jsonResponse(200, document)],
  ]);
}

/**
 * Fills the caches of searches and audits of these sites in advance. The process can answer
 * requests between two sites.
 */
function prepareSites(
  database: Database,
  [id, ...others]: readonly string[],
  isClosed: () => boolean,
): void {
  if (id === undefined) return;
  const prepare = () => {
    const site = isClosed() ? undefined : findSiteById(database, id);
    if (!site) return;
    const any = { search: 'a', offset: 0, limit: 1 };
    findTextKeys(database, id, { ...any, order: 'page' });
    findPages(database, id, any);
    auditSite(database, site, any);
    prepareSites(database, others, isClosed);
  };
  // Don't keep the process alive for this.
  setImmediate(prepare).unref();
}
