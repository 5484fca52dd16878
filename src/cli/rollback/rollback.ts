import { tmpdir } from 'node:os';
import { finishRollback, isLive, planRollback, type RollbackPlan, startRollback } from '../../rollback/rollback.ts';
import { parseTarget } from '../../rollback/target.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { askCheckout } from '../deploy/local-event.ts';
import { workspaceOf } from '../inputs/checkout.ts';
import { gitHubOf } from '../inputs/github.ts';
import type { RollbackCommandOptions } from './command.ts';

/** How far it came: what `--json` prints as `status`. */
type Status = 'planned' | 'live already' | 'started' | 'succeeded';

/** `site-deploy rollback`: finds the kept package, starts the workflow that deploys it, and waits until it is live. */
export async function rollback(
  folder: string,
  options: RollbackCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { env, log, signal } = context;
  const target = parseTarget(options.to);
  await using deps = await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() });
  const github = gitHubOf(context, deps);
  const repository = await repositoryOf(folder, options, context);
  const environment = options.environment === 'preview' ? 'Preview' : 'Production';
  const plan = await planRollback({ github, repository, environment, target, config: options.config }, deps);
  const end = (status: Status, run?: { readonly id: number; readonly url: string }): ExitCode => {
    if (options.json) context.stdout.write(`${JSON.stringify(dataOf(plan, status, run), null, 2)}\n`);
    return 0;
  };
  for (const line of describe(plan)) log.info(line);
  if (isLive(plan.package, plan.live)) {
    log.info('This is live already: nothing to do.');
    return end('live already');
  }
  if (options.dryRun) {
    log.info('Dry run: nothing was started.');
    return end('planned');
  }

  const page = plan.package.run.url.replace(/\/runs\/\d+$/, '');
  let url: string | undefined;
  try {
    const id = await startRollback(plan, github, deps);
    url = `${page}/runs/${id}`;
    log.info(`Started: ${url}`);
    if (!options.wait) return end('started', { id, url });
    const ended = await finishRollback(plan, id, github, deps);
    const { version, run } = plan.package;
    log.info(`Rolled back to ${version} (commit ${run.commit.slice(0, 12)}), run ${run.id}.`);
    return end('succeeded', ended);
  } catch (error) {
    // Ctrl-C ends the waiting only.
    if (!signal.aborted) throw error;
    const known = url === undefined ? undefined : `No longer waited for. The run goes on: ${url}`;
    log.info(known ?? `It may have been started: look at ${page}/workflows/rollback.yml`);
    return 1;
  }
}

/** @throws SiteDeployError `USAGE` */
async function repositoryOf(folder: string, options: RollbackCommandOptions, { cwd, env, signal }: CommandContext) {
  const named = options.repository ?? (await originOf(await workspaceOf(cwd, folder), env, signal));
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(named ?? '') ?? [];
  if (owner !== undefined && name !== undefined) return { owner, name };
  const found = named === undefined ? 'The checkout has no origin on GitHub.' : `--repository: found "${named}".`;
  throw new SiteDeployError('USAGE', found, { remedy: 'Name the repository: --repository owner/name' });
}

async function originOf(workspace: string, env: CommandContext['env'], signal: AbortSignal) {
  return (await askCheckout(workspace, env, signal)).repository;
}

function describe({ package: found, live, url, repository }: RollbackPlan): string[] {
  const { slug, version, environment, run, builtAt, expiresAt } = found;
  const now = live === undefined ? 'not known' : `${live.version}, commit ${live.commit?.slice(0, 12)}`;
  return [
    `${slug} in ${environment}${url === undefined ? '' : `, ${url}`} (${repository.owner}/${repository.name})`,
    `  back to   ${version}, commit ${run.commit.slice(0, 12)}`,
    `  built     ${builtAt} by run ${run.id}, kept until ${expiresAt}`,
    `  live now  ${now}`,
  ];
}

function dataOf(
  { package: found, live, url }: RollbackPlan,
  status: Status,
  run: { readonly id: number; readonly url: string } | undefined,
): object {
  const { slug, version, environment, builtAt, expiresAt } = found;
  const built = { id: found.run.id, url: found.run.url };
  return {
    status,
    site: slug,
    environment,
    url,
    package: { version, commit: found.run.commit, builtAt, expiresAt, run: built },
    before: live && { version: live.version, commit: live.commit },
    ...(run !== undefined && { run: { id: run.id, url: run.url } }),
  };
}
