import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { isInside, resolveInside } from '../../shared/paths.ts';
import type { Plan } from '../plan/types.ts';

/** Where generators write a site when nobody says otherwise; asked only when the detection tables know nothing. */
const usual = ['dist', 'build', '_site', 'out', 'public', 'site', 'www', 'output'];

/**
 * The folder that the build has written: `build.output`, else what the SWA CLI's detection tables say for the
 * framework, else the one usual folder that holds an index.html. After a build, the folder of the sources is taken only
 * where `build.output` names it: what is in it is not meant for visitors.
 * @param since when the build began, in milliseconds since the epoch; absent where nothing was built
 * @returns an absolute path inside the workspace
 * @throws SiteDeployError `BUILD_OUTPUT_NOT_FOUND`, `PATH_OUTSIDE_WORKSPACE`
 */
export async function findOutput(plan: Plan, since: number | undefined): Promise<string> {
  const wasBuilt = since !== undefined;
  const { output, root } = plan.config.build;
  if (output !== undefined) {
    const folder = await inside(plan, output);
    if (await isFolder(folder)) return folder;
    throw await notFound(
      plan,
      `The folder "${path.join(root, output)}" (build.output) does not exist${wasBuilt ? ' after the build' : ''}.`,
    );
  }
  for (const candidate of wasBuilt ? await fromFramework(plan.buildRoot) : ['.']) {
    const folder = await inside(plan, candidate);
    const isSource = wasBuilt && isInside(folder, plan.buildRoot);
    if (!isSource && (await indexTime(folder)) !== undefined) return folder;
  }
  const holding: { readonly folder: string; readonly written: number }[] = [];
  for (const folder of usual) {
    const written = await indexTime(path.join(plan.buildRoot, folder));
    if (written !== undefined) holding.push({ folder, written });
  }
  // A folder such as `public` may hold what the build begins with.
  const fresh = holding.filter(({ written }) => since !== undefined && written >= since);
  const [only, ...others] = fresh.length > 0 ? fresh : holding;
  if (only !== undefined && others.length === 0) return inside(plan, only.folder);
  throw await notFound(
    plan,
    only === undefined
      ? 'No folder with an index.html was found.'
      : `Several folders could be the built site: ${[only, ...others].map(({ folder }) => folder).join(', ')}.`,
  );
}

/** What the SWA CLI's detection answers; its own declaration names types that it does not ship. */
interface DetectedFolder {
  readonly rootPath: string;
  readonly frameworks: readonly { readonly config: { readonly outputLocation?: string } }[];
}

/** Output folders of the frameworks that the SWA CLI detects in the build's root, most likely first. */
async function fromFramework(root: string): Promise<string[]> {
  // Loaded only here: most sites say where they are, or have a framework and can wait 30 ms after a build.
  const { detectProjectFolders } = await import('@azure/static-web-apps-cli/dist/core/frameworks/detect.js');
  const { app }: { app: readonly DetectedFolder[] } = await detectProjectFolders(root);
  const frameworks = app.find((folder) => path.relative(root, folder.rootPath) === '')?.frameworks ?? [];
  const configured = frameworks
    .toReversed()
    .map((framework) => framework.config.outputLocation)
    .filter((location) => location !== undefined);
  return configured.flatMap((location) => {
    // An expression over a file of the framework (Angular): its default is dist/<project>[/browser].
    if (location.startsWith('{')) return [];
    // Next.js names its server build; its static export is "out".
    return location === '.next' ? ['out'] : [location, path.join(location, 'browser')];
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
  const folders = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => entry.name);
  const facts = folders.length === 0 ? [] : [`folders in build.root: ${folders.join(', ')}`];
  if (plan.config.build.output === undefined && (await indexTime(plan.buildRoot)) !== undefined)
    facts.push(
      'build.root itself has an index.html; it is only taken where build.output names it, since it holds the sources',
    );
  return new SiteDeployError('BUILD_OUTPUT_NOT_FOUND', message, { facts });
}

const isFolder = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
/** When the start page of a folder was written, in milliseconds since the epoch; `undefined` where it has none. */
const indexTime = (folder: string) =>
  stat(path.join(folder, 'index.html')).then(
    (found) => (found.isFile() ? found.mtimeMs : undefined),
    () => undefined,
  );
