import { beforeAll, expect, it } from 'vitest';
import { pack, type SitePackage } from '../../../../../src/deploy/steps/pack/pack.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { upload } from '../../../../../src/deploy/steps/upload/upload.ts';
import type { HttpRequest, HttpResponse } from '../../../../../src/shared/http/client.ts';
import { markerPath } from '../../../../../src/shared/live-site/marker.ts';
import { readLive } from '../../../../../src/shared/live-site/probe.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { useFolderOfTheFile } from '../../../../support/folder.ts';
import { createResponse } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { createRandom } from '../../../../support/random.ts';
import { workflowRun } from '../../../../support/repository.ts';
import { finishedSite } from '../../../../support/site-package.ts';

const shas = { older: 'a'.repeat(40), newer: 'b'.repeat(40) };
type Name = keyof typeof shas;
const token = new Secret(`${'0'.repeat(64)}-${'0'.repeat(36)}00f${'0'.repeat(32)}`);

const folder = useFolderOfTheFile();
const runs = {} as Record<Name, { plan: Plan; sitePackage: SitePackage }>;
beforeAll(async () => {
  for (const name of ['older', 'newer'] as const) {
    folder.write({ [`${name}/index.html`]: name });
    const plan = createPlan({
      event: { ...createPlan().event, sha: shas[name] },
      uploader: 'direct',
    });
    const sitePackage = await pack(
      plan,
      finishedSite(folder.at(name)),
      undefined,
      createDeps({ scratch: folder.at(name) }),
    );
    runs[name] = { plan, sitePackage };
  }
});

/** A clock that advances to the next event once all participants wait. */
class SimulatedTime {
  now = 0;
  #waiting: { at: number; go: () => void }[] = [];

  wait(ms: number): Promise<void> {
    return new Promise((go) => this.#waiting.push({ at: this.now + ms, go }));
  }

  async runUntil(done: Promise<unknown>): Promise<void> {
    let isDone = false;
    const finished = done.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      // Lets all participants run until they wait.
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      const next = this.#waiting.sort((a, b) => a.at - b.at).shift();
      if (next === undefined) continue;
      this.now = Math.max(this.now, next.at);
      next.go();
    }
    await finished;
  }
}

/**
 * Races the push of a newer commit and its run against an older run, with random delays of each
 * request. The platform serves the deployment that was started last.
 * @returns the live commit, and how each run ended
 */
async function race(seed: number) {
  const random = createRandom(seed);
  const time = new SimulatedTime();
  let head: string = shas.older;
  let live: SitePackage | undefined;
  const slots = new Map<string, SitePackage>();

  const createHarness = (name: Name) => {
    const { sitePackage } = runs[name];
    // The older run may be up to ten times slower than the newer one.
    const slowness = name === 'older' ? 1 + random() * 9 : 1;
    const respond = (pathname: string): { status: number; json: unknown } => {
      const ok = (response: unknown) => ({
        status: 200,
        json: { isSuccessStatusCode: true, response },
      });
      if (pathname === `/${markerPath}`)
        return live === undefined ? { status: 404, json: {} } : { status: 200, json: live.marker };
      if (pathname.endsWith('/git/ref/heads/master'))
        return { status: 200, json: { object: { sha: head } } };
      if (pathname.includes('/actions/runs')) {
        const run = (sha: string) => ({ ...workflowRun, status: 'in_progress', head_sha: sha });
        // GitHub lists the run of a push immediately.
        return {
          status: 200,
          json: { ...run(shas[name]), total_count: 1, workflow_runs: [run(head)] },
        };
      }
      if (pathname.includes('/compare/'))
        return {
          status: 200,
          json: { status: pathname.endsWith(shas.older) ? 'behind' : 'ahead' },
        };
      if (pathname.endsWith('validateapitoken')) return ok({ siteUrl: 'https://live.example' });
      if (pathname.endsWith('upload/request')) {
        slots.set(name, sitePackage);
        return ok({
          packageUris: { app: 'https://blob.example/x?sig=1' },
          pollingInfo: { version: name },
        });
      }
      if (pathname.endsWith('updatestatus')) live = slots.get(name);
      return pathname.endsWith('checkstatus')
        ? ok({ deploymentStatus: 'Succeeded', siteUrl: '' })
        : { status: pathname === '/x' ? 201 : 200, json: {} };
    };
    const http = {
      async send({ url, signal: _signal }: HttpRequest): Promise<HttpResponse> {
        // One delay before the response is determined and one after it, so the other run can act
        // in between.
        await time.wait(random() * 100 * slowness);
        const { status, json } = respond(new URL(url).pathname);
        await time.wait(random() * 100 * slowness);
        return createResponse(status, json, String(url));
      },
    };
    const clock = { now: () => time.now, sleep: (ms: number) => time.wait(ms) };
    return createDeps({
      scratch: folder.root,
      http,
      clock,
      github: { apiUrl: 'https://api.github.com', token },
    });
  };
  const start = async (name: Name) => {
    const give = async () => token;
    const access = {
      deploymentToken: give,
      renewDeploymentToken: give,
      officialClient: () => Promise.reject(),
    };
    const record = { begins() {}, mayHaveChanged() {} };
    const { plan, sitePackage } = runs[name];
    const deps = createHarness(name);
    // The live site is read before the package is created, which takes time.
    const live = await readLive(plan.url, deps);
    await time.wait(random() * 500);
    return upload(plan, { ...sitePackage, live }, access, record, deps).then(
      ({ outcome }) => outcome as string,
      (error) => String(error.code),
    );
  };
  // The newer commit is pushed at a random time, and its run starts afterwards.
  const pushed = async () => {
    await time.wait(random() * 1500);
    head = shas.newer;
    // Starting, logging in and building take longer than the last request of the other run.
    await time.wait(2500 + random() * 500);
    return start('newer');
  };
  const both = Promise.all([start('older'), pushed()]);
  await time.runUntil(both);
  const [older, newer] = await both;
  return { live: live?.marker.provenance.commit, older, newer };
}

it('300 random interleavings of two runs leave the newer commit live', {
  timeout: 120_000,
}, async () => {
  const counts: Record<string, number> = {};
  for (let seed = 1; seed <= 300; seed += 1) {
    const { live, older, newer } = await race(seed);
    const ending = `older ${older}, newer ${newer}`;
    counts[ending] = (counts[ending] ?? 0) + 1;
    expect(live, `seed ${seed}: ${ending}`).toBe(shas.newer);
  }
  console.log(counts);
  // In some races the older run was stopped, and in others it was too late to stop it.
  expect(Object.keys(counts).some((ending) => ending.startsWith('older SUPERSEDED'))).toBe(true);
  expect(Object.keys(counts).some((ending) => ending.startsWith('older accepted'))).toBe(true);
});
