import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DeployOptions, Git } from './types.ts';

const run = promisify(execFile);

/** What git needs of the environment. Nothing that could carry a secret, and no GIT_DIR that leads to another repository. */
const passed = [
  'PATH',
  'HOME',
  'XDG_CONFIG_HOME',
  'USERPROFILE',
  'SYSTEMROOT',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_EXEC_PATH',
];

/** Milliseconds. The questions that are asked take a few milliseconds each. */
const timeout = 30_000;

/**
 * Git of the machine, asked in the workspace and nowhere above it. `execFile` and not the runner's toolkit, whose exec cannot be
 * ended by a signal.
 * @param workspace absolute path of the repository's checkout
 * @param env the environment that the allow-list picks from
 * @returns runs git: its standard output, or `undefined` where git is missing or fails
 * @throws the signal's reason, from the call, when the signal aborts
 */
export function createGit(workspace: string, env: DeployOptions['env'], signal: AbortSignal): Git {
  const environment = {
    ...pick(env),
    // Without these, a workspace that is no repository would be answered for by one that happens to lie above it.
    GIT_CEILING_DIRECTORIES: path.dirname(workspace),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  };
  return async (args) => {
    signal.throwIfAborted();
    try {
      // In a container the checkout often belongs to another user, which git refuses unless told otherwise.
      const { stdout } = await run('git', ['-c', `safe.directory=${workspace}`, ...args], {
        cwd: workspace,
        env: environment,
        signal,
        timeout,
        killSignal: 'SIGKILL',
        windowsHide: true,
        maxBuffer: 4 * 1024 * 1024,
      });
      return stdout;
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  };
}

function pick(env: DeployOptions['env']): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    // Windows writes some of these names in mixed case.
    if (value !== undefined && passed.includes(name.toUpperCase())) found[name] = value;
  }
  return found;
}
