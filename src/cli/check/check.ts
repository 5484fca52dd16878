import { loadSiteConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/checkout-folder.ts';

export interface CheckOptions {
  readonly config?: string;
  readonly json?: boolean;
}

/** `site-deploy check`: reads the site config, and says what it comes to with all defaults filled in. */
export async function check(
  folder: string,
  options: CheckOptions,
  { cwd, stdout, log }: CommandContext,
): Promise<ExitCode> {
  const config = await loadSiteConfig(await checkoutFolder(cwd, folder), options.config);
  if (options.json) stdout.write(`${JSON.stringify(config, null, 2)}\n`);
  else for (const line of describeConfig(config)) log.info(line);
  return 0;
}

function describeConfig({ site, environments, build, portal }: SiteConfig): string[] {
  const { production, preview } = environments;
  return [
    `${site.slug} (${site.type}): the config is valid.`,
    `  Production  ${site.url}, from ${production.branch}`,
    `  Preview     ${preview.url ?? 'address from the hosting platform'}, from ${preview.branches.join(', ')}`,
    `  Portal      ${portal.url}`,
    `  Build       ${build.command ?? 'as package.json says'} in ${build.root}, output ${build.output ?? 'detected'}`,
  ];
}
