import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import manifest from '../../../package.json' with { type: 'json' };
import { SiteDeployError } from '../../shared/errors/error.ts';
import { runCommand } from '../../shared/process.ts';

/**
 * Packages that aren't installed with site-deploy. They have several hundred dependencies, which
 * users who only deploy don't need. They aren't optional peer dependencies, because their exact
 * versions would conflict with the versions in a project.
 */
export const packageNames = [
  '@actions/expressions',
  '@actions/workflow-parser',
  'azurite',
  'graphql',
] as const;

export type PackageName = (typeof packageNames)[number];

type Env = Readonly<Record<string, string | undefined>>;

/** Exact versions of the packages. The tests use the same versions. */
const { devDependencies: versions, overrides }: Manifest = manifest;

interface Manifest {
  readonly devDependencies: Readonly<Record<PackageName, string>>;
  /**
   * Replacements for dependencies that are never loaded, e.g. telemetry, or a keychain that npm
   * would compile.
   */
  readonly overrides: Readonly<Record<string, unknown>>;
}

export const packagesManifest = {
  name: 'site-deploy-localcloud',
  private: true,
  dependencies: Object.fromEntries(packageNames.map((name) => [name, versions[name]])),
  overrides,
};

/**
 * Returns the folder of these package versions in the user's cache, which may be deleted at any
 * time.
 */
export function packagesFolder(
  env: Env = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const digest = hash('sha256', JSON.stringify(packagesManifest)).slice(0, 12);
  return path.join(cacheFolder(env, platform), 'site-deploy', `localcloud-${digest}`);
}

/**
 * Returns the user's cache folder: https://specifications.freedesktop.org/basedir-spec/, or its
 * equivalent on other systems.
 */
export function cacheFolder(env: Env, platform: NodeJS.Platform = process.platform): string {
  // The specification requires that relative paths are ignored.
  if (env.XDG_CACHE_HOME && path.isAbsolute(env.XDG_CACHE_HOME)) return env.XDG_CACHE_HOME;
  const home = env.HOME || os.homedir();
  if (platform === 'win32') return env.LOCALAPPDATA || path.join(home, 'AppData', 'Local');
  return path.join(home, platform === 'darwin' ? 'Library/Caches' : '.cache');
}

export function missingPackages(env: Env = process.env): PackageName[] {
  return packageNames.filter((name) => findPackage(name, env) === undefined);
}

/**
 * Returns the folder of a package.
 * @throws SiteDeployError `LOCAL_CLOUD_PACKAGES_MISSING`
 */
export function packageFolder(name: PackageName): string {
  const folder = findPackage(name, process.env);
  if (!folder) throw packagesMissing(missingPackages());
  return folder;
}

/**
 * Loads a package by its path, because Node doesn't find it by name in the cache folder. This also
 * keeps bundlers from including it.
 */
export function loadPackage<Module>(name: PackageName, file: string): Module {
  return createRequire(import.meta.url)(path.join(packageFolder(name), file));
}

export function packagesMissing(missing: readonly PackageName[]): SiteDeployError {
  const message = `The local cloud needs packages that are not installed: ${missing.join(', ')}.`;
  return new SiteDeployError('LOCAL_CLOUD_PACKAGES_MISSING', message);
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
    // `findPackageJSON` throws if the package is missing.
    return undefined;
  }
}

interface InstallOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly onLine: (line: string) => void;
}

/**
 * Command that installs the packages. It skips install scripts: none is needed, and one would
 * compile for minutes.
 */
const command =
  'npm install --ignore-scripts --no-audit --no-fund --no-package-lock --loglevel=error';

/**
 * Variables that npm needs to run and to reach a registry. site-deploy's tokens aren't among them.
 */
const allowed = new RegExp(
  `^(${[
    'PATH|HOME|USER|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\\w+|TZ|TERM|NO_COLOR|XDG_\\w+',
    'SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES',
    'HTTPS?_PROXY|NO_PROXY|ALL_PROXY|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|SSL_CERT_FILE|SSL_CERT_DIR',
    'NPM_CONFIG_(REGISTRY|CACHE|CAFILE|CA|PROXY|HTTPS_PROXY|NOPROXY|STRICT_SSL|USERCONFIG|GLOBALCONFIG)',
    'NPM_TOKEN|NODE_AUTH_TOKEN',
  ].join('|')})$`,
  'i',
);

const notInstalled = "npm could not install the local cloud's packages.";

/**
 * Installs the packages, and returns their folder. Leaves nothing behind if npm fails.
 * @throws SiteDeployError `LOCAL_CLOUD_PACKAGES_MISSING` with the last lines of npm's output
 */
export async function installPackages({ env, signal, onLine }: InstallOptions): Promise<string> {
  const folder = packagesFolder(env);
  const unfinished = `${folder}.${process.pid}`;
  const outputLines: string[] = [];
  try {
    await mkdir(unfinished, { recursive: true });
    await writeFile(path.join(unfinished, 'package.json'), JSON.stringify(packagesManifest));
    const kept = Object.entries(env).filter((entry): entry is [string, string] =>
      Boolean(entry[1] && allowed.test(entry[0])),
    );
    const { code } = await runCommand(command, {
      cwd: unfinished,
      env: Object.fromEntries(kept),
      signal,
      onLine(line) {
        outputLines.push(line);
        onLine(line);
      },
    });
    if (code !== 0)
      throw new SiteDeployError('LOCAL_CLOUD_PACKAGES_MISSING', notInstalled, {
        facts: outputLines.filter((line) => line.trim() !== '').slice(-5),
        remedy:
          'Fix the cause that npm reports, then run again: npx site-deploy localcloud --install',
      });
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return folder;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
