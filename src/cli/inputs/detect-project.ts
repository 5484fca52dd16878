import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../../shared/files.ts';
import { asText, parseJson, toObject } from '../../shared/json.ts';

export interface Project {
  readonly framework: string | undefined;
  readonly type: 'docs' | 'spa' | 'static';
  readonly output: string | undefined;
  readonly command: string | undefined;
  readonly packageManager: string | undefined;
  readonly hasPackage: boolean;
  readonly hasBuild: boolean;
  readonly hasWorkspaces: boolean;
  readonly version: string | undefined;
}

type Known = Pick<Project, 'type' | 'output'> & { readonly name: string; readonly package: string };

/** Most specific first: generators build on other ones. Outputs are the documented defaults. */
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

interface FileRule extends Pick<Project, 'type'> {
  readonly file: RegExp;
  readonly name: string;
  readonly output: string;
  readonly command: string;
}
const files: readonly FileRule[] = [
  {
    file: /^hugo\.(toml|ya?ml|json)$/,
    name: 'Hugo',
    type: 'static',
    output: 'public',
    command: 'hugo --minify',
  },
  {
    file: /^mkdocs\.ya?ml$/,
    name: 'MkDocs',
    type: 'docs',
    output: 'site',
    command: 'mkdocs build',
  },
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

export async function detectProject(folder: string): Promise<Project> {
  const names = await readdir(folder);
  const text = await readIfThere(path.join(folder, 'package.json'));
  const manifest = toObject(parseJson(text?.replace(/^\uFEFF/, '') ?? ''));
  const dependencies = {
    ...toObject(manifest.devDependencies),
    ...toObject(manifest.dependencies),
  };
  const known = packages.find((candidate) => Object.hasOwn(dependencies, candidate.package));
  const rule = findRule(names);
  const found = known ?? rule;
  const hasPackage = text !== undefined;
  const hasBuild = Object.hasOwn(toObject(manifest.scripts), 'build');
  let output = found?.output;
  if (!found && !hasBuild) output = await finishedSite(folder);
  return {
    framework: found?.name,
    type: found?.type ?? 'static',
    output,
    command: hasPackage ? undefined : rule?.command,
    packageManager: lockfiles.find((lockfile) => names.includes(lockfile[0]))?.[1],
    hasPackage,
    hasBuild,
    hasWorkspaces: manifest.workspaces !== undefined || names.includes('pnpm-workspace.yaml'),
    version: asText(manifest.version),
  };
}

function findRule(names: readonly string[]): FileRule | undefined {
  const isHugo = names.includes('config.toml') && names.includes('content');
  return (
    files.find((rule) => names.some((name) => rule.file.test(name))) ??
    files.find((rule) => isHugo && rule.name === 'Hugo')
  );
}

const finished = ['public', 'dist', 'site', '_site', 'www', '.'];

async function finishedSite(folder: string): Promise<string | undefined> {
  for (const name of finished) {
    const entries = await readdir(path.join(folder, name)).catch((): string[] => []);
    if (entries.includes('index.html')) return name;
  }
  return undefined;
}
