import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GitHub } from '../../github/client.ts';
import { issuerOf } from '../../onboard/credentials/credential.ts';
import type { DesiredOptions } from '../../onboard/plan/desired.ts';
import { renderOnboarding } from '../../onboard/render/render.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { askCheckout } from '../deploy/local-event.ts';
import { workspaceOf } from '../inputs/checkout.ts';
import { gitHubOf } from '../inputs/github.ts';
import { wholeNumber } from '../workspace/settings.ts';
import { onboardAll } from './all.ts';
import { webhookSecretOf } from './credentials.ts';
import { onboardOne } from './one.ts';
import type { OnboardCommandOptions } from './options.ts';
import { pinnedOf } from './pinned.ts';
import { portalOf } from './portal.ts';
import { configOf, recordOf } from './site.ts';

/** `site-deploy onboard`: plans, checks, applies or explains what a repository needs, or all repositories of a portal. */
export async function onboard(
  folder: string,
  options: OnboardCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { env, log, signal, cwd } = context;
  await using deps = await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() });
  const pace = options.all ? wholeNumber(options.writesPerMinute, '--writes-per-minute', 1, 60_000) : undefined;
  const github = options.render === undefined ? gitHubOf(context, deps, pace) : undefined;
  const render = await renderOptionsOf(options, github);
  const webhookSecret = await webhookSecretOf(context, options.webhookSecretStdin ?? false);
  if (options.all) {
    if (github === undefined || options.doctor)
      throw new SiteDeployError('USAGE', '--all goes with --dry-run, --check and --apply.', {
        remedy: 'Use --site <id> for one site; --all --check tells which sites need anything.',
      });
    // Awaited here: what it uses is taken down when this function is left.
    return await onboardAll({ options, context, deps, github, render, webhookSecret });
  }

  const workspace = await workspaceOf(cwd, folder);
  const { repository: origin } = await askCheckout(workspace, env, signal);
  const config = await configOf(workspace, options.config);
  const portal = options.site === undefined ? undefined : portalOf(options, context, deps);
  const detail = options.site === undefined ? undefined : await portal?.getSite(options.site);
  const record = recordOf({ options, config, origin, ...(detail !== undefined && { detail }) });
  if (github !== undefined) return await onboardOne(record, { options, context, deps, github, render, webhookSecret });

  const target = path.resolve(cwd, options.render ?? '.');
  for (const { path: name, content } of renderOnboarding(record, render)) {
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    // A file that is there may be somebody's work.
    const written = await writeFile(file, content, { flag: 'wx' }).then(
      () => 'written',
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return 'is there already, and is left alone';
        throw error;
      },
    );
    log.info(`${name}: ${written}`);
  }
  return 0;
}

async function renderOptionsOf(options: OnboardCommandOptions, github: GitHub | undefined): Promise<DesiredOptions> {
  const { singleJob, reusable, provider, config, apiToken, attest, withHosting, withContent } = options;
  if (singleJob && reusable !== undefined)
    throw new SiteDeployError('USAGE', '--single-job and --reusable exclude each other.');
  return {
    action: await pinnedOf('--action', options.action, github),
    ...(singleJob && { shape: 'single-job' }),
    ...(reusable !== undefined && { shape: 'caller', reusable: await pinnedOf('--reusable', reusable, github) }),
    ...(github !== undefined && { issuer: issuerOf(github.apiUrl) }),
    ...(provider !== undefined && { provider }),
    config,
    apiToken: apiToken ?? false,
    attest: attest ?? false,
    withHosting: withHosting ?? false,
    withContent: withContent ?? false,
  };
}
