import { addAbortListener } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import {
  type DeploymentOutcome,
  findRunning,
  type LocalCloud,
  loadEngine,
  loadLocalCloud,
  loadWebUi,
  type RunningCloud,
  recordsFolder,
  serveControl,
  type WebUiPort,
} from '../../localcloud/localcloud.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http } from '../../shared/http/client.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import { parseJson, toObject } from '../../shared/json.ts';
import { seconds } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { outputFolder } from '../inputs/folders.ts';
import { safeJson } from '../terminal/cell.ts';
import { untilCancelled, whileVisible } from '../terminal/waiting.ts';
import {
  needPackages,
  openRequestedPort,
  packageManagerSettings,
  packageRegistries,
} from './load-local-cloud.ts';
import { LocalDeployer } from './local-deployer.ts';
import { type LocalRequest, planLocally, readLocalFolder } from './local-request.ts';
import type { DeployCommandOptions } from './options.ts';

/**
 * Deploys to the repository's running local cloud, or else to a new one. A new local cloud may keep
 * serving the site afterwards.
 */
export async function deployLocally(
  options: DeployCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { log } = context;
  const dir = options.dir && (await outputFolder(context.cwd, '--dir', options.dir));
  const read = await readLocalFolder(options.folder, options, context);
  // Ignore proxies, because the local cloud runs on this host.
  using http = openHttp({ env: {} });
  const running = await findRunningFor(read, dir, http, context);
  if (running) refuseForRunning(options, running.face);
  // Claim the port first: if it is taken, the command fails before any other work.
  await using at = running ? undefined : await openRequestedPort(options.port);
  const request = await planLocally(read, options, context);
  if (!running) return await deployToNew(request, { dir, at }, options, context);
  await needPackages(context);
  log.info(`Local cloud: using the running one, ${running.face}`);
  log.info('');
  const printLine = (line: string) => log.info(`  ${line}`);
  const { run, outcome } = await running.deploy(selectSent(options), printLine, context.signal);
  const code = showOutcome(outcome, options, context);
  const { owner, name } = running.site.repository;
  const page = run ? `/github.com/${owner}/${name}/actions/runs/${run}` : '/';
  if (code === 0) log.info(`Look:   ${await running.signIn(page)}`);
  return code;
}

