import { branchesOfPreview } from '../../../../../src/deploy/steps/close/other-branches.ts';
import { chooseEnvironment } from '../../../../../src/deploy/steps/plan/environment.ts';
import type { Environment } from '../../../../../src/deploy/steps/plan/types.ts';
import {
  checkNotSuperseded,
  confirmCurrent,
} from '../../../../../src/deploy/steps/upload/superseded.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import type { HttpRequest, HttpResponse } from '../../../../../src/shared/http/client.ts';
import { readLive } from '../../../../../src/shared/live-site/read-live.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { depsOf } from '../../../../support/deps.ts';
import { markerOf } from '../../../../support/marker.ts';
import { closingPlanOf, planOf } from '../../../../support/plan.ts';
import {
  conclusionOf,
  type GitHubQueue,
  isCompleted,
  type Job,
  type Run,
  statusOf,
} from './github-queue.ts';
import { deployStepOf, evaluated } from './workflow-file.ts';

/** Something that went live, or was closed. */
export interface Change {
  readonly run: Run;
  readonly environment: Environment;
  readonly kind: 'deployed' | 'rolled back' | 'closed';
  readonly branch: string;
  readonly commit: string;
  /** What was live before. */
  readonly before: { readonly commit: string; readonly kind: Change['kind'] } | undefined;
  /** Whether its branch exists at that time. */
  readonly hasBranch: boolean;
  /** Branches of the Preview at that time. */
  readonly previewBranches: readonly string[];
  /** GitHub has left a question of this job open. */
  readonly isUnsure: boolean;
}

const branchOf = (ref: string) => ref.replace('refs/heads/', '');
/** Commits are numbered, and a branch's later one has the higher number: only within a branch they are compared. */
export const commitOf = (count: number): string => count.toString(16).padStart(40, '0');
const basePlan = planOf();
const closingPlan = closingPlanOf();
const previewUrl = 'https://preview.acme.example';

/** A repository and its site. What jobs do is done by the program itself, which asks a GitHub that this one plays. */
export class SiteRepository {
  readonly heads = new Map<string, string>([['master', commitOf(0)]]);
  /** The branch that each commit was pushed to. */
  readonly branchOfCommit = new Map<string, string>([[commitOf(0), 'master']]);
  readonly live = new Map<Environment, { commit: string; kind: Change['kind']; run: number }>();
  readonly changes: Change[] = [];
  /** Runs that gave way, green. */
  readonly gaveWay: Run[] = [];
  readonly #unsure = new Set<Job>();
  readonly #queue: () => GitHubQueue;
  readonly #random: () => number;
  readonly #faults: number;

  /** @param faults how often GitHub does not answer, 0 to 1 */
  constructor(queue: () => GitHubQueue, random: () => number, faults: number) {
    this.#queue = queue;
    this.#random = random;
    this.#faults = faults;
  }

  previewBranches(): string[] {
    return [...this.heads.keys()].filter((branch) => branch.startsWith('release/'));
  }

