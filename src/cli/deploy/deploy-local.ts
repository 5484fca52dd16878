import { startFace } from '../../localcloud/face/face.ts';
import { StartedRuns } from '../../localcloud/face/runs.ts';
import type { ActionResult, LocalCloud } from '../../localcloud/localcloud.ts';
import { objectOf, parseJson } from '../../shared/json.ts';
import { seconds } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { needPackages } from '../localcloud/need-packages.ts';
import { packageRegistries } from '../localcloud/registries.ts';
import { safeJson } from '../terminal/cell.ts';
import { untilCancelled } from '../terminal/until-cancelled.ts';
import { whileShown } from '../terminal/waiting.ts';
import type { DeployCommandOptions } from './deploy.ts';
import { localDeployer } from './local-deployer.ts';
import { type LocalRequest, readLocalRequest } from './local-request.ts';

/**
 * `site-deploy deploy --local`: starts the local cloud and runs the Action against it. On a terminal the site and the
 * pages of the portal are served until Ctrl-C.
 */
export async function deployLocally(
  folder: string,
  options: DeployCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { env, log, signal, stdout, waiting } = context;
  const request = await readLocalRequest(folder, options, context);
  const { workspace, site, event, environment } = request;
  await needPackages(context);
  const { startLocalCloud } = await import('../../localcloud/localcloud.ts');
  const started = performance.now();
  const passThrough = [...(await packageRegistries(workspace, env)), ...(options.allowHost ?? [])];
  const starting = startLocalCloud({ sites: [site], passThrough, signal });
  await using cloud = await whileShown(waiting('starting the local cloud'), starting);
  const took = seconds(performance.now() - started);
  log.info(`Local cloud: portal, login, content distribution and hosting are up after ${took}.`);
  const branch = event.ref.replace('refs/heads/', '');
  log.info(`Deploying ${site.slug} from ${folder}: ${event.name} on ${branch}, environment ${environment}.`);
  log.info('');
  const results: ActionResult[] = [];
  const deploy = localDeployer(cloud, site, folder, options, context, (result) => results.push(result));
  const runs = new StartedRuns(new Map([[site.id, deploy]]));
  await whileShown(waiting(`deploying ${site.slug}`), Promise.resolve(runs.deploy(site.id)?.done));
  signal.throwIfAborted();
  const [result] = results;
  if (result === undefined) return 1;
  if (options.json) stdout.write(`${safeJson(answerOf(result, cloud, request))}\n`);
  if (result.code !== 0) return result.outputs.status === undefined ? 2 : 1;
  if (result.outputs.status === 'succeeded' && result.outputs.folder === '') {
    sayWhatIsUp(cloud, request, context);
    if (stdout.isTTY === true) await serve(cloud, runs, site.id, options.port, context);
    else log.info('This is no terminal, so the local cloud ends here, and its addresses with it.');
  }
  return 0;
}

/** The report of the run, and where its site can be opened. */
function answerOf({ outputs }: ActionResult, cloud: LocalCloud, { site, hostedName }: LocalRequest): object {
  return { ...objectOf(parseJson(outputs.report ?? '')), address: cloud.hosting.address(site.slug, hostedName) };
}

function sayWhatIsUp(cloud: LocalCloud, { site, hostedName }: LocalRequest, { log }: CommandContext): void {
  const told = cloud.portal.deployments(site.id).at(-1);
  log.info('');
  log.info(`Open:   ${cloud.hosting.address(site.slug, hostedName)}`);
  if (told === undefined) return;
  const commit = told.commitSha.slice(0, 12);
  log.info(`Portal: was told "${told.status}" of version ${told.version} in ${told.environment}, commit ${commit}.`);
}

async function serve(
  cloud: LocalCloud,
  runs: StartedRuns,
  siteId: string,
  port: number | undefined,
  { log, signal }: CommandContext,
): Promise<void> {
  const face = await startFace(cloud, { port, runs });
  await using _ = { [Symbol.asyncDispose]: face.close };
  log.info(`Look:   ${face.address}/sites/${siteId}${face.isElsewhere ? ' (the usual port is taken)' : ''}`);
  log.info('There you change metadata and texts, and deploy the folder again. Serving until Ctrl-C.');
  await untilCancelled(signal);
}
