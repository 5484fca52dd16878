import { listJobs } from '../../../../../src/localcloud/engine/results.ts';
import { nothing } from '../../../../../src/localcloud/github/git/refs.ts';
import type { Workflow } from '../../../../../src/localcloud/workflow-language/workflow.ts';
import { deployPath, rollbackPath } from '../../../../../src/workflows/render/render.ts';
import { createRandom } from '../../../../support/random.ts';
import { type Run, SimulatedGitHub } from './simulated-github.ts';
import { getCommit, Site } from './site.ts';

/** The generated workflows, and the workflows that they call, by file name. */
export interface Files {
  readonly workflows: readonly Workflow[];
  readonly called: ReadonlyMap<string, Workflow>;
}

export interface History {
  readonly github: SimulatedGitHub;
  readonly site: Site;
  /** What people did, one action per line. */
  readonly lines: readonly string[];
}

const releases = ['release/1.1.0', 'release/1.2.0'] as const;
const acts = 30;

/**
 * Plays what people do in a repository, at random, and how the engine reacts, until nothing changes
 * any more.
 */
export class Histories {
  readonly #random: () => number;
  readonly #github: SimulatedGitHub;
  readonly #site: Site;
  readonly #lines: string[] = [];
  #commits = 1;

  constructor(files: Files, seed: number) {
    const random = createRandom(seed);
    this.#random = random;
    this.#github = new SimulatedGitHub(files.workflows, files.called, () => random() < 0.5);
    this.#github.addEnvironments(random() < 0.3, random() < 0.2 ? 5 : 0);
    // In every third history, GitHub leaves some requests unanswered.
    this.#site = new Site(this.#github, random, seed % 3 === 0 ? 0.08 : 0);
  }

  async run(): Promise<History> {
    const github = this.#github;
    github.heads.set('master', getCommit(1));
    github.pushes.push({ branch: 'master', commit: getCommit(1) });
    let idle = 0;
    for (let left = acts; left > 0 || this.#open().length > 0; ) {
      const works = this.#pick([...github.running]);
      const isReviewed = this.#waiting().length > 0;
      if (left > 0 && (this.#random() < 0.4 || (!works && !isReviewed))) {
        left -= 1;
        await this.#act();
      } else if (works && (!isReviewed || this.#random() < 0.8)) await this.#site.work(works);
      else if (isReviewed && this.#random() < 0.8) this.#review();
      else this.#pass(works ? 0 : ++idle);
    }
    return { github, site: this.#site, lines: this.#lines };
  }

  /**
   * Lets time pass.
   * @param idle how often it passed while no job was running
   */
  #pass(idle: number): void {
    if (idle > 500) throw new Error(`nothing moves any more:\n${this.#lines.join('\n')}`);
    this.#github.pass(3);
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }

  #open = () => this.#github.runs.filter(({ engine }) => engine.status !== 'completed');
  #waiting = () =>
    this.#open().flatMap(({ engine }) =>
      listJobs(engine.root).filter(({ gates }) => gates.has('review')),
    );

  #review(): void {
    const job = this.#pick(this.#waiting());
    if (!job) return;
    const { run } = job.node.scope;
    this.#github.scheduler.review(run, [job.environment], this.#random() < 0.8);
  }

  #note(...words: (string | undefined)[]): void {
    this.#lines.push(words.join(' '));
  }

  async #act(): Promise<void> {
    const doers: readonly (() => void | Promise<void>)[] = [
      () => this.#push('master'),
      () => this.#push('master'),
      () => this.#push(this.#pick(releases) ?? ''),
      () => this.#push(this.#pick(releases) ?? ''),
      () => this.#push('feature/x'),
      () => this.#force(this.#pick(['master', ...releases]) ?? ''),
      () => this.#remove(this.#pick([...releases, 'feature/x']) ?? ''),
      () => this.#remove(this.#pick(releases) ?? ''),
      () => this.#github.pushTag('v0.1', getCommit(1), nothing),
      () => this.#github.pushTag('v1.0.0', nothing, getCommit(this.#commits)),
      () => this.#dispatch(deployPath, this.#pick(['master', ...releases, 'feature/x']) ?? '', {}),
      () => {
        const branch = this.#random() < 0.8 ? 'master' : releases[0];
        this.#dispatch(rollbackPath, branch, { run: getCommit(1) });
      },
      () => this.#cancel(),
      () => this.#rerun(),
    ];
    await this.#pick(doers)?.();
  }

  async #push(branch: string): Promise<void> {
    this.#commits += 1;
    this.#note('push', branch, String(this.#commits));
    await this.#github.push(branch, getCommit(this.#commits));
  }

  /** Resets a branch to an older or a rewritten commit. */
  async #force(branch: string): Promise<void> {
    const known = this.#github.pushes.filter((push) => push.branch === branch);
    const older = this.#pick(known)?.commit;
    if (!older || older === this.#github.heads.get(branch)) return;
    const isBack = this.#random() < 0.5;
    if (!isBack) this.#commits += 1;
    const commit = isBack ? older : getCommit(this.#commits);
    this.#note('force', branch, String(Number.parseInt(commit, 16)));
    await this.#github.push(branch, commit, true);
  }

  async #remove(branch: string): Promise<void> {
    this.#note('delete', branch);
    await this.#github.remove(branch);
  }

  #dispatch(file: string, branch: string, inputs: Readonly<Record<string, string>>): void {
    const environment = this.#pick(['Production', 'Preview']) ?? '';
    this.#note('dispatch', file, branch, environment);
    this.#github.dispatch(file, branch, { environment, ...inputs });
  }

  #cancel(): void {
    const run = this.#random() < 0.2 ? this.#pick(this.#open()) : undefined;
    if (!run) return;
    this.#note('cancel', String(run.local.id));
    this.#github.scheduler.cancel(run.engine);
  }

  /** Reruns all jobs, or only the failed ones. */
  #rerun(): void {
    const ended = this.#github.runs.filter(({ engine }) => engine.status === 'completed');
    const run: Run | undefined = this.#random() < 0.3 ? this.#pick(ended) : undefined;
    if (!run) return;
    const onlyFailed = this.#random() < 0.7;
    this.#note('rerun', String(run.local.id), onlyFailed ? 'failed' : 'all');
    this.#github.scheduler.rerun(run.engine, onlyFailed);
  }
}
