import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util';
import { makePlan } from '../../deploy/steps/plan/plan.ts';
import {
  type ActionResult,
  findRunning,
  type LocalCloud,
  loadLocalCloud,
  loadWebUi,
  openRuns,
  type RunningCloud,
  recordsFolder,
  type StartedRuns,
  type WebUiPort,
} from '../../localcloud/localcloud.ts';
import { compact } from '../../shared/compact.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http } from '../../shared/http/client.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import { parseJson, toObject } from '../../shared/json.ts';
import { seconds } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { outputFolder } from '../inputs/folders.ts';
import { safeJson } from '../terminal/cell.ts';
import { untilCancelled, whileVisible } from '../terminal/waiting.ts';
import { needPackages, openRequestedPort, packageRegistries } from './load-local-cloud.ts';
import { localDeployer } from './local-deployer.ts';
import { forSite, type LocalRequest, readLocalRequest } from './local-request.ts';
import type { DeployCommandOptions } from './options.ts';
import { runLocally } from './run-locally.ts';

/** Uses the repository's running local cloud, else a new one, which may serve the site. */
export async function deployLocally(options: DeployCommandOptions, context: CommandContext) {
  const { folder } = options;
  const { env, loading, log, signal, stdout, waiting } = context;
  const request = await readLocalRequest(folder, options, context);
  const { workspace, site, event, environment, hasCommit } = request;
  const { production } = request.config.environments;
  const dir = options.dir && (await outputFolder(context.cwd, '--dir', options.dir));
  // The local cloud runs on this host, so proxies are ignored.
  using http = openHttp({ env: {} });
  const running = await findRunningFor(request, dir, http, context);
  if (running) refuseForRunning(options, running.face);
  // Claims the port before any other work, which would be wasted if the port is taken.
  await using at = running ? undefined : await openRequestedPort(options.port);
  await planFirst(request, options, context);
  await needPackages(context);
  if (running) return await deployToRunning(request, running, options, context);
  const startLocalCloud = await loading(loadLocalCloud);
  const started = performance.now();
  const registries = await packageRegistries(workspace, env);
  const passThrough = registries.concat(options.allowHost ?? []);
  const starting = startLocalCloud({
    sites: [site],
    checkouts: new Map([[site.id, { folder: workspace, branch: production.branch }]]),
    passThrough,
    learnsPages: true,
    signal,
    dir,
  });
  await using cloud = await whileVisible(waiting('starting the local cloud'), starting);
  const took = seconds(performance.now() - started);
  log.info(`Local cloud: portal, login, content distribution and hosting are up after ${took}.`);
  const branch = hasCommit && `branch ${event.ref.replace('refs/heads/', '')}, `;
  log.info(`Deploying ${site.slug} from ${folder}: ${branch || ''}environment ${environment}.`);
  log.info('');
  const results: ActionResult[] = [];
  const deploy = localDeployer(cloud, site, folder, options, context, (item) => results.push(item));
  await using runs = await openRuns(new Map([[site.id, deploy]]), dir);
  await whileVisible(
    waiting(`deploying ${site.slug}`),
    Promise.resolve(runs.deploy(site.id)?.done),
  );
  const [result] = results;
  // A run that reported its outcome has printed it.
  if (!result?.outputs.status) signal.throwIfAborted();
  if (!result) return 1;
  const address = cloud.hosting.address(site.slug, request.hostedName);
  if (options.json) writeReport(result, address, context);
  if (result.code !== 0) return result.outputs.status ? 1 : 2;
  if (signal.aborted) return 0;
  if (result.outputs.status === 'succeeded' && result.outputs.folder === '' && address) {
    logAddresses(result, address, cloud.portal.deployments(site.id).at(-1), context);
    if (stdout.isTTY === true) await serve(cloud, runs, site.id, at, context);
    else {
      log.info(
        'This is not a terminal, so the local cloud and its addresses end here. To keep it,',
      );
      log.info(
        `run this on a terminal; or first start "site-deploy localcloud ${folder}", which runs ` +
          'until you stop it.',
      );
    }
    if (dir) log.info(`Its data is kept in ${dir}.`);
  }
  return 0;
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

async function planFirst(
  localRequest: LocalRequest,
  options: DeployCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { env, log, signal } = context;
  const { config, siteVersion, mode, uploader, dryRun, force } = options;
  const { workspace, event, environment } = localRequest;
  await using deps = await openDeps({ log, env, signal });
  const request = { workspace, config, environment, siteVersion, mode, uploader, dryRun, force };
  await makePlan({ ...request, event: { ...event, run: { id: '1', attempt: 1 } } }, deps);
}

type Output = Pick<CommandContext, 'log' | 'stdout'>;

function writeReport(
  { outputs }: Pick<ActionResult, 'outputs'>,
  address: string | undefined,
  { stdout }: Output,
): void {
  stdout.write(`${safeJson({ ...toObject(parseJson(outputs.report ?? '')), address })}\n`);
}

/** A run that built or closed leaves the earlier deployment as it is. */
function logAddresses(
  { outputs }: Pick<ActionResult, 'outputs'>,
  address: string | undefined,
  deployment: Notified | undefined,
  { log }: Output,
): void {
  log.info('');
  if (address && outputs.url) log.info(`Open:   ${address}`);
  if (deployment && outputs.notified === 'true') log.info(portalLine(deployment));
}

async function serve(
  cloud: LocalCloud,
  runs: StartedRuns,
  siteId: string,
  at: WebUiPort | undefined,
  context: CommandContext,
): Promise<void> {
  const { startWebUi } = await loadWebUi();
  const webUi = await startWebUi(cloud, { at, runs });
  await using _ = { [Symbol.asyncDispose]: webUi.close };
  const { log, signal } = context;
  const note = webUi.isElsewhere && '(the default port is in use)';
  log.info(compact([`Look:   ${webUi.address}/sites/${siteId}`, note]).join(' '));
  log.info('Change metadata and texts there, and press Deploy again. Serving until Ctrl-C.');
  await untilCancelled(signal);
}

async function findRunningFor(
  request: LocalRequest,
  dir: string | undefined,
  http: Http,
  context: CommandContext,
): Promise<RunningCloud | undefined> {
  const { workspace, site } = request;
  const found = await findRunning(
    recordsFolder(context.env),
    { folder: workspace, slug: site.slug, dir },
    http,
  );
  if (!found) return undefined;
  // The local cloud ignores the repository's owner.
  const { repository: _a, ...known } = found.site;
  const { repository: _b, ...expected } = site;
  // The found site comes from JSON, which drops undefined properties.
  if (isDeepStrictEqual(known, parseJson(JSON.stringify(expected)))) return found;
  context.log.warn(
    `The running local cloud has other settings for ${site.slug}. Restart it to deploy to it; ` +
      'this deployment starts a separate one.',
  );
  return undefined;
}

async function deployToRunning(
  request: LocalRequest,
  running: RunningCloud,
  options: DeployCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { log } = context;
  const { face, site } = running;
  log.info(`Local cloud: using the running one, ${face}`);
  log.info('');
  const asked = forSite(request, site);
  const startedAt = new Date().toISOString();
  const lines: string[] = [];
  const result = await runLocally(asked, running, context, running.texts, (line) => {
    lines.push(stripVTControlCharacters(line));
    log.info(`  ${line}`);
  });
  const { report, status } = result.outputs;
  if (!status) context.signal.throwIfAborted();
  const run = { id: asked.event.runId, startedAt, lines, report };
  return await showResult(result, run, running, request.hostedName, options.json === true, context);
}

export async function showResult(
  actionResult: Pick<ActionResult, 'code' | 'outputs'>,
  run: Parameters<RunningCloud['record']>[0],
  running: RunningCloud,
  hostedName: string | undefined,
  isJson: boolean,
  output: Output,
): Promise<ExitCode> {
  const { log } = output;
  const isRecorded = await running.record(run);
  const seen = await running.readSite(hostedName).catch((error: unknown) => {
    if (!(error instanceof SiteDeployError)) throw error;
    log.warn(`Cannot tell where the site is served now: ${error.message}`);
    return undefined;
  });
  const { address, deployment } = seen ?? {};
  if (isJson) writeReport(actionResult, address, output);
  if (actionResult.code !== 0) return actionResult.outputs.status ? 1 : 2;
  if (!seen) return 0;
  logAddresses(actionResult, address, deployment, output);
  const page = compact([`sites/${running.site.id}`, isRecorded && `runs/${run.id}`]).join('/');
  log.info(`Look:   ${running.face}/${page}`);
  return 0;
}

interface Notified {
  readonly status: string;
  readonly version: string;
  readonly environment: string;
}

function portalLine(deployment: Notified): string {
  const { status, version, environment } = deployment;
  return `Portal: notified of "${status}" for version ${version} in ${environment}.`;
}
