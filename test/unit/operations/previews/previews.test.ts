import { describe, expect, it } from 'vitest';
import type { StaticSite, StaticSiteBuild } from '../../../../src/clients/azure/static-sites.ts';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import {
  closeEnvironments,
  compareEnvironments,
  environmentsToClose,
  type HostedEnvironment,
} from '../../../../src/operations/previews/previews.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock } from '../../../support/clock.ts';
import { catchError, thrownBy } from '../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../support/http.ts';

const site: StaticSite = {
  id: '/subscriptions/s/resourceGroups/web/providers/Microsoft.Web/staticSites/acme',
  name: 'acme',
  resourceGroup: 'web',
  hosts: ['a.azurestaticapps.net', 'www.acme.example'],
  repositoryUrl: undefined,
};
const build = (
  name: string,
  branch?: string,
  host = `a-${name}.azurestaticapps.net`,
): StaticSiteBuild => ({ name, branch, host, updated: '2026-01-02T03:04:05Z', status: 'Ready' });
const production = build('default', 'master', 'a.azurestaticapps.net');

/** Compares the builds with a repository that has these branches. */
function compare(
  builds: readonly StaticSiteBuild[],
  branches: readonly string[],
  more: Partial<StaticSite> = {},
  pulls: Readonly<Record<string, string>> = {},
  patterns: readonly string[] = ['release/**'],
) {
  const http = scriptedHttp(({ url }) => {
    const [, number = ''] = /\/pulls\/(\d+)$/.exec(url.pathname) ?? [];
    if (number !== '' && !pulls[number]) return { status: 404, body: {} };
    const side = { ref: 'patch-1' };
    const pull = {
      number: Number(number),
      title: '',
      state: pulls[number],
      head: side,
      base: side,
    };
    if (number !== '') return { body: pull };
    const prefix = url.pathname.split('/git/matching-refs/heads/')[1];
    if (prefix === undefined)
      return {
        body: {
          id: 1,
          name: 'site',
          full_name: 'acme/site',
          default_branch: 'master',
          owner: { login: 'acme', id: 2 },
        },
      };
    const found = branches.filter((branch) => branch.startsWith(decodeURIComponent(prefix)));
    return {
      body: found.map((branch) => ({ ref: `refs/heads/${branch}`, object: { sha: 'a1' } })),
    };
  });
  const { signal } = new AbortController();
  const github = createGitHub({ http, clock: fakeClock(), token: new Secret('gh'), signal });
  const repository = { ...github, owner: 'acme', name: 'site' };
  return compareEnvironments({ ...site, ...more }, builds, {
    repository,
    productionBranch: 'master',
    preview: { name: 'preview', branches: patterns },
  });
}

describe('the state of a preview environment', () => {
  it.each([
    ['live', 'its branch exists', build('p', 'release/1.0.0'), ['release/1.0.0']],
    ['stale', 'its branch is gone', build('p', 'release/1.0.0'), []],
    [
      'stale',
      'only a longer branch name exists',
      build('p', 'release/1.0.0'),
      ['release/1.0.0-rc'],
    ],
    ['stale', 'the branch differs in case', build('p', 'Release/1.0.0'), ['release/1.0.0']],
    ['live', 'another branch shares it', build('preview', 'release/1.0.0'), ['release/1.1.0']],
    ['stale', 'no remaining branch shares it', build('preview', 'release/1.0.0'), ['next']],
    [
      'stale',
      'the remaining branches share a different environment',
      build('p', 'release/1.0.0'),
      ['release/1.1.0'],
    ],
    ['stale', 'its name only ends like that of a pull request', build('v12', 'gone'), []],
    ['unknown', 'no branch is recorded', build('p'), []],
    ['unknown', 'its pull request may come from a fork', build('12', 'patch-1'), []],
    ['live', 'its pull request comes from this repository', build('12', 'patch-1'), ['patch-1']],
    ['live', 'it has the name of Production', build('default', 'gone'), []],
    ['live', 'it has the address of Production', build('odd', 'gone', production.host), []],
  ])('is %s if %s', async (state, _, one, branches) => {
    expect(await compare([one], ['master', ...branches])).toMatchObject([
      { name: one.name, state },
    ]);
  });

  it.each([
    ['stale', 'only a branch outside the patterns is left', ['release/*'], ['release/a/b']],
    ['stale', 'only the production branch is left', ['**'], []],
    ['live', 'a branch that matches the patterns is left', ['**'], ['next']],
  ])('is %s if it is shared and %s', async (state, _, patterns, branches) => {
    const builds = [build('a', 'master'), build('preview', 'gone')];
    const found = await compare(builds, ['master', ...branches], {}, {}, patterns);
    expect(found).toMatchObject([{ name: 'a' }, { name: 'preview', state }]);
  });

  it('is listed by its name, after that of Production', async () => {
    const builds = [build('z', 'z'), build('a', 'a'), production, build('m', 'm')];
    const names = (await compare(builds, ['master'])).map(({ name }) => name);
    expect(names).toEqual(['default', 'a', 'm', 'z']);
  });

  it('follows its pull request if there is one', async () => {
    const builds = [build('12', 'patch-1'), build('13', 'gone')];
    const pulls = { 12: 'closed', 13: 'open' };
    expect(await compare(builds, ['master', 'patch-1'], {}, pulls)).toMatchObject([
      { name: '12', state: 'stale', why: 'pull request #12 is closed' },
      { name: '13', state: 'live' },
    ]);
  });

  it('is not derived from the branches of a different repository', async () => {
    const builds = [production, build('p', 'release/1.0.0')];
    expect(await catchError(compare(builds, ['main']))).toMatchObject({
      code: 'REPOSITORY_MISMATCH',
    });
    const other = { repositoryUrl: 'https://github.com/acme/other' };
    expect(await catchError(compare(builds, ['master'], other))).toMatchObject({
      code: 'REPOSITORY_MISMATCH',
    });
    const same = { repositoryUrl: 'https://github.com/Acme/site.git' };
    expect(await compare(builds, ['master'], same)).toHaveLength(2);
  });
});

