import { branchesOfPreview } from '../../../../../src/deploy/steps/close/close.ts';
import { chooseEnvironment } from '../../../../../src/deploy/steps/plan/environment.ts';
import type { Environment } from '../../../../../src/deploy/steps/plan/types.ts';
import {
  checkNotSuperseded,
  confirmCurrent,
} from '../../../../../src/deploy/steps/upload/superseded.ts';
import type { EngineJob } from '../../../../../src/localcloud/engine/types.ts';
import { toApiRun } from '../../../../../src/localcloud/github/actions/runs.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import type { HttpRequest, HttpResponse } from '../../../../../src/shared/http/client.ts';
import { readLive } from '../../../../../src/shared/live-site/probe.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { createMarker } from '../../../../support/marker.ts';
import { createClosingPlan, createPlan } from '../../../../support/plan.ts';
import { failsByItself, getDeployStep, jobOutputs } from './deploy-step.ts';
import type { Run, SimulatedGitHub } from './simulated-github.ts';

/** A build that went live, or a Preview that was closed. */
export interface Change {
  readonly run: Run;
  readonly environment: Environment;
  readonly kind: 'deployed' | 'rolled back' | 'closed';
  readonly branch: string;
  readonly commit: string;
  /** What was live before. */
  readonly before: Pick<Change, 'commit' | 'run' | 'kind'> | undefined;
  /** Number of the last push before the change. */
  readonly at: number;
  /** The newest commit of the branch at that time. `undefined`: the branch was deleted. */
  readonly head: string | undefined;
  /** The branches at that time that deploy to Preview. */
  readonly previewBranches: readonly string[];
  /** Whether GitHub has left a request of this job unanswered. */
  readonly isUnsure: boolean;
}

export const getCommit = (count: number): string => count.toString(16).padStart(40, '0');
const basePlan = createPlan();
const closingPlan = createClosingPlan();
const previewUrl = 'https://preview.acme.example';

/** Models the live site. Jobs run the program's own code, with this class as GitHub. */
export class Site {
  readonly live = new Map<Environment, { commit: string; run: Run; kind: Change['kind'] }>();
  readonly changes: Change[] = [];
  /** Superseded runs that ended successfully. */
  readonly gaveWay: Run[] = [];
  readonly #unsure = new Set<EngineJob>();
  /** Number of finished phases of each job. */
  readonly #phases = new Map<EngineJob, number>();
  readonly #github: SimulatedGitHub;
  readonly #random: () => number;
  readonly #faults: number;

  /** @param faults share of requests that GitHub does not answer, from 0 to 1 */
  constructor(github: SimulatedGitHub, random: () => number, faults: number) {
    this.#github = github;
    this.#random = random;
    this.#faults = faults;
  }

