import { randomBytes } from 'node:crypto';
import { foldEnvironmentName } from '../../config/environment-name.ts';
import { loadSiteConfig } from '../../config/load.ts';
import type { LocalCloud, RunnerEvent } from '../../localcloud/localcloud.ts';
import { objectOf, parseJson } from '../../shared/json.ts';
import { seconds } from '../../shared/units.ts';
import { chooseEnvironment } from '../../steps/plan/environment.ts';
import type { Environment } from '../../steps/plan/types.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/checkout-folder.ts';
import { localSite } from '../localcloud/local-site.ts';
import { needPackages } from '../localcloud/need-packages.ts';
import { packageManagerSettings, packageRegistries } from '../localcloud/registries.ts';
import { safeJson } from '../terminal/cell.ts';
import { untilCancelled } from '../terminal/until-cancelled.ts';
import type { DeployCommandOptions } from './deploy.ts';
import { askCheckout, type Checkout } from './local-event.ts';

/**
 * How a runner shows that the Action has it pause commands, and obey them again: nothing for a person at a terminal.
 */
const pause = /^::(stop-commands::)?\*\*\*(::)?$/;

/**
 * `site-deploy deploy --local`: starts the local cloud and runs the Action itself against it, in a process of its own
 * with a runner's variables. On a terminal the site is served until Ctrl-C.
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
  const event = eventOf(
    options,
    checkout,
    `${site.repository.owner}/${site.repository.name}`,
    config.environments.production.branch,
  );
  const asked = event.name === 'push' ? options.environment : (options.environment ?? 'production');
  const environment = chooseEnvironment(config.environments, { ...event, run: { id: '1', attempt: 1 } }, asked);

  await needPackages(context);
  const { startLocalCloud, startAction } = await import('../../localcloud/localcloud.ts');
  const started = performance.now();
  await using cloud = await startLocalCloud({ sites: [site], passThrough: await packageRegistries(workspace, env) });
  signal.throwIfAborted();
  const took = seconds(performance.now() - started);
  log.info(`Local cloud: portal, login, content distribution and hosting are up after ${took}.`);
  const branch = event.ref.replace('refs/heads/', '');
  log.info(`Deploying ${site.slug} from ${folder}: ${event.name} on ${branch}, environment ${environment}.`);
  log.info('');
  const action = await startAction({
    workspace,
    event,
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
      'portal-url': options.portalUrl,
      audience: options.audience,
      'tenant-id': options.tenantId,
      'client-id': options.clientId,
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
      const address = cloud.hosting.address(site.slug, hostedName(config, environment));
      const report = objectOf(parseJson(result.outputs.report ?? ''));
      context.stdout.write(`${safeJson({ ...report, address })}\n`);
    }
    if (result.code !== 0) return result.outputs.status === undefined ? 2 : 1;
    if (result.outputs.status === 'succeeded' && result.outputs.folder === '') {
      await present(cloud, site, hostedName(config, environment), options.port, context);
    }
    return 0;
  } finally {
    signal.removeEventListener('abort', forward);
    await action.dispose();
  }
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

async function present(
  cloud: LocalCloud,
  site: { id: string; slug: string },
  name: string | undefined,
  port: number | undefined,
  context: CommandContext,
): Promise<void> {
  const { log, stdout, signal } = context;
  const told = cloud.portal.deployments(site.id).at(-1);
  log.info('');
  log.info(`Open:   ${cloud.hosting.address(site.slug, name)}`);
  if (told !== undefined) {
    const commit = told.commitSha.slice(0, 12);
    log.info(`Portal: was told "${told.status}" of version ${told.version} in ${told.environment}, commit ${commit}.`);
  }
  if (stdout.isTTY !== true) {
    log.info('This is no terminal, so the local cloud ends here, and its addresses with it.');
    return;
  }
  const { startFace } = await import('../../localcloud/face/face.ts');
  const face = await startFace(cloud, { port });
  await using _ = { [Symbol.asyncDispose]: face.close };
  log.info(`Look:   ${face.address}/sites/${site.id}${face.isElsewhere ? ' (the usual port is taken)' : ''}`);
  log.info('Serving until Ctrl-C.');
  await untilCancelled(signal);
}
