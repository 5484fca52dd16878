import { checkConfigPaths } from '../../config/config-paths.ts';
import { loadSiteConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/checkout-folder.ts';
import { createPrinter } from '../terminal/printer.ts';

export interface CheckOptions {
  readonly config: string;
  readonly json?: boolean;
}

/** `site-deploy check`: reads the site config, and says what it comes to with all defaults filled in. */
export async function checkConfig(folder: string, options: CheckOptions, context: CommandContext): Promise<ExitCode> {
  const workspace = await checkoutFolder(context.cwd, folder);
  const config = await loadSiteConfig(workspace, options.config);
  await checkConfigPaths(workspace, config);
  createPrinter(context, options.json).print(config, () => configSummary(config));
  return 0;
}

function configSummary({ site, environments, build, portal }: SiteConfig): string[] {
  const { production, preview } = environments;
  return [
    `${site.slug} (${site.type}): the config is valid.`,
    `  Production  ${site.url}, from ${production.branch}`,
    `  Preview     ${preview.url ?? 'address from the hosting platform'}, from ${preview.branches.join(', ')}`,
    `  Portal      ${portal.url}`,
    `  Build       ${build.command ?? 'as package.json says'} in ${build.root}, output ${build.output ?? 'detected'}`,
  ];
}
