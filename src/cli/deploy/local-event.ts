import { randomUUID } from 'node:crypto';
import type { Plan } from '../../deploy/steps/plan/types.ts';
import { findVersion } from '../../deploy/steps/plan/version.ts';
import type { RunEvent } from '../../identity/run-event.ts';
import type { Env } from '../../shared/child-environment.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { createExec } from '../../shared/exec.ts';
import { createGit, type Git } from '../../shared/git.ts';

export interface Checkout {
  readonly branch: string | undefined;
  readonly sha: string | undefined;
  readonly repository: string | undefined;
  readonly host: string | undefined;
  readonly message: string | undefined;
}

export function readLocalCheckout(dir: string, env: Env, signal: AbortSignal): Promise<Checkout> {
  return readCheckout(createGit(createExec(), env), dir, signal);
}

export async function readCheckout(git: Git, dir: string, signal: AbortSignal): Promise<Checkout> {
  const runGit = async (...args: string[]) => (await git(dir, args, signal))?.trim() || undefined;
  const [branch, sha, remote, message] = await Promise.all([
    runGit('symbolic-ref', '--short', '-q', 'HEAD'),
    runGit('rev-parse', 'HEAD'),
    runGit('remote', 'get-url', 'origin'),
    runGit('log', '-1', '--format=%B'),
  ]);
  const repository = /[/:]([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(remote ?? '')?.[1];
  return { branch, sha, repository, host: parseHost(remote), message };
}

/** Accepts `https://host/…`, `ssh://git@host:22/…` and `git@host:…`. */
function parseHost(remote = ''): string | undefined {
  const [, host = ''] =
    /^(?:https?|ssh):\/\/(?:[^@/]*@)?([^/:]+)/.exec(remote) ??
    /^(?:[^@/:]+@)?([^/:]+):(?!\/\/)/.exec(remote) ??
    [];
  if (URL.canParse(`https://${host}`)) return host;
  return undefined;
}

export function localEvent(checkout: Omit<Checkout, 'host'>, page?: string): RunEvent {
  const { branch, sha, repository, message } = checkout;
  return {
    name: 'local',
    ref: (branch && `refs/heads/${branch}`) ?? '',
    sha: sha ?? '',
    repository: repository ?? '',
    commitMessage: message,
    run: { id: randomUUID(), attempt: 1, url: page },
  };
}

export async function versionOfCheckout(
  target: Pick<Plan, 'config' | 'buildRoot' | 'workspace'>,
  deps: Deps,
): Promise<string | { readonly problem: string }> {
  const event = localEvent(await readCheckout(deps.git, target.workspace, deps.signal));
  try {
    return await findVersion({ ...target, event, input: undefined }, deps);
  } catch (error) {
    const isKnown = error instanceof SiteDeployError && error.code.startsWith('VERSION_');
    if (!isKnown) throw error;
    return {
      problem:
        error.code === 'VERSION_NOT_FOUND' ? 'No version found for this checkout.' : error.message,
    };
  }
}
