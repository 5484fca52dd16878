import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getNamedManager, lockfiles } from '../../config/package-file.ts';
import { findGenerator } from '../../deploy/steps/build/generators.ts';
import { findEarlierSite } from '../../deploy/steps/build/output.ts';
import { findShellFile } from '../../hosting/shells.ts';
import { hasSeveralPages } from '../../hosting/site-type.ts';
import { readIfThere } from '../../shared/files.ts';
import { asText, parseJson, toObject } from '../../shared/json.ts';

export interface Project {
  readonly framework: string | undefined;
  readonly type: 'docs' | 'spa' | 'static';
  readonly output: string | undefined;
  /** Whether type and output were read from an earlier build instead of guessed. */
  readonly isBuilt: boolean;
  readonly command: string | undefined;
  readonly packageManager: string | undefined;
  /** Package manager in package.json, to use without a lockfile. */
  readonly namedManager: string;
  readonly hasPackage: boolean;
  readonly hasBuild: boolean;
  readonly hasWorkspaces: boolean;
  readonly version: string | undefined;
}

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

export async function detectProject(folder: string): Promise<Project> {
  const names = await readdir(folder);
  const text = await readIfThere(path.join(folder, 'package.json'));
  const manifest = toObject(parseJson(text?.replace(/^\uFEFF/, '') ?? ''));
  const known = findGenerator(manifest);
  const rule = findRule(names);
  const found = known ?? rule;
  const hasPackage = text !== undefined;
  const hasBuild = Object.hasOwn(toObject(manifest.scripts), 'build');
  const earlier = hasBuild ? await findEarlierSite(folder) : undefined;
  let output = earlier ?? found?.output;
  if (!found && !hasBuild) output = await finishedSite(folder);
  const guess = found?.type ?? 'static';
  return {
    framework: found?.name,
    type: earlier ? await typeOfBuilt(path.join(folder, earlier), guess) : guess,
    isBuilt: earlier !== undefined,
    output,
    command: hasPackage ? undefined : rule?.command,
    packageManager: lockfiles.find((lockfile) => names.includes(lockfile[0]))?.[1],
    namedManager: getNamedManager(text?.replace(/^\uFEFF/, '')),
    hasPackage,
    hasBuild,
    hasWorkspaces: manifest.workspaces !== undefined || names.includes('pnpm-workspace.yaml'),
    version: asText(manifest.version),
  };
}

/**
 * Returns the type of a built site, whichever generator wrote it: `docs` or `static` for several
 * pages, `spa` for a single page with scripts, or else the guess.
 */
export async function typeOfBuilt(site: string, guess: Project['type']): Promise<Project['type']> {
  const files = await readdir(site, { recursive: true });
  if (hasSeveralPages(files)) return guess === 'docs' ? 'docs' : 'static';
  const page = findShellFile((name) => files.includes(name)) ?? 'index.html';
  const text = (await readIfThere(path.join(site, page))) ?? '';
  return /<script\b/i.test(text) ? 'spa' : guess;
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
