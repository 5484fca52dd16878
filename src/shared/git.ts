import path from 'node:path';
import type { Env } from './child-environment.ts';
import type { Exec } from './exec.ts';

/**
 * Asks git of the machine about a checkout.
 * @param folder absolute path of the checkout; a repository above it does not count
 * @returns its standard output, or `undefined` where git is missing or fails
 * @throws the signal's reason when it aborts
 */
export type Git = (folder: string, args: readonly string[], signal: AbortSignal) => Promise<string | undefined>;

/**
 * What git needs of the environment. Nothing that could carry a secret, and no GIT_DIR that leads to another
 * repository.
 */
const passed = [
  'PATH',
  'PATHEXT',
  'HOME',
  'XDG_CONFIG_HOME',
  'USERPROFILE',
  'SYSTEMROOT',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_EXEC_PATH',
];

/**
 * Settings by which a repository could make git run something, or ask somebody. The site's build may have written its
 * configuration.
 */
const hardened = [
  // A remote may be a program, and one on this machine names the program that answers for it.
  'protocol.allow=never',
  'protocol.https.allow=always',
  'protocol.ssh.allow=always',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.sshCommand=ssh',
  'core.gitProxy=',
  'core.askPass=',
  'credential.helper=',
  'log.showSignature=false',
].flatMap((setting) => ['-c', setting]);

/**
 * Git of the machine.
 * @param env the environment that git's own is picked from
 */
export function createGit(exec: Exec, env: Env): Git {
  const kept = Object.fromEntries(
    // Windows writes some of these names in mixed case.
    Object.entries(env).flatMap(([name, value]) => {
      if (value !== undefined && passed.includes(name.toUpperCase())) return [[name, value]];
      return [];
    }),
  );
  return async (folder, args, signal) => {
    // In a container the checkout often belongs to another user, which git refuses unless told otherwise.
    const result = await exec('git', ['-c', `safe.directory=${folder}`, ...hardened, ...args], {
      cwd: folder,
      env: {
        ...kept,
        // Without these, a folder that is no repository would be answered for by one that happens to lie above it.
        GIT_CEILING_DIRECTORIES: path.dirname(folder),
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        // What a checkout lacks is not got: https://git-scm.com/docs/partial-clone
        GIT_NO_LAZY_FETCH: '1',
        LC_ALL: 'C',
      },
      signal,
    });
    if (result.kind === 'exited' && result.code === 0) return result.stdout;
    return undefined;
  };
}
