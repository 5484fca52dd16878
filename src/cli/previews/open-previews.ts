import { listBuilds, listStaticSites } from '../../clients/azure/static-sites.ts';
import { loadSiteConfig } from '../../config/load.ts';
import { compareEnvironments, findStaticSite } from '../../operations/previews/previews.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';
import { openGitHub } from '../inputs/github-client.ts';
import { repositoryFrom } from '../inputs/repository-option.ts';
import { secretFromEnv, secretFromStdin } from '../inputs/secrets.ts';

export interface PreviewsOptions {
  readonly config: string;
  readonly siteName?: string;
  readonly resourceGroup?: string;
  readonly repository?: string;
  readonly tokenStdin?: boolean;
  readonly json?: boolean;
}

/** @throws SiteDeployError `USAGE`, `CONFIG_*`, `AZURE_*`, `GITHUB_*`, `STATIC_SITE_*` */
export async function openPreviews(options: PreviewsOptions, context: CommandContext) {
  const { cwd, signal } = context;
  const config = await loadSiteConfig(cwd, options.config);
  const repository = await repositoryFrom(options.repository, cwd, context);
  const token = await azureToken(options, context);
  await using stack = new AsyncDisposableStack();
  const deps = stack.use(await openDeps(context));
  const github = await openGitHub(context, deps);
  const access = { http: deps.http, token, signal };
  const site = findStaticSite(await listStaticSites(access, config.azure.subscriptionId), {
    url: config.site.url,
    name: options.siteName,
    resourceGroup: options.resourceGroup,
  });
  const { production, preview } = config.environments;
  const previews = await compareEnvironments(site, await listBuilds(access, site), {
    github,
    repository,
    productionBranch: production.branch,
    preview,
  });
  const opened = stack.move();
  return {
    site,
    previews,
    access,
    clock: deps.clock,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

async function azureToken(options: PreviewsOptions, context: CommandContext): Promise<Secret> {
  if (options.tokenStdin) return await secretFromStdin(context, 'token');
  const token = secretFromEnv(context, 'AZURE_ACCESS_TOKEN');
  if (!token) throw new SiteDeployError('AZURE_TOKEN_MISSING', 'AZURE_ACCESS_TOKEN is not set.');
  return token;
}
