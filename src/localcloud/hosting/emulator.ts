import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { listen, stop } from '../http.ts';
import { packageFolder } from '../packages.ts';

export interface Emulator {
  readonly port: number;
  terminate(): Promise<void>;
}

export interface EmulatorOptions {
  readonly site: string;
  readonly home: string;
}

const attempts = 3;
const startMs = 30_000;
const started = 'emulator started at';

/** Kills the process group when the parent's pipe closes, even if the parent is killed. */
const exitWithParent = `data:text/javascript,${encodeURIComponent(
  "process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL'))" +
    ".on('error', () => {}).resume()",
)}`;

export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const output: string[] = [];
  for (let attempt = 1; attempt <= attempts; attempt++) {
    // The emulator can't choose a port, and another process may take this one first.
    const emulator = await startOn(await freePort(), options, output);
    if (emulator) return emulator;
  }
  throw new SiteDeployError(
    'LOCAL_CLOUD_UNAVAILABLE',
    'The hosting emulator (swa start) did not start.',
    { facts: output.join('').trim().split('\n').slice(-10) },
  );
}

function startOn(
  port: number,
  options: EmulatorOptions,
  output: string[],
): Promise<Emulator | undefined> {
  const { command, env } = startCommand(port, options);
  const child = spawn(process.execPath, ['--import', exitWithParent, ...command], {
    cwd: options.home,
    env: {
      // It spawns `node`, which must be the same version as this process.
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      HOME: options.home,
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
      NODE_NO_WARNINGS: '1',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const end = async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
    await exited;
  };
  child.stdin.on('error', () => undefined);
  return new Promise((resolve) => {
    const timer = setTimeout(() => void end(), startMs);
    const detectReady = (chunk: Buffer) => {
      output.push(chunk.toString('utf8'));
      if (!chunk.includes(started) && !output.slice(-2).join('').includes(started)) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume();
      resolve({ port, terminate: end });
    };
    child.stdout.on('data', detectReady);
    child.stderr.on('data', detectReady);
    void exited.then(() => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

const swaCli = '@azure/static-web-apps-cli';

/** Builds the command as `swa start` does: see its `dist/cli/commands/start/start.js`. */
function startCommand(port: number, options: EmulatorOptions) {
  const { site } = options;
  return {
    // Ignored by the server: the folder identifies it in process lists.
    command: [path.join(packageFolder(swaCli), 'dist/msha/server.js'), site],
    env: {
      SWA_RUNTIME_CONFIG_LOCATION: site,
      SWA_CLI_APP_LOCATION: site,
      SWA_CLI_OUTPUT_LOCATION: site,
      SWA_CLI_HOST: '127.0.0.1',
      SWA_CLI_PORT: String(port),
      SWA_CLI_API_PORT: '7071',
      SWA_CLI_APP_SSL: 'false',
      SWA_CLI_OPEN_BROWSER: 'false',
      SWA_CLI_DEBUG: 'log',
    },
  };
}

async function freePort(): Promise<number> {
  const server = http.createServer();
  const port = await listen(server);
  await stop(server);
  return port;
}
