import { defaultConfigFile } from '../../config/load.ts';
import { usageError } from '../../shared/errors/error.ts';
import { once } from '../../shared/once.ts';
import type { CommandContext, Execute } from '../context.ts';
import { loadConfigIfThere } from '../inputs/config-if-there.ts';
import { withPortal } from '../inputs/portal-client.ts';
import { portalToken } from '../inputs/portal-token.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { PortalCommand, PortalCommandOptions, PortalSession } from './definition.ts';
import { portalAddress } from './portal-address.ts';

/** @throws SiteDeployError `USAGE`, `CONFIG_INVALID`, or one of the `PORTAL_*` codes */
export async function runPortalCommand(
  command: PortalCommand,
  options: PortalCommandOptions,
  execute: Execute,
): Promise<void> {
  // Standard output carries only data; messages go to standard error.
  await execute(async (context) => {
    const { env, signal } = context;
    const url = await portalAddress(options.portal, env, () => loadConfigIfThere(context.cwd));
    // Standard input can be read only once.
    const credential = once(async () => portalToken(options, context));
    await withPortal(url, credential, context, async (client) => {
      const printer = createPrinter(context, options.json);
      const site = await getSite(command, options, context);
      await command.run?.({ client, context, signal, ...site, ...printer }, options);
    });
    return 0;
  }, true);
}

async function getSite(
  { scope }: PortalCommand,
  options: PortalCommandOptions,
  context: CommandContext,
): Promise<Pick<PortalSession, 'siteId' | 'host'>> {
  if (scope === 'portal') return { siteId: '' };
  if (scope === 'host') {
    if (options.host) return { siteId: '', host: options.host };
    const url = (await loadConfigIfThere(context.cwd))?.site.url;
    return { siteId: '', host: url && new URL(url).host };
  }
  const siteId = options.site ?? (await loadConfigIfThere(context.cwd))?.site.id;
  if (siteId) return { siteId };
  throw usageError(
    `No site is specified, and ${defaultConfigFile} is not in this folder.`,
    'Add --site <id>; run "site-deploy portal sites" to list the ids.',
  );
}
