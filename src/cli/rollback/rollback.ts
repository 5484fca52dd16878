import { parseRollbackTarget } from '../../operations/rollback/find-package.ts';
import {
  cancelWaitingRuns,
  checkProven,
  finishRollback,
  isPackageLive,
  planRollback,
  type RollbackPlan,
  readWaitingRuns,
  startRollback,
} from '../../operations/rollback/rollback.ts';
import { compact } from '../../shared/compact.ts';
import { openDeps } from '../../shared/deps.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { openGitHub, repositoryFrom } from '../inputs/github-client.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { RollbackOptions } from './options.ts';

const environmentNames = { production: 'Production', preview: 'Preview' } as const;

type Status = 'planned' | 'live already' | 'started' | 'succeeded';

export async function rollBack(options: RollbackOptions, context: CommandContext) {
  const { log, signal } = context;
  const target = parseRollbackTarget(options.to);
  const repository = await repositoryFrom(
    options.repository,
    await checkoutFolder(context.cwd, options.folder),
    context,
  );
  await using deps = await openDeps(context);
  const github = await openGitHub(context, deps);
  const environment = environmentNames[options.environment];
  const plan = await planRollback(
    { repository: { ...github, ...repository }, environment, target, config: options.config },
    deps,
  );
  const finish = (
    status: Status,
    run?: { readonly id: number; readonly url: string },
  ): ExitCode => {
    if (options.json)
      createPrinter(context, true).print(rollbackRecord(plan, status, run), () => []);
    return 0;
  };
  for (const line of planLines(plan)) log.info(line);
  if (isPackageLive(plan.package, plan.live)) {
    log.info('Already live: nothing to do.');
    return finish('live already');
  }
  checkProven(target, plan);
  const before = await readWaitingRuns(plan);
  for (const { id, url } of before.waiting)
    log.info(`Run ${id} is waiting for a review and blocks the rollback: ${url}`);
  if (options.dryRun) {
    log.info('Dry run: nothing was started.');
    return finish('planned');
  }

  await cancelWaitingRuns(before, plan, options.cancelWaiting ?? false);
  const page = plan.package.run.url.replace(/\/runs\/\d+$/, '');
  let url: string | undefined;
  try {
    const id = await startRollback(plan, deps);
    url = `${page}/runs/${id}`;
    log.info(`Started: ${url}`);
    if (!options.wait) return finish('started', { id, url });
    const finishedRun = await finishRollback(plan, id, deps);
    const { version, run } = plan.package;
    log.info(`Rolled back to ${version} (commit ${run.commit.slice(0, 12)}), run ${run.id}.`);
    return finish('succeeded', finishedRun);
  } catch (error) {
    if (!signal.aborted) throw error;
    if (url) log.info(`Stopped waiting. The run continues: ${url}`);
    else log.info(`The run may have started: check ${page}/workflows/rollback.yml`);
    return 1;
  }
}

function planLines(plan: RollbackPlan): string[] {
  const { package: found, live, url, repository } = plan;
  const { slug, version, environment, run, builtAt, expiresAt } = found;
  const now = live ? `${live.version}, commit ${live.provenance.commit.slice(0, 12)}` : 'not known';
  const target = compact([environment, url]).join(', ');
  const workflow = run.workflow.split('/').at(-1);
  const built = `${builtAt} by run ${run.id} of ${workflow} (${run.conclusion || run.status})`;
  return [
    `${slug} in ${target} (${repository.owner}/${repository.name})`,
    `  back to   ${version}, commit ${run.commit.slice(0, 12)}`,
    `  built     ${built}, kept until ${expiresAt}`,
    `  live now  ${now}`,
  ];
}

function rollbackRecord(
  plan: RollbackPlan,
  status: Status,
  run: { readonly id: number; readonly url: string } | undefined,
): object {
  const { package: found, live, url } = plan;
  const { slug, version, environment, builtAt, expiresAt } = found;
  const built = { id: found.run.id, url: found.run.url };
  return {
    status,
    site: slug,
    environment,
    url,
    package: { version, commit: found.run.commit, builtAt, expiresAt, run: built },
    before: live && { version: live.version, commit: live.provenance.commit },
    run: run && { id: run.id, url: run.url },
  };
}
