import { stripVTControlCharacters } from 'node:util';
import type {
  ActionResult,
  DeploySite,
  LocalCloud,
  LocalSite,
  RecordedRequest,
} from '../../localcloud/localcloud.ts';
import { describeError, SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { firstNames } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';
import { forSite, readLocalRequest } from './local-request.ts';
import { createLocalTexts } from './local-texts.ts';
import type { DeployCommandOptions } from './options.ts';
import { runLocally } from './run-locally.ts';

export function localDeployer(
  cloud: LocalCloud,
  site: LocalSite,
  folder: string,
  options: Partial<DeployCommandOptions>,
  context: CommandContext,
  onResult: (result: ActionResult) => void = () => {},
): DeploySite {
  const texts = createLocalTexts(cloud);
  return async (runId, onLine) => {
    const emitLine = (line: string) => {
      context.log.info(`  ${line}`);
      onLine(stripVTControlCharacters(line));
    };
    try {
      const request = await readLocalRequest(folder, options, context, runId);
      checkSameSite(site, request.site);
      const before = cloud.requests.all.length;
      const result = await runLocally(forSite(request, site), cloud, context, texts, emitLine);
      if (result.code !== 0)
        for (const line of unreachedLines(cloud.requests.all.slice(before))) emitLine(line);
      onResult(result);
      return result.outputs.report;
    } catch (error) {
      if (!context.signal.aborted)
        for (const line of describeError(SiteDeployError.from(error))) emitLine(line);
      return undefined;
    }
  };
}

/** Lists blocked hosts: the local cloud allows access to package registries only. */
export function unreachedLines(
  requests: readonly Pick<RecordedRequest, 'method' | 'host' | 'status'>[],
): string[] {
  const missed = requests.filter((item) => item.method === 'CONNECT' && item.status === 502);
  const hosts = [...new Set(missed.map((item) => item.host))];
  if (hosts.length === 0) return [];
  const options = hosts.slice(0, 3).map((host) => `--allow-host ${host}`);
  return [
    'The local cloud only allows access to package registries. ' +
      `Blocked hosts: ${firstNames(hosts)}.`,
    `If the build needs one, allow it: ${options.join(' ')}`,
  ];
}

function checkSameSite(started: LocalSite, now: LocalSite): void {
  const isSame = (['id', 'slug', 'url'] as const).every((key) => started[key] === now[key]);
  if (isSame && started.portal.url === now.portal.url) return;
  throw usageError(
    `The site config now names another site: ${now.slug} (${now.id}), ${now.url}.`,
    'Stop the local cloud with Ctrl-C, and start it again.',
  );
}
