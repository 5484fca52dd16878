import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { SiteDeployError } from './errors/error.ts';
import { errorCode } from './files.ts';

/**
 * Returns the absolute path of `below`, after checking that it is inside `root`. Follows the links
 * in the part of the path that exists. Uses synchronous calls, because a deployment checks ten
 * paths and each promise of node:fs takes ten times as long.
 * @throws SiteDeployError `PATH_OUTSIDE_WORKSPACE`
 */
export async function resolveInside(root: string, below: string, subject: string): Promise<string> {
  const fail = (why: string, remedy?: string) =>
    new SiteDeployError('PATH_OUTSIDE_WORKSPACE', `${subject} "${below}" ${why}.`, { remedy });
  const refuse = (destination: string) => fail(`points to ${destination}, outside ${root}`);
  const realRoot = realpathSync.native(root);
  const target = path.resolve(realRoot, below);
  if (!isInside(realRoot, target)) throw refuse(target);
  const real = realpathOfExisting(target);
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

function realpathOfExisting(target: string): string | undefined {
  try {
    return realpathSync.native(target);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
    const parent = path.dirname(target);
    if (parent === target) return target;
    const above = realpathOfExisting(parent);
    return above && path.join(above, path.basename(target));
  }
}
