import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Creates a repository with the folder's files as its first commit, independent of this machine's
 * git configuration.
 * @returns a function that runs git in the folder
 */
export async function makeRepository(
  folder: string,
): Promise<(...args: string[]) => Promise<string>> {
  const who = { NAME: 'Adnan Kaya', EMAIL: 'adnan@acme.example', DATE: '2026-01-01T00:00:00Z' };
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...Object.fromEntries(
      Object.entries(who).flatMap(([name, value]) => [
        [`GIT_AUTHOR_${name}`, value],
        [`GIT_COMMITTER_${name}`, value],
      ]),
    ),
  };
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, ...args], { env })).stdout.trim();
  await git('-c', 'init.defaultBranch=master', 'init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Begin the site');
  return git;
}
