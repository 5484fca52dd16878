import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../../shared/files.ts';
import { objectOf, parseJson } from '../../shared/json.ts';

/** What a folder with a site's sources shows of itself. */
export interface Project {
  /** The generator by its name; `undefined` where none was recognised. */
  readonly framework: string | undefined;
  readonly type: 'docs' | 'spa' | 'static';
  /** Folder that the build writes, relative to the project; `undefined` where only the build tells. */
  readonly output: string | undefined;
  /** For generators without package.json: the command that builds the site. */
  readonly command: string | undefined;
  /** By its lockfile; `undefined` where there is none. */
  readonly packageManager: string | undefined;
  readonly hasPackage: boolean;
  /** `version` in package.json. */
  readonly version: string | undefined;
}

type Known = Pick<Project, 'type' | 'output'> & { readonly name: string; readonly package: string };

/** The most exact first: a generator is often built on another one. Outputs are the defaults of each one's manual. */
const packages: readonly Known[] = [
  { package: '@docusaurus/core', name: 'Docusaurus', type: 'docs', output: 'build' },
  { package: 'vitepress', name: 'VitePress', type: 'docs', output: undefined },
  { package: 'astro', name: 'Astro', type: 'static', output: 'dist' },
  { package: 'next', name: 'Next.js', type: 'static', output: 'out' },
  { package: 'nuxt', name: 'Nuxt', type: 'static', output: '.output/public' },
  { package: 'gatsby', name: 'Gatsby', type: 'static', output: 'public' },
  { package: '@sveltejs/kit', name: 'SvelteKit', type: 'static', output: 'build' },
  { package: '@11ty/eleventy', name: 'Eleventy', type: 'static', output: '_site' },
  { package: '@angular/core', name: 'Angular', type: 'spa', output: undefined },
  { package: 'react-scripts', name: 'Create React App', type: 'spa', output: 'build' },
  { package: 'vite', name: 'Vite', type: 'spa', output: 'dist' },
  { package: 'parcel', name: 'Parcel', type: 'spa', output: 'dist' },
  { package: 'webpack', name: 'webpack', type: 'spa', output: 'dist' },
];

interface ByFile extends Pick<Project, 'type'> {
  readonly file: RegExp;
  readonly name: string;
  readonly output: string;
  readonly command: string;
}
const files: readonly ByFile[] = [
  { file: /^hugo\.(toml|ya?ml|json)$/, name: 'Hugo', type: 'static', output: 'public', command: 'hugo --minify' },
  { file: /^mkdocs\.ya?ml$/, name: 'MkDocs', type: 'docs', output: 'site', command: 'mkdocs build' },
  { file: /^book\.toml$/, name: 'mdBook', type: 'docs', output: 'book', command: 'mdbook build' },
  {
    file: /^_config\.ya?ml$/,
    name: 'Jekyll',
    type: 'static',
    output: '_site',
    command: 'bundle exec jekyll build',
  },
];

const lockfiles: readonly (readonly [file: string, manager: string])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
];

/** Looks at a folder's names and its package.json; runs nothing. @param folder absolute path */
export async function detectProject(folder: string): Promise<Project> {
  const names = await readdir(folder);
  const text = await readIfThere(path.join(folder, 'package.json'));
  const manifest = objectOf(parseJson(text?.replace(/^\uFEFF/, '') ?? ''));
  const dependencies = { ...objectOf(manifest.devDependencies), ...objectOf(manifest.dependencies) };
  const known = packages.find((candidate) => Object.hasOwn(dependencies, candidate.package));
  // The content beside a config.toml names an older Hugo site.
  const isHugo = names.includes('config.toml') && names.includes('content');
  const byFile = known ? undefined : files.find(({ file }) => names.some((name) => file.test(name)));
  const found = byFile ?? (!known && isHugo ? files.find(({ name }) => name === 'Hugo') : undefined);
  return {
    framework: known?.name ?? found?.name,
    type: known?.type ?? found?.type ?? 'static',
    output: known?.output ?? found?.output ?? (text === undefined ? await finishedSite(folder) : undefined),
    command: text === undefined ? found?.command : undefined,
    packageManager: lockfiles.find(([file]) => names.includes(file))?.[1],
    hasPackage: text !== undefined,
    version: typeof manifest.version === 'string' ? manifest.version : undefined,
  };
}

/** Where a site that needs no build may lie; the folder itself is the last. */
const finished = ['public', 'dist', 'site', '_site', 'www', '.'];

async function finishedSite(folder: string): Promise<string | undefined> {
  for (const name of finished) {
    const entries = await readdir(path.join(folder, name)).catch((): string[] => []);
    if (entries.includes('index.html')) return name;
  }
  return undefined;
}
