import { createServer } from 'node:http';
import { onboardInFleet } from '../../../src/cli/fleet/onboard-in-fleet.ts';
import type { FleetCommandOptions } from '../../../src/cli/fleet/options.ts';
import { readOpenPullsAgain } from '../../../src/cli/fleet/progress.ts';
import type { OnboardRun } from '../../../src/cli/onboard/open-site.ts';
import { createGitHub } from '../../../src/clients/github/github.ts';
import { createPace } from '../../../src/clients/github/pace.ts';
import type { EntraApp } from '../../../src/localcloud/entra/directory.ts';
import { createGitHubApi } from '../../../src/localcloud/github/github.ts';
import { createGraph } from '../../../src/localcloud/graph/graph.ts';
import { listen, stop } from '../../../src/localcloud/service/http.ts';
import { onboardFleet, openFleetProgress } from '../../../src/operations/onboard/fleet/fleet.ts';
import type { SiteOutcome } from '../../../src/operations/onboard/fleet/report.ts';
import { createHttp } from '../../../src/shared/http/client.ts';
import { createTransport } from '../../../src/shared/http/transport.ts';
import { Redactor, Secret } from '../../../src/shared/secret.ts';
import { createDeps } from '../../support/deps.ts';
import { recordingLog } from '../../support/log.ts';
import { memoryProgress } from '../../unit/operations/onboard/fleet/store.ts';
import { site } from '../../unit/operations/onboard/site.ts';
import { type FleetMember, troubles } from './troubles.ts';
import { virtualClock } from './virtual-clock.ts';

const action = { uses: `acme/site-deploy@${'a'.repeat(40)}`, version: 'v0.1.0' };
/** Milliseconds of simulated time for each request. */
const latency = 25;

export interface FleetRun {
  readonly outcomes: readonly SiteOutcome[];
  /** Simulated hours. */
  readonly hours: number;
  /** Messages about pauses. */
  readonly pauses: readonly string[];
}

/**
 * Opens a fleet: repositories on a local GitHub that enforces its limits, with a simulated clock.
 */
