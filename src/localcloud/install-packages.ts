import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteDeployError } from '../shared/errors/error.ts';
import { runCommand } from '../shared/process.ts';
import { packagesFolder, packagesManifest } from './packages.ts';

export interface InstallOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly onLine: (line: string) => void;
}

/** No install scripts: the packages work without them, and one would compile for minutes. */
const command =
  'npm install --ignore-scripts --no-audit --no-fund --no-package-lock --loglevel=error';

/** What npm needs to run and reach a registry. Includes no token of site-deploy. */
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

/** A failed or cancelled install leaves nothing behind. */
export async function installPackages(installOptions: InstallOptions): Promise<string> {
  const { env, signal, onLine } = installOptions;
  const folder = packagesFolder(env);
  const unfinished = `${folder}.${process.pid}`;
  const outputLines: string[] = [];
  try {
    await mkdir(unfinished, { recursive: true });
    await writeFile(path.join(unfinished, 'package.json'), JSON.stringify(packagesManifest));
    const { code } = await runCommand(command, {
      cwd: unfinished,
      env: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => toEntry(name, value))),
      signal,
      onLine(line) {
        outputLines.push(line);
        onLine(line);
      },
    });
    if (code !== 0)
      throw new SiteDeployError(
        'LOCAL_CLOUD_PACKAGES_MISSING',
        "npm could not install the local cloud's packages.",
        {
          facts: outputLines.filter((line) => line.trim() !== '').slice(-5),
          remedy:
            'Fix the cause that npm reports, then run again: npx site-deploy localcloud --install',
        },
      );
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return folder;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function toEntry(name: string, value: string | undefined): [string, string][] {
  if (value !== undefined && allowed.test(name)) return [[name, value]];
  return [];
}
