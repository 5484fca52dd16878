import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { foldEnvironmentName } from '../../config/environment-name.ts';
import { loadSiteConfig } from '../../config/load.ts';
import type { RunnerEvent } from '../../localcloud/localcloud.ts';
import { openDeps } from '../../shared/deps.ts';
import { objectOf, parseJson } from '../../shared/json.ts';
import { firstNames } from '../../shared/units.ts';
import { makePlan } from '../../steps/plan/plan.ts';
import type { Environment } from '../../steps/plan/types.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/checkout-folder.ts';
import { localSite } from '../localcloud/local-site.ts';
import { needPackages } from '../localcloud/need-packages.ts';
import { packageManagerSettings } from '../localcloud/registries.ts';
import { safeJson } from '../terminal/cell.ts';
import type { DeployCommandOptions } from './deploy.ts';
import { askCheckout, type Checkout } from './local-event.ts';
import type { LocalTarget } from './local-target.ts';

/**
 * How a runner shows that the Action has it pause commands, and obey them again: nothing for a person at a terminal.
 */
const pause = /^::(stop-commands::)?\*\*\*(::)?$/;

/**
 * `site-deploy deploy --local`: runs the Action itself against the local cloud that runs with this repository, else
 * against one that it starts, in a process of its own with a runner's variables. What it has started serves the site on
 * a terminal until Ctrl-C.
 */
export async function deployLocally(
  folder: string,
  options: DeployCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { env, log, signal } = context;
  const workspace = await checkoutFolder(context.cwd, folder);
  const config = await loadSiteConfig(workspace, options.config);
  const checkout = await askCheckout(workspace, env, signal);
  const site = localSite(config, checkout.repository);
  const repository = `${site.repository.owner}/${site.repository.name}`;
  const event = eventOf(options, checkout, repository, config.environments.production.branch);
  const asked = event.name === 'push' ? options.environment : (options.environment ?? 'production');
  const environment = await planFirst(workspace, event, asked, options, context);

  await needPackages(context);
  const [{ startAction }, { openLocalTarget }] = await Promise.all([
    import('../../localcloud/localcloud.ts'),
    import('./local-target.ts'),
  ]);
  const dir = options.dir === undefined ? undefined : path.resolve(context.cwd, options.dir);
  await using cloud = await openLocalTarget({ workspace, site, dir, ...options }, context);
  signal.throwIfAborted();
  const branch = event.ref.replace('refs/heads/', '');
  log.info(`Deploying ${site.slug} from ${folder}: ${event.name} on ${branch}, environment ${environment}.`);
  log.info('');
  const action = await startAction({
    workspace,
    event: { ...event, repository: cloud.repository },
    idToken: true,
    jobEnvironment: environment,
    cloud,
    inputs: given({
      config: options.config,
      environment: asked,
      'site-version': options.siteVersion,
      mode: options.mode,
      uploader: options.uploader,
      'dry-run': options.dryRun,
      force: options.force,
    }),
    // The site's own tools find their settings and caches where they always are.
    extraEnv: { ...(env.HOME !== undefined && { HOME: env.HOME }), ...packageManagerSettings(env) },
    onLine: (line) => {
      if (!pause.test(line)) log.info(`  ${line}`);
    },
  });
  const forward = () => action.signal('SIGTERM');
  signal.addEventListener('abort', forward, { once: true });
  if (signal.aborted) forward();
  try {
    const result = await action.done;
    if (options.json) {
      const address = await cloud.address(hostedName(config, environment));
      const report = objectOf(parseJson(result.outputs.report ?? ''));
      context.stdout.write(`${safeJson({ ...report, address })}\n`);
    }
    if (result.code !== 0) sayRefusedHosts(cloud, log);
    if (result.code !== 0) return result.outputs.status === undefined ? 2 : 1;
    if (result.outputs.status === 'succeeded' && result.outputs.folder === '') {
      await cloud.present(hostedName(config, environment));
    }
    return 0;
  } finally {
    signal.removeEventListener('abort', forward);
    await action.dispose();
  }
}

/** A build that fails for want of a host says so in words of its own, if at all. */
function sayRefusedHosts(cloud: LocalTarget, log: CommandContext['log']): void {
  const hosts = cloud.refusedHosts();
  if (hosts.length === 0) return;
  log.info(`Not reached, since the local cloud lets only package registries through: ${firstNames(hosts)}.`);
  log.info('A build that needs one of them can have it with --allow-host <name>.');
}

/**
 * What the Action will plan, so that a mistake of the person is said before services are started for nothing.
 * @throws what `makePlan` throws
 */
async function planFirst(
  workspace: string,
  event: RunnerEvent,
  environment: string | undefined,
  options: DeployCommandOptions,
  { env, log, signal }: CommandContext,
): Promise<Environment> {
  await using deps = await openDeps({ log, env, signal });
  const { config, siteVersion, mode, uploader, dryRun, force } = options;
  const request = { workspace, config, environment, siteVersion, mode, uploader, dryRun, force };
  const plan = await makePlan({ ...request, event: { ...event, run: { id: '1', attempt: 1 } } }, deps);
  return plan.environment;
}

/** The inputs that are given, as a workflow writes them. */
function given(values: Readonly<Record<string, string | boolean | undefined>>): Record<string, string> {
  const found = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return Object.fromEntries(found);
}

function eventOf(
  options: DeployCommandOptions,
  { sha, message }: Checkout,
  repository: string,
  productionBranch: string,
): RunnerEvent {
  // Whatever is checked out may be tried out; a branch that is named is deployed as a push to it.
  return {
    name: options.branch === undefined ? 'workflow_dispatch' : 'push',
    ref: `refs/heads/${options.branch ?? productionBranch}`,
    // A folder that is no repository has no commit; the made-up one tells its deployments apart.
    sha: sha ?? randomBytes(20).toString('hex'),
    repository,
    ...(message !== undefined && { commitMessage: message }),
    runId: String(Date.now()),
  };
}

/** The hosting's name of the environment. */
function hostedName(
  config: { environments: { preview: { name: string } } },
  environment: Environment,
): string | undefined {
  return environment === 'Production' ? undefined : foldEnvironmentName(config.environments.preview.name);
}
