import path from 'node:path';
import type { Agent } from 'package-manager-detector';
import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { requestedPackages } from '../../../config/package-file.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { readIfThere, readJsonObject } from '../../../shared/files.ts';
import { asText, type JsonObject, parseJson, toObject } from '../../../shared/json.ts';
import { plainText } from '../../../shared/plain-text.ts';
import { firstNames } from '../../../shared/units.ts';
import { listVersions, tools } from '../../../workflows/templates/tools.ts';
import type { ProjectFolders } from '../plan/types.ts';
import { withoutNpm } from './environment.ts';
import { readLockedRequests } from './locked.ts';

const limitMs = 10_000;

/**
 * Predicts why the install command will fail, as far as the checkout and npm's settings show it.
 * `unfitNode` checks the Node version.
 */
export async function expectRefusals(
  project: ProjectFolders,
  agent: Agent,
  environment: Readonly<Record<string, string>>,
  deps: Pick<Deps, 'exec' | 'signal'>,
): Promise<string[]> {
  const manifest = await readJsonObject(path.join(project.buildRoot, 'package.json'));
  return compact([
    await outdatedLockfile(project, agent, manifest),
    ...(agent === 'npm' ? await refusedByNpm(project, manifest, environment, deps) : []),
    agent === 'pnpm' && (await refusedByPnpm(project, manifest)),
    agent === 'yarn' && refusedByYarn(manifest),
  ]);
}

async function outdatedLockfile(project: ProjectFolders, agent: Agent, manifest: JsonObject) {
  const wanted = requestedPackages(manifest);
  const replaced = [manifest.resolutions, manifest.overrides, manifest.pnpm].some(Boolean);
  const names = Object.keys(wanted).filter((name) => isRange(wanted[name]));
  const locked = replaced ? undefined : await readLockedRequests(project, agent);
  if (!locked) return undefined;
  const missing = names.filter((name) => !locked.has(name, String(wanted[name])));
  if (missing.length === 0) return undefined;
  return (
    `${locked.file} does not fit package.json, and the install will refuse it: ` +
    `${firstNames(missing.map((name) => plainText(`${name}@${wanted[name]}`)))}. ` +
    'Run the install command of the package manager, and commit the lockfile.'
  );
}

const isRange = (request: unknown) => typeof request === 'string' && validRange(request) !== null;

async function refusedByNpm(
  { buildRoot, workspace }: ProjectFolders,
  manifest: JsonObject,
  environment: Readonly<Record<string, string>>,
  deps: Pick<Deps, 'exec' | 'signal'>,
): Promise<string[]> {
  const env = { ...environment, PATH: withoutNpm(environment.PATH ?? '') };
  const options = { cwd: buildRoot, env, signal: deps.signal, limitMs };
  const ran = await deps.exec('npm', ['config', 'list', '--json'], options);
  const settings = toObject(parseJson(ran.kind === 'exited' ? ran.stdout : ''));
  const version = settings['npm-version'];
  if (typeof version !== 'string') return [];
  const npm = `npm ${plainText(version)}`;
  const packages = [workspace, buildRoot].map(async (folder) => {
    const lock = await readJsonObject(path.join(folder, 'package-lock.json'));
    return Object.values(toObject(lock.packages)).map(toObject);
  });
  const addresses = (await Promise.all(packages)).flat().flatMap(listAddresses);
  const registries = Object.entries(settings).flatMap(([key, value]) =>
    /(^|:)registry$/.test(key) ? [String(value)] : [],
  );
  const isElsewhere = ({ address, isRequest }: Address) =>
    /^https?:/.test(address) && (isRequest || !registries.some((url) => address.startsWith(url)));
  const refused = (kind: string, found: readonly Address[]) =>
    settings[`allow-${kind}`] === 'none' &&
    found.length > 0 &&
    `${npm} will refuse packages by their address, unless .npmrc sets allow-${kind}: ` +
      `${firstNames([...new Set(found.map(({ address }) => plainText(address)))])}.`;
  return compact([
    unfitManager(manifest, version),
    refused(
      'git',
      addresses.filter(({ address }) => /^git[+:]/.test(address)),
    ),
    refused('remote', addresses.filter(isElsewhere)),
  ]);
}

interface Address {
  readonly address: string;
  /** Whether a package.json contains the address, as opposed to the lockfile. */
  readonly isRequest: boolean;
}

/**
 * Lists the addresses in an entry of the lockfile. Leaves out the public registry, which npm
 * replaces with the configured one.
 */
function listAddresses({ resolved, dependencies, link }: JsonObject): Address[] {
  const requests = Object.values(toObject(dependencies)).map((address) => ({
    address,
    isRequest: true,
  }));
  const found = link === true ? [] : [{ address: resolved, isRequest: false }];
  return [...requests, ...found].flatMap(({ address, isRequest }) => {
    if (typeof address !== 'string' || address.startsWith('https://registry.npmjs.org/')) return [];
    return [{ address, isRequest }];
  });
}

function unfitManager({ devEngines }: JsonObject, version: string): string | undefined {
  const wanted = listManagers(devEngines);
  const isMet = ({ name, version: range }: JsonObject) =>
    name === 'npm' && (typeof range !== 'string' || satisfies(version, range));
  if (!isStrict(wanted.at(-1)) || wanted.some(isMet)) return undefined;
  const names = wanted.map((item) => plainText(compact([item.name, item.version]).join(' ')));
  return `package.json requires ${names.join(' or ')} (devEngines), which npm ${version} is not.`;
}

const listManagers = (devEngines: unknown) =>
  [toObject(devEngines).packageManager]
    .flat()
    .map(toObject)
    .filter(({ name }) => name);

/**
 * Returns whether `devEngines.packageManager` is enforced. Only the `onFail` of its last entry
 * counts.
 */
const isStrict = (last: JsonObject | undefined) =>
  last !== undefined && last.onFail !== 'warn' && last.onFail !== 'ignore';

/** Returns why Yarn 1 refuses the packageManager field, in which it accepts only Yarn 1. */
function refusedByYarn({ packageManager }: JsonObject): string | undefined {
  if (typeof packageManager !== 'string' || /^yarn@1\./.test(packageManager)) return undefined;
  return (
    `"packageManager" of package.json is ${plainText(packageManager)}, which Yarn 1 refuses: ` +
    'name an exact version.'
  );
}

async function refusedByPnpm({ buildRoot, workspace }: ProjectFolders, { devEngines }: JsonObject) {
  const wanted = listManagers(devEngines).filter(({ name }) => name === 'pnpm');
  const last = wanted.at(-1);
  if (!isStrict(last)) return undefined;
  const ours = [...new Set(listVersions(tools.pnpm).map(([, version]) => version))];
  const range = asText(last?.version) ?? '*';
  if (last?.onFail === 'error' && !ours.some((version) => satisfies(version, range)))
    return (
      `devEngines of package.json requires pnpm ${plainText(range)}, and generated workflows ` +
      `install pnpm ${ours.join(' or ')}, which refuse it. Allow one of them, or set onFail to ` +
      '"download".'
    );
  for (const folder of [buildRoot, workspace]) {
    const text = await readIfThere(path.join(folder, 'pnpm-lock.yaml'));
    if (text === undefined) continue;
    if (text.includes('packageManagerDependencies')) return undefined;
    return (
      'pnpm-lock.yaml lacks the version of pnpm that devEngines of package.json requires, and ' +
      'pnpm 11 and later will refuse it. Run "pnpm install", and commit the lockfile.'
    );
  }
  return undefined;
}
