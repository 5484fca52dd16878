import type { DeploySite } from '../../localcloud/face/runs.ts';
import type { ActionResult, LocalCloud, RecordedRequest } from '../../localcloud/localcloud.ts';
import type { LocalSite } from '../../localcloud/types.ts';
import { describeError, SiteDeployError } from '../../shared/errors/error.ts';
import { firstNames } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';
import type { DeployCommandOptions } from './deploy.ts';
import { readLocalRequest } from './local-request.ts';
import { runLocally } from './run-locally.ts';

/**
 * Deploys a folder to a local cloud as often as it is asked to, as the folder stands then.
 * @param site whom the cloud was started with
 * @param onResult called with how each run has ended
 */
export function localDeployer(
  cloud: LocalCloud,
  site: LocalSite,
  folder: string,
  options: DeployCommandOptions,
  context: CommandContext,
  onResult: (result: ActionResult) => void = () => {},
): DeploySite {
  return async (runId, onLine) => {
    const say = (line: string) => {
      context.log.info(`  ${line}`);
      onLine(line);
    };
    try {
      const request = await readLocalRequest(folder, options, context, runId);
      checkSameSite(site, request.site);
      const before = cloud.requests.all.length;
      const result = await runLocally(request, cloud, context, say);
      if (result.code !== 0) for (const line of unreachedLines(cloud.requests.all.slice(before))) say(line);
      onResult(result);
      return result.outputs.report;
    } catch (error) {
      // Who has asked in a browser sees it there, and the local cloud goes on.
      if (!context.signal.aborted) for (const line of describeError(SiteDeployError.from(error))) say(line);
      return undefined;
    }
  };
}

/** What a build may have missed: the local cloud leads to package registries, and to nothing else outside. */
export function unreachedLines(requests: readonly Pick<RecordedRequest, 'method' | 'host' | 'status'>[]): string[] {
  const missed = requests.filter(({ method, status }) => method === 'CONNECT' && status === 502);
  const hosts = [...new Set(missed.map(({ host }) => host))];
  if (hosts.length === 0) return [];
  return [
    `The local cloud leads to package registries only. These were asked for in vain: ${firstNames(hosts)}.`,
    `If the build needs one, let it through: ${hosts
      .slice(0, 3)
      .map((host) => `--allow-host ${host}`)
      .join(' ')}`,
  ];
}

function checkSameSite(started: LocalSite, now: LocalSite): void {
  const isSame = (['id', 'slug', 'url'] as const).every((key) => started[key] === now[key]);
  if (isSame && started.portal.url === now.portal.url) return;
  throw new SiteDeployError('USAGE', `The site config names another site now: ${now.slug} (${now.id}), ${now.url}.`, {
    remedy: 'End the local cloud with Ctrl-C, and start it again.',
  });
}
