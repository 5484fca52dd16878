import { loadSiteConfig } from '../../config/load.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/checkout-folder.ts';
import { createPrinter } from '../terminal/printer.ts';
import { untilCancelled } from '../terminal/until-cancelled.ts';
import { localSite } from './local-site.ts';
import { needPackages } from './need-packages.ts';

export interface LocalCloudCommandOptions {
  readonly dir?: string;
  /** Only install the packages that it needs. */
  readonly install?: boolean;
  readonly json?: boolean;
}

/** `site-deploy localcloud`: the whole world on this machine, until Ctrl-C. */
export async function runLocalCloud(
  folders: readonly string[],
  options: LocalCloudCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { cwd, log, signal } = context;
  await needPackages(context, options.install);
  if (options.install) {
    log.info('The packages of the local cloud are installed.');
    return 0;
  }
  const sites = await Promise.all(
    folders.map(async (folder) => localSite(await loadSiteConfig(await checkoutFolder(cwd, folder)))),
  );
  const { startLocalCloud } = await import('../../localcloud/localcloud.ts');
  await using cloud = await startLocalCloud({
    ...(sites.length > 0 && { sites }),
    ...(options.dir !== undefined && { dir: options.dir }),
  });
  const { apiToken } = cloud.portal;
  if (options.json) {
    createPrinter(context, true).print({ env: cloud.env, apiToken, sites: cloud.sites }, () => []);
  } else {
    log.info(
      'The local cloud is up. Give a program these variables, and it meets the local services under their real names:',
    );
    log.info('');
    for (const [name, value] of Object.entries(cloud.env)) log.info(`  export ${name}=${value}`);
    log.info('');
    for (const site of cloud.sites) log.info(`Site ${site.slug}: ${site.url}, portal ${site.portal.url}`);
    // A token of this machine alone, and gone with it.
    log.info(`API token of the portal: ${apiToken}`);
    log.info(`Tokens of its users: ${cloud.portal.users.map(({ token }) => token).join(', ')}`);
    log.info('Running until Ctrl-C.');
  }
  await untilCancelled(signal);
  return 0;
}
