import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { readIfThere } from '../../../shared/files.ts';
import { parseJson } from '../../../shared/json.ts';

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

const OutputPath = z.union([
  z.string(),
  z.object({ base: z.string(), browser: z.optional(z.string()) }),
]);
const Angular = z.object({
  projects: z.record(
    z.string(),
    z.object({
      projectType: z.optional(z.string()),
      architect: z.optional(
        z.object({
          build: z.optional(
            z.object({ options: z.optional(z.object({ outputPath: z.optional(OutputPath) })) }),
          ),
        }),
      ),
    }),
  ),
});

/**
 * `dist/<project>/browser` since Angular 17, `dist/<project>` before.
 * (https://angular.dev/reference/configs/workspace-config#output-path-configuration)
 */
async function angularOutputs(root: string): Promise<string[]> {
  const text = await readIfThere(path.join(root, 'angular.json'));
  const parsed = z.safeParse(Angular, parseJson(text ?? ''));
  if (!parsed.success) return [];
  const projects = Object.entries(parsed.data.projects).filter(
    ([, { projectType }]) => projectType !== 'library',
  );
  return projects.flatMap(([name, { architect }]) => {
    const output = architect?.build?.options?.outputPath ?? path.posix.join('dist', name);
    if (typeof output === 'string') return [path.posix.join(output, 'browser'), output];
    return [path.posix.join(output.base, output.browser ?? 'browser')];
  });
}
