import { listJobs } from '../../../../../src/localcloud/engine/results.ts';
import type { EngineJob } from '../../../../../src/localcloud/engine/types.ts';
import { rollbackPath } from '../../../../../src/workflows/render/render.ts';
import { getDeployStep, getGroup } from './deploy-step.ts';
import type { History } from './history.ts';
import type { Run } from './simulated-github.ts';

const isDeployed = (branch: string) => branch === 'master' || branch.startsWith('release/');
const hasNote = (run: Run, note: string) =>
  listJobs(run.engine.root).some(({ notes }) => notes.some((line) => line.includes(note)));

/**
 * Returns whether somebody knows why a run had no effect: it failed, a person cancelled it, or it
 * took too long.
 */
const isExplained = (run: Run) =>
  run.engine.conclusion === 'failure' ||
  run.engine.cancelledBy === 'person' ||
  hasNote(run, 'maximum execution time');

/** Lists violations in a history, one per line. */
export function violations(history: History): string[] {
  return [
    ...thrownOut(history),
    ...notLive(history),
    ...gaveWayToNothing(history),
    ...olderOverNewer(history),
    ...lostRollbacks(history),
    ...goneBranches(history),
    ...groupsForNothing(history),
  ];
}

/** Lists runs that GitHub removed from a queue for no known reason. */
const thrownOut = ({ github }: History) =>
  github.runs
    .filter((run) => run.engine.cancelledBy === 'concurrency' || hasNote(run, 'higher priority'))
    .filter((run) => !isExplained(run))
    .map(({ local }) => `thrown out of the queue: run ${local.id} of ${local.workflow}`);

/** Returns whether a push later went live, or somebody knows why it did not. */
function isAnswered({ github, site }: History, push: number): boolean {
  const { branch, commit } = github.pushes[push] ?? {};
  const isLive = site.changes.some(
    (change) =>
      change.kind === 'deployed' &&
      change.branch === branch &&
      change.commit === commit &&
      change.at > push,
  );
  const own = github.runs.filter(({ local }) => local.branch === branch && local.commit === commit);
  return isLive || own.some((run) => run.local.event === 'push' && isExplained(run));
}

const notLive = (history: History) =>
  [...history.github.heads.keys()]
    .filter(isDeployed)
    .map((branch) => history.github.pushes.findLastIndex((push) => push.branch === branch))
    .filter((push) => push > 0 && !isAnswered(history, push))
    .map((push) => {
      const { branch } = history.github.pushes[push] ?? {};
      return `the newest commit of ${branch} is not live, and no run is red`;
    });

const gaveWayToNothing = (history: History) =>
  history.site.gaveWay
    .filter(({ local, push }) => {
      const newer = history.github.pushes.flatMap(({ branch }, index) =>
        branch === local.branch && index > push ? [index] : [],
      );
      // Nothing is deployed for a deleted branch.
      const isThere = history.github.heads.has(local.branch);
      return isThere && !newer.some((index) => isAnswered(history, index));
    })
    .map(({ local }) => `run ${local.id} gave way, green, to nothing`);

const olderOverNewer = ({ site }: History) =>
  site.changes
    .filter(({ kind, run, before, commit, branch, head, isUnsure }) => {
      const isOneBranch = before?.kind === 'deployed' && before.run.local.branch === branch;
      const isOlder = isOneBranch && before.run.push > run.push && before.commit !== commit;
      return kind === 'deployed' && isOlder && commit !== head && !isUnsure;
    })
    .map(
      ({ run, environment }) =>
        `run ${run.local.id} has put something older over what was live in ${environment}`,
    );

const lostRollbacks = ({ github, site }: History) =>
  github.runs
    .filter(({ local }) => local.workflow === rollbackPath && local.branch === 'master')
    .filter((run) => !site.changes.some((change) => change.run === run) && !isExplained(run))
    .map(({ local }) => `the rollback ${local.id} is lost`);

function goneBranches({ github, site }: History): string[] {
  const deployed = site.changes
    .filter(({ kind, head, isUnsure }) => kind === 'deployed' && !head && !isUnsure)
    .map(({ run, branch }) => `run ${run.local.id} has deployed the deleted branch ${branch}`);
  const isLast = (run: Run) =>
    !github.runs.some((other) => other.local.id > run.local.id && other.local.event === 'push');
  const closed = site.changes
    .filter(({ kind, previewBranches }) => kind === 'closed' && previewBranches.length > 0)
    .filter(({ run }) => isLast(run))
    .map(({ run }) => `run ${run.local.id} has closed a Preview that is used`);
  const live = site.changes.findLast(({ environment }) => environment === 'Preview');
  const isLeft = live?.kind === 'deployed' && !live.isUnsure && !github.heads.has(live.branch);
  const closing = github.runs.filter(({ local }) => local.event === 'delete');
  const isOpen = isLeft && site.previewBranches().length === 0 && !closing.some(isExplained);
  return [...deployed, ...closed, ...(isOpen ? ['the Preview of a gone branch is open'] : [])];
}

/** Lists jobs that deploy nothing, but wait in the same queue as jobs that deploy. */
const groupsForNothing = ({ github }: History) =>
  github.runs.flatMap((run) =>
    // Jobs of a cancelled run end without claiming their group.
    (run.engine.cancelledBy ? [] : listJobs(run.engine.root))
      .filter((job) => job.conclusion !== 'skipped' && job.status === 'completed')
      .filter((job) => /-(production|preview)$/i.test(getGroup(job)) && !deploys(run, job))
      .map(
        ({ name }) =>
          `${run.local.workflow} ${name} of run ${run.local.id} took a place for nothing`,
      ),
  );

function deploys({ local }: Run, job: EngineJob): boolean {
  const isForeign =
    local.event === 'workflow_dispatch' && local.inputs.environment === 'Production';
  if (isForeign && local.branch !== 'master') return false;
  const step = getDeployStep(job);
  return step !== undefined && !step.isDry && step.mode !== 'build';
}
