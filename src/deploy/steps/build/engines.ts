import path from 'node:path';
import intersects from 'semver/ranges/intersects.js';
import validRange from 'semver/ranges/valid.js';
import { requestedPackages } from '../../../config/package-file.ts';
import type { Deps } from '../../../shared/deps.ts';
import { readIfThere, readJsonObject } from '../../../shared/files.ts';
import { toObject } from '../../../shared/json.ts';
import { plainText } from '../../../shared/plain-text.ts';
import type { ProjectFolders } from '../plan/types.ts';
import { withoutNpm } from './environment.ts';
import { readLocked } from './locked.ts';

const maxRangeLength = 200;
const limitMs = 5_000;

/**
 * Returns the requirement of package.json, or of a package that it requests, that the Node version
 * doesn't meet; `undefined` if there is none. Package managers may only warn, and a generator then
 * fails in the middle of its build.
 */
export async function unfitNode(
  project: ProjectFolders,
  environment: Readonly<Record<string, string>>,
  deps: Pick<Deps, 'exec' | 'signal'>,
): Promise<string | undefined> {
  const required = await findRequirements(project);
  if (required.length === 0) return undefined;
  const env = { ...environment, PATH: withoutNpm(environment.PATH ?? '') };
  const options = { cwd: project.buildRoot, env, signal: deps.signal, limitMs };
  const ran = await deps.exec('node', ['--version'], options);
  const [, version] = /^v(\d+\.\d+\.\d+)\s*$/.exec(ran.kind === 'exited' ? ran.stdout : '') ?? [];
  if (!version) return undefined;
  return contradiction(required, version, `but the build runs on Node ${version}.`);
}

/**
 * Returns the requirement that the Node version in `.nvmrc` or `.node-version` doesn't meet;
 * `undefined` if it meets all of them, or if neither file contains a version. Workflows read these
 * files.
 */
export async function unfitNodeFile(project: ProjectFolders): Promise<string | undefined> {
  for (const folder of [project.buildRoot, project.workspace])
    for (const name of ['.nvmrc', '.node-version']) {
      const version = (await readIfThere(path.join(folder, name)))?.trim();
      if (version === undefined) continue;
      if (!/^v?\d+(\.\d+){0,2}$/.test(version)) return undefined;
      return contradiction(
        await findRequirements(project),
        version,
        `but ${name} names ${version}.`,
      );
    }
  return undefined;
}

interface Requirement {
  readonly package: string;
  readonly range: string;
  readonly where?: string;
}

function contradiction(required: readonly Requirement[], version: string, but: string) {
  const unmet = required.find(({ range }) => !intersects(version, range));
  if (!unmet) return undefined;
  const where = unmet.where ? ` (${unmet.where})` : '';
  return `${unmet.package} requires Node ${plainText(unmet.range)}${where}, ${but}`;
}

async function findRequirements({ buildRoot, workspace }: ProjectFolders): Promise<Requirement[]> {
  const manifest = await readJsonObject(path.join(buildRoot, 'package.json'));
  const { devEngines, engines } = manifest;
  const runtimes = [toObject(devEngines).runtime].flat().map(toObject);
  const found: { package: string; range: unknown; where?: string }[] = [
    { package: 'package.json', range: toObject(engines).node, where: 'engines' },
    ...runtimes
      .filter(({ name, onFail }) => name === 'node' && onFail !== 'ignore')
      .map(({ version: range }) => ({ package: 'package.json', range, where: 'devEngines' })),
  ];
  const names = Object.keys(requestedPackages(manifest));
  for (const { name, version, node } of await readLocked({ buildRoot, workspace }, names))
    found.push({ package: `${name} ${version}`, range: node });
  return found.flatMap(({ range, ...item }) => {
    if (typeof range !== 'string' || range.length > maxRangeLength) return [];
    return validRange(range) === null ? [] : [{ ...item, range }];
  });
}
