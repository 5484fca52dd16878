import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getErrorMessage, type Problem, SiteDeployError } from '../shared/errors/error.ts';
import { getStats, readIfThere } from '../shared/files.ts';
import { resolveInside } from '../shared/paths.ts';
import { firstNames } from '../shared/units.ts';
import { defaultConfigFile } from './load.ts';
import { didYouMean } from './nearest.ts';
import type { SiteConfig } from './schema.ts';
import { configInvalid } from './source.ts';

/**
 * Checks that the paths of the build, the hosting configuration and the content file are inside the
 * repository, after resolving symbolic links.
 * @returns the absolute path of build.root
 */
export async function checkConfigPaths(
  workspace: string,
  config: SiteConfig,
  file: string = defaultConfigFile,
): Promise<string> {
  const { build, hosting, content } = config;
  const { root, output, trustedRoot } = build;
  const belowRoot = (name: string) => {
    if (path.isAbsolute(name)) return name;
    return path.join(root, name);
  };
  const check = async (name: string, key: string, written = name) => {
    try {
      return await resolveInside(workspace, name, key);
    } catch (cause) {
      const isOutside = cause instanceof SiteDeployError;
      let reason = 'outside the repository';
      if (!isOutside) reason = `(${getErrorMessage(cause)})`;
      const message =
        `${key}: found "${written}", ${reason}, expected a path inside the repository` +
        suggestInside(workspace, written);
      const problem = await locateProblem(workspace, file, key, message);
      if (!isOutside) throw configInvalid(file, [problem]);
      const { code, message: summary } = cause;
      throw new SiteDeployError(code, summary, { cause, problems: [problem] });
    }
  };
  const buildRoot = await check(root, 'build.root');
  const found = getStats(buildRoot);
  if (found?.isFile()) await requireBuildRoot(workspace, config, file);
  if (output !== undefined) await check(belowRoot(output), 'build.output', output);
  await check(belowRoot(hosting.config), 'hosting.config', hosting.config);
  await check(content.file, 'content.file');
  if (trustedRoot) await check(trustedRoot, 'build.trustedRoot');
  return buildRoot;
}

export async function requireBuildRoot(
  workspace: string,
  { build: { root } }: SiteConfig,
  file: string = defaultConfigFile,
): Promise<void> {
  const found = getStats(path.join(workspace, root));
  if (found?.isDirectory()) return;
  const folders = await listSourceFolders(workspace);
  let near = didYouMean(root, folders);
  if (!near && folders.length > 0) near = `; there is: ${firstNames(folders)}`;
  const message = `build.root: found "${root}", but there is no such folder${near}`;
  throw configInvalid(file, [await locateProblem(workspace, file, 'build.root', message)]);
}

/** Lists the folders that hold a package or the sources of a site, at most two levels deep. */
export async function listSourceFolders(workspace: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(workspace, prefix), { withFileTypes: true });
  const folders = entries.filter(
    (entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name),
  );
  const found = await Promise.all(
    folders.map(async ({ name }) => {
      const folder = prefix + name;
      const names = await readdir(path.join(workspace, folder)).catch((): string[] => []);
      if (names.some((inner) => sourceFile.test(inner))) return [folder];
      if (prefix !== '') return [];
      return listSourceFolders(workspace, `${folder}/`);
    }),
  );
  return found.flat().sort();
}

const sourceFile =
  /^(package\.json|index\.html|hugo\.(toml|ya?ml|json)|mkdocs\.ya?ml|book\.toml|_config\.ya?ml)$/;

function suggestInside(workspace: string, written: string): string {
  const inside = written.replace(/^([./\\]*[/\\])+/, '');
  const isRelative = !written.startsWith(workspace) && inside !== '' && inside !== written;
  if (!isRelative || inside.split(/[/\\]/).includes('..')) return '';
  return `; did you mean "${inside}"?`;
}

async function locateProblem(
  workspace: string,
  file: string,
  key: string,
  message: string,
): Promise<Problem> {
  const text = (await readIfThere(path.join(workspace, file)).catch(() => undefined)) ?? '';
  const { problemOfKey } = await import('./parse.ts');
  return problemOfKey(text, file, key, message);
}
