import { describe, expect, it } from 'vitest';
import { renderOnboarding } from '../../../../../src/workflows/render/render.ts';
import {
  type Template,
  type Templates,
  templates,
} from '../../../../../src/workflows/templates/registry.ts';
import { reusable } from '../shapes.ts';
import { action, site } from '../world.ts';
import { conclusionOf } from './github-queue.ts';
import { type History, runHistory } from './history.ts';
import { deployStepOf, readWorkflow } from './workflow-file.ts';

/** What became of the properties in one history, a line for each that does not hold. */
function violations({ queue, site: repository }: History): string[] {
  const { changes, heads, gaveWay } = repository;
  const ended = (commit: string) =>
    queue.runs.filter((run) => run.commit === commit && run.event.name === 'push');
  /** Live at some time, or somebody knows why not: a run is red, or a person has cancelled it. */
  const isAnswered = (commit: string) =>
    changes.some((change) => change.kind === 'deployed' && change.commit === commit) ||
    ended(commit).some((run) => conclusionOf(run) === 'failure' || run.cancelledBy === 'person');
  const pushed = [...heads].filter(
    ([branch]) => branch === 'master' || branch.startsWith('release/'),
  );
  return [
    // What the queue of a server throws out is red.
    ...queue.runs
      .filter(
        (run) => run.cancelledBy === 'queue' || run.jobs.some(({ isThrownOut }) => isThrownOut),
      )
      .filter((run) => run.cancelledBy !== 'person' && conclusionOf(run) !== 'failure')
      .map(({ id, workflow }) => `thrown out of the queue: run ${id} of ${workflow.path}`),
    ...pushed
      .filter(([, commit]) => ended(commit).length > 0 && !isAnswered(commit))
      .map(([branch]) => `the newest commit of ${branch} is not live, and no run is red`),
    ...gaveWay
      .filter(({ commit, event }) => {
        const branch = event.ref.replace('refs/heads/', '');
        const newer = [...repository.branchOfCommit].filter(
          ([other, of]) => of === branch && other > commit,
        );
        // Nothing is deployed for a branch that was deleted.
        return heads.has(branch) && !newer.some(([other]) => isAnswered(other));
      })
      .map(({ id }) => `run ${id} gave way, green, to nothing`),
    ...changes
      .filter(({ kind, before, commit, branch, isUnsure }) => {
        const isOneBranch =
          before !== undefined && repository.branchOfCommit.get(before.commit) === branch;
        return kind === 'deployed' && isOneBranch && before.commit > commit && !isUnsure;
      })
      .map(
        ({ run, environment }) =>
          `run ${run.id} has put something older over what was live in ${environment}`,
      ),
    ...queue.runs
      .filter(
        ({ event, workflow }) =>
          workflow.path.endsWith('rollback.yml') && event.ref === 'refs/heads/master',
      )
      .filter((run) => !changes.some((change) => change.run === run))
      .filter((run) => conclusionOf(run) !== 'failure' && run.cancelledBy !== 'person')
      .map(({ id }) => `the rollback ${id} is lost`),
    ...changes
      .filter(({ kind, hasBranch, isUnsure }) => kind === 'deployed' && !hasBranch && !isUnsure)
      .map(({ run, branch }) => `run ${run.id} has deployed the deleted branch ${branch}`),
    ...changes
      .filter(({ kind, previewBranches }) => kind === 'closed' && previewBranches.length > 0)
      .filter(
        ({ run }) => !queue.runs.some((other) => other.id > run.id && other.event.name === 'push'),
      )
      .map(({ run }) => `run ${run.id} has closed a Preview that is used`),
    // A job that deploys nothing, or may not, has no place among those that do.
    ...queue.runs.flatMap((run) =>
      run.jobs
        .filter(
          ({ group, file }) =>
            group !== undefined && /-(production|preview)$/.test(group) && !deploys(run, file),
        )
        .map(
          ({ name }) => `${run.workflow.path} ${name} of run ${run.id} took a place for nothing`,
        ),
    ),
  ];
}

function deploys(
  { event }: History['queue']['runs'][number],
  file: Parameters<typeof deployStepOf>[0],
): boolean {
  const step = deployStepOf(file);
  const isForeign = event.name === 'workflow_dispatch' && event.inputs.environment === 'Production';
  if (isForeign && event.ref !== 'refs/heads/master') return false;
  return step !== undefined && step['dry-run'] !== true && step.mode !== 'build';
}

function filesOf(
  shape: 'two-jobs' | 'single-job' | 'caller',
  known: Templates = templates,
  server = false,
) {
  const options = {
    action,
    shape,
    server,
    templates: known,
    ...(shape === 'caller' && { reusable }),
  };
  return renderOnboarding(site, options)
    .filter(({ template }) => template !== undefined)
    .map(({ path, content }) => readWorkflow(path, content));
}

describe('random histories of pushes, deletions, dispatches, rollbacks, reviews and failures', () => {
  it.each([
    ['two-jobs', 1000, 'GitHub.com'],
    ['single-job', 100, 'GitHub.com'],
    ['caller', 100, 'GitHub.com'],
    ['two-jobs', 150, 'a server'],
    ['single-job', 100, 'a server'],
    ['caller', 100, 'a server'],
  ] as const)(
    'random histories lose no deployment or rollback, and never replace newer with older: %s, %i times, on %s',
    { timeout: 240_000 },
    async (shape, histories, place) => {
      const isServer = place === 'a server';
      const files = filesOf(shape, templates, isServer);
      const met = { deployed: 0, 'rolled back': 0, closed: 0, 'gave way': 0 };
      for (let seed = 1; seed <= histories; seed += 1) {
        const history = await runHistory(files, seed);
        expect(violations(history), `seed ${seed}:\n${history.lines.join('\n')}`).toEqual([]);
        for (const { kind } of history.site.changes) met[kind] += 1;
        met['gave way'] += history.site.gaveWay.length;
      }
      // Otherwise nothing would have been tried.
      for (const [kind, count] of Object.entries(met))
        if (kind !== 'rolled back' || (shape !== 'single-job' && !isServer))
          expect(count, kind).toBeGreaterThan(histories / 20);
    },
  );

  it('random histories detect what is lost if one waiting deployment replaces another', {
    timeout: 60_000,
  }, async () => {
    const withoutQueue = (name: 'deploy' | 'rollback'): Template[] =>
      templates[name].map((render) => (inputs) => render(inputs).replaceAll(/ +queue: max\n/g, ''));
    const before = {
      ...templates,
      deploy: withoutQueue('deploy'),
      rollback: withoutQueue('rollback'),
    };
    const files = filesOf('two-jobs', before);
    const found = new Set<string>();
    for (let seed = 1; seed <= 100; seed += 1)
      for (const line of violations(await runHistory(files, seed)))
        found.add(line.replaceAll(/ \d+/g, ' N'));
    expect([...found]).toEqual(
      expect.arrayContaining([
        'thrown out of the queue: run N of .github/workflows/deploy.yml',
        'thrown out of the queue: run N of .github/workflows/rollback.yml',
        'the rollback N is lost',
      ]),
    );
  });
});
