import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { SiteDeployError } from './errors/error.ts';
import { errorCode } from './files.ts';

/** Resolves links as far as the path exists. @throws SiteDeployError `PATH_OUTSIDE_WORKSPACE` */
export async function resolveInside(root: string, below: string, subject: string): Promise<string> {
  const fail = (why: string, remedy?: string) =>
    new SiteDeployError('PATH_OUTSIDE_WORKSPACE', `${subject} "${below}" ${why}.`, { remedy });
  const refuse = (destination: string) => fail(`points to ${destination}, outside ${root}`);
  const realRoot = await realpath(root);
  const target = path.resolve(realRoot, below);
  if (!isInside(realRoot, target)) throw refuse(target);
  const real = await realpathOfExisting(target);
  if (real === undefined)
    throw fail('is a broken link', 'Remove the symbolic link, or create its target.');
  if (!isInside(realRoot, real)) throw refuse(real);
  return target;
}

export function isInside(root: string, target: string): boolean {
  const relative = path.relative(root, target);
  return (
    relative === '' ||
    (!relative.startsWith(`..${path.sep}`) && relative !== '..' && !path.isAbsolute(relative))
  );
}

async function realpathOfExisting(target: string): Promise<string | undefined> {
  try {
    return await realpath(target);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    const isDanglingLink = await lstat(target).then(
      (stat) => stat.isSymbolicLink(),
      () => false,
    );
    if (isDanglingLink) return undefined;
    const parent = path.dirname(target);
    if (parent === target) return target;
    const above = await realpathOfExisting(parent);
    return above && path.join(above, path.basename(target));
  }
}
