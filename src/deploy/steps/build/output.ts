import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { getStats, readIfThere } from '../../../shared/files.ts';
import { parseJson, toObject } from '../../../shared/json.ts';
import { isInside, resolveInside } from '../../../shared/paths.ts';
import { limitLines } from '../../../shared/units.ts';
import { isNeverPublished } from '../../artifact/site-tree.ts';
import type { Plan } from '../plan/types.ts';

const defaultFolders = 'dist build _site out public site www output .output/public book'.split(' ');
const maxFolders = 2_000;

type Project = Pick<Plan, 'config' | 'buildRoot' | 'workspace'>;

/**
 * Finds `build.output`, else the framework's folder, else the only default folder with a start
 * page. After a build, uses the source folder only if it is configured.
 */
export async function findOutput(plan: Project, since: number | undefined): Promise<string> {
  const wasBuilt = since !== undefined;
  const { output } = plan.config.build;
  if (output) return configured(plan, output, wasBuilt);
  for (const candidate of wasBuilt ? await frameworkOutputs(plan.buildRoot) : ['.']) {
    const folder = await inside(plan, candidate);
    const isSource = wasBuilt && isInside(folder, plan.buildRoot);
    if (!isSource && hasStartPage(folder)) return folder;
  }
  const holding: { readonly folder: string; readonly written: number }[] = [];
  for (const folder of defaultFolders) {
    const written = startPageTime(path.join(plan.buildRoot, folder));
    if (written !== undefined) holding.push({ folder, written });
  }
  // Folders such as `public` may contain the build's input.
  const fresh = holding.filter((item) => since && item.written >= since);
  const folders = (fresh.length > 0 ? fresh : holding).map((item) => item.folder);
  const [only] = folders;
  if (only && folders.length === 1) return inside(plan, only);
  let problem =
    'Nothing was built because build.command is not set, and no usual folder has an index.html.';
  if (only) problem = `Several folders could be the built site: ${folders.join(', ')}.`;
  else if (wasBuilt)
    problem = 'None of the usual output folders has an index.html after the build.';
  throw await notFound(plan, problem, wasBuilt || Boolean(only));
}

/** Checks for a start page, without which the platform would reject the upload. */
async function configured(plan: Project, output: string, wasBuilt: boolean): Promise<string> {
  const folder = await inside(plan, output);
  const name = path.join(plan.config.build.root, output);
  const named = `The folder "${name}" (build.output)`;
  const problem = wasBuilt
    ? `${named} does not exist after the build.`
    : `${named} does not exist, and nothing was built because build.command is not set.`;
  if (!isFolder(folder)) throw await notFound(plan, problem, wasBuilt);
  if (hasStartPage(folder)) return folder;
  const [deeper, ...alternatives] = await startPagesBelow(folder);
  if (!deeper) return folder;
  const places = [deeper, ...alternatives].map(
    (found) => `found one in ${path.posix.join(name, found)}`,
  );
  const better = `Set build.output: ${path.posix.join(output, deeper)}`;
  throw new SiteDeployError('BUILD_OUTPUT_NOT_FOUND', `${named} has no index.html.`, {
    facts: limitLines(places, 5),
    remedy: alternatives.length === 0 ? better : undefined,
  });
}

const inside = (plan: Project, folder: string) =>
  resolveInside(
    plan.workspace,
    path.relative(plan.workspace, path.resolve(plan.buildRoot, folder)) || '.',
    'The build output',
  );

async function notFound(plan: Project, message: string, wasBuilt: boolean) {
  const folders = await readFolders(plan.buildRoot);
  const deeper: string[] = [];
  for (const folder of folders) {
    const at = path.join(plan.buildRoot, folder);
    const places = hasStartPage(at) ? ['.'] : await startPagesBelow(at);
    for (const found of places)
      deeper.push(`found an index.html in ${path.posix.join(folder, found)}`);
  }
  const visible = folders.filter((name) => !name.startsWith('.'));
  const isInRoot = !plan.config.build.output && hasStartPage(plan.buildRoot);
  const facts = compact([
    visible.length !== 0 && `folders in build.root: ${visible.join(', ')}`,
    ...limitLines(deeper, 5),
    isInRoot && rootHasStartPage,
  ]);
  const remedy = wasBuilt ? undefined : unbuilt;
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

async function startPagesBelow(folder: string): Promise<string[]> {
  let level = await readFolders(folder);
  for (let visited = 0; level.length > 0 && visited < maxFolders; visited += level.length) {
    const found: string[] = [];
    const next: string[] = [];
    for (const name of level.slice(0, maxFolders - visited)) {
      if (hasStartPage(path.join(folder, name))) found.push(name);
      const names = await readFolders(path.join(folder, name));
      next.push(...names.map((below) => path.posix.join(name, below)));
    }
    if (found.length > 0) return found.sort();
    level = next;
  }
  return [];
}

const isFolder = (folder: string): boolean => getStats(folder)?.isDirectory() ?? false;

const hasStartPage = (folder: string): boolean => startPageTime(folder) !== undefined;

function startPageTime(folder: string): number | undefined {
  const found = getStats(path.join(folder, 'index.html'));
  if (found?.isFile()) return found.mtimeMs;
  return undefined;
}

/** Declared here because the SWA CLI's declaration refers to types that it doesn't ship. */
interface DetectedFolder {
  readonly frameworks: readonly {
    readonly id: string;
    readonly config: { readonly outputLocation?: string };
  }[];
}

const further: Readonly<Record<string, readonly string[]>> = {
  nextjs: ['out'],
  nuxtjs: ['.output/public', 'dist'],
  astro: ['dist'],
  vitepress: ['.vitepress/dist', 'docs/.vitepress/dist'],
  vuepress: ['.vuepress/dist', 'docs/.vuepress/dist'],
};

async function frameworkOutputs(root: string): Promise<string[]> {
  const [{ detectFrameworks }, { appFrameworks }] = await Promise.all([
    import('@azure/static-web-apps-cli/dist/core/frameworks/detect.js'),
    import('@azure/static-web-apps-cli/dist/core/frameworks/frameworks.js'),
  ]);
  const files = (await readdir(root)).map((name) => path.join(root, name));
  const folders: readonly DetectedFolder[] = await detectFrameworks(files, appFrameworks);
  const frameworks = folders.flatMap((folder) => folder.frameworks).toReversed();
  const outputs = frameworks.flatMap(({ id, config: { outputLocation: location } }) => {
    const known = further[id] ?? [];
    if (!location || location.startsWith('{') || location === '.') return known;
    return [...known, location];
  });
  if (!frameworks.some((framework) => framework.id === 'angular')) return outputs;
  return [...(await angularOutputs(root)), ...outputs];
}

/** Since Angular 17 (https://angular.dev/reference/configs/workspace-config). */
async function angularOutputs(root: string): Promise<string[]> {
  const text = await readIfThere(path.join(root, 'angular.json'));
  const projects = Object.entries(toObject(toObject(parseJson(text ?? '')).projects));
  return projects.flatMap(([name, project]) => {
    const { projectType, architect } = toObject(project);
    if (projectType === 'library') return [];
    const { options } = toObject(toObject(architect).build);
    const { outputPath = path.posix.join('dist', name) } = toObject(options);
    if (typeof outputPath === 'string') return [path.posix.join(outputPath, 'browser'), outputPath];
    const { base, browser = 'browser' } = toObject(outputPath);
    if (typeof base !== 'string' || typeof browser !== 'string') return [];
    return [path.posix.join(base, browser)];
  });
}
