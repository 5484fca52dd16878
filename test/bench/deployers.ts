import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LocalCloud } from '../../src/localcloud/localcloud.ts';
import type { LocalSite } from '../../src/localcloud/service/types.ts';
import { startAction } from '../support/start-action.ts';

/** The site that `generateSite` creates, as the portal and the hosting know it. */
export const deployedSite: LocalSite = {
  id: 'site_456',
  slug: 'acme-static',
  name: 'Acme',
  type: 'static',
  url: 'https://www.acme.example',
  repository: { owner: 'acme', name: 'static' },
  azure: {
    clientId: '11111111-1111-4111-8111-111111111111',
    tenantId: '22222222-2222-4222-8222-222222222222',
  },
  portal: {
    url: 'https://portal.acme.example',
    audience: 'api://0f0f0f0f-0000-4000-8000-000000000001',
  },
};

export interface Place {
  readonly cloud: LocalCloud;
  /** Folder with the built site in `public`. */
  readonly workspace: string;
  /** Unique, because the portal treats a second report with the same id as a repetition. */
  readonly runId: string;
}

/** A running deployer. */
export interface Started extends AsyncDisposable {
  readonly done: Promise<{
    readonly code: number | null;
    /** From the start of the process to its end. */
    readonly milliseconds: number;
    /** Milliseconds of processor time. */
    readonly processor: number;
    readonly visible: string;
    readonly outputs: Readonly<Record<string, string>>;
  }>;
}

/** Starts a deployer. */
export type Start = (place: Place) => Promise<Started>;

/**
 * Returns a function that starts our Action.
 * @param actionRoot folder with its `action.yml` and `dist/`
 */
export function ours(uploader: 'direct' | 'official', actionRoot: string): Start {
  return async ({ cloud, workspace, runId }) => {
    const meter = await startMeter();
    const run = await startAction({
      workspace,
      event: {
        name: 'push',
        ref: 'refs/heads/master',
        sha: 'a'.repeat(40),
        repository: 'acme/static',
        runId,
        // As in GitHub's events, the tree is included, so git is not called.
        payload: { head_commit: { id: 'a'.repeat(40), tree_id: 'b'.repeat(40) } },
      },
      cloud,
      actionRoot,
      idToken: true,
      jobEnvironment: 'Production',
      inputs: { 'site-version': '1.0.0', uploader, force: 'true' },
      extraEnv: meter.env,
    });
    return {
      done: run.done.then(async (result) => ({ ...result, processor: await meter.read() })),
      async [Symbol.asyncDispose]() {
        await run.dispose();
        await meter.remove();
      },
    };
  };
}

/**
 * Starts the platform's command line, which only uploads the folder: no login, no exchange, no
 * probe of the live site.
 */
export const swaDeploy: Start = (place) => {
  const swa = createRequire(import.meta.url).resolve('@azure/static-web-apps-cli/dist/cli/bin.js');
  const token = place.cloud.distribution.issueToken(deployedSite.slug);
  const folder = path.join(place.workspace, 'public');
  return startProgram(
    place,
    [swa, 'deploy', folder, '--env', 'production', '--deployment-token', token],
    {},
  );
};

/**
 * Returns a function that starts the Action shibayan/swa-deploy, which also uploads the folder with
 * the platform's client.
 * @param file its `dist/index.js`
 */
export function peer(file: string): Start {
  return (place) =>
    startProgram(place, [path.resolve(file)], {
      GITHUB_ACTIONS: 'true',
      'INPUT_APP-LOCATION': 'public',
      'INPUT_ENVIRONMENT-NAME': 'production',
      'INPUT_DEPLOYMENT-TOKEN': place.cloud.distribution.issueToken(deployedSite.slug),
      // The Action uses Node's fetch, which uses a proxy only if this variable is set.
      NODE_USE_ENV_PROXY: '1',
    });
}

async function startProgram(
  { cloud, workspace }: Place,
  args: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<Started> {
  const home = await mkdtemp(path.join(tmpdir(), 'bench-home-'));
  const meter = await startMeter();
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      HOME: home,
      CI: 'true',
      ...cloud.env,
      ...meter.env,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let visible = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      visible += text;
    });
  const done = once(child, 'close').then(async ([code]) => {
    const milliseconds = performance.now() - start;
    return { code, milliseconds, processor: await meter.read(), visible, outputs: {} };
  });
  return {
    done,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) child.kill('SIGKILL');
      await done.catch(() => undefined);
      await rm(home, { recursive: true, force: true });
      await meter.remove();
    },
  };
}

/**
 * Returns environment variables that make a Node process record its own processor time, excluding
 * child processes, and functions that read that time and clean up.
 */
async function startMeter() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-meter-'));
  const file = path.join(folder, 'microseconds');
  return {
    env: {
      NODE_OPTIONS: `--require=${path.join(import.meta.dirname, 'meter.cjs')}`,
      BENCH_METER: file,
    },
    read: async () => Number(await readFile(file, 'utf8')) / 1000,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