const preview = (
  name: string,
  state: HostedEnvironment['state'],
  isProduction = false,
): HostedEnvironment => ({ ...build(name, 'b'), isProduction, state, why: '' });

describe('environmentsToClose', () => {
  const all = [
    preview('default', 'stale', true),
    preview('a', 'stale'),
    preview('b', 'live'),
    preview('c', 'unknown'),
  ];
  it('returns stale environments, but not Production', () => {
    expect(environmentsToClose(all, 'stale').map(({ name }) => name)).toEqual(['a']);
  });
  it('returns an environment by its name', () => {
    expect(environmentsToClose(all, { name: 'B' }).map(({ name }) => name)).toEqual(['b']);
  });

  it('refuses Production and unknown names', () => {
    for (const name of ['default', 'Production', 'prod'])
      expect(thrownBy(() => environmentsToClose(all, { name }))).toMatchObject({ code: 'USAGE' });
    expect(thrownBy(() => environmentsToClose(all, { name: 'x' }))).toMatchObject({
      code: 'PREVIEW_NOT_FOUND',
      facts: ['Environments: a, b, c.'],
    });
  });
});

describe('closeEnvironments', () => {
  /** Closes environments; Azure gives these replies while they are being deleted. */
  async function close(
    names: readonly string[],
    replies: (method: string, name: string, observe: number) => Reply,
    { signal } = new AbortController(),
  ) {
    const observations = new Map<string, number>();
    const clock = fakeClock();
    const http = scriptedHttp(({ method, url }) => {
      const name = url.pathname.split('/').at(-1) ?? '';
      const observe = (observations.get(name) ?? 0) + (method === 'GET' ? 1 : 0);
      observations.set(name, observe);
      return replies(method, name, observe);
    }, clock);
    const access = { http, token: new Secret('t'), signal };
    const output: string[] = [];
    const outcomes = await closeEnvironments(
      access,
      clock,
      site,
      names.map((name) => preview(name, 'stale')),
      (outcome) => output.push(outcome.preview.name),
    );
    expect(output).toEqual(names);
    const codes = outcomes.map(({ error }) => error?.code ?? 'closed');
    return { codes, messages: outcomes.map(({ error }) => error?.message), clock, http };
  }

  it('waits until an environment is gone', async () => {
    const { codes, clock } = await close(['a'], (method, _, observe) =>
      method === 'DELETE' ? { status: 202 } : { status: observe < 3 ? 200 : 404 },
    );
    expect(codes).toEqual(['closed']);
    expect(clock.pauses).toEqual([500, 1000]);
  });

  it('continues after an environment that it could not close', async () => {
    const { codes, http } = await close(['a', 'b', 'c'], (method, name) => {
      if (method === 'DELETE')
        return name === 'b'
          ? { status: 409, body: { error: { code: 'Conflict' } } }
          : { status: 202 };
      return { status: 404 };
    });
    expect(codes).toEqual(['closed', 'AZURE_REFUSED', 'closed']);
    expect(http.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(3);
  });

  it('fails if an environment still exists', async () => {
    const { codes, messages } = await close(['a'], (method) => ({
      status: method === 'DELETE' ? 202 : 200,
    }));
    expect(codes).toEqual(['PREVIEW_NOT_CLOSED']);
    expect(messages[0]).toContain('to close "a" 2 minutes ago, but the environment still exists');
  });

  it.each(['DELETE', 'GET'])('stops when the run is cancelled during a %s', async (at) => {
    const ending = new AbortController();
    const methods: string[] = [];
    const closing = close(
      ['a', 'b'],
      (method) => {
        methods.push(method);
        if (method === at) ending.abort(new Error('enough'));
        return { status: method === 'DELETE' ? 202 : 404 };
      },
      ending,
    );
    await expect(closing).rejects.toThrow('enough');
    expect(methods).toEqual(['DELETE', 'GET'].slice(0, at === 'GET' ? 2 : 1));
  });

  it('does not request the removal of Production', async () => {
    const http = scriptedHttp(() => ({}));
    const access = { http, token: new Secret('t'), signal: new AbortController().signal };
    const outcomes = await closeEnvironments(
      access,
      fakeClock(),
      site,
      [preview('default', 'stale', true)],
      () => {},
    );
    expect(outcomes[0]?.error).toMatchObject({ code: 'USAGE' });
    expect(http.requests).toEqual([]);
  });
});
