import { randomBytes } from 'node:crypto';
import { accessRoutes } from './access.ts';
import type { Context } from './context.ts';
import { createCore } from './core.ts';
import { deploymentRoutes, hostingOf } from './deployments/deployments.ts';
import { documentsOf } from './documents.ts';
import { mergeLocalSites } from './local-sites.ts';
import { nodeHandler } from './node-handler.ts';
import { pageRoutes } from './pages.ts';
import { repohostRoutes } from './repohost/repohost.ts';
import { requestRoutes } from './requests/requests.ts';
import { runtimeRoutes } from './runtime.ts';
import { seed } from './seed/seed.ts';
import { seoRoutes } from './seo.ts';
import { createSeoCache } from './seo-cache.ts';
import { settingsRoutes } from './settings.ts';
import { siteRoutes } from './sites.ts';
import { statisticsRoutes } from './statistics.ts';
import { openDatabase } from './store/database.ts';
import { deploymentsOf } from './store/deployments.ts';
import { localUsers } from './store/users.ts';
import { textRoutes } from './texts/texts.ts';
import type { Portal, PortalOptions } from './types.ts';
import { createOutbox } from './webhooks/outbox.ts';
import { createSender } from './webhooks/webhook-sender.ts';
import { webhookRoutes } from './webhooks/webhooks.ts';

export type { PortalRequest, PortalResponse } from './message.ts';
export type { LocalUser, Portal, PortalOptions, StoredDeployment } from './types.ts';

/**
 * Starts the site management portal on an embedded store. It listens nowhere: its handler is given to a server.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when the database can not be opened or does not go with the sites
 */
export async function createPortal(options: PortalOptions): Promise<Portal> {
  const now = options.clock ?? Date.now;
  const timestamp = () => new Date(now()).toISOString();
  const apiToken = options.apiToken ?? randomBytes(24).toString('base64url');
  const repohostSecret = options.repohostSecret ?? randomBytes(24).toString('base64url');
  const allowPrivate = options.allowPrivateWebhooks ?? false;

  const database = openDatabase(options.database);
  database.transaction(() => {
    mergeLocalSites(database, options.sites, timestamp());
    if (options.seed ?? true) seed(database, options.sites, now());
  });

  const outbox = createOutbox({ database, now, send: createSender(allowPrivate), pauses: options.webhookPauses });
  const seoCache = createSeoCache(now);
  const context: Context = { database, now, timestamp, seoCache, emit: outbox.emit };
  const routes = [
    ...siteRoutes(context),
    ...settingsRoutes(context, allowPrivate),
    ...statisticsRoutes(context),
    ...pageRoutes(context),
    ...seoRoutes(context),
    ...textRoutes(context),
    ...runtimeRoutes(context, options.siteSlug),
    ...requestRoutes(context),
    ...webhookRoutes(context, allowPrivate),
    ...accessRoutes(context),
    ...repohostRoutes(context),
    ...deploymentRoutes(
      context,
      hostingOf(options.sites, (site) => options.issueDeploymentToken(site)),
    ),
  ];
  const respond = createCore({
    database,
    routes,
    apiToken,
    repohostSecret,
    accessTokens: options.accessTokens,
    now,
    provider: options.provider ?? 'repohost',
    rateLimits: options.rateLimits ?? {},
    seoCache,
    documents: documentsOf(database),
    onStored: outbox.wake,
  });
  // What an earlier process could not send any more.
  outbox.wake();
  return {
    handle: nodeHandler(respond),
    respond,
    apiToken,
    repohostSecret,
    users: localUsers,
    deployments: (siteId) => deploymentsOf(database, siteId),
    async close() {
      await outbox.close();
      database.close();
    },
  };
}
