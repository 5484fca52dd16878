import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEngine } from '../../src/localcloud/engine/engine.ts';
import { startLocalCloud } from '../../src/localcloud/localcloud.ts';

export type Foreign = Awaited<ReturnType<typeof openForeign>>;

/**
 * Starts a local cloud with a repository that has a history, and clones it. `shell` runs commands
 * in the clone.
 */
export async function openForeign(packages: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'foreign-run-'));
  const cloud = await startLocalCloud();
  const { github, githubApi } = cloud;
  const engine = await startEngine({ cloud: { env: cloud.env, github, githubApi } });
  const { token } = githubApi;
  const home = path.join(folder, 'home');
  const work = path.join(folder, 'work');
  await mkdir(home);
  const credentials = path.join(home, 'credentials');
  await writeFile(credentials, `https://x:${token}@github.com\n`, { mode: 0o600 });
  const settings = `[user]\nname = Ada\nemail = ada@acme.example\n[credential]\nhelper = store --file=${credentials}\n[init]\ndefaultBranch = master\n`;
  await writeFile(path.join(home, '.gitconfig'), settings);
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    ...cloud.env,
    GH_TOKEN: token,
    GITHUB_TOKEN: token,
    NO_COLOR: '1',
  };
  const shell = async (command: string, more: Record<string, string> = {}, cwd = work) => {
    const options = { cwd, env: { ...env, ...more }, timeout: 120_000, maxBuffer: 64 << 20 };
    const { stdout } = await promisify(execFile)('sh', ['-ec', command], options);
    return stdout;
  };
  const remote = 'https://github.com/acme/docs.git';
  await shell(`git clone --quiet ${remote} work`, {}, folder);
  const commit = async (message: string, files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(work, name)), { recursive: true });
      await writeFile(path.join(work, name), text);
    }
    await shell(`git add -A && git commit --quiet -m "${message}" && git push --quiet origin HEAD`);
  };
  return {
    packages,
    cloud,
    engine,
    repository: 'acme/docs',
    remote,
    work,
    shell,
    commit,
    /**
     * Waits until all runs have ended.
     * @returns the newest one
     */
    async newestRun() {
      await engine.settled();
      return githubApi.repository('acme/docs')?.runs.at(-1);
    },
    async [Symbol.asyncDispose]() {
      await engine.close();
      await cloud.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
