import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../../../shared/files.ts';
import { parseJson, toObject } from '../../../shared/json.ts';

/** The SWA CLI's own declaration refers to types that it doesn't ship. */
interface DetectedFolder {
  readonly frameworks: readonly {
    readonly id: string;
    readonly config: { readonly outputLocation?: string };
  }[];
}

/** Of newer versions or static exports, which the tables don't list. */
const further: Readonly<Record<string, readonly string[]>> = {
  nextjs: ['out'],
  nuxtjs: ['.output/public', 'dist'],
  astro: ['dist'],
  vitepress: ['.vitepress/dist', 'docs/.vitepress/dist'],
  vuepress: ['.vuepress/dist', 'docs/.vuepress/dist'],
};

/**
 * Most likely first, from the tables of the SWA CLI. Never the root itself: an `index.html` there
 * is what Vite and Parcel build from.
 * @param root absolute path
 * @returns relative to the root
 */
export async function frameworkOutputs(root: string): Promise<string[]> {
  // Lazily: most sites configure their output; the others can wait 30 ms.
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

/**
 * `dist/<project>/browser` since Angular 17, `dist/<project>` before.
 * (https://angular.dev/reference/configs/workspace-config#output-path-configuration)
 */
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
