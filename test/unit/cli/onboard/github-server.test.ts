import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFolder } from '../../../support/folder.ts';
import { needed } from '../../../support/site-config.ts';
import { runIn } from '../terminal-run.ts';

const folder = useFolder();
beforeEach(async () => {
  folder.write({ 'package.json': { name: 'site' }, 'site.config.yml': needed });
});
const origin = (remote: string) => {
  execFileSync('git', ['init', '-q'], { cwd: folder.root });
  execFileSync('git', ['remote', 'add', 'origin', remote], { cwd: folder.root });
};
const action = ['--action', `acme/site-deploy@${'a'.repeat(40)}#v1.0.0`];

async function rendered(args: readonly string[] = [], env: Record<string, string> = {}) {
  const words = ['render', ...action, '--into', 'out', '--repository', 'acme/site', ...args];
  const { code, stdout } = await runIn(folder.root, words, env);
  const files = await readdir(folder.at('out', '.github', 'workflows'));
  const text = await readFile(folder.at('out', '.github', 'workflows', 'deploy.yml'), 'utf8');
  const isServer = text.includes('[self-hosted, linux]');
  expect({ code, keepsPackages: files.includes('rollback.yml') }).toEqual({
    code: 0,
    keepsPackages: !isServer,
  });
  return { isServer, stdout };
}

describe('render', () => {
  type Row = readonly [string, readonly string[], Record<string, string>, string];

  it.each<Row>([
    ['--server', ['--server', 'https://github.acme.example'], {}, 'git@github.com:acme/site.git'],
    ['GITHUB_API_URL', [], { GITHUB_API_URL: 'https://github.acme.example/api/v3' }, ''],
    ['the origin', [], {}, 'ssh://git@github.acme.example:22/acme/site.git'],
  ])('writes workflows for the GitHub Enterprise Server of %s', async (_, args, env, remote) => {
    if (remote !== '') origin(remote);
    const { isServer, stdout } = await rendered(args, env);
    expect(isServer).toBe(true);
    expect(stdout).toContain('for a GitHub Enterprise Server');
  });

  it.each<Row>([
    [
      '--server of GitHub.com',
      ['--server', 'https://github.com'],
      {},
      'git@github.acme.example:acme/site.git',
    ],
    ['--server of a local cloud', ['--server', 'http://127.0.0.1:4711'], {}, ''],
    [
      'GITHUB_API_URL of GitHub.com',
      [],
      { GITHUB_API_URL: 'https://api.github.com' },
      'git@ghe.example:a/b',
    ],
    ['an origin on GitHub.com', [], {}, 'https://github.com/acme/site'],
    ['an origin for one of several accounts', [], {}, 'git@github.com-work:acme/site.git'],
    ['an origin on GitHub Enterprise Cloud', [], {}, 'https://acme.ghe.com/acme/site'],
    ['an origin with an alias from the SSH settings', [], {}, 'work:acme/site.git'],
  ])('writes the usual workflows with %s', async (_, args, env, remote) => {
    if (remote !== '') origin(remote);
    const { isServer, stdout } = await rendered(args, env);
    expect(isServer).toBe(false);
    expect(stdout).not.toContain('for a GitHub Enterprise Server');
  });
});

describe('a command in a checkout whose origin is on a different GitHub server', () => {
  it.each([
    ['onboard', ['onboard', '--check', ...action]],
    [
      'onboard with a portal',
      ['onboard', '--check', '--site', 'site_1', '--portal', 'https://p.example', ...action],
    ],
    ['remove', ['remove', '--dry-run']],
    ['release status', ['release', 'status']],
    ['rollback', ['rollback', '--to', '1.2.3']],
  ])('is refused with the name of the host: %s', async (_, args) => {
    origin('git@github.acme.example:acme/site.git');
    const { code, stderr } = await runIn(folder.root, args, { GH_TOKEN: 'ghp_word' });
    expect(code).toBe(2);
    expect(stderr).toContain(
      'The origin of the checkout is on github.acme.example, but the command would use GitHub.com.',
    );
    expect(stderr).toMatch(
      /--server https:\/\/github\.acme\.example|GITHUB_API_URL=https:\/\/github\.acme\.example/,
    );
  });

  it.each([
    ['git@github.acme.example:acme/site.git', 'GITHUB_API_URL=https://github.acme.example/api/v3.'],
    ['git@acme.ghe.com:acme/site.git', 'GITHUB_API_URL=https://api.acme.ghe.com.'],
    ['http://127.0.0.1:4000/local/site.git', 'GITHUB_API_URL to its remote'],
  ])('is refused with a remedy for the host of %s', async (remote, variable) => {
    origin(remote);
    const { stderr } = await runIn(folder.root, ['release', 'status'], { GH_TOKEN: 'ghp_word' });
    expect(stderr).toMatch(new RegExp(`set ${variable}`, 'i'));
  });
});

it.each(['ghe.example', 'http://ghe.example/api/v3', 'ftp://ghe.example'])(
  'release status refuses GITHUB_API_URL=%s',
  async (address) => {
    const env = { GH_TOKEN: 'ghp_word', GITHUB_API_URL: address };
    const { code, stderr } = await runIn(
      folder.root,
      ['release', 'status', '--repository', 'a/b'],
      env,
    );
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^GITHUB_API_URL is not .*\[USAGE\]/),
    });
  },
);
