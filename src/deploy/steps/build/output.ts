import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { shellFiles } from '../../../hosting/shells.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { getStats, readJsonObject } from '../../../shared/files.ts';
import { resolveInside } from '../../../shared/paths.ts';
import { limitLines } from '../../../shared/units.ts';
import { isNeverPublished } from '../../artifact/site-tree.ts';
import type { ConfiguredProject, ProjectFolders } from '../plan/types.ts';
import { findGenerator, howToBuildPages } from './generators.ts';

const defaultFolders = 'dist build _site out public site www output .output/public book'.split(' ');
const maxFolders = 2_000;
const maxDepth = 4;

/**
 * Returns the absolute path of the site's folder: `build.output`, else the generator's default
 * folder, or the only folder with a start page that the build wrote. After a build, the source
 * folder only counts if it is configured.
 * @param since start of the build in ms since the epoch; `undefined` without a build
 */
export async function findOutput(
  plan: ConfiguredProject,
  since: number | undefined,
): Promise<string> {
  const { output, command = 'not set' } = plan.config.build;
  if (output) return configured(plan, output, since);
  const wasBuilt = since !== undefined;
  if (!wasBuilt && hasStartPage(plan.buildRoot)) return inside(plan, '.');
  const generator = await detectGenerator(plan.buildRoot);
  const found = wasBuilt ? await findBuiltSites(plan.buildRoot, since) : usualSites(plan.buildRoot);
  const [only] = found;
  const usual = found.find((folder) => folder === generator?.output);
  const folder = usual ?? (found.length === 1 ? only : undefined);
  if (folder) {
    await refuseServer(plan, folder, since);
    return inside(plan, folder);
  }
  let problem =
    `Nothing was built because build.command is ${command}, and no usual folder has an ` +
    'index.html.';
  if (only) problem = `Several folders could be the built site: ${found.join(', ')}.`;
  else if (wasBuilt) problem = 'The build wrote no folder with an index.html.';
  if (!only) await refuseServer(plan, undefined, since);
  throw await notFound(plan, problem, wasBuilt || Boolean(only));
}

/**
 * Returns the topmost folders with a start page written since a time, relative to the project. If
 * there are none, returns the default folders with a start page of any age, because a generator may
 * leave unchanged pages untouched.
 */
export async function findBuiltSites(root: string, since: number): Promise<string[]> {
  const sites = (await startPagesBelow(root)).filter((site) => !isPartOfServer(root, site));
  const fresh = sites.filter((site) => (startPageTime(path.join(root, site)) ?? 0) >= since);
  if (fresh.length > 0) return fresh;
  const { output } = (await detectGenerator(root)) ?? {};
  return sites.filter((site) => site === output || defaultFolders.includes(site));
}

/** Finds the site of an earlier build, in a folder that usually contains no sources. */
export async function findEarlierSite(root: string): Promise<string | undefined> {
  const output = (await detectGenerator(root))?.output;
  const isWritten = (site: string) =>
    site === output ||
    /^(dist|build|out|output|_site|\.output)(\/|$)|\.(vite|vue)press\/dist$/.test(site);
  const sites = (await findBuiltSites(root, 0)).filter(isWritten);
  return sites.find((site) => site === output) ?? (sites.length === 1 ? sites[0] : undefined);
}

const usualSites = (root: string): string[] =>
  defaultFolders.filter((folder) => hasStartPage(path.join(root, folder)));

/**
 * Returns whether a site contains the pre-rendered pages of a server build, whose scripts and
 * styles are in `client`.
 */
function isPartOfServer(root: string, site: string): boolean {
  const parent = path.join(root, path.dirname(site));
  return (
    path.basename(site) !== 'client' &&
    ['server', 'client'].every((name) => isFolder(path.join(parent, name)))
  );
}

/** Folders to which generators write a server's code, relative to the project. */
const serverFolders = ['.output/server', 'build/server', 'dist/server', '.next/server'];

/**
 * Finds a server's code that the build wrote: next to the site or, without a site, in any of the
 * usual folders.
 */
export function findServer(root: string, site: string | undefined, since = 0): string | undefined {
  const beside = site && path.posix.join(path.posix.dirname(site), 'server');
  const folders = beside ? [beside] : serverFolders;
  return folders.find(
    (folder) =>
      (getStats(path.join(root, folder))?.mtimeMs ?? 0) >= since &&
      isFolder(path.join(root, folder)),
  );
}

/** Returns a remark about a functions folder, which the platform's own Action would also deploy. */
export function functionsRemark({ buildRoot, workspace }: ProjectFolders) {
  const hasFunctions = [buildRoot, workspace].some((folder) =>
    getStats(path.join(folder, 'api', 'host.json')),
  );
  if (!hasFunctions) return undefined;
  return (
    'The functions in api are not deployed: /api works only with a backend that is linked to the ' +
    'app.'
  );
}

/**
 * Refuses a site that needs a server. The live site would be blank, because only files are
 * deployed.
 */
