import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type EngineOptions, startEngine } from '../../../src/localcloud/engine/engine.ts';
import type { LocalRun } from '../../../src/localcloud/github/state/state.ts';
import { type LocalCloud, startLocalCloud } from '../../../src/localcloud/localcloud.ts';
import type { LocalSite } from '../../../src/localcloud/service/types.ts';
import { renderOnboarding, renderReusableWorkflow } from '../../../src/workflows/render/render.ts';
import { acme, action, record, repository } from './site.ts';

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
const build = `import fs from 'node:fs';
fs.mkdirSync('dist', { recursive: true });
fs.copyFileSync('index.html', 'dist/index.html');
`;

/** A clone of a repository on the local GitHub. */
export interface Clone {
  /** URL of the repository, with a token. */
  readonly remote: string;
  git(...args: string[]): Promise<string>;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /**
   * Writes files, and commits and pushes all changes of the folder. Resolves when no run can
   * continue without a person.
   */
  push(ref: string, message: string, files: Readonly<Record<string, string>>): Promise<void>;
}

/** A site, its repository on the local GitHub, and a person's clone. */
export interface Pusher extends Clone, AsyncDisposable {
  readonly cloud: LocalCloud;
  /** Clones another repository. */
  clone(fullName: string): Promise<Clone>;
  /** Waits until no run can continue without a person. */
  settled(): Promise<void>;
  runs(): readonly LocalRun[];
}

export type PusherOptions = Pick<EngineOptions, 'actionRoot' | 'attest' | 'onLine' | 'commands'> & {
  readonly env?: Readonly<Record<string, string>>;
  readonly onboarding?: Partial<Parameters<typeof renderOnboarding>[1]>;
  /** The site in the portal and the directory. Default: `acme`. */
  readonly site?: LocalSite;
  /** Additional sites, whose repositories are also on the local GitHub. */
  readonly others?: readonly LocalSite[];
  /** Hosts that jobs reach directly. */
  readonly passThrough?: readonly string[];
};

/** Returns the files of the site's first commit: generated ones, a manifest, a build and a page. */
export function siteFiles(
  title: string,
  onboarding: PusherOptions['onboarding'] = {},
): Record<string, string> {
  const generated = renderOnboarding(record, { action, ...onboarding });
  const manifest = { name: 'shop', version: '1.0.0', scripts: { build: 'node build.mjs' } };
  return {
    ...Object.fromEntries(generated.map(({ path: file, content }) => [file, content])),
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify({ ...manifest, lockfileVersion: 3, packages: {} }),
    'build.mjs': build,
    '.gitignore': 'dist\n',
    'index.html': page(title),
  };
}

/** Returns the organisation's reusable workflow as a file of the site's own repository. */
export function reusableFiles(options: PusherOptions['onboarding'] = {}): Record<string, string> {
  const { comment = false, pins = true, server = false, runner, buildMinutes = 0 } = options;
  const jobs = { runner: runner ?? {}, buildMinutes, deployMinutes: options.deployMinutes ?? 0 };
  const reusable = renderReusableWorkflow(record, { action, comment, pins, server, ...jobs });
  return { [reusable.path]: reusable.content };
}

/**
 * Returns the first files of a site whose workflow calls the organisation's reusable one.
 * @param commit commit of the reusable workflow
 */
export function callerFiles(
  title: string,
  commit: string,
  options: PusherOptions['onboarding'] = {},
): Record<string, string> {
  const [file = ''] = Object.keys(reusableFiles());
  const pinned = { uses: `${repository}/${file}@${commit}`, version: 'v1.0.0' };
  const { runner, buildMinutes, deployMinutes, ...own } = options;
  return siteFiles(title, { ...own, shape: 'caller', reusable: pinned });
}

export async function openPusher(options: PusherOptions = {}): Promise<Pusher> {
  const rateLimits = { read: 10_000, write: 10_000, delete: 10_000 };
  const { env = {}, onboarding: _, site = acme, others = [], passThrough = [], ...rest } = options;
  const sites = [site, ...others];
  const cloud = await startLocalCloud({ sites, portal: { rateLimits }, passThrough });
  const { github, githubApi } = cloud;
  const engine = await startEngine({
    cloud: { env: { ...cloud.env, ...env }, github, githubApi },
    ...rest,
  });
  const settled = async () => {
    await githubApi.settled();
    await engine.settled();
  };
  const folders: string[] = [];
  const clone = async (fullName: string) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-push-'));
    folders.push(folder);
    return cloneRepository(cloud, fullName, folder, settled);
  };
  return {
    cloud,
    ...(await clone(repository)),
    clone,
    settled,
    runs: () => githubApi.repository(repository)?.runs ?? [],
    async [Symbol.asyncDispose]() {
      await engine.close();
      await cloud.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function cloneRepository(
  cloud: LocalCloud,
  fullName: string,
  folder: string,
  settled: () => Promise<void>,
): Promise<Clone> {
  const remote = new URL(`${await cloud.open('github.com')}/${fullName}.git`);
  Object.assign(remote, { username: 'x', password: cloud.githubApi.token });
  const git = async (...args: string[]) => {
    const { PATH } = process.env;
    const settings = { PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' };
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@acme.example'];
    const { stdout } = await promisify(execFile)('git', [...who, ...args], {
      cwd: folder,
      env: settings,
    });
    return stdout.trim();
  };
  await git('clone', '--quiet', remote.href, '.');
  const write: Clone['write'] = async (files) => {
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), content);
    }
  };
  return {
    remote: remote.href,
    git,
    write,
    async push(ref, message, files) {
      await write(files);
      // Runs the commands in a single child process, because starting a process copies the page
      // tables of this large process.
      const steps = 'add --all && git commit -q --allow-empty -m "$1" && git push -q origin "$2"';
      await git('-c', `alias.publish=!f() { git ${steps}; }; f`, 'publish', message, ref);
      await settled();
    },
  };
}
