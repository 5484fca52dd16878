import { checkConfigPaths, requireBuildRoot } from '../../../config/config-paths.ts';
import { foldEnvironmentName } from '../../../config/environment-name.ts';
import { defaultConfigFile, loadSiteConfig } from '../../../config/load.ts';
import { parseChoice, parseDeployMode } from '../../../identity/modes.ts';
import { forEnvironment } from '../../../identity/pins.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { yesOrNo } from '../../../shared/yes-or-no.ts';
import { checkClose, chooseEnvironment } from './environment.ts';
import { type ClosingPlan, type DeployRequest, type Plan, uploaders } from './types.ts';

/** Plans a run. Reads files, runs git and queries GitHub, but changes nothing. */
export async function makePlan(request: DeployRequest, deps: Deps): Promise<Plan | ClosingPlan> {
  const mode = parseDeployMode(request.mode);
  const uploader = parseChoice(uploaders, request.uploader, 'auto', 'uploader');
  const dryRun = yesOrNo(request.dryRun, 'dry-run');
  const force = yesOrNo(request.force, 'force');

  const { workspace, event } = request;
  const configFile = request.config?.trim() || defaultConfigFile;
  const config = await loadSiteConfig(workspace, configFile);
  deps.signal.throwIfAborted();
  const { production, preview } = config.environments;
  const { pull } = event;
  // The platform reports the URL of a pull request's own hosting environment.
  const shown = pull
    ? { environmentName: String(pull.number), url: undefined }
    : { environmentName: foldEnvironmentName(preview.name), url: preview.url };
  const common = { uploader, dryRun, event, config };
  if (mode === 'close') {
    checkClose(config.environments, event, request.environment);
    await checkConfigPaths(workspace, config, configFile);
    const version = /\/(\d+\.\d+\.\d+)$/.exec(event.ref)?.[1];
    const target = { environment: 'Preview', ...shown } as const;
    const login = { config: forEnvironment(config, 'Preview', request.pins) };
    return { ...common, ...login, ...target, mode, workspace, version };
  }

  if (mode === 'all' && config.build.attestation === 'required' && !dryRun) throw needsTwoJobs();
  const environment = chooseEnvironment({ production, preview }, event, request.environment);
  const buildRoot = await checkConfigPaths(workspace, config, configFile);
  if (mode === 'all' || mode === 'build') await requireBuildRoot(workspace, config, configFile);
  let target: Pick<Plan, 'environmentName' | 'url'> = shown;
  if (environment === 'Production') target = { environmentName: null, url: config.site.url };
  const login = { config: forEnvironment(config, environment, request.pins) };
  const places = { workspace, configFile, buildRoot };
  const known = { ...common, ...login, environment, ...target, force, ...places };
  if (mode === 'rollback') {
    const rollbackRun = runId(request.rollbackRun);
    const { readRetainedPackage } = await import('./rollback.ts');
    const retained = await readRetainedPackage(known, rollbackRun, deps);
    const { version, provenance, ref, builtBy } = retained;
    const builtFrom = { ...event, sha: provenance.commit, ref };
    return { ...known, mode, rollbackRun, builtBy, version, provenance, event: builtFrom };
  }
  const { findVersion } = await import('./version.ts');
  const [version, tree] = await Promise.all([
    findVersion({ ...known, input: request.siteVersion }, deps),
    readTree(request, deps),
  ]);
  deps.signal.throwIfAborted();
  const provenance = { commit: event.sha, tree, run: event.run.url };
  return { ...known, mode, version, provenance };
}

/**
 * Returns the id of the commit's tree; empty if it is unknown, or if there are uncommitted local
 * changes.
 */
async function readTree({ workspace, event }: DeployRequest, deps: Deps): Promise<string> {
  if (event.sha === '') return '';
  if (event.tree && objectId.test(event.tree)) return event.tree;
  const runGit = (...args: string[]) => deps.git(workspace, args, deps.signal);
  if (event.name === 'local' && (await runGit('status', '--porcelain')) !== '') return '';
  const tree = await runGit('show', '-s', '--format=%T', event.sha);
  return objectId.exec(tree?.trim() ?? '')?.[0] ?? '';
}

const objectId = /^[0-9a-f]{40,64}$/;

function runId(input = ''): string {
  const id = input.trim();
  if (/^\d{1,20}$/.test(id)) return id;
  const message = `rollback-run: found "${id}", expected the id of the run that built the package.`;
  throw new SiteDeployError('USAGE', message);
}

function needsTwoJobs(): SiteDeployError {
  const message = 'One job cannot both build the site and get an attestation for the build.';
  const remedy =
    'Use two jobs, with "mode: build" and "mode: deploy", and attest the build between them; or ' +
    'set build.attestation: off.';
  return new SiteDeployError('ATTESTATION_MISSING', message, { remedy });
}