  previewBranches(): string[] {
    return [...this.#github.heads.keys()].filter((branch) => branch.startsWith('release/'));
  }

  /** Advances a running job by one phase. */
  async work(job: EngineJob): Promise<void> {
    const run = this.#github.find(job.node.scope.run);
    try {
      const outputs = await this.#step(run, job);
      // A cancelled job ends after the work that it cannot stop.
      if (job.isCancelled) this.#github.end(job, 'cancelled');
      else if (outputs) this.#github.end(job, 'success', jobOutputs(job, outputs));
    } catch (error) {
      if (!(error instanceof SiteDeployError)) throw error;
      if (error.code === 'SUPERSEDED') this.gaveWay.push(run);
      const isGreen = ['SUPERSEDED', 'BRANCH_GONE', 'PREVIEW_IN_USE'].includes(error.code);
      this.#github.end(job, isGreen ? 'success' : 'failure');
    }
  }

  /**
   * Executes a phase of a job.
   * @returns the outputs once the job is done; `undefined` until then
   */
  async #step(run: Run, job: EngineJob): Promise<Record<string, string> | undefined> {
    const step = getDeployStep(job);
    if (failsByItself(job)) throw new SiteDeployError('CANCELLED', 'Thrown out.');
    if (this.#random() < 0.06) throw new SiteDeployError('INTERNAL', 'It fails as anything may.');
    if (!step) return {};
    const { mode, environment: input, isDry } = step;
    const phase = (this.#phases.get(job) ?? 0) + 1;
    this.#phases.set(job, phase);
    if (mode === 'close') return this.#close(run, job, phase, isDry);
    if (mode === 'rollback') return this.#rollBack(run, job, phase, input);
    const plan = { ...basePlan, ...this.#place(this.#target(run, input)), event: this.#event(run) };
    const { environment } = plan;
    if (mode === 'build') return { artifact: 'site' };
    const deps = this.#deps(job);
    if (phase === 1) {
      await checkNotSuperseded(plan, () => readLive(plan.url, deps), deps);
      return undefined;
    }
    await confirmCurrent({ plan, before: Promise.resolve([]) }, deps);
    this.#goLive(run, job, environment, 'deployed', run.local.commit);
    return {};
  }

  async #close(
    run: Run,
    job: EngineJob,
    phase: number,
    isDry: boolean,
  ): Promise<Record<string, string> | undefined> {
    if (phase === 1) {
      const ref = `refs/heads/${run.local.payload?.ref}`;
      const plan = { ...closingPlan, event: { ...this.#event(run), ref } };
      const left = await branchesOfPreview(plan, this.#deps(job));
      if (left.length > 0) throw new SiteDeployError('PREVIEW_IN_USE', left.join(', '));
      return isDry ? { closes: 'true' } : undefined;
    }
    this.#goLive(run, job, 'Preview', 'closed', '');
    return {};
  }

  #rollBack(
    run: Run,
    job: EngineJob,
    phase: number,
    input: string,
  ): Record<string, string> | undefined {
    if (phase === 1) return undefined;
    const environment = input === 'Production' ? 'Production' : 'Preview';
    this.#goLive(run, job, environment, 'rolled back', run.local.inputs.run ?? '');
    return {};
  }

  #target(run: Run, input: string): Environment {
    return chooseEnvironment(basePlan.config.environments, this.#event(run), input);
  }

  #event({ local: { event, ref, branch, commit, id } }: Run) {
    const known = { name: event, ref: ref ?? `refs/heads/${branch}`, sha: commit };
    return { ...basePlan.event, ...known, run: { id: String(id), attempt: 1 } };
  }

  #place(environment: Environment) {
    return environment === 'Preview'
      ? { environment, environmentName: 'preview', url: previewUrl }
      : { environment };
  }

  #goLive(
    run: Run,
    job: EngineJob,
    environment: Environment,
    kind: Change['kind'],
    commit: string,
  ): void {
    const { branch } = run.local;
    this.changes.push({
      run,
      environment,
      kind,
      commit,
      branch,
      before: this.live.get(environment),
      at: this.#github.pushes.length,
      head: this.#github.heads.get(branch),
      previewBranches: this.previewBranches(),
      isUnsure: this.#unsure.has(job),
    });
    if (kind === 'closed') this.live.delete(environment);
    else this.live.set(environment, { commit, kind, run });
  }

  #deps(job: EngineJob) {
    const http = {
      send: async ({ url }: HttpRequest): Promise<HttpResponse> => {
        const isFault = this.#random() < this.#faults;
        if (isFault) this.#unsure.add(job);
        const json = isFault ? undefined : this.#answer(new URL(url));
        const found = json === undefined ? 404 : 200;
        const status = isFault ? 502 : found;
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
    return createDeps({
      scratch: '/nowhere',
      http,
      github: { apiUrl: 'https://api.github.com', token: new Secret('read') },
    });
  }

  /** Returns the response of GitHub or of the live site. */
  #answer({ host, pathname, searchParams }: URL): unknown {
    if (host !== 'api.github.com') {
      const environment = host === new URL(previewUrl).host ? 'Preview' : 'Production';
      const live = this.live.get(environment);
      const run = String(live?.run.local.id);
      return live && createMarker({ commit: live.commit }, { environment, run });
    }
    const path = pathname.replace('/repos/acme/site/', '');
    const { heads, repository } = this.#github;
    if (path.startsWith('git/ref/heads/')) {
      const sha = heads.get(decodeURIComponent(path.slice('git/ref/heads/'.length)));
      return sha && { object: { sha } };
    }
    if (path.startsWith('git/matching-refs/heads/')) {
      const start = decodeURIComponent(path.slice('git/matching-refs/heads/'.length));
      return [...heads].flatMap(([name, sha]) =>
        name.startsWith(start) ? [{ ref: `refs/heads/${name}`, object: { sha } }] : [],
      );
    }
    if (path === 'actions/runs') {
      const found = repository.runs.filter(
        ({ commit, event, branch }) =>
          commit === searchParams.get('head_sha') &&
          event === searchParams.get('event') &&
          branch === searchParams.get('branch'),
      );
      return {
        total_count: found.length,
        workflow_runs: found
          .toReversed()
          .map((run) => toApiRun(run, { id: 1, fullName: run.repository })),
      };
    }
    if (path.startsWith('actions/runs/')) {
      const run = repository.runs.find(({ id }) => String(id) === path.split('/').at(-1));
      return run && toApiRun(run, { id: 1, fullName: run.repository });
    }
    return undefined;
  }
}
