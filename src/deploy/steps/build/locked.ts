import path from 'node:path';
import { readIfThere } from '../../../shared/files.ts';
import { parseJson, toObject } from '../../../shared/json.ts';
import type { Plan } from '../plan/types.ts';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Range of Node versions. */
  readonly node: unknown;
}

type Project = Pick<Plan, 'buildRoot' | 'workspace'>;

/**
 * Finds packages in the lockfile of npm or pnpm. Those of Yarn and Bun have no `engines`: of these,
 * only what is installed can be read.
 */
export async function readLocked(
  { buildRoot, workspace }: Project,
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
  const text = await readIfThere(path.join(folder, 'package-lock.json'));
  const packages = toObject(toObject(parseJson(text ?? '')).packages);
  return names.flatMap((name) => {
    const own = path.posix.join(below, 'node_modules', name);
    return describe(name, packages[own] ?? packages[`node_modules/${name}`]);
  });
}

async function inPnpmLock(folder: string, below: string, names: readonly string[]) {
  const text = await readIfThere(path.join(folder, 'pnpm-lock.yaml'));
  return parsePnpmLock(text ?? '', below || '.', new Set(names));
}

/** By lines: a parser of YAML needs seconds for a lockfile of usual size. */
export function parsePnpmLock(text: string, importer: string, names: ReadonlySet<string>) {
  const versions = new Map<string, string>();
  const engines = new Map<string, string>();
  let section = '';
  let entry = '';
  let name = '';
  for (const line of text.split('\n')) {
    const [, space = '', quoted = '', value = ''] = /^( *)([^ ].*?): *(.*)$/.exec(line) ?? [];
    const key = quoted.replaceAll("'", '');
    if (space.length === 0 && key !== '') section = key;
    else if (space.length === 2) entry = key;
    else if (section === 'importers' && entry === importer) {
      if (space.length === 6) name = key;
      else if (key === 'version' && names.has(name)) versions.set(name, value.replace(/\(.*/, ''));
    } else if (section === 'packages' && key === 'engines')
      engines.set(entry, /\bnode: *'?([^'},]+)/.exec(value)?.[1] ?? '');
  }
  return [...versions].flatMap(([name, version]) => {
    const node = engines.get(`${name}@${version}`);
    return node ? [{ name, version, node }] : [];
  });
}

async function inModules(folders: readonly string[], name: string) {
  for (const folder of folders) {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    const text = await readIfThere(file).catch(() => undefined);
    if (text !== undefined) return describe(name, parseJson(text));
  }
  return [];
}

function describe(name: string, value: unknown): LockedPackage[] {
  const { version, engines } = toObject(value);
  const { node } = toObject(engines);
  if (typeof version !== 'string' || node === undefined) return [];
  return [{ name, version, node }];
}
