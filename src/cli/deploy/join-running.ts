import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util';
import type { ActionResult } from '../../localcloud/localcloud.ts';
import type { RunningCloud } from '../../localcloud/running/running.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http } from '../../shared/http/client.ts';
import { parseJson, toObject } from '../../shared/json.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { safeJson } from '../terminal/cell.ts';
import type { LocalRequest } from './local-request.ts';
import type { DeployCommandOptions } from './options.ts';
import { runLocally } from './run-locally.ts';

export async function findRunningFor(
  request: LocalRequest,
  dir: string | undefined,
  http: Http,
  context: CommandContext,
): Promise<RunningCloud | undefined> {
  const { workspace, site } = request;
  const [{ findRunning }, { recordsFolder }] = await Promise.all([
    import('../../localcloud/running/running.ts'),
    import('../../localcloud/running/record.ts'),
  ]);
  const found = await findRunning(
    recordsFolder(context.env),
    { folder: workspace, slug: site.slug, dir },
    http,
  );
  if (!found) return undefined;
  // The local cloud ignores the repository's owner.
  const { repository: _a, ...known } = found.site;
  const { repository: _b, ...expected } = site;
  // Found as JSON, which drops undefined properties.
  if (isDeepStrictEqual(known, parseJson(JSON.stringify(expected)))) return found;
  context.log.warn(
    `The running local cloud has other settings for ${site.slug}. Restart it to deploy to it; ` +
      'this deployment starts a separate one.',
  );
  return undefined;
}

export async function deployToRunning(
  request: LocalRequest,
  running: RunningCloud,
  options: DeployCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { log } = context;
  const { face, site } = running;
  log.info(`Local cloud: using the running one, ${face}`);
  log.info('');
  const repository = `${site.repository.owner}/${site.repository.name}`;
  const event = { ...request.event, repository };
  const startedAt = new Date().toISOString();
  const lines: string[] = [];
  const result = await runLocally(
    { ...request, event },
    running,
    context,
    running.texts,
    (line) => {
      lines.push(stripVTControlCharacters(line));
      log.info(`  ${line}`);
    },
  );
  context.signal.throwIfAborted();
  const { report } = result.outputs;
  const run = { id: event.runId, startedAt, lines, report };
  return await showResult(result, run, running, request.hostedName, options.json === true, context);
}

export async function showResult(
  actionResult: Pick<ActionResult, 'code' | 'outputs'>,
  run: Parameters<RunningCloud['record']>[0],
  running: RunningCloud,
  hostedName: string | undefined,
  isJson: boolean,
  commandContext: Pick<CommandContext, 'log' | 'stdout'>,
): Promise<ExitCode> {
  const { log, stdout } = commandContext;
  const { report, status } = actionResult.outputs;
  const isRecorded = await running.record(run);
  const seen = await running.readSite(hostedName).catch((error: unknown) => {
    if (!(error instanceof SiteDeployError)) throw error;
    log.warn(`Cannot tell where the site is served now: ${error.message}`);
    return undefined;
  });
  const { address, deployment } = seen ?? {};
  if (isJson) stdout.write(`${safeJson({ ...toObject(parseJson(report ?? '')), address })}\n`);
  if (actionResult.code !== 0) {
    if (status) return 1;
    return 2;
  }
  if (!seen) return 0;
  log.info('');
  if (address) log.info(`Open:   ${address}`);
  if (deployment) log.info(portalLine(deployment));
  const page = compact([`sites/${running.site.id}`, isRecorded && `runs/${run.id}`]).join('/');
  log.info(`Look:   ${running.face}/${page}`);
  return 0;
}

interface Notified {
  readonly status: string;
  readonly version: string;
  readonly environment: string;
  readonly commitSha: string;
}

export function portalLine(deployment: Notified): string {
  const { status, version, environment, commitSha } = deployment;
  const target = `version ${version} in ${environment}, commit ${commitSha.slice(0, 12)}`;
  return `Portal: notified of "${status}" for ${target}.`;
}