export async function openFleet(count: number) {
  const clock = virtualClock();
  const names = Array.from({ length: count }, (_, index) => `site-${index}`);
  const repositories = names.map((name) => ({
    owner: 'acme',
    name,
    defaultBranch: 'master',
    immutable: true,
  }));
  const api = createGitHubApi({ repositories, now: clock.now });
  const members = names.map((name, index): FleetMember => {
    const clientId = `5f0c1d2e-3a4b-4c5d-8e6f-${String(index).padStart(12, '0')}`;
    const app: EntraApp = {
      clientId,
      tenantId: site.azure.tenantId,
      objectId: `object-${index}`,
      displayName: name,
      federatedCredentials: [],
      roles: {},
    };
    const azure = { ...site.azure, clientId };
    return {
      app,
      record: {
        ...site,
        id: `id_${index}`,
        slug: name,
        repository: { owner: 'acme', name },
        azure,
      },
    };
  });
  const graph = createGraph(members.map(({ app }) => app));
  const broken = new Set<string>();
  for (const [index, member] of members.entries()) {
    if (index % 10 === 3)
      await troubles[Math.floor(index / 10) % troubles.length]?.make(
        Object.assign(member, { api, broken }),
      );
  }
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    if (broken.has(path)) response.writeHead(502).end();
    else
      void (request.headers['x-real-host'] === 'graph.microsoft.com' ? graph : api).handler(
        request,
        response,
      );
  });
  const port = await listen(server);
  const transport = createTransport({});
  const http = createHttp({
    clock,
    userAgent: 'site-deploy/test',
    transport: async (request) => {
      const url = new URL(request.url.pathname + request.url.search, `http://127.0.0.1:${port}`);
      const headers = { ...request.headers, 'x-real-host': request.url.hostname };
      let end = () => {};
      // The clock stands still only from here on, because a request may first wait, on the
      // simulated clock, for a limit or for a free connection.
      const onConnection = async () => {
        await request.onConnection?.();
        end = clock.begin(latency);
      };
      try {
        return await transport.send({ ...request, url, headers, onConnection });
      } finally {
        end();
      }
    },
  });
  const store = memoryProgress();

  /**
   * Checks or onboards all sites.
   * @param killedAfter number of sites after which the run is cancelled
   */
  async function run({
    apply,
    killedAfter = Number.POSITIVE_INFINITY,
    more = {},
  }: {
    apply: boolean;
    more?: FleetCommandOptions;
    killedAfter?: number;
  }): Promise<FleetRun> {
    const began = clock.now();
    const pauses: string[] = [];
    const killer = new AbortController();
    const { signal } = killer;
    const limits = { writesPerMinute: 60, writesPerHour: 450, pointsPerMinute: 720 };
    const pace = createPace(limits);
    pace.beginFleet(members.length, clock.now());
    const onPause = (line: string) => void pauses.push(line);
    const github = createGitHub({
      http,
      clock,
      signal,
      token: new Secret(api.token),
      pace,
      onPause,
    });
    const log = recordingLog();
    const stream = { write: () => true };
    const waiting = () => ({ [Symbol.dispose]() {} });
    const loading = <Loaded>(load: () => Promise<Loaded>) => load();
    const redactor = new Redactor();
    const shared: OnboardRun<FleetCommandOptions> = {
      options: {
        provider: 'repohost',
        config: 'site.config.yml',
        apply,
        ...more,
      },
      context: {
        env: {},
        cwd: '/',
        stdout: stream,
        stderr: stream,
        log,
        redactor,
        waiting,
        loading,
        signal,
      },
      deps: { ...createDeps({ log }), http, clock, signal },
      github,
      render: { action },
      webhookSecret: new Secret('shared-secret-of-the-portal'),
      tokens: { graph: new Secret(graph.token), arm: undefined },
      pace,
    };
    const problem = (error: unknown) => {
      throw error;
    };
    const stored = apply ? await openFleetProgress(store, clock, problem, pace) : undefined;
    const openPulls = new Set<string>();
    const progress = stored && more.maxOpen ? readOpenPullsAgain(stored, openPulls) : stored;
    const records = new Map(members.map(({ record }) => [record.id, record]));
    const outcomes = await onboardFleet(
      {
        async *sites() {
          for (const { record } of members)
            yield { id: record.id, slug: record.slug, digest: 'same' };
        },
        async record(id) {
          const record = records.get(id);
          if (record === undefined) throw new Error(`no site ${id}`);
          return record;
        },
      },
      {
        concurrency: 4,
        signal,
        ...(progress !== undefined && { progress }),
        onboard: (record) => onboardInFleet(record, shared, undefined, openPulls),
        onOutcome(_outcome, done) {
          if (done >= killedAfter) killer.abort(new Error('killed'));
        },
      },
    );
    return { outcomes, hours: (clock.now() - began) / 3_600_000, pauses };
  }

  return {
    run,
    clock,
    github: () => {
      const { signal } = new AbortController();
      return createGitHub({ http, clock, signal, token: new Secret(api.token) });
    },
    api,
    counts: () => structuredClone(api.counts),
    /**
     * Returns the error code or state in which the site with this index should end, or `undefined`
     * if the site has no problem.
     */
    expected: (index: number) =>
      index % 10 === 3 ? troubles[Math.floor(index / 10) % troubles.length]?.ends : undefined,
    pulls: async (name: string) => {
      const { json } = await api.send('GET', `/repos/acme/${name}/pulls?state=all`);
      return Array.isArray(json) ? json.length : 0;
    },
    async close() {
      transport.close();
      await stop(server);
      await api.close();
    },
  };
}

/** Returns how an outcome ended: its error code, or else its state. */
export const getEnd = ({ status, code }: SiteOutcome): string =>
  status === 'failed' ? (code ?? status) : status;
