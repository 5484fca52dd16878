import type { Env } from '../../shared/child-environment.ts';
import { createExec } from '../../shared/exec.ts';
import { createGit, type Git } from '../../shared/git.ts';
import { firstNames } from '../../shared/units.ts';

export interface Checkout {
  readonly branch: string | undefined;
  readonly sha: string | undefined;
  readonly repository: string | undefined;
  readonly host: string | undefined;
  readonly message: string | undefined;
  /** Default branch of origin, as known to the checkout. */
  readonly defaultBranch: string | undefined;
}

export function readLocalCheckout(dir: string, env: Env, signal: AbortSignal): Promise<Checkout> {
  return readCheckout(createGit(createExec(), env), dir, signal);
}

export async function readCheckout(git: Git, dir: string, signal: AbortSignal): Promise<Checkout> {
  const runGit = async (...args: string[]) => (await git(dir, args, signal))?.trim() || undefined;
  const [branch, sha, remote, message, originHead] = await Promise.all([
    runGit('symbolic-ref', '--short', '-q', 'HEAD'),
    runGit('rev-parse', 'HEAD'),
    runGit('remote', 'get-url', 'origin'),
    runGit('log', '-1', '--format=%B'),
    runGit('symbolic-ref', '--short', '-q', 'refs/remotes/origin/HEAD'),
  ]);
  const repository = /[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote ?? '')?.[1];
  const defaultBranch = originHead?.replace(/^origin\//, '');
  return { branch, sha, repository, host: parseHost(remote), message, defaultBranch };
}

/** Describes how the folder differs from the commit; `undefined` if it doesn't. */
export async function describeUncommitted(
  git: Git,
  dir: string,
  sha: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const listed = await git(dir, ['status', '--porcelain', '-z', '--no-renames'], signal);
  const names = (listed ?? '').split('\0').filter((entry) => entry !== '');
  if (names.length === 0) return undefined;
  const shown = firstNames(names.map((entry) => entry.slice(3)));
  return `The folder differs from the deployed commit ${sha.slice(0, 12)}: ${shown}.`;
}

/** Parses the host of a remote: `https://host/…`, `ssh://git@host:22/…` or `git@host:…`. */
function parseHost(remote = ''): string | undefined {
  const [, host = ''] =
    /^(?:https?|ssh):\/\/(?:[^@/]*@)?([^/:]+)/.exec(remote) ??
    /^(?:[^@/:]+@)?([^/:]+):(?!\/\/)/.exec(remote) ??
    [];
  if (URL.canParse(`https://${host}`)) return host;
  return undefined;
}
