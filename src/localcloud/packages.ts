import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { SiteDeployError } from '../shared/errors/error.ts';

/**
 * Not installed with site-deploy: they bring several hundred dependencies, and many users only
 * deploy. No optional peers: an exact version would clash with another one in a project.
 */
export const packageNames = [
  '@actions/expressions',
  '@actions/workflow-parser',
  '@azure/static-web-apps-cli',
  'azurite',
  'oidc-provider',
] as const;

export type PackageName = (typeof packageNames)[number];

type Env = Readonly<Record<string, string | undefined>>;

/** The exact versions that the tests ran with. */
const { devDependencies: versions, overrides }: Manifest = manifest;

interface Manifest {
  readonly devDependencies: Readonly<Record<PackageName, string>>;
  /** Replace parts never loaded here, e.g. telemetry and a keychain that needs compiling. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

export const packagesManifest = {
  name: 'site-deploy-localcloud',
  private: true,
  dependencies: Object.fromEntries(packageNames.map((name) => [name, versions[name]])),
  overrides,
};

/** In the user's cache, since it can be reinstalled. One per package version. */
export function packagesFolder(
  env: Env = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(packagesManifest))
    .digest('hex')
    .slice(0, 12);
  return path.join(cacheFolder(env, platform), 'site-deploy', `localcloud-${digest}`);
}

/** https://specifications.freedesktop.org/basedir-spec/, and its equivalents on other systems. */
export function cacheFolder(env: Env, platform: NodeJS.Platform = process.platform): string {
  // The specification requires relative paths to be ignored.
  if (env.XDG_CACHE_HOME && path.isAbsolute(env.XDG_CACHE_HOME)) return env.XDG_CACHE_HOME;
  const home = env.HOME || os.homedir();
  if (platform === 'win32') return env.LOCALAPPDATA || path.join(home, 'AppData', 'Local');
  return path.join(home, platform === 'darwin' ? 'Library/Caches' : '.cache');
}

export function missingPackages(env: Env = process.env): PackageName[] {
  return packageNames.filter((name) => findPackage(name, env) === undefined);
}

/** @throws SiteDeployError `LOCAL_CLOUD_PACKAGES_MISSING` */
export function packageFolder(name: PackageName): string {
  const folder = findPackage(name, process.env);
  if (!folder) throw packagesMissing(missingPackages());
  return folder;
}

/** By path: Node resolves no names from that folder, and bundlers leave paths external. */
export function loadPackage<Module>(name: PackageName, file: string): Module {
  return createRequire(import.meta.url)(path.join(packageFolder(name), file));
}

export function packagesMissing(missing: readonly PackageName[]): SiteDeployError {
  return new SiteDeployError(
    'LOCAL_CLOUD_PACKAGES_MISSING',
    `The local cloud needs packages that are not installed: ${missing.join(', ')}.`,
  );
}

function findPackage(name: PackageName, env: Env): string | undefined {
  const bases = [import.meta.url, pathToFileURL(path.join(packagesFolder(env), 'package.json'))];
  for (const base of bases) {
    const file = packageFile(name, base);
    if (file && JSON.parse(readFileSync(file, 'utf8')).version === versions[name])
      return path.dirname(file);
  }
  return undefined;
}

function packageFile(name: string, from: string | URL): string | undefined {
  try {
    return findPackageJSON(name, from);
  } catch {
    // Node's error for a missing package.
    return undefined;
  }
}
