import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { SiteDeployError } from '../shared/errors/error.ts';

/**
 * What only the local cloud needs is not installed with site-deploy: four packages with several hundred others behind them,
 * for a person who may only want to deploy. They are its optional peers, each in exactly one version, and are looked for
 * beside site-deploy (in a checkout, or a project that has them) and in a folder of their own.
 */
export const localCloudPackages: Readonly<Record<PackageName, string>> = manifest.peerDependencies;

export type PackageName = keyof typeof manifest.peerDependencies;

type Env = Readonly<Record<string, string | undefined>>;

/** `package.json` of the folder of their own: with it, `npm install` puts there what the tests ran with. */
export const packagesManifest = {
  name: 'site-deploy-localcloud',
  private: true,
  dependencies: manifest.peerDependencies,
  // Leaves out what is never loaded here: telemetry, three database drivers, a keychain that has to be compiled.
  overrides: manifest.overrides,
};

/**
 * The folder of their own, which need not exist: in the user's cache, since everything in it can be installed again.
 * Other versions of the packages have another folder.
 */
export function packagesFolder(env: Env = process.env, platform: NodeJS.Platform = process.platform): string {
  const digest = createHash('sha256').update(JSON.stringify(packagesManifest)).digest('hex').slice(0, 12);
  return path.join(cacheFolder(env, platform), 'site-deploy', `localcloud-${digest}`);
}

/** https://specifications.freedesktop.org/basedir-spec/, and where the other systems have it. */
function cacheFolder(env: Env, platform: NodeJS.Platform): string {
  // The specification has relative paths ignored.
  if (env.XDG_CACHE_HOME && path.isAbsolute(env.XDG_CACHE_HOME)) return env.XDG_CACHE_HOME;
  const home = env.HOME || os.homedir();
  if (platform === 'win32') return env.LOCALAPPDATA || path.join(home, 'AppData', 'Local');
  return path.join(home, platform === 'darwin' ? 'Library/Caches' : '.cache');
}

/** The packages that are not there in the version that is needed. */
export function missingPackages(env: Env = process.env): PackageName[] {
  return packageNames().filter((name) => findPackage(name, env) === undefined);
}

/**
 * Absolute path of a package's folder.
 * @throws SiteDeployError `LOCAL_CLOUD_PACKAGES_MISSING` when one of the packages is not there
 */
export function packageFolder(name: PackageName): string {
  const folder = findPackage(name, process.env);
  if (folder === undefined) throw packagesMissing(missingPackages());
  return folder;
}

/**
 * Loads a file of a package. By its path, and not by the package's name: the package may be in a folder from which names are
 * not resolved, and a bundler is to leave it outside.
 * @throws SiteDeployError `LOCAL_CLOUD_PACKAGES_MISSING`
 */
export function loadPackage<Module>(name: PackageName, file: string): Module {
  return createRequire(import.meta.url)(path.join(packageFolder(name), file));
}

/** The failure that says which packages are missing, and what installs them. */
export function packagesMissing(missing: readonly PackageName[]): SiteDeployError {
  const message = `The local cloud needs packages that are not installed: ${missing.join(', ')}.`;
  // In a checkout they are among the development dependencies.
  if (import.meta.filename.endsWith('.ts'))
    return new SiteDeployError('LOCAL_CLOUD_PACKAGES_MISSING', message, { remedy: 'Run: npm ci' });
  const named = packageNames().map((name) => `${name}@${localCloudPackages[name]}`);
  return new SiteDeployError('LOCAL_CLOUD_PACKAGES_MISSING', message, {
    facts: [`Or add them to the project: npm install --save-dev --ignore-scripts ${named.join(' ')}`],
  });
}

function packageNames(): PackageName[] {
  const isName = (name: string): name is PackageName => name in localCloudPackages;
  return Object.keys(localCloudPackages).filter(isName);
}

function findPackage(name: PackageName, env: Env): string | undefined {
  const places = [import.meta.url, pathToFileURL(path.join(packagesFolder(env), 'package.json'))];
  for (const place of places) {
    const file = packageFile(name, place);
    if (file !== undefined && JSON.parse(readFileSync(file, 'utf8')).version === localCloudPackages[name])
      return path.dirname(file);
  }
  return undefined;
}

function packageFile(name: string, from: string | URL): string | undefined {
  try {
    return findPackageJSON(name, from);
  } catch {
    // Node's error for a package that it does not find.
    return undefined;
  }
}