async function refuseServer(
  { buildRoot }: ConfiguredProject,
  site: string | undefined,
  since?: number,
) {
  if (since === undefined) return;
  const server = findServer(buildRoot, site, since);
  const isBlank = !site || getStats(path.join(buildRoot, site, 'index.html'))?.size === 0;
  if (!server || !isBlank) return;
  const message =
    `The build made ${server}, which needs a server, and no start page: a deployment takes only ` +
    'files.';
  throw new SiteDeployError('BUILD_OUTPUT_NOT_FOUND', message, {
    remedy: howToBuildPages(await detectGenerator(buildRoot)),
  });
}

async function detectGenerator(root: string) {
  return findGenerator(await readJsonObject(path.join(root, 'package.json')));
}

/**
 * Returns the configured folder. Refuses it if it doesn't exist, or if only other folders have a
 * start page: the platform rejects an upload without one.
 */
async function configured(
  plan: ConfiguredProject,
  output: string,
  since: number | undefined,
): Promise<string> {
  const wasBuilt = since !== undefined;
  const folder = await inside(plan, output);
  const { root, command = 'not set' } = plan.config.build;
  const name = path.join(root, output);
  const named = `The folder "${name}" (build.output)`;
  const site = path.posix.normalize(output);
  if (hasStartPage(folder)) {
    if (wasBuilt) await refuseServer(plan, site, since);
    return folder;
  }
  const deeper = (await startPagesBelow(folder)).map((found) => path.posix.join(site, found));
  const built = wasBuilt ? await findBuiltSites(plan.buildRoot, since) : deeper;
  const [better] = built;
  if (!better) await refuseServer(plan, undefined, since);
  const remedy = better && built.length === 1 ? `Set build.output: ${better}` : undefined;
  if (!isFolder(folder)) {
    const problem = wasBuilt
      ? `${named} does not exist after the build.`
      : `${named} does not exist, and nothing was built because build.command is ${command}.`;
    throw await notFound(plan, problem, wasBuilt, remedy);
  }
  if (!better && deeper.length === 0) return folder;
  throw new SiteDeployError('BUILD_OUTPUT_NOT_FOUND', `${named} has no index.html.`, {
    facts: limitLines(
      [...new Set([...built, ...deeper])].map((found) => `found one in ${found}`),
      5,
    ),
    remedy,
  });
}

const inside = (plan: ConfiguredProject, folder: string) =>
  resolveInside(
    plan.workspace,
    path.relative(plan.workspace, path.resolve(plan.buildRoot, folder)) || '.',
    'The build output',
  );

async function notFound(
  plan: ConfiguredProject,
  message: string,
  wasBuilt: boolean,
  better?: string,
) {
  const folders = await readFolders(plan.buildRoot);
  const deeper = (await startPagesBelow(plan.buildRoot)).map(
    (found) => `found an index.html in ${found}`,
  );
  const visible = folders.filter((name) => !name.startsWith('.'));
  const isInRoot = !plan.config.build.output && hasStartPage(plan.buildRoot);
  const facts = compact([
    visible.length !== 0 && `folders in build.root: ${visible.join(', ')}`,
    ...limitLines(deeper, 5),
    isInRoot && rootHasStartPage,
  ]);
  const remedy = wasBuilt ? better : unbuilt;
  return new SiteDeployError('BUILD_OUTPUT_NOT_FOUND', message, { facts, remedy });
}

const unbuilt =
  'If the site has a build, set build.command; Markdown needs one, such as MkDocs or VitePress. ' +
  'Otherwise, set build.output to the folder with its index.html, relative to build.root.';

const rootHasStartPage =
  'build.root itself has an index.html, but it holds the sources: it is used only if ' +
  'build.output names it';

async function readFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !isNeverPublished(entry.name));
  return folders.map((entry) => entry.name);
}

/**
 * Returns whether to search a folder. Generators keep working files in hidden folders, so only the
 * listed ones may contain a site.
 */
const isSearched = (name: string) =>
  /^(?!\.|(coverage|playwright-report|test-results)$)|^\.(output|vitepress|vuepress)$/.test(name);

/** Returns the topmost folders with a start page below the given folder, relative to it. */
async function startPagesBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  let level = [''];
  let visited = 0;
  for (let depth = 0; depth < maxDepth && visited < maxFolders; depth += 1) {
    const next: string[] = [];
    for (const parent of level.slice(0, maxFolders - visited)) {
      const names = await readFolders(path.join(folder, parent));
      for (const name of names) {
        if (!isSearched(name)) continue;
        const below = path.posix.join(parent, name);
        if (hasStartPage(path.join(folder, below))) found.push(below);
        else next.push(below);
      }
    }
    visited += level.length;
    level = next;
  }
  return found.sort();
}

const isFolder = (folder: string): boolean => getStats(folder)?.isDirectory() ?? false;

export const hasStartPage = (folder: string): boolean => startPageTime(folder) !== undefined;

function startPageTime(folder: string): number | undefined {
  for (const name of ['index.html', ...shellFiles]) {
    const found = getStats(path.join(folder, name));
    if (found?.isFile()) return found.mtimeMs;
  }
  return undefined;
}
