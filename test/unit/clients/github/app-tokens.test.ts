import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appTokens } from '../../../../src/clients/github/app-tokens.ts';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import { commitSigned } from '../../../../src/clients/github/graphql.ts';
import { readRepository } from '../../../../src/clients/github/repository.ts';
import { createCommit, readBranchHead } from '../../../../src/clients/github/tree.ts';
import type { GitHub } from '../../../../src/clients/github/types.ts';
import { createGitHubApi, type GitHubApi } from '../../../../src/localcloud/github/github.ts';
import { listen, stop } from '../../../../src/localcloud/service/http.ts';
import type { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { createHttp } from '../../../../src/shared/http/client.ts';
import { createTransport } from '../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { type FakeClock, fakeClock } from '../../../support/clock.ts';
import { catchError } from '../../../support/failure.ts';
import { type Reply, readJson, scriptedHttp } from '../../../support/http.ts';

const hour = 3_600_000;
let clock: FakeClock;
let api: GitHubApi;
let close: () => Promise<void>;
let apiUrl: string;
let http: ReturnType<typeof createHttp>;
const masked: string[] = [];
const { signal } = new AbortController();

beforeEach(async () => {
  clock = fakeClock();
  masked.length = 0;
  const repositories = [
    { owner: 'acme', name: 'docs', defaultBranch: 'master' },
    { owner: 'other', name: 'docs', defaultBranch: 'master' },
  ];
  api = createGitHubApi({ repositories, now: clock.now });
  const server = createServer((request, response) => void api.handler(request, response));
  apiUrl = `http://127.0.0.1:${await listen(server)}`;
  const transport = createTransport({});
  http = createHttp({ clock, userAgent: 'site-deploy/test', transport: transport.send });
  close = async () => {
    transport.close();
    await stop(server);
    await api.close();
  };
});
afterEach(() => close());

const open = (app: { id: string; privateKey: string }) => {
  const mask = (token: Secret) => void masked.push(token.reveal());
  const more = { http, clock, signal, apiUrl };
  const token = appTokens({ ...more, appId: app.id, privateKey: new Secret(app.privateKey), mask });
  return createGitHub({ ...more, token });
};
const read = (github: ReturnType<typeof open>, owner = 'acme') =>
  readRepository({ ...github, owner, name: 'docs' });

it('an App gets one installation token per owner for five reads', async () => {
  const github = open(api.apps.add(['acme', 'other']));
  expect(await read(github)).toMatchObject({ owner: 'acme' });
  expect(await read(github, 'other')).toMatchObject({ owner: 'other' });
  await Promise.all([read(github), read(github, 'other'), read(github)]);
  expect(api.apps.issued()).toBe(2);
  expect(masked).toHaveLength(2);
});

it('the error of a suspended App says how to resume it, with or without a token', async () => {
  const app = api.apps.add(['acme']);
  const github = open(app);
  await read(github);
  api.apps.suspended.add('acme');
  const request = { method: 'GET', path: '/repos/acme/docs', needs: '', expected: [403] } as const;
  for (const one of [github, open(app)])
    expect(await catchError(one.call(request))).toMatchObject({
      code: 'GITHUB_APP_SUSPENDED',
      remedy: expect.stringContaining('Unsuspend'),
    });
});

it('an App renews an installation token before it expires', async () => {
  const github = open(api.apps.add(['acme']));
  await read(github);
  clock.pass(hour - 6 * 60_000);
  await read(github);
  expect(api.apps.issued()).toBe(1);
  clock.pass(2 * 60_000);
  await read(github);
  expect(api.apps.issued()).toBe(2);
  clock.pass(10 * hour);
  await read(github);
  expect(api.apps.issued()).toBe(3);
});

it("a commit of an App is verified, unlike a person's", async () => {
  const getCommit = async (github: ReturnType<typeof open>, content: string) => {
    const repository = await read(github);
    const parent = (await readBranchHead(repository, 'master')) ?? '';
    const files = [{ path: 'a.txt', content }];
    const commit = await createCommit(repository, {
      message: 'Add a file',
      parent,
      files,
    });
    const path = `/repos/acme/docs/git/commits/${commit}`;
    return (await github.call({ method: 'GET', path, needs: 'Contents: read' })).json;
  };
  expect(await getCommit(open(api.apps.add(['acme'])), 'a')).toMatchObject({
    verification: { verified: true },
  });
  const person = createGitHub({ http, clock, signal, apiUrl, token: new Secret(api.token) });
  expect(await getCommit(person, 'b')).toMatchObject({
    verification: { verified: false, reason: 'unsigned' },
  });
});

it('an App that is not installed for an owner is reported', async () => {
  const error = await catchError(read(open(api.apps.add(['other']))));
  expect(error).toMatchObject({ code: 'GITHUB_APP_NOT_INSTALLED' });
  expect(error.message).toMatch(/^The App \d+ is not installed for acme\.$/);
});

it('an App with a key of another App is refused by GitHub, and an invalid key before that', async () => {
  const [one, other] = [api.apps.add(['acme']), api.apps.add(['acme'])];
  expect(await catchError(read(open({ ...one, privateKey: other.privateKey })))).toMatchObject({
    code: 'GITHUB_APP_REFUSED',
    message: 'GitHub rejected the App or its key.',
  });
  expect(() => open({ ...one, privateKey: 'no key' })).toThrow('is not a PEM private key');
  // As a runner's secret stores it.
  expect(
    await read(open({ ...one, privateKey: one.privateKey.replaceAll('\n', '\\n') })),
  ).toBeDefined();
});

describe('an App', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = new Secret(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const created = () => ({
    token: 'ghs_1',
    expires_at: new Date(clock.now() + hour).toISOString(),
  });
  const openScripted = (answer: (path: string, token: string) => Reply) => {
    const scripted = scriptedHttp(
      ({ url, headers }) => answer(url.pathname, String(headers.authorization)),
      clock,
    );
    const more = { http: scripted, clock, signal, apiUrl: 'https://api.github.com' };
    const token = appTokens({ ...more, appId: '1', privateKey: key, mask: () => {} });
    return { github: createGitHub({ ...more, token }), requests: scripted.requests };
  };

  it("signs its claims by GitHub's clock if GitHub refused them with another time", async () => {
    const date = new Date(clock.now() + hour).toUTCString();
    let refused = 0;
    const { github, requests } = openScripted((path) => {
      if (path.endsWith('/access_tokens')) return { body: created() };
      if (!path.endsWith('/installation')) return { body: {} };
      refused += 1;
      return refused === 1 ? { status: 401, headers: { date } } : { body: { id: 7 } };
    });
    await github.call({ method: 'GET', path: '/repos/acme/docs', needs: 'Metadata: read' });
    const [, claims = ''] = String(requests[1]?.headers.authorization).split('.');
    const { iat } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(iat * 1000).toBeGreaterThan(clock.now() + hour - 120_000);
  });

  it('repeats a call with a new token after 1, 2 and 3 s', async () => {
    let calls = 0;
    const { github } = openScripted((path) => {
      if (path.endsWith('/access_tokens')) return { body: created() };
      if (path.endsWith('/installation')) return { body: { id: 7 } };
      calls += 1;
      return calls < 4 ? { status: 401 } : { body: {} };
    });
    const path = '/repos/acme/docs';
    expect(await github.call({ method: 'GET', path, needs: 'Metadata: read' })).toMatchObject({
      ok: true,
    });
    expect(clock.pauses).toEqual([1_000, 2_000, 3_000]);
  });

  it.each([
    ['is replaced by another one', true],
    ['is reported if the second one is refused, too', false],
  ])('has a withdrawn token that %s', async (_, isSecondAccepted) => {
    let issued = 0;
    let isWithdrawn = false;
    const { github } = openScripted((path, token) => {
      if (path.endsWith('/installation')) return { body: { id: 7 } };
      if (path.endsWith('/access_tokens')) {
        issued += 1;
        return { body: { ...created(), token: `ghs_${issued}` } };
      }
      const isAccepted = !isWithdrawn || (isSecondAccepted && token.endsWith('ghs_2'));
      return isAccepted ? { body: {} } : { status: 401 };
    });
    const call = () =>
      github.call({ method: 'GET', path: '/repos/acme/docs', needs: 'Metadata: read' });
    await call();
    isWithdrawn = true;
    clock.pass(60_000);
    const again = await call().catch((error: SiteDeployError) => error.code);
    if (isSecondAccepted) expect(again).toMatchObject({ ok: true });
    else expect(again).toBe('GITHUB_TOKEN_REFUSED');
    expect(issued).toBe(2);
  });

  /** The restriction requested for each token, and the calls that use it. */
  function openNarrowed(refusal?: (repository: string) => boolean) {
    const asked: unknown[] = [];
    const calls: [string, string][] = [];
    const scripted = scriptedHttp((call) => {
      const { pathname } = call.url;
      const permissions = { contents: 'write', checks: 'write', packages: 'write' };
      if (pathname.endsWith('/installation')) return { body: { id: 7, permissions } };
      if (!pathname.endsWith('/access_tokens')) {
        calls.push([pathname, String(call.headers.authorization)]);
        return { body: { data: { createCommitOnBranch: { commit: { oid: 'c1' } } } } };
      }
      const body = readJson(call) as { repositories?: string[] };
      asked.push(body);
      if (body.repositories?.some((name) => refusal?.(name))) return { status: 422, body: {} };
      return { body: { ...created(), token: `ghs_${body.repositories?.[0] ?? 'all'}` } };
    }, clock);
    const more = { http: scripted, clock, signal, apiUrl: 'https://api.github.com' };
    const token = appTokens({ ...more, appId: '1', privateKey: key, mask: () => {} });
    return { github: createGitHub({ ...more, token }), asked, calls };
  }
  const get = (github: GitHub, name: string) =>
    github.call({ method: 'GET', path: `/repos/acme/${name}`, needs: 'Metadata: read' });

  it('requests tokens for one repository, with the needed permissions that the App has', async () => {
    const { github, asked, calls } = openNarrowed();
    for (const name of ['docs', 'shop', 'docs']) await get(github, name);
    const permissions = { contents: 'write', checks: 'read' };
    expect(asked).toEqual([
      { permissions, repositories: ['docs'] },
      { permissions, repositories: ['shop'] },
    ]);
    expect(calls.map(([, token]) => token)).toEqual(
      ['docs', 'shop', 'docs'].map((name) => `Bearer ghs_${name}`),
    );
  });

  it('sends a mutation with the token of its repository, even if another one was read last', async () => {
    const { github, calls } = openNarrowed();
    await get(github, 'docs');
    await get(github, 'shop');
    const docs = { ...github, owner: 'acme', name: 'docs' };
    await commitSigned(docs, { branch: 'a', parent: 'b', headline: 'c', files: [] });
    expect(calls.at(-1)).toEqual(['/graphql', 'Bearer ghs_docs']);
  });

  it('reads a repository outside the installation with a token of its owner', async () => {
    const { github, calls } = openNarrowed((name) => name === 'public');
    await get(github, 'public');
    expect(calls).toEqual([['/repos/acme/public', 'Bearer ghs_all']]);
  });

  it.each([
    ['gets another one', false],
    ['fails after one other token', true],
  ])('%s if the token for a repository was withdrawn', async (_, isFinal) => {
    let issued = 0;
    let isWithdrawn = false;
    const { github } = openScripted((path) => {
      if (path.endsWith('/installation')) return { body: { id: 7 } };
      if (path.endsWith('/access_tokens')) {
        issued += 1;
        isWithdrawn &&= isFinal;
        return { body: { ...created(), token: `ghs_${issued}` } };
      }
      return isWithdrawn ? { status: 401, body: {} } : { body: {} };
    });
    await get(github, 'docs');
    isWithdrawn = true;
    clock.pass(11_000);
    if (isFinal) expect((await catchError(get(github, 'docs'))).code).toMatch(/^GITHUB_/);
    else expect(await get(github, 'docs')).toMatchObject({ ok: true });
    expect(issued).toBe(2);
  });
});