  /** Goes one phase on with a job that runs. */
  async work(run: Run, job: Job): Promise<void> {
    const step = deployStepOf(job.file);
    const needs = Object.fromEntries(run.jobs.map(({ name, outputs }) => [name, outputs]));
    const said = String(step?.environment ?? '');
    const input = evaluated(said, run.event, run.id, needs);
    try {
      const outputs = await this.#step(
        run,
        job,
        String(step?.mode),
        input,
        step?.['dry-run'] === true,
      );
      if (outputs !== undefined) this.#queue().end(run, job, 'success', outputs);
    } catch (error) {
      if (!(error instanceof SiteDeployError)) throw error;
      if (error.code === 'SUPERSEDED') this.gaveWay.push(run);
      const isGreen = ['SUPERSEDED', 'BRANCH_GONE', 'PREVIEW_IN_USE'].includes(error.code);
      this.#queue().end(run, job, isGreen ? 'success' : 'failure');
    }
  }

  /** @returns the outputs when it is done; `undefined`: it goes on */
  async #step(
    run: Run,
    job: Job,
    mode: string,
    input: string,
    isDry: boolean,
  ): Promise<Record<string, string> | undefined> {
    // It says that another job was thrown out.
    if (job.file.needs !== undefined && job.name === 'thrown-out')
      throw new SiteDeployError('CANCELLED', 'Thrown out.');
    if (this.#random() < 0.06) throw new SiteDeployError('INTERNAL', 'It fails as anything may.');
    if (mode === 'close') return this.#close(run, job, isDry);
    if (mode === 'rollback') return this.#rollBack(run, job, input);
    const plan = { ...basePlan, ...this.#place(this.#target(run, input)), event: this.#event(run) };
    const { environment } = plan;
    if (mode === 'build') return { artifact: 'site' };
    const deps = this.#deps(job);
    job.phase += 1;
    if (job.phase === 1) {
      await checkNotSuperseded(plan, () => readLive(plan.url, deps), deps);
      return undefined;
    }
    await confirmCurrent({ plan, before: Promise.resolve([]) }, deps);
    this.#goLive(run, job, environment, 'deployed', run.commit);
    return {};
  }

  async #close(run: Run, job: Job, isDry: boolean): Promise<Record<string, string> | undefined> {
    if (job.phase === 0) {
      const plan = {
        ...closingPlan,
        event: { ...this.#event(run), ref: `refs/heads/${run.event.payload.ref}` },
      };
      const left = await branchesOfPreview(plan, this.#deps(job));
      if (left.length > 0) throw new SiteDeployError('PREVIEW_IN_USE', left.join(', '));
      job.phase = 1;
      return isDry ? { closes: 'true' } : undefined;
    }
    this.#goLive(run, job, 'Preview', 'closed', '');
    return {};
  }

  #rollBack(run: Run, job: Job, input: string): Record<string, string> | undefined {
    job.phase += 1;
    if (job.phase === 1) return undefined;
    this.#goLive(
      run,
      job,
      input === 'Production' ? 'Production' : 'Preview',
      'rolled back',
      run.event.inputs.run ?? '',
    );
    return {};
  }

  #target(run: Run, input: string): Environment {
    return chooseEnvironment(basePlan.config.environments, this.#event(run), input);
  }

  #event({ event, commit, id }: Run) {
    return {
      ...basePlan.event,
      name: event.name,
      ref: event.ref,
      sha: commit,
      run: { id: String(id), attempt: 1 },
    };
  }

  #place(environment: Environment) {
    return environment === 'Preview'
      ? { environment, environmentName: 'preview', url: previewUrl }
      : { environment };
  }

  #goLive(
    run: Run,
    job: Job,
    environment: Environment,
    kind: Change['kind'],
    commit: string,
  ): void {
    const before = this.live.get(environment);
    const isUnsure = this.#unsure.has(job);
    const previewBranches = this.previewBranches();
    this.changes.push({
      run,
      environment,
      kind,
      commit,
      branch: branchOf(run.event.ref),
      before,
      hasBranch: this.heads.has(branchOf(run.event.ref)),
      previewBranches,
      isUnsure,
    });
    if (kind === 'closed') this.live.delete(environment);
    else this.live.set(environment, { commit, kind, run: run.id });
  }

  #deps(job: Job) {
    const http = {
      send: async ({ url }: HttpRequest): Promise<HttpResponse> => {
        const isFault = this.#random() < this.#faults;
        if (isFault) this.#unsure.add(job);
        const json = isFault ? undefined : this.#answer(new URL(url));
        const status = isFault ? 502 : json === undefined ? 404 : 200;
        const text = JSON.stringify(json ?? {});
        const known = {
          url: String(url),
          status,
          ok: status === 200,
          headers: {},
          body: Buffer.from(text),
          text,
        };
        return { ...known, json: json ?? {}, requestId: undefined, attempts: 1 };
      },
    };
    return depsOf({
      scratch: '/nowhere',
      http,
      github: { apiUrl: 'https://api.github.com', token: new Secret('read') },
    });
  }

  /** What GitHub and the live site say. */
  #answer({ host, pathname, searchParams }: URL): unknown {
    if (host !== 'api.github.com') {
      const environment = host === new URL(previewUrl).host ? 'Preview' : 'Production';
      const live = this.live.get(environment);
      const run = String(live?.run);
      return live && markerOf({ commit: live.commit }, { environment, run });
    }
    const path = pathname.replace('/repos/acme/site/', '');
    const { runs } = this.#queue();
    if (path.startsWith('git/ref/heads/')) {
      const sha = this.heads.get(decodeURIComponent(path.slice('git/ref/heads/'.length)));
      return sha && { object: { sha } };
    }
    if (path.startsWith('git/matching-refs/heads/')) {
      const start = decodeURIComponent(path.slice('git/matching-refs/heads/'.length));
      return [...this.heads.keys()].flatMap((name) =>
        name.startsWith(start) ? [{ ref: `refs/heads/${name}` }] : [],
      );
    }
    if (path === 'actions/runs') {
      const found = runs.filter(
        ({ commit, event }) =>
          commit === searchParams.get('head_sha') &&
          event.name === searchParams.get('event') &&
          branchOf(event.ref) === searchParams.get('branch'),
      );
      return { total_count: found.length, workflow_runs: found.toReversed().map(shown) };
    }
    if (path.startsWith('actions/runs/')) {
      const run = runs.find(({ id }) => String(id) === path.split('/').at(-1));
      return run && shown(run);
    }
    return undefined;
  }
}

function shown(run: Run): object {
  return {
    id: run.id,
    html_url: `https://github.com/acme/site/actions/runs/${run.id}`,
    event: run.event.name,
    path: run.workflow.path,
    head_branch: branchOf(run.event.ref),
    head_sha: run.commit,
    status: statusOf(run),
    conclusion: isCompleted(run) ? conclusionOf(run) : null,
    created_at: '2026-05-20T12:00:00Z',
  };
}
