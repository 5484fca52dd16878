import type { Repository } from '../../clients/github/repository.ts';
import { readWorkflowRun, type WorkflowRun } from '../../clients/github/runs.ts';
import type { GitHub } from '../../clients/github/types.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { poll } from '../../shared/poll.ts';

const pauses = { pauseFirst: true, pause: 2_000, growth: 1.25, maxPause: 15_000 } as const;

const statusTexts: Readonly<Record<string, string>> = {
  queued: 'queued',
  pending: 'waiting for another deployment to the environment',
  waiting: 'waiting for a review of the environment',
  in_progress: 'runs',
};

const maxLostAnswers = 5;

/** @throws SiteDeployError `ROLLBACK_FAILED`, `GITHUB_*`; the signal's reason */
export async function followRun(
  github: GitHub,
  repository: Repository,
  id: number,
  deps: Deps,
): Promise<WorkflowRun> {
  const { clock, signal } = deps;
  let lastStatus = '';
  let lost = 0;
  return await poll({ clock, signal, ...pauses }, async () => {
    let now = 'GitHub is not responding';
    try {
      const run = await readWorkflowRun(github, repository, id);
      if (!run) throw new SiteDeployError('ROLLBACK_FAILED', `Run ${id} no longer exists.`);
      if (run.status === 'completed') return checkConclusion(run);
      now = statusTexts[run.status] ?? run.status;
      lost = 0;
    } catch (error) {
      lost += 1;
      const isLost = error instanceof SiteDeployError && error.code === 'GITHUB_UNAVAILABLE';
      if (!isLost || lost > maxLostAnswers) throw error;
    }
    if (now !== lastStatus) deps.log.info(`Run ${id}: ${now}`);
    lastStatus = now;
    return undefined;
  });
}

function checkConclusion(run: WorkflowRun): WorkflowRun {
  if (run.conclusion === 'success') return run;
  const facts = [run.url];
  if (run.conclusion !== 'cancelled')
    throw new SiteDeployError(
      'ROLLBACK_FAILED',
      `Run ${run.id} ended with: ${run.conclusion || 'nothing'}.`,
      { facts },
    );
  throw new SiteDeployError('ROLLBACK_FAILED', `Run ${run.id} was cancelled.`, {
    facts,
    remedy:
      'Someone cancelled it, or a newer deployment to the environment was waiting: ' +
      'check its page, then roll back again.',
  });
}