/** Selects the options that apply to the deployment, as opposed to this command's own. */
function selectSent(options: DeployCommandOptions): Record<string, string | boolean> {
  const { folder: _f, dir: _d, port: _p, json: _j, local: _l, allowHost: _a, ...sent } = options;
  return Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string | boolean] =>
      ['string', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

async function deployToNew(
  request: LocalRequest,
  { dir, at }: { readonly dir: string | undefined; readonly at: WebUiPort | undefined },
  options: DeployCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { env, loading, log, signal, stdout, waiting } = context;
  const { workspace, site, environment, hasCommit } = request;
  const { folder } = options;
  await needPackages(context);
  const [startLocalCloud, { startEngine }] = await loading(() =>
    Promise.all([loadLocalCloud(), loadEngine()]),
  );
  const started = performance.now();
  const registries = await packageRegistries(workspace, env);
  const production = request.config.environments.production.branch;
  const starting = startLocalCloud({
    sites: [site],
    checkouts: new Map([[site.id, { folder: workspace, branch: production }]]),
    passThrough: registries.concat(options.allowHost ?? []),
    learnsPages: true,
    signal,
    dir,
  });
  await using cloud = await whileVisible(waiting('starting the local cloud'), starting);
  const took = seconds(performance.now() - started);
  log.info(`Local cloud: portal, login, content distribution and hosting are up after ${took}.`);
  const { github, githubApi } = cloud;
  // Let package managers use the user's settings and caches.
  const variables = { ...cloud.env, ...packageManagerSettings(env) };
  await using engine = await startEngine({ cloud: { env: variables, github, githubApi } });
  const branch = hasCommit && `branch ${request.branch}, `;
  log.info(`Deploying ${site.slug} from ${folder}: ${branch || ''}environment ${environment}.`);
  log.info('');
  const deployer = new LocalDeployer(cloud, engine, { site, path: folder, options }, context);
  const outcome = await whileVisible(
    waiting(`deploying ${site.slug}`),
    deployOnce(deployer, request, options, context),
  );
  const code = showOutcome(outcome, options, context);
  if (code !== 0 || signal.aborted) return code;
  const { status, folder: built } = outcome.outputs;
  if (status !== 'succeeded' || built || !outcome.address) return 0;
  if (stdout.isTTY === true) await serve(cloud, deployer, site.id, at, context);
  else {
    log.info('This is not a terminal, so the local cloud and its addresses end here. To keep it,');
    log.info(
      `run this on a terminal; or first start "site-deploy localcloud ${folder}", which runs ` +
        'until you stop it.',
    );
  }
  if (dir) log.info(`Its data is kept in ${dir}.`);
  return 0;
}

async function deployOnce(
  deployer: LocalDeployer,
  request: LocalRequest,
  options: DeployCommandOptions,
  { log, signal }: CommandContext,
): Promise<DeploymentOutcome> {
  signal.throwIfAborted();
  const { run, done } = await deployer.start(request, options, (line) => log.info(`  ${line}`));
  using _ = addAbortListener(signal, () => run.control?.cancel());
  return await done;
}

function refuseForRunning(options: DeployCommandOptions, webUi: string): void {
  const ignored = compact([options.allowHost && '--allow-host', options.port && '--port']);
  if (ignored.length === 0) return;
  const named = ignored.join(' and ');
  throw new SiteDeployError(
    'USAGE',
    `A local cloud is already running for this repository, so it would ignore ${named}.`,
    { facts: [webUi], remedy: `Start that local cloud with ${named}, or omit it here.` },
  );
}

/**
 * Prints the outcome of a deployment, and returns the exit code.
 * @throws the reason for a cancellation, if the run ended before it could report anything
 */
export function showOutcome(
  outcome: DeploymentOutcome,
  { json }: Pick<DeployCommandOptions, 'json'>,
  { log, signal, stdout }: Pick<CommandContext, 'log' | 'signal' | 'stdout'>,
): 0 | 1 | 2 {
  const { code, outputs, address, browserAddress, deployment } = outcome;
  if (!outputs.status) signal.throwIfAborted();
  if (json) {
    const report = { ...toObject(parseJson(outputs.report ?? '')), address };
    stdout.write(`${safeJson(report)}\n`);
  }
  // A run that only built the site or closed a Preview has no address to open.
  const lines = compact([
    browserAddress && outputs.url && `Open:   ${browserAddress}`,
    deployment && outputs.notified === 'true' && describeReport(deployment),
  ]);
  if (code !== 0 || lines.length === 0) return code;
  for (const line of ['', ...lines]) log.info(line);
  return code;
}

async function serve(
  cloud: LocalCloud,
  deployer: LocalDeployer,
  siteId: string,
  at: WebUiPort | undefined,
  context: CommandContext,
): Promise<void> {
  const { startWebUi } = await loadWebUi();
  const webUi = await startWebUi(cloud, { at, deployers: new Map([[siteId, deployer]]) });
  await using _ = { [Symbol.asyncDispose]: webUi.close };
  const { log, signal } = context;
  const note = webUi.isElsewhere && '(the default port is in use)';
  // Lets "localcloud --sign-in" find this local cloud. `folders` is empty, so no deployment uses
  // it.
  const pages = { face: webUi.address, signIn: webUi.createSignIn };
  const about = { records: recordsFolder(context.env), ...pages, folders: [] };
  const control = await serveControl(cloud, about);
  await using _control = { [Symbol.asyncDispose]: control.close };
  log.info(compact([`Look:   ${webUi.createSignIn(`/sites/${siteId}`)}`, note]).join(' '));
  log.info('It opens once, within 60 s. For another address: site-deploy localcloud --sign-in');
  log.info('Change metadata and texts there, and press Publish. Serving until Ctrl-C.');
  await untilCancelled(signal);
}

async function findRunningFor(
  { workspace, site }: Pick<LocalRequest, 'workspace' | 'site'>,
  dir: string | undefined,
  http: Http,
  context: CommandContext,
): Promise<RunningCloud | undefined> {
  const found = await findRunning(
    recordsFolder(context.env),
    { folder: workspace, slug: site.slug, dir },
    http,
  );
  if (!found) return undefined;
  // Ignore the repository: without a remote, `localcloud` and `deploy --local` name it differently.
  const { repository: _a, ...known } = found.site;
  const { repository: _b, ...expected } = site;
  // `found.site` was parsed from JSON, which drops undefined properties.
  if (isDeepStrictEqual(known, parseJson(JSON.stringify(expected)))) return found;
  context.log.warn(
    `The running local cloud has other settings for ${site.slug}. Restart it to deploy to it; ` +
      'this deployment starts a separate one.',
  );
  return undefined;
}

function describeReport(deployment: NonNullable<DeploymentOutcome['deployment']>): string {
  const { status, version, environment } = deployment;
  return `Portal: notified of "${status}" for version ${version} in ${environment}.`;
}
