import { GitHubQueue, isCompleted, type Run } from './github-queue.ts';
import { commitOf, SiteRepository } from './site-repository.ts';
import type { Happening, WorkflowFile } from './workflow-file.ts';

/** A pseudo-random number in [0, 1) that the seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface History {
  readonly queue: GitHubQueue;
  readonly site: SiteRepository;
  /** What people did, a line each. */
  readonly lines: readonly string[];
}

const releases = ['release/1.1.0', 'release/1.2.0'] as const;
const deployFile = '.github/workflows/deploy.yml';
const rollbackFile = '.github/workflows/rollback.yml';

/** What people do to a repository in some order, and what GitHub and the workflows make of it, until nothing moves. */
export async function runHistory(files: readonly WorkflowFile[], seed: number): Promise<History> {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const reviewed = random() < 0.3;
  // In every third history GitHub leaves questions open.
  const faults = seed % 3 === 0 ? 0.08 : 0;
  const queue = new GitHubQueue(files, {
    isReviewed: (environment) => reviewed && environment === 'Production',
    isAllowed: (environment, ref) =>
      ref === 'refs/heads/master' ||
      (environment === 'Preview' && ref.startsWith('refs/heads/release/')),
  });
  const site = new SiteRepository(() => queue, random, faults);
  const lines: string[] = [];
  let commits = 0;

  const happens = (event: Partial<Happening> & Pick<Happening, 'name' | 'ref'>, commit: string) => {
    lines.push(
      `${event.name} ${event.ref} ${Object.values({ ...event.inputs, ...event.payload }).join(' ')}`,
    );
    queue.happens({ inputs: {}, payload: {}, ...event }, commit);
  };
  const push = (branch: string) => {
    commits += 1;
    const commit = commitOf(commits);
    site.heads.set(branch, commit);
    site.branchOfCommit.set(commit, branch);
    happens({ name: 'push', ref: `refs/heads/${branch}` }, commit);
  };
  const remove = (branch: string) => {
    if (!site.heads.delete(branch)) return;
    const payload = { ref: branch, ref_type: 'branch' };
    happens({ name: 'delete', ref: 'refs/heads/master', payload }, site.heads.get('master') ?? '');
  };
  const dispatch = (file: string, branch: string, inputs: Readonly<Record<string, string>>) => {
    const commit = site.heads.get(branch);
    if (commit !== undefined)
      happens({ name: 'workflow_dispatch', ref: `refs/heads/${branch}`, file, inputs }, commit);
  };
  const open = () => queue.runs.filter((run) => !isCompleted(run));

  const acts: readonly (() => void)[] = [
    () => push('master'),
    () => push('master'),
    () => push(pick(releases) ?? ''),
    () => push(pick(releases) ?? ''),
    () => push('feature/x'),
    () => remove(pick([...releases, 'feature/x']) ?? ''),
    () => remove(pick(releases) ?? ''),
    () =>
      queue.happens(
        {
          name: 'delete',
          ref: 'refs/heads/master',
          inputs: {},
          payload: { ref: 'v0.1', ref_type: 'tag' },
        },
        site.heads.get('master') ?? '',
      ),
    () => happens({ name: 'push', ref: 'refs/tags/v1.0.0' }, commitOf(commits)),
    () => {
      const branch = pick(['master', ...releases, 'feature/x']) ?? '';
      dispatch(deployFile, branch, { environment: pick(['Production', 'Preview']) ?? '' });
    },
    () => {
      const inputs = { environment: pick(['Production', 'Preview']) ?? '', run: commitOf(0) };
      dispatch(rollbackFile, random() < 0.8 ? 'master' : 'release/1.1.0', inputs);
    },
    () => {
      const run = random() < 0.2 ? pick(open()) : undefined;
      if (run !== undefined) queue.cancel(run, 'person');
    },
    () => {
      const ended = queue.runs.filter(
        (run) => isCompleted(run) && run.jobs.some((job) => job.conclusion === 'failure'),
      );
      const run: Run | undefined = random() < 0.3 ? pick(ended) : undefined;
      if (run !== undefined) queue.again(run);
    },
  ];

  for (let left = 30; left > 0 || open().length > 0; ) {
    const running = open().flatMap((run) =>
      run.jobs.filter(({ status }) => status === 'running').map((job) => [run, job] as const),
    );
    const waiting = open().flatMap((run) =>
      run.jobs.filter(({ status }) => status === 'waiting').map((job) => [run, job] as const),
    );
    const works = pick(running);
    const asked = pick(waiting);
    if (left > 0 && (random() < 0.4 || (works === undefined && asked === undefined))) {
      left -= 1;
      pick(acts)?.();
    } else if (works !== undefined && (asked === undefined || random() < 0.8))
      await site.work(...works);
    else if (asked !== undefined) queue.review(...asked, random() < 0.8);
    else throw new Error(`seed ${seed}: nothing moves any more:\n${lines.join('\n')}`);
  }
  return { queue, site, lines };
}
