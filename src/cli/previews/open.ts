import { tmpdir } from 'node:os';
import type { CloudAccess } from '../../azure/cloud-call.ts';
import { listBuilds, listStaticSites, type StaticSite } from '../../azure/static-sites.ts';
import { loadSiteConfig } from '../../config/load.ts';
import { comparePreviews, type Preview } from '../../previews/previews.ts';
import { findSite } from '../../previews/site.ts';
import type { Clock } from '../../shared/clock.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';
import { askCheckout } from '../deploy/local-event.ts';
import { gitHubOf } from '../inputs/github.ts';
import { secretOf } from '../inputs/secrets.ts';
import { stdinLines } from '../inputs/stdin-lines.ts';

export interface PreviewsOptions {
  readonly config: string;
  readonly siteName?: string;
  readonly resourceGroup?: string;
  readonly repository?: string;
  readonly tokenStdin?: boolean;
  readonly json?: boolean;
}

/** The environments of the site of this folder. */
export interface OpenedPreviews extends AsyncDisposable {
  readonly site: StaticSite;
  readonly previews: readonly Preview[];
  readonly access: CloudAccess;
  readonly clock: Clock;
}

/** @throws SiteDeployError `USAGE`, `CONFIG_*`, `CLOUD_*`, `GITHUB_*`, `STATIC_SITE_*`, `REPOSITORY_MISMATCH` */
export async function openPreviews(options: PreviewsOptions, context: CommandContext): Promise<OpenedPreviews> {
  const { env, cwd, log, signal } = context;
  const config = await loadSiteConfig(cwd, options.config);
  const token = await azureToken(options, context);
  await using stack = new AsyncDisposableStack();
  const deps = stack.use(await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() }));
  const github = gitHubOf(context, deps);
  const repository = await repositoryOf(options, context);
  const access = { http: deps.http, token, signal };
  const site = findSite(await listStaticSites(access, config.azure.subscriptionId), {
    url: config.site.url,
    name: options.siteName,
    resourceGroup: options.resourceGroup,
  });
  const productionBranch = config.environments.production.branch;
  const previews = await comparePreviews(site, await listBuilds(access, site), {
    github,
    repository,
    productionBranch,
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

async function azureToken({ tokenStdin }: PreviewsOptions, context: CommandContext): Promise<Secret> {
  if (tokenStdin) {
    using lines = stdinLines(context);
    return await lines.nextSecret('token', context.signal);
  }
  const token = secretOf(context, 'AZURE_ACCESS_TOKEN');
  if (token === undefined) throw new SiteDeployError('CLOUD_TOKEN_MISSING', 'AZURE_ACCESS_TOKEN is not set.');
  return token;
}

async function repositoryOf({ repository }: PreviewsOptions, { cwd, env, signal }: CommandContext) {
  const fullName = repository ?? (await askCheckout(cwd, env, signal)).repository;
  const [, owner, name] = /^([^/\s]+)\/([^/\s]+)$/.exec(fullName ?? '') ?? [];
  if (owner !== undefined && name !== undefined) return { owner, name };
  throw new SiteDeployError(
    'USAGE',
    repository === undefined
      ? 'The folder has no origin that names a repository.'
      : `"${repository}" is not owner/name.`,
    { remedy: 'Add --repository owner/name.' },
  );
}
