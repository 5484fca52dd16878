import type { SiteDetail } from '../../contracts/portal/site.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import { serviceAddress } from '../../shared/http/service-address.ts';
import type { CommandContext } from '../context.ts';
import { secretFromEnv } from '../inputs/secrets.ts';
import type { InitOptions } from './init-options.ts';

/** Only if a token, an address and an id are set. */
export async function readPortalSite(
  options: InitOptions,
  context: CommandContext,
): Promise<SiteDetail | undefined> {
  const { env, log, signal } = context;
  const token = secretFromEnv(context, 'PORTAL_TOKEN');
  if (!options.portal || !token || !options.siteId) return undefined;
  const url = serviceAddress(options.portal, '--portal');
  const [{ PortalClient }, { explainPortalError }] = await Promise.all([
    import('../../clients/portal/portal.ts'),
    import('../../clients/portal/explain.ts'),
  ]);
  using http = openHttp({ env, onRetry: (line) => log.info(line) });
  const client = new PortalClient({
    http,
    url,
    credential: async () => token,
    onWait: (line) => log.info(line),
  });
  try {
    const site = await client.call('getSite', { siteId: options.siteId }, { signal });
    log.info(`Found the site in the portal: ${site.slug}, ${site.url}.`);
    return site;
  } catch (error) {
    signal.throwIfAborted();
    throw explainPortalError(error, { purpose: 'PORTAL', url }) ?? error;
  }
}
