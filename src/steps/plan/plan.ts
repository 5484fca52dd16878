import { checkConfigPaths } from '../../config/config-paths.ts';
import { foldEnvironmentName } from '../../config/environment-name.ts';
import { defaultConfigFile, loadSiteConfig } from '../../config/load.ts';
import { didYouMean } from '../../config/nearest.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { checkClose, chooseEnvironment } from './environment.ts';
import { type DeployOptions, type Mode, modes, type Plan, uploaders } from './types.ts';
import { findVersion } from './version.ts';

/**
 * Config file + event → what is going to happen. Reads files and asks git; changes nothing and sends nothing.
 * An input that is empty counts as not given, since that is how a runner hands over an input that was left out.
 * @throws SiteDeployError `USAGE`, `CONFIG_NOT_FOUND`, `CONFIG_INVALID`, `PATH_OUTSIDE_WORKSPACE`, `ATTESTATION_MISSING`, and those of `chooseEnvironment`
 *   and `findVersion`; the signal's reason when the run is cancelled
 */
export async function makePlan(options: DeployOptions, deps: Deps): Promise<Plan> {
  const mode = oneOf(modes, options.mode, 'all', 'mode');
  const uploader = oneOf(uploaders, options.uploader, 'auto', 'uploader');

  const config = await loadSiteConfig(options.workspace, options.config?.trim() || defaultConfigFile);
  deps.signal.throwIfAborted();
  if (mode === 'close') checkClose(config.environments, options.event, options.environment);
  if (mode === 'all' && config.build.attestation === 'required' && !options.dryRun) throw needsTwoJobs();
  const environment =
    mode === 'close' ? 'Preview' : chooseEnvironment(config.environments, options.event, options.environment);
  const buildRoot = await checkConfigPaths(options.workspace, config);
  const version = await versionFor(mode, options, config, buildRoot);
  deps.signal.throwIfAborted();

  const isPreview = environment === 'Preview';
  return {
    mode,
    uploader,
    dryRun: options.dryRun ?? false,
    force: options.force ?? false,
    environment,
    environmentName: isPreview ? foldEnvironmentName(config.environments.preview.name) : null,
    version,
    ...(mode === 'rollback' && { rollbackRun: runOf(options) }),
    event: options.event,
    config,
    workspace: options.workspace,
    buildRoot,
    url: isPreview ? config.environments.preview.url : config.site.url,
  };
}

/** Which package is deployed again, with its version, is looked at afterwards. */
async function versionFor(mode: Mode, options: DeployOptions, config: SiteConfig, buildRoot: string): Promise<string> {
  if (mode === 'rollback') return '';
  return mode === 'close' ? closedVersion(options.event.ref) : findVersion(options, config, buildRoot);
}

function runOf({ rollbackRun = '' }: DeployOptions): string {
  const id = rollbackRun.trim();
  if (/^\d{1,20}$/.test(id)) return id;
  throw new SiteDeployError('USAGE', `rollback-run: found "${id}", expected the id of the run that built the package.`);
}

function needsTwoJobs(): SiteDeployError {
  return new SiteDeployError(
    'ATTESTATION_MISSING',
    'One job cannot build the site and have an attestation of what it has built.',
    {
      remedy:
        'Use two jobs, with "mode: build" and "mode: deploy", and attest between them; or set build.attestation: off.',
    },
  );
}

/** A branch that is deleted has no commit any more, only a name. Empty where the name says no version. */
function closedVersion(ref: string): string {
  return /\/(\d+\.\d+\.\d+)$/.exec(ref)?.[1] ?? '';
}

function oneOf<const T extends string>(words: readonly T[], given: string | undefined, fallback: T, input: string): T {
  const word = given?.trim() ?? '';
  if (word === '') return fallback;
  const found = words.find((known) => known === word);
  if (found !== undefined) return found;
  const message = `${input}: found "${word}", expected one of ${words.join(', ')}${didYouMean(word, words)}`;
  throw new SiteDeployError('USAGE', message);
}
