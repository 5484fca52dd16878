import { describe, expect, it } from 'vitest';
import { describeUncommitted, readCheckout } from '../../../../src/cli/inputs/local-checkout.ts';

const createGit =
  (remote: string | undefined) => async (_folder: string, args: readonly string[]) =>
    ({ 'symbolic-ref': 'master\n', 'rev-parse': 'c0ffee\n', remote, log: 'Fix it\n\nmore\n' })[
      args[0] ?? ''
    ];

const { signal } = new AbortController();

describe('readCheckout', () => {
  const read = (remote: string | undefined) => readCheckout(createGit(remote), '/site', signal);

  it.each([
    ['https://github.com/acme/site.git', 'acme/site', 'github.com'],
    ['https://github.com/acme/site', 'acme/site', 'github.com'],
    ['https://user:word@github.com/acme/site.git/', 'acme/site', 'github.com'],
    ['git@github.com:acme/site.git', 'acme/site', 'github.com'],
    ['ssh://git@host:22/acme/site.name.git', 'acme/site.name', 'host'],
    ['https://github.acme.example:8443/acme/site', 'acme/site', 'github.acme.example'],
    ['work:acme/site.git', 'acme/site', 'work'],
  ])(
    'reads the repository $1 and the host $2 from the remote $0',
    async (remote, repository, host) => {
      expect(await read(remote)).toEqual({
        ...{ branch: 'master', sha: 'c0ffee', message: 'Fix it\n\nmore' },
        ...{ repository, host, defaultBranch: 'master' },
      });
    },
  );

  it.each([
    '/srv/git/acme/site.git',
    'file:///srv/git/acme/site.git',
    'git@my host.example:acme/site.git',
    'git@300.0.0.1:acme/site.git',
  ])('reads the repository acme/site, but no host, from the remote %s', async (remote) => {
    expect(await read(remote)).toMatchObject({ repository: 'acme/site', host: undefined });
  });

  it.each([
    ['a remote with a name that GitHub does not allow', '/srv/git/網站/site.git'],
    ['an empty remote', ''],
    ['a checkout without a remote', undefined],
  ])('reads neither repository nor host from %s', async (_, remote) => {
    expect(await read(remote)).toMatchObject({ repository: undefined, host: undefined });
  });

  it('returns only undefined values if git fails', async () => {
    expect(await readCheckout(async () => undefined, '/site', signal)).toEqual({
      branch: undefined,
      sha: undefined,
      repository: undefined,
      host: undefined,
      message: undefined,
    });
  });
});

describe('describeUncommitted', () => {
  const describeFolder = (listed: string | undefined) =>
    describeUncommitted(async () => listed, '/site', 'c0ffee'.repeat(6), signal);

  it('names changed, new and removed files of a checkout', async () => {
    expect(await describeFolder(' M src/a b.md\0?? new.html\0 D old.html\0')).toBe(
      'The folder differs from the deployed commit c0ffeec0ffee: ' +
        'src/a b.md, new.html, old.html.',
    );
  });

  it('returns undefined for a clean checkout or without git', async () => {
    expect(await describeFolder('')).toBeUndefined();
    expect(await describeFolder(undefined)).toBeUndefined();
  });
});
