import type { SiteDetail } from '../../contracts/portal/site.ts';
import { serviceAddress } from '../../shared/http/service-address.ts';
import type { CommandContext } from '../context.ts';
import { withPortal } from '../inputs/portal-client.ts';
import { secretFromEnv } from '../inputs/secrets.ts';
import type { InitOptions } from './options.ts';

/** Only if a token, an address and an id are set. */
export async function readPortalSite(
  options: InitOptions,
  context: CommandContext,
): Promise<SiteDetail | undefined> {
  const { log, signal } = context;
  const token = secretFromEnv(context, 'PORTAL_TOKEN');
  const { portal, siteId } = options;
  if (!portal || !token || !siteId) return undefined;
  const url = serviceAddress(portal, '--portal');
  return withPortal(
    url,
    async () => token,
    context,
    async (client) => {
      const site = await client.call('getSite', { siteId }, { signal });
      log.info(`Found the site in the portal: ${site.slug}, ${site.url}.`);
      return site;
    },
  );
}
