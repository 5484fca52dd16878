import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LocalCloud, type LocalSite, startAction, startLocalCloud } from '../../src/localcloud/localcloud.ts';
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

/** Who deploys: the Action by one of its uploaders, or the platform's own command line. */
export type Deployer = 'direct' | 'official' | 'swa deploy';

/** Deploys a generated site to the local cloud several times: lines with the times of the run and of each step. */
export async function wholeRun(
  deployer: Deployer,
  options: GeneratedSite & { readonly rounds: number },
): Promise<string[]> {
  const workspace = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  try {
    const { files, bytes } = await generateSite(workspace, options);
    await using cloud = await startLocalCloud({ sites: [site] });
    const start = deployer === 'swa deploy' ? startSwa : startOurs(deployer);
    // The first run of all meets services that have not yet loaded what they need.
    await deploy(cloud, () => start(cloud, workspace, 0));
    const runs: Run[] = [];
    for (let round = 1; round <= options.rounds; round += 1)
      runs.push(await deploy(cloud, () => start(cloud, workspace, round)));
    const times = (title: string, of: (run: Run) => number) => summary(title, runs.map(of));
    return [
      `${deployer}: prebuilt site of ${files} files, ${bytes} bytes, against the local cloud`,
      times('whole run', (run) => run.total),
      times('of it the hosting emulator', (run) => run.hosting),
      times('waiting for it, with the pauses between two looks', (run) => run.waiting),
      times('the rest, which is its own', (run) => run.total - run.waiting),
      ...(deployer === 'swa deploy' ? [] : steps.map((step) => `  ${step.padEnd(9)} ${stepTime(runs, step)}`)),
    ];
  } finally {
    await rm(workspace, { recursive: true });
  }
}

/** A run that is under way. */
interface Started extends AsyncDisposable {
  readonly done: Promise<{
    readonly code: number | null;
    readonly milliseconds: number;
    readonly visible: string;
    readonly outputs: Readonly<Record<string, string>>;
  }>;
}
type Start = (cloud: LocalCloud, workspace: string, round: number) => Promise<Started>;

function startOurs(uploader: 'direct' | 'official'): Start {
  return (cloud, workspace, round) =>
    startAction({
      workspace,
      event: {
        name: 'push',
        ref: 'refs/heads/master',
        sha: 'a'.repeat(40),
        repository: 'acme/static',
        // A run of its own: the portal knows a run that tells it something else by its id.
        runId: String(round),
      },
      cloud,
      // What is committed, and not the sources.
      actionRoot: path.resolve(import.meta.dirname, '../..'),
      idToken: true,
      jobEnvironment: 'Production',
      inputs: { 'site-version': '1.0.0', uploader, force: 'true' },
    });
}

/** The platform's command line, which uploads the folder and does nothing else: no login, no exchange, no look at the live site. */
const startSwa: Start = async (cloud, workspace) => {
  const home = await mkdtemp(path.join(tmpdir(), 'bench-swa-'));
  const swa = createRequire(import.meta.url).resolve('@azure/static-web-apps-cli/dist/cli/bin.js');
  const token = cloud.distribution.issueToken({ site });
  const args = ['deploy', path.join(workspace, 'public'), '--env', 'production', '--deployment-token', token];
  const start = performance.now();
  const child = spawn(process.execPath, [swa, ...args], {
    cwd: home,
    env: { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, HOME: home, CI: 'true', ...cloud.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let visible = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      visible += text;
    });
  const done = once(child, 'close').then(([code]) => {
    const milliseconds = performance.now() - start;
    return { code, milliseconds, visible, outputs: {} };
  });
  return {
    done,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) child.kill('SIGKILL');
      await done;
      await rm(home, { recursive: true, force: true });
    },
  };
};

async function deploy(cloud: LocalCloud, start: () => Promise<Started>): Promise<Run> {
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
  await using run = await start();
  // A run that fails before it uploads makes neither come, until the cloud is closed.
  for (const waiting of [uploaded, looked]) waiting.catch(() => undefined);
  await Promise.race([looked, run.done.then((result) => Promise.reject(new Error(`no upload:\n${result.visible}`)))]);
  const deployment = cloud.distribution.deployments.at(-1);
  if (deployment === undefined) throw new Error('no deployment');
  await deployment.settled;
  const began = await uploaded;
  const hosting = performance.now() - began;
  const result = await run.done;
  following.abort();
  if (result.code !== 0) throw new Error(`the run failed:\n${result.visible}`);
  return { total: result.milliseconds, hosting, waiting: lastLook - began, outputs: result.outputs };
}

/** Median of a step's output, which is in seconds. */
function stepTime(runs: readonly Run[], step: string): string {
  const seconds = runs.map((run) => Number.parseFloat(run.outputs[`${step}-seconds`] ?? ''));
  return seconds.some(Number.isNaN) ? 'not told' : `${Math.round(median(seconds) * 1000)} ms`;
}
