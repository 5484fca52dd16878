import { randomBytes } from 'node:crypto';
import { foldEnvironmentName } from '../../config/environment-name.ts';
import { loadSiteConfig } from '../../config/load.ts';
import { chooseEnvironment } from '../../deploy/steps/plan/environment.ts';
import type { LocalSite, RunnerEvent } from '../../localcloud/localcloud.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { CommandContext } from '../context.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { type Checkout, readLocalCheckout } from '../inputs/local-checkout.ts';
import { localSite } from './load-local-cloud.ts';
import type { DeployCommandOptions } from './options.ts';

export type LocalRequest = Awaited<ReturnType<typeof readLocalRequest>>;

/** Reads config and checkout each time: they may change between deployments. */
export async function readLocalRequest(
  folder: string,
  options: Partial<DeployCommandOptions>,
  context: CommandContext,
  runId: string = String(Date.now()),
) {
  const workspace = await checkoutFolder(context.cwd, folder);
  const config = await loadSiteConfig(workspace, options.config);
  const checkout = await readLocalCheckout(workspace, context.env, context.signal);
  const site = localSite(config, checkout.repository);
  const { production, preview } = config.environments;
  const repository = `${site.repository.owner}/${site.repository.name}`;
  const event = { ...toRunnerEvent(options, checkout, production.branch), repository, runId };
  const requested = options.environment ?? defaultEnvironment(event.name, options.mode);
  const environment = chooseEnvironment(
    config.environments,
    { ...event, run: { id: '1', attempt: 1 } },
    requested,
  );
  const given = omitUndefined({
    config: options.config,
    environment: requested,
    'site-version': options.siteVersion,
    mode: options.mode,
    uploader: options.uploader,
    'dry-run': options.dryRun,
    force: options.force,
    'portal-url': options.portalUrl,
    audience: options.audience,
    'tenant-id': options.tenantId,
    'client-id': options.clientId,
  });
  const inputs: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, String(value)]),
  );
  return {
    workspace,
    config,
    site,
    event,
    /** Without a commit, `event.sha` is random. */
    hasCommit: checkout.sha !== undefined,
    environment,
    hostedName: environment === 'Production' ? undefined : foldEnvironmentName(preview.name),
    inputs,
  };
}

/** Without an origin, only the local cloud knows the name of the repository. */
export function forSite(request: LocalRequest, site: Pick<LocalSite, 'repository'>): LocalRequest {
  const repository = `${site.repository.owner}/${site.repository.name}`;
  return { ...request, event: { ...request.event, repository } };
}

function defaultEnvironment(eventName: string, mode: string | undefined): string | undefined {
  if (eventName === 'push') return undefined;
  if (mode === 'close') return 'preview';
  return 'production';
}

function toRunnerEvent(
  options: Partial<DeployCommandOptions>,
  checkout: Checkout,
  productionBranch: string,
): Omit<RunnerEvent, 'repository' | 'runId'> {
  return {
    name: options.branch ? 'push' : 'workflow_dispatch',
    ref: `refs/heads/${options.branch ?? productionBranch}`,
    // Outside of a repository there is no commit; a random id tells deployments apart.
    sha: checkout.sha ?? randomBytes(20).toString('hex'),
    commitMessage: checkout.message,
  };
}
