import { isDeepStrictEqual } from 'node:util';
import type { LocalCloud } from '../../localcloud/localcloud.ts';
import type { JobCloud } from '../../localcloud/runner/runner.ts';
import type { RunningCloud } from '../../localcloud/running/running.ts';
import type { LocalSite } from '../../localcloud/types.ts';
import type { Http } from '../../shared/http/client.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import { plainText } from '../../shared/plain-text.ts';
import { seconds } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';
import { packageRegistries } from '../localcloud/registries.ts';
import { untilCancelled } from '../terminal/until-cancelled.ts';

/** The local cloud that a deployment goes to: one that runs already, or one that ends with the command. */
export interface LocalTarget extends JobCloud, AsyncDisposable {
  /** `owner/name`, as it knows the repository. */
  readonly repository: string;
  /** Hosts that were asked for and do not answer here, as far as they are known. */
  refusedHosts(): string[];
  /** Address for a browser; `undefined` where nothing was deployed. @param environment absent: Production */
  address(environment: string | undefined): Promise<string | undefined>;
  /** Shows a person what has come of the deployment, and serves it as long as they want. */
  present(environment: string | undefined): Promise<void>;
}

export interface LocalTargetOptions {
  /** Absolute path of the repository. */
  readonly workspace: string;
  readonly site: LocalSite;
  /** Absolute path of the folder that the local cloud keeps its data in. Default: what runs, or a temporary one. */
  readonly dir: string | undefined;
  /** Of the portal's pages, where the local cloud is started here. */
  readonly port?: number;
  /** Hosts that the build really reaches, besides package registries. */
  readonly allowHost?: readonly string[];
}

/** @throws SiteDeployError `LOCAL_CLOUD_*` */
export async function openLocalTarget(options: LocalTargetOptions, context: CommandContext): Promise<LocalTarget> {
  // It is on this machine, whatever proxies there are.
  const http = openHttp({ env: {} });
  const running = await findFor(options, http, context).catch((error: unknown) => {
    http[Symbol.dispose]();
    throw error;
  });
  if (running !== undefined) return joinTarget(running, http, context);
  http[Symbol.dispose]();
  return await startTarget(options, context);
}

/** A local cloud that runs with this repository, and knows its site as the site config says it. */
async function findFor(
  { workspace, site, dir }: LocalTargetOptions,
  http: Http,
  { env, log }: CommandContext,
): Promise<RunningCloud | undefined> {
  const [{ findRunning }, { recordsFolder }] = await Promise.all([
    import('../../localcloud/running/running.ts'),
    import('../../localcloud/running/record.ts'),
  ]);
  const found = await findRunning(recordsFolder(env), { folder: workspace, slug: site.slug, dir }, http);
  if (found === undefined) return undefined;
  // Which owner a repository has does not matter there.
  const { repository: _a, ...known } = found.site;
  const { repository: _b, ...wanted } = site;
  if (isDeepStrictEqual(known, wanted)) return found;
  log.warn(
    `The local cloud that runs knows ${site.slug} with other settings. Start it again to deploy to it; this ` +
      'deployment has one of its own.',
  );
  return undefined;
}

function joinTarget(running: RunningCloud, http: Disposable, { log }: CommandContext): LocalTarget {
  const { env, github, face, site } = running;
  log.info(`Local cloud: the one that runs, ${face}`);
  return {
    env,
    github,
    repository: `${site.repository.owner}/${site.repository.name}`,
    refusedHosts: () => [],
    address: async (environment) => (await running.look(environment)).address,
    async present(environment) {
      const { address, told } = await running.look(environment);
      for (const line of outcome(address, told)) log.info(line);
      log.info(`Look:   ${face}/sites/${site.id}`);
    },
    async [Symbol.asyncDispose]() {
      http[Symbol.dispose]();
    },
  };
}

async function startTarget(
  { workspace, site, dir, port, allowHost = [] }: LocalTargetOptions,
  context: CommandContext,
): Promise<LocalTarget> {
  const { env, log } = context;
  const { startLocalCloud } = await import('../../localcloud/localcloud.ts');
  const started = performance.now();
  const passThrough = [...(await packageRegistries(workspace, env)), ...allowHost];
  const cloud = await startLocalCloud({
    sites: [site],
    passThrough,
    learnsPages: true,
    ...(dir !== undefined && { dir }),
  });
  const took = seconds(performance.now() - started);
  log.info(`Local cloud: portal, login, content distribution and hosting are up after ${took}.`);
  return {
    env: cloud.env,
    github: cloud.github,
    repository: `${site.repository.owner}/${site.repository.name}`,
    refusedHosts() {
      const refused = cloud.requests.all.filter(({ method, status }) => method === 'CONNECT' && status === 502);
      return [...new Set(refused.map(({ host }) => plainText(host)))];
    },
    address: async (environment) => cloud.hosting.address(site.slug, environment),
    async present(environment) {
      const told = cloud.portal.deployments(site.id).at(-1);
      for (const line of outcome(cloud.hosting.address(site.slug, environment), told)) log.info(line);
      if (context.stdout.isTTY === true) return serve(cloud, site, port, context);
      log.info('This is no terminal, so the local cloud ends here, and its addresses with it.');
      if (dir !== undefined) log.info(`Its data stays in ${dir}.`);
    },
    async [Symbol.asyncDispose]() {
      await cloud.close();
    },
  };
}

interface Told {
  readonly status: string;
  readonly version: string;
  readonly environment: string;
  readonly commitSha: string;
}

function outcome(address: string | undefined, told: Told | undefined): string[] {
  const commit = told?.commitSha.slice(0, 12);
  return [
    '',
    `Open:   ${address}`,
    ...(told === undefined
      ? []
      : [`Portal: was told "${told.status}" of version ${told.version} in ${told.environment}, commit ${commit}.`]),
  ];
}

async function serve(
  cloud: LocalCloud,
  site: LocalSite,
  port: number | undefined,
  { log, signal }: CommandContext,
): Promise<void> {
  const { startFace } = await import('../../localcloud/face/face.ts');
  const face = await startFace(cloud, { port });
  await using _ = { [Symbol.asyncDispose]: face.close };
  log.info(`Look:   ${face.address}/sites/${site.id}${face.isElsewhere ? ' (the usual port is taken)' : ''}`);
  log.info('Serving until Ctrl-C.');
  await untilCancelled(signal);
}
