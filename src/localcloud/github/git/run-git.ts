import { execFile, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { SiteDeployError } from '../../../shared/errors/error.ts';

export interface GitResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Environment of git, which makes git ignore the user's own configuration. */
export const gitEnvironment = {
  PATH: process.env.PATH,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

/** Oldest supported version of git: merges need `merge-tree --write-tree`. */
const oldest = [2, 38] as const;

let checked: Promise<void> | undefined;

export function checkGit(): Promise<void> {
  checked ??= runGit('.', ['version']).then(({ stdout }) => requireGit(stdout));
  return checked;
}

export function requireGit(version: string): void {
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  const has = version.trim() || 'no git';
  const message = `The local GitHub needs git ${oldest.join('.')} or later; found ${has}.`;
  const remedy = 'Install a newer one from https://git-scm.com/downloads, then run this again.';
  throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { remedy });
}

export function runGit(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = gitEnvironment,
  input = '',
): Promise<GitResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: environment, maxBuffer: 256 << 20 };
    const child = execFile('git', args, options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 128, stdout, stderr }),
    );
    // Ignore broken pipes, because git may exit before it has read all input.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

export interface GitObject {
  readonly type: string;
  readonly content: Buffer;
}

export type ObjectReader = ReturnType<typeof openObjectReader>;

/** Starts a `git cat-file` process that can read any number of objects. */
export function openObjectReader(folder: string) {
  const child = spawn('git', ['cat-file', '--batch'], {
    cwd: folder,
    env: gitEnvironment,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting: ((object: GitObject | undefined) => void)[] = [];
  const answerRest = () => {
    for (const resolve of waiting.splice(0)) resolve(undefined);
  };
  readObjects(child.stdout, (object) => waiting.shift()?.(object)).then(answerRest, answerRest);
  child.on('error', () => child.stdout.destroy());
  child.stdin.on('error', () => undefined);
  return {
    read: (id: string) =>
      new Promise<GitObject | undefined>((resolve) => {
        waiting.push(resolve);
        child.stdin.write(`${id}\n`);
      }),
    close: () => child.stdin.end(),
  };
}

/** Parses output of the form `<id> <type> <size>\n<content>\n` or `<id> missing\n`. */
async function readObjects(output: Readable, take: (object: GitObject | undefined) => void) {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = 1;
  for await (const chunk of output) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < needed) continue;
    let rest = Buffer.concat(chunks);
    needed = 1;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      const [, type = '', size] = rest.toString('latin1', 0, end).split(' ');
      const after = end + 1 + Number(size) + 1;
      if (size && rest.length < after) {
        needed = after;
        break;
      }
      if (size) take({ type, content: rest.subarray(end + 1, after - 1) });
      else take(undefined);
      rest = rest.subarray(size ? after : end + 1);
    }
    chunks = [rest];
    length = rest.length;
  }
}
