/**
 * Onboarding of many sites: rendering 1,000 of them, and the plans for 1,000 repositories of a local GitHub.
 */
import { createServer } from 'node:http';
import { createGitHub } from '../../src/clients/github/github.ts';
import { createGitHubApi } from '../../src/localcloud/github/github.ts';
import { listen, stop } from '../../src/localcloud/http.ts';
import { onboardFleet } from '../../src/operations/onboard/fleet/fleet.ts';
import { makeOnboardingPlan } from '../../src/operations/onboard/plan/plan.ts';
import { readRepositoryState } from '../../src/operations/onboard/plan/read-repository-state.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { createHttp } from '../../src/shared/http/client.ts';
import { createTransport } from '../../src/shared/http/transport.ts';
import { Secret } from '../../src/shared/secret.ts';
import { renderOnboarding } from '../../src/workflows/render/render.ts';
import type { SiteRecord } from '../../src/workflows/render/render-options.ts';
import { summary } from './measure.ts';

const count = 1_000;
const action = { uses: `acme/site-deploy@${'a'.repeat(40)}`, version: 'v0.1.0' };
const sites = Array.from(
  { length: count },
  (_, index): SiteRecord => ({
    id: `site_${index}`,
    slug: `site-${index}`,
    type: 'static',
    url: `https://www${index}.acme.example`,
    repository: { owner: 'acme', name: `site-${index}` },
    productionBranch: 'master',
    portal: {
      url: 'https://portal.acme.example',
      audience: 'api://3c2b1a09-f8e7-4d6c-9b5a-493827160504',
    },
    azure: {
      clientId: '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
      tenantId: '0d1e2f30-4152-4637-9485-96a7b8c9dae0',
      subscriptionId: '33333333-3333-4333-8333-333333333333',
    },
  }),
);

const times: number[] = [];
for (let round = 0; round < 6; round += 1) {
  const start = performance.now();
  for (const site of sites) renderOnboarding(site, { action });
  times.push(performance.now() - start);
}
console.log(summary(`render ${count} sites`, times.slice(1)));

const api = createGitHubApi({
  repositories: sites.map(({ repository }) => ({ ...repository, defaultBranch: 'master' })),
});
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  void api.handler(request, response);
});
const port = await listen(server);
const transport = createTransport({});
try {
  // The first call starts the service behind it, with all its repositories.
  const seeding = performance.now();
  await api.send('GET', '/repos/acme/site-0');
  console.log(`seeding ${count} repositories: ${Math.round(performance.now() - seeding)} ms`);
  const { signal } = new AbortController();
  const github = createGitHub({
    http: createHttp({
      transport: transport.send,
      clock: systemClock,
      userAgent: 'site-deploy/bench',
    }),
    clock: systemClock,
    token: new Secret(api.token),
    apiUrl: `http://127.0.0.1:${port}`,
    signal,
  });
  const records = new Map(sites.map((site) => [site.id, site]));
  const start = performance.now();
  const outcomes = await onboardFleet(
    {
      async *sites() {
        yield* sites;
      },
      async record(id) {
        const record = records.get(id);
        if (record === undefined) throw new Error(`no site ${id}`);
        return record;
      },
    },
    {
      concurrency: 8,
      signal,
      async onboard(site) {
        const { current, desired } = await readRepositoryState(site, {
          action,
          github,
          credentials: undefined,
        });
        return {
          status: 'drift',
          steps: makeOnboardingPlan(current, desired).steps.length,
          note: '',
        };
      },
    },
  );
  const failed = outcomes.filter(({ status }) => status !== 'drift');
  if (failed.length > 0) throw new Error(`${failed.length} sites failed: ${failed[0]?.note}`);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `plan for ${count} sites: ${seconds.toFixed(1)} s, ${requests} requests, ${outcomes[0]?.steps} steps each`,
  );
} finally {
  transport.close();
  await stop(server);
  await api.close();
}
