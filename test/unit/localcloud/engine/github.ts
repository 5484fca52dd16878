import { type EngineOptions, startEngine } from '../../../../src/localcloud/engine/engine.ts';
import { createGitHubApi } from '../../../../src/localcloud/github/github.ts';
import type { LocalRun } from '../../../../src/localcloud/github/state/state.ts';
import { createIdTokens } from '../../../../src/localcloud/id-tokens/id-tokens.ts';
import { toShown } from '../../../../src/localcloud/runner/step-log.ts';

const path = '.github/workflows/test.yml';

/** Starts the local GitHub with acme/docs and acme/other, and an engine for it. */
export async function startGitHub(options: Partial<EngineOptions> = {}) {
  const api = createGitHubApi({
    repositories: ['docs', 'other'].map((name) => ({
      owner: 'acme',
      name,
      defaultBranch: 'master',
    })),
  });
  const github = await createIdTokens();
  const engine = await startEngine({ cloud: { env: {}, github, githubApi: api }, ...options });
  const repository = (name = 'acme/docs') => {
    const found = api.repository(name);
    if (!found) throw new Error(`${name} is missing`);
    return found;
  };
  const last = (name?: string) => {
    const run = repository(name).runs.at(-1);
    if (!run) throw new Error('Nothing has started');
    return run;
  };
  return {
    api,
    github,
    engine,
    repository,
    last,
    /** Pushes a workflow, waits until no run is active and returns the newest run. */
    async push(workflow: string, branch = 'master', name = 'acme/docs'): Promise<LocalRun> {
      const head = await api.getHead(name, branch);
      if (!head)
        await api.send('POST', `/repos/${name}/git/refs`, {
          ref: `refs/heads/${branch}`,
          sha: await api.getHead(name, 'master'),
        });
      await api.writeFile(name, branch, path, workflow);
      await engine.settled();
      return last(name);
    },
    async rerun(run: LocalRun): Promise<LocalRun> {
      run.control?.rerun(false);
      await engine.settled();
      return run;
    },
    async [Symbol.asyncDispose]() {
      await engine.close();
      await api.close();
    },
  };
}

/** Returns the `notes` of a run's jobs, and the lines that GitHub shows in the logs of steps. */
export const getLines = (run: LocalRun): string[] =>
  (run.jobs ?? []).flatMap((job) => [
    ...job.notes,
    ...job.steps.flatMap((step) => step.log.map(toShown)),
  ]);
