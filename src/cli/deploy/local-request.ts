import { randomBytes } from 'node:crypto';
import { loadSiteConfig } from '../../config/load.ts';
import { makePlan } from '../../deploy/steps/plan/plan.ts';
import { openDeps } from '../../shared/deps.ts';
import { usageError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { CommandContext } from '../context.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { readLocalCheckout } from '../inputs/local-checkout.ts';
import { localSite } from './load-local-cloud.ts';
import type { DeployCommandOptions } from './options.ts';

export type LocalRequest = Awaited<ReturnType<typeof planLocally>>;

type Options = Partial<DeployCommandOptions>;
type LocalFolder = Awaited<ReturnType<typeof readLocalFolder>>;

/** Reads config and checkout for each deployment, because they may change in between. */
export async function readLocalFolder(folder: string, options: Options, context: CommandContext) {
  const workspace = await checkoutFolder(context.cwd, folder);
  const config = await loadSiteConfig(workspace, options.config);
  const checkout = await readLocalCheckout(workspace, context.env, context.signal);
  return { workspace, config, checkout, site: localSite(config, checkout.repository) };
}

/** Plans the run, so that invalid requests fail before it starts. */
export async function planLocally(read: LocalFolder, options: Options, context: CommandContext) {
  const { workspace, config, checkout, site } = read;
  const { mode = 'all' } = options;
  if (mode === 'build' || mode === 'deploy')
    throw usageError(
      `--mode ${mode} is one of two jobs, which --local does not run.`,
      'Push the repository to the local cloud: it runs the jobs of its workflow.',
    );
  const name: 'push' | 'workflow_dispatch' = options.branch ? 'push' : 'workflow_dispatch';
  const branch = options.branch ?? config.environments.production.branch;
  const event = {
    name,
    ref: `refs/heads/${branch}`,
    // A folder outside a repository has no commit yet.
    sha: checkout.sha ?? randomBytes(20).toString('hex'),
    repository: `${site.repository.owner}/${site.repository.name}`,
    commitMessage: checkout.message,
    run: { id: '1', attempt: 1 },
  };
  const requested = options.environment ?? defaultEnvironment(name, mode);
  const { siteVersion, uploader, dryRun, force } = options;
  await using deps = await openDeps(context);
  const request = { workspace, event, environment: requested, config: options.config, siteVersion };
  const plan = await makePlan({ ...request, mode, uploader, dryRun, force }, deps);
  const given = omitUndefined({
    config: options.config,
    // Pass the version explicitly: its tag points to the folder's commit, not to the snapshot.
    'site-version': plan.version,
    mode: options.mode,
    uploader,
    'dry-run': dryRun,
    force,
    'portal-url': options.portalUrl,
    audience: options.audience,
    'tenant-id': options.tenantId,
    'client-id': options.clientId,
  });
  const inputs: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, String(value)]),
  );
  const { environment, environmentName: hostedName } = plan;
  const hasCommit = checkout.sha !== undefined;
  const target = { event: name, branch, environment, hostedName };
  return { workspace, config, site, hasCommit, ...target, inputs };
}

function defaultEnvironment(event: string, mode: string): string | undefined {
  if (event === 'push') return undefined;
  if (mode === 'close') return 'preview';
  return 'production';
}
