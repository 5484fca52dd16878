import path from 'node:path';
import { type Env, pickVariables } from './child-environment.ts';
import type { Exec } from './exec.ts';

/**
 * Runs git in a folder, ignoring parent repositories. Returns its output; `undefined` if git fails.
 * @throws the signal's reason
 */
export type Git = (
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
) => Promise<string | undefined>;

/**
 * Variables that git needs. They contain no secrets, and no GIT_DIR that names another repository.
 */
const passed = new Set(
  (
    'PATH PATHEXT HOME XDG_CONFIG_HOME USERPROFILE SYSTEMROOT GIT_CONFIG_GLOBAL ' +
    'GIT_CONFIG_SYSTEM GIT_CONFIG_NOSYSTEM GIT_EXEC_PATH'
  ).split(' '),
);

/** Overrides settings that make git run programs, because the build may have changed them. */
const hardened = [
  // These settings override `protocol.allow` of the repository.
  'protocol.ext.allow=never',
  'protocol.file.allow=never',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.sshCommand=ssh',
  'core.gitProxy=',
  'core.askPass=',
  'credential.helper=',
  'log.showSignature=false',
].flatMap((setting) => ['-c', setting]);

export function createGit(exec: Exec, env: Env): Git {
  const allowed = pickVariables(env, passed);
  return async (folder, args, signal) => {
    // In a container, the checkout often belongs to another user, and git would reject it.
    const result = await exec('git', ['-c', `safe.directory=${folder}`, ...hardened, ...args], {
      cwd: folder,
      env: {
        ...allowed,
        // Keep git from using a repository in a parent folder.
        GIT_CEILING_DIRECTORIES: path.dirname(folder),
        GIT_ALLOW_PROTOCOL: 'https:ssh',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        // Don't fetch missing objects: https://git-scm.com/docs/partial-clone
        GIT_NO_LAZY_FETCH: '1',
        LC_ALL: 'C',
      },
      signal,
    });
    if (result.kind === 'exited' && result.code === 0) return result.stdout;
    return undefined;
  };
}
