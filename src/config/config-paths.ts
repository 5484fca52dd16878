import path from 'node:path';
import { getErrorMessage, SiteDeployError } from '../shared/errors/error.ts';
import { resolveInside } from '../shared/paths.ts';
import type { SiteConfig } from './schema.ts';

/** The absolute build.root. @throws SiteDeployError `PATH_OUTSIDE_WORKSPACE`, `CONFIG_INVALID` */
export async function checkConfigPaths(workspace: string, config: SiteConfig): Promise<string> {
  const { root, output, trustedRoot } = config.build;
  const belowRoot = (file: string) => {
    if (path.isAbsolute(file)) return file;
    return path.join(root, file);
  };
  const buildRoot = await inside(workspace, root, 'build.root');
  if (output !== undefined) await inside(workspace, belowRoot(output), 'build.output');
  await inside(workspace, belowRoot(config.hosting.config), 'hosting.config');
  await inside(workspace, config.content.file, 'content.file');
  if (trustedRoot) await inside(workspace, trustedRoot, 'build.trustedRoot');
  return buildRoot;
}

async function inside(workspace: string, file: string, key: string): Promise<string> {
  try {
    return await resolveInside(workspace, file, key);
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    const reason = getErrorMessage(cause);
    throw new SiteDeployError('CONFIG_INVALID', `Can't resolve ${key} "${file}": ${reason}.`, {
      cause,
    });
  }
}
