import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { showOnGitHub } from '../../../src/deploy/github-deployment.ts';
import { RunRecord } from '../../../src/deploy/record.ts';
import type { Plan } from '../../../src/deploy/steps/plan/types.ts';
import { createGitHubApi, type GitHubApi } from '../../../src/localcloud/github/github.ts';
import { listen, stop } from '../../../src/localcloud/http.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import type { Http } from '../../../src/shared/http/client.ts';
import { openHttp } from '../../../src/shared/http/open-http.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { depsOf } from '../../support/deps.ts';
import { planOf } from '../../support/plan.ts';

export let api: GitHubApi;
let server: Server;
export let apiUrl: string;
export let commit = '';
export let http: ReturnType<typeof openHttp>;
export const log = 'https://ci.acme.example/job/42';

/** Opens it for the tests of a file. */
export function openGitHub(): void {
  beforeAll(async () => {
    http = openHttp({ env: {} });
    const limits = { contentPerMinute: 10_000, contentPerHour: 10_000, pointsPerMinute: 100_000 };
    api = createGitHubApi({
      repositories: [{ owner: 'acme', name: 'site', defaultBranch: 'master' }],
      limits,
    });
    server = createServer((request, response) => void api.handler(request, response));
    apiUrl = `http://127.0.0.1:${await listen(server)}`;
    api.tokens.set('ci', { deployments: 'write' });
    api.tokens.set('reader', { deployments: 'read' });
    commit = (await api.getHead('acme/site', 'master')) ?? '';
  });
  afterAll(async () => {
    http[Symbol.dispose]();
    await stop(server);
    await api.close();
  });
  beforeEach(() => {
    made().length = 0;
  });
}

export const made = () => api.repository('acme/site')?.deployments ?? [];
export const states = (index = 0) => made()[index]?.statuses.map(({ state }) => state);

export interface World {
  readonly plan?: Partial<Plan>;
  readonly token?: string;
  readonly http?: Http;
  readonly signal?: AbortSignal;
  readonly afterCancelMs?: number;
  /** Page of the run. */
  readonly page?: string;
  readonly commit?: string;
  readonly repository?: string;
}

/** A run whose steps are the test: it ends as `work` ends it. */
export async function run(work: (record: RunRecord) => void, world: World = {}) {
  const token = new Secret(world.token ?? 'ci');
  const deps = depsOf({
    http: world.http ?? http,
    signal: world.signal ?? new AbortController().signal,
    afterCancelMs: world.afterCancelMs,
  });
  const record = new RunRecord(deps);
  const event = {
    name: 'local',
    ref: 'refs/heads/master',
    sha: world.commit ?? commit,
    repository: world.repository ?? 'acme/site',
    run: { id: 'one', attempt: 1, url: world.page ?? log },
  };
  const plan = planOf({ event, ...world.plan });
  record.addFacts({
    site: plan.config.site.slug,
    siteVersion: plan.version,
    environment: plan.environment,
  });
  const shown = showOnGitHub(plan, { apiUrl, token }, record);
  work(record);
  await shown.finish();
  return { result: record.result(), lines: deps.log.lines };
}

export const succeeds = (record: RunRecord) => {
  record.hasChanged();
  record.addFacts({ url: 'https://www.acme.example' });
  record.complete('succeeded');
};

export const failed = new SiteDeployError('BUILD_FAILED', 'hidden in the log');
