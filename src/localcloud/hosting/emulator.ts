import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { listen, stop } from '../http.ts';
import { packageFolder } from '../packages.ts';

/** One process that serves one deployed version of one environment. */
export interface Emulator {
  /** Port on the loopback interface. */
  readonly port: number;
  /** Ends the process and everything that it started, at once. */
  end(): Promise<void>;
}

export interface EmulatorOptions {
  /** Folder of the deployed site, its hosting configuration at the root. */
  readonly site: string;
  /** Folder that the process may use as its home. */
  readonly home: string;
  /**
   * Start the emulator by the command `swa start` instead of directly. It is the same server with the same settings:
   * the command only adds more than a second of its own start, in which it loads every other command.
   */
  readonly swaStart: boolean;
}

const attempts = 3;
const startMs = 30_000;
const started = 'emulator started at';

/**
 * Ends the whole process group when the parent's end of the pipe closes: so nothing is left behind however the parent
 * ends, killed included.
 */
const endWithParent = `data:text/javascript,${encodeURIComponent(
  "process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL')).on('error', () => {}).resume()",
)}`;

/**
 * Starts the Static Web Apps emulator for a site and returns when it answers.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when it does not start
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const output: string[] = [];
  for (let attempt = 1; attempt <= attempts; attempt++) {
    // Another process may take the port before the emulator does, which cannot choose one itself; then another one is
    // tried.
    const emulator = await startOn(await freePort(), options, output);
    if (emulator) return emulator;
  }
  throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', 'The hosting emulator (swa start) did not start.', {
    facts: output.join('').trim().split('\n').slice(-10),
  });
}

function startOn(port: number, options: EmulatorOptions, output: string[]): Promise<Emulator | undefined> {
  const { command, env } = options.swaStart ? throughCli(port, options) : directly(port, options);
  const child = spawn(process.execPath, ['--import', endWithParent, ...command], {
    cwd: options.home,
    env: {
      // The command starts a second process by the name `node`, which must be this one's version.
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
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const end = async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
    await ended;
  };
  child.stdin.on('error', () => undefined);
  return new Promise((resolve) => {
    const timer = setTimeout(() => void end(), startMs);
    const look = (chunk: Buffer) => {
      output.push(chunk.toString('utf8'));
      if (!chunk.includes(started) && !output.slice(-2).join('').includes(started)) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume();
      resolve({ port, end });
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void ended.then(() => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

interface Start {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const swaCli = '@azure/static-web-apps-cli';

function throughCli(port: number, { site }: EmulatorOptions): Start {
  const bin = path.join(packageFolder(swaCli), 'dist/cli/bin.js');
  return { command: [bin, 'start', site, '--host', '127.0.0.1', '--port', String(port)], env: {} };
}

/**
 * What `swa start` itself does in the end (its `dist/cli/commands/start/start.js`): this server, with these variables.
 */
function directly(port: number, { site }: EmulatorOptions): Start {
  return {
    // The server reads no arguments: the folder is there for whoever looks at a list of processes.
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
