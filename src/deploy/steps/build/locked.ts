import path from 'node:path';
import type { Agent } from 'package-manager-detector';
import satisfies from 'semver/functions/satisfies.js';
import { requestedPackages } from '../../../config/package-file.ts';
import { readIfThere, readJsonObject } from '../../../shared/files.ts';
import { parseJson, toObject } from '../../../shared/json.ts';
import type { ProjectFolders } from '../plan/types.ts';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Range of Node versions that the package supports, as in its `engines`. */
  readonly node: unknown;
}

/**
 * Reads packages from the lockfile of npm or pnpm, or else from node_modules, because lockfiles of
 * Yarn and Bun don't contain `engines`.
 */
export async function readLocked(
  { buildRoot, workspace }: ProjectFolders,
  names: readonly string[],
): Promise<LockedPackage[]> {
  if (names.length === 0) return [];
  const folders = buildRoot === workspace ? [buildRoot] : [buildRoot, workspace];
  const found: LockedPackage[] = [];
  for (const folder of folders) {
    const below = path.relative(folder, buildRoot).replaceAll(path.sep, '/');
    found.push(...(await inNpmLock(folder, below, names)));
    found.push(...(await inPnpmLock(folder, below, names)));
  }
  if (found.length > 0) return found;
  return (await Promise.all(names.map((name) => inModules(folders, name)))).flat();
}

async function inNpmLock(folder: string, below: string, names: readonly string[]) {
  const lock = await readJsonObject(path.join(folder, 'package-lock.json'));
  const packages = toObject(lock.packages);
  return names.flatMap((name) => {
    const own = path.posix.join(below, 'node_modules', name);
    return describe(name, packages[own] ?? packages[`node_modules/${name}`]);
  });
}

async function inPnpmLock(folder: string, below: string, names: readonly string[]) {
  const text = await readIfThere(path.join(folder, 'pnpm-lock.yaml'));
  return parsePnpmLock(text ?? '', below || '.', new Set(names));
}

export function parsePnpmLock(text: string, importer: string, names: ReadonlySet<string>) {
  const versions = new Map<string, string>();
  const engines = new Map<string, string>();
  for (const { section, entry, name, key, value } of readPnpmLock(text)) {
    if (section === 'importers' && entry === importer) {
      if (key === 'version' && names.has(name)) versions.set(name, value.replace(/\(.*/, ''));
    } else if (section === 'packages' && key === 'engines')
      engines.set(entry, /\bnode: *'?([^'},]+)/.exec(value)?.[1] ?? '');
  }
  return [...versions].flatMap(([name, version]) => {
    const node = engines.get(`${name}@${version}`);
    return node ? [{ name, version, node }] : [];
  });
}

function parseSpecifiers(text: string, importer: string) {
  let isFound = false;
  const specifiers = new Map<string, string>();
  for (const { section, entry, name, key, value } of readPnpmLock(text)) {
    if (section !== 'importers' || entry !== importer) continue;
    isFound = true;
    if (key === 'specifier') specifiers.set(name, value.replaceAll("'", ''));
  }
  return isFound ? specifiers : undefined;
}

/** Reads the lockfile line by line, because a YAML parser would take seconds. */
function* readPnpmLock(text: string) {
  let section = '';
  let entry = '';
  let name = '';
  for (const line of text.split('\n')) {
    const [, space = '', quoted = '', value = ''] = /^( *)([^ ].*?): *(.*)$/s.exec(line) ?? [];
    const key = quoted.replaceAll("'", '');
    if (space.length === 0 && key !== '') section = key;
    else if (space.length === 2) entry = key;
    else if (space.length === 6) name = key;
    yield { section, entry, name, key, value: value.trimEnd() };
  }
}

async function inModules(folders: readonly string[], name: string) {
  for (const folder of folders) {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    const text = await readIfThere(file).catch(() => undefined);
    if (text !== undefined) return describe(name, parseJson(text));
  }
  return [];
}

export interface LockedRequests {
  readonly file: string;
  /** Returns whether a frozen install accepts the lockfile for this range in package.json. */
  has(name: string, range: string): boolean;
}

/**
 * Reads the lockfile of a package manager.
 * @returns `undefined` if no lockfile can be read, or if it doesn't contain this project's requests
 */
export async function readLockedRequests(
  { buildRoot, workspace }: ProjectFolders,
  agent: Agent,
): Promise<LockedRequests | undefined> {
  const read = readers[agent];
  if (!read) return undefined;
  for (const folder of new Set([buildRoot, workspace])) {
    const text = await readIfThere(path.join(folder, read.file));
    if (text === undefined) continue;
    const below = path.relative(folder, buildRoot).replaceAll(path.sep, '/');
    const has = read.has(text, below);
    return has && { file: read.file, has };
  }
  return undefined;
}

type Has = LockedRequests['has'];

const yarnReader = {
  file: 'yarn.lock',
  has(text: string): Has {
    return (name, range) =>
      [`${name}@${range}`, `${name}@npm:${range}`].some((request) => text.includes(request));
  },
};

const readers: { readonly [name in Agent]?: LockReader } = {
  npm: {
    file: 'package-lock.json',
    has(text, below) {
      const packages = toObject(toObject(parseJson(text)).packages);
      if (packages[below] === undefined) return undefined;
      const requests = requestedPackages(packages[below]);
      return (name, range) => {
        const own = packages[path.posix.join(below, 'node_modules', name)];
        const { version } = toObject(own ?? packages[`node_modules/${name}`]);
        if (requests[name] === range) return true;
        return satisfies(String(version), range);
      };
    },
  },
  pnpm: {
    file: 'pnpm-lock.yaml',
    has(text, below) {
      const specifiers = parseSpecifiers(text, below || '.');
      return specifiers && ((name, range) => specifiers.get(name) === range);
    },
  },
  yarn: yarnReader,
  'yarn@berry': yarnReader,
  bun: {
    file: 'bun.lock',
    has(text, below) {
      // Remove the trailing commas that Bun writes into its lockfile.
      const { workspaces } = toObject(parseJson(text.replaceAll(/,(?=\s*[}\]])/g, '')));
      const project = toObject(workspaces)[below];
      if (project === undefined) return undefined;
      return (name, range) => requestedPackages(project)[name] === range;
    },
  },
};

interface LockReader {
  readonly file: string;
  /**
   * Parses a lockfile.
   * @param below path of the project, relative to the lockfile's folder
   */
  has(text: string, below: string): Has | undefined;
}

function describe(name: string, value: unknown): LockedPackage[] {
  const { version, engines } = toObject(value);
  const { node } = toObject(engines);
  if (typeof version !== 'string') return [];
  return [{ name, version, node }];
}
