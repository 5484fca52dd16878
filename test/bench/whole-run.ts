import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LocalCloud, type LocalSite, startAction, startLocalCloud } from '../../src/localcloud/index.ts';
import { type GeneratedSite, generateSite } from '../fixtures/generate-site.ts';
import { median, summary } from './measure.ts';

const steps = ['plan', 'login', 'exchange', 'build', 'finish', 'pack', 'upload', 'verify', 'notify'];

/** The site of `generateSite`, as the portal and the hosting know it. */
const site: LocalSite = {
  id: 'site_456',
  slug: 'acme-static',
  name: 'Acme',
  type: 'static',
  url: 'https://www.acme.example',
  repository: { owner: 'acme', name: 'static' },
  azure: { clientId: '11111111-1111-4111-8111-111111111111', tenantId: '22222222-2222-4222-8222-222222222222' },
  portal: { url: 'https://portal.acme.example', audience: 'api://0f0f0f0f-0000-4000-8000-000000000001' },
};

interface Run {
  /** From the start of the process to its end. */
  readonly total: number;
  /** What the hosting emulator took, from the word that the upload is complete until the site is live. */
  readonly hosting: number;
  /** From that word until the look that found the site live: the emulator's time, and the rest of the pause between two looks. */
  readonly waiting: number;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Deploys a generated site to the local cloud several times: lines with the times of the run and of each step. */
export async function wholeRun(options: GeneratedSite & { readonly rounds: number }): Promise<string[]> {
  const workspace = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  try {
    const { files, bytes } = await generateSite(workspace, options);
    await using cloud = await startLocalCloud({ sites: [site] });
    // The first run of all meets services that have not yet loaded what they need.
    await deploy(cloud, workspace, 0);
    const runs: Run[] = [];
    for (let round = 1; round <= options.rounds; round += 1) runs.push(await deploy(cloud, workspace, round));
    return [
      `prebuilt site of ${files} files, ${bytes} bytes, against the local cloud`,
      summary(
        'whole run',
        runs.map((run) => run.total),
      ),
      summary(
        'of it the hosting emulator',
        runs.map((run) => run.hosting),
      ),
      summary(
        'waiting for it, in pauses of 0.5 s and more',
        runs.map((run) => run.waiting),
      ),
      summary(
        'the rest, which is our own',
        runs.map((run) => run.total - run.waiting),
      ),
      ...steps.map((step) => `  ${step.padEnd(9)} ${stepTime(runs, step)}`),
    ];
  } finally {
    await rm(workspace, { recursive: true });
  }
}

async function deploy(cloud: LocalCloud, workspace: string, round: number): Promise<Run> {
  const event = {
    name: 'push',
    ref: 'refs/heads/master',
    sha: 'a'.repeat(40),
    repository: 'acme/static',
    // A run of its own: the portal knows a run that tells it something else by its id.
    runId: String(round),
  };
  const uploaded = cloud.requests.next({ path: '/api/upload/updatestatus' }).then(() => performance.now());
  // By the first look at its status the service has begun with the deployment.
  const looked = cloud.requests.next({ path: '/api/upload/checkstatus' });
  const following = new AbortController();
  let lastLook = 0;
  const follow = async () => {
    while (!following.signal.aborted) {
      await cloud.requests.next({ path: '/api/upload/checkstatus' });
      lastLook = performance.now();
    }
  };
  follow().catch(() => undefined);
  await using action = await startAction({
    workspace,
    event,
    cloud,
    idToken: true,
    jobEnvironment: 'Production',
    inputs: { version: '1.0.0', uploader: 'direct', force: 'true' },
  });
  // A run that fails before it uploads makes neither come, until the cloud is closed.
  for (const waiting of [uploaded, looked]) waiting.catch(() => undefined);
  await Promise.race([
    looked,
    action.done.then((result) => Promise.reject(new Error(`no upload:\n${result.visible}`))),
  ]);
  const deployment = cloud.distribution.deployments.at(-1);
  if (deployment === undefined) throw new Error('no deployment');
  await deployment.settled;
  const started = await uploaded;
  const hosting = performance.now() - started;
  const result = await action.done;
  following.abort();
  if (result.code !== 0) throw new Error(`the run failed:\n${result.visible}`);
  return { total: result.milliseconds, hosting, waiting: lastLook - started, outputs: result.outputs };
}

/** Median of a step's output, which is in seconds. */
function stepTime(runs: readonly Run[], step: string): string {
  const seconds = runs.map((run) => Number.parseFloat(run.outputs[`${step}-seconds`] ?? ''));
  return seconds.some(Number.isNaN) ? 'not told' : `${Math.round(median(seconds) * 1000)} ms`;
}
