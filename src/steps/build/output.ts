import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { resolveInside } from '../../shared/paths.ts';
import type { Plan } from '../plan/types.ts';
import { frameworkOutputs } from './framework-outputs.ts';

/** Where generators write a site when nobody says otherwise. */
const usual = ['dist', 'build', '_site', 'out', 'public', 'site', 'www', 'output', '.output/public', 'book'];
/** Folders that are looked through for a start page that is not where it should be. */
const mostFolders = 2_000;
/** How exactly file systems tell the time, in milliseconds. */
const clockSlack = 2_000;

/**
 * The folder that the build has written: `build.output`, else where the framework writes, else the usual folder that holds
 * a start page. What was built is never the folder of the sources itself, unless `build.output` says so: everything in it
 * would be published.
 * @param builtSince when the build began, in milliseconds since 1970; absent where nothing was built
 * @returns an absolute path inside the workspace
 * @throws SiteDeployError `BUILD_OUTPUT_NOT_FOUND`, `PATH_OUTSIDE_WORKSPACE`
 */
export async function findOutput(plan: Plan, builtSince: number | undefined): Promise<string> {
  const { output } = plan.config.build;
  if (output !== undefined) return configured(plan, output, builtSince !== undefined);
  const likely = builtSince === undefined ? ['.'] : await frameworkOutputs(plan.buildRoot);
  for (const candidate of likely) {
    const folder = await inside(plan, candidate);
    if ((await startPage(folder)) !== undefined) return folder;
  }
  const holding: { readonly name: string; readonly modifiedMs: number }[] = [];
  for (const name of usual) {
    const modifiedMs = await startPage(path.join(plan.buildRoot, name));
    if (modifiedMs !== undefined) holding.push({ name, modifiedMs });
  }
  // A folder of sources may hold a start page, too: that of public/ is a template in some frameworks.
  const fresh = holding.filter(({ modifiedMs }) => modifiedMs >= (builtSince ?? Number.POSITIVE_INFINITY) - clockSlack);
  const [only, ...others] = fresh.length > 0 ? fresh : holding;
  if (only !== undefined && others.length === 0) return inside(plan, only.name);
  if (only !== undefined) {
    const names = [only, ...others].map(({ name }) => name).join(', ');
    throw await notFound(plan, `Several folders could be the built site: ${names}.`);
  }
  throw await notFound(
    plan,
    builtSince === undefined
      ? 'Nothing was built, since build.command is not set, and there is no folder with an index.html.'
      : 'The build left no folder with an index.html.',
  );
}

/** A folder without a start page, but with one deeper down, is the wrong one: the platform would refuse it after the upload. */
async function configured(plan: Plan, output: string, wasBuilt: boolean): Promise<string> {
  const folder = await inside(plan, output);
  const name = path.join(plan.config.build.root, output);
  if (!(await isFolder(folder))) {
    throw await notFound(
      plan,
      `The folder "${name}" (build.output) does not exist${wasBuilt ? ' after the build' : ''}.`,
    );
  }
  if ((await startPage(folder)) !== undefined) return folder;
  const [deeper, ...others] = await startPagesBelow(folder);
  if (deeper === undefined) return folder;
  const better = path.posix.join(output, deeper);
  throw new SiteDeployError('BUILD_OUTPUT_NOT_FOUND', `The folder "${name}" (build.output) has no index.html.`, {
    facts: [deeper, ...others].slice(0, 5).map((found) => `there is one in ${path.posix.join(name, found)}`),
    ...(others.length === 0 && { remedy: `Set build.output: ${better}` }),
  });
}

const inside = (plan: Plan, folder: string) =>
  resolveInside(
    plan.workspace,
    path.relative(plan.workspace, path.resolve(plan.buildRoot, folder)) || '.',
    'The build output',
  );

async function notFound(plan: Plan, message: string): Promise<SiteDeployError> {
  const entries = await readdir(plan.buildRoot, { withFileTypes: true }).catch(() => []);
  const apart = new Set(['node_modules', '.git', '.github']);
  const folders = entries.filter((entry) => entry.isDirectory() && !apart.has(entry.name)).map((entry) => entry.name);
  const deeper = await Promise.all(
    folders.map(async (folder) =>
      (await startPagesBelow(path.join(plan.buildRoot, folder))).map((found) => path.posix.join(folder, found)),
    ),
  );
  const shown = folders.filter((name) => !name.startsWith('.'));
  const facts = [
    ...(shown.length === 0 ? [] : [`folders in build.root: ${shown.join(', ')}`]),
    ...deeper
      .flat()
      .slice(0, 5)
      .map((folder) => `there is an index.html in ${folder}`),
  ];
  return new SiteDeployError('BUILD_OUTPUT_NOT_FOUND', message, { facts });
}

/** The topmost folders below a folder that hold a start page, relative to it. */
async function startPagesBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  let level = [''];
  for (let looked = 0; level.length > 0 && found.length === 0 && looked < mostFolders; looked += level.length) {
    const next: string[] = [];
    for (const name of level.slice(0, mostFolders - looked)) {
      for (const entry of await readdir(path.join(folder, name), { withFileTypes: true }).catch(() => [])) {
        if (entry.isFile() && entry.name === 'index.html' && name !== '') found.push(name);
        if (entry.isDirectory() && entry.name !== 'node_modules') next.push(path.posix.join(name, entry.name));
      }
    }
    level = next;
  }
  return found.sort();
}

const isFolder = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** When the start page of a folder was written, in milliseconds since 1970. */
const startPage = (folder: string) =>
  stat(path.join(folder, 'index.html')).then(
    (found) => (found.isFile() ? found.mtimeMs : undefined),
    () => undefined,
  );
