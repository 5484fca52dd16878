import { beforeEach, expect, it } from 'vitest';
import { appTokens } from '../../../../src/clients/github/app-tokens.ts';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import { readRepository } from '../../../../src/clients/github/repository.ts';
import { createCommit, readBranchHead } from '../../../../src/clients/github/tree.ts';
import { createGitHubApi, type GitHubApi } from '../../../../src/localcloud/github/github.ts';
import { createHttp } from '../../../../src/shared/http/client.ts';
import { createTransport } from '../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { type FakeClock, fakeClock } from '../../../support/clock.ts';
import { catchError } from '../../../support/failure.ts';
import { serve } from '../../../support/serve.ts';

let clock: FakeClock;
let api: GitHubApi;
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
  const server = await serve(api.handler);
  apiUrl = server.origin;
  const transport = createTransport({});
  http = createHttp({ clock, userAgent: 'site-deploy/test', transport: transport.send });
  return async () => {
    transport.close();
    await server[Symbol.asyncDispose]();
    await api.close();
  };
});

const open = (app: { id: string; privateKey: string }) => {
  const mask = (token: Secret) => void masked.push(token.reveal());
  const more = { http, clock, signal, apiUrl };
  const token = appTokens({ ...more, appId: app.id, privateKey: new Secret(app.privateKey), mask });
  return createGitHub({ ...more, token });
};
const read = (github: ReturnType<typeof open>, owner = 'acme') =>
  readRepository({ ...github, owner, name: 'docs' });

it('an App requests one token per owner for five reads of two repositories', async () => {
  const github = open(api.apps.add(['acme', 'other']));
  expect(await read(github)).toMatchObject({ owner: 'acme' });
  expect(await read(github, 'other')).toMatchObject({ owner: 'other' });
  await Promise.all([read(github), read(github, 'other'), read(github)]);
  expect(api.apps.issued()).toBe(2);
  expect(masked).toHaveLength(2);
});

it('a suspended App is reported with its remedy, whether or not it has a token', async () => {
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

it("a commit created with an App's token is verified, unlike one with a person's token", async () => {
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

it('GitHub refuses an App that signs with the key of another App', async () => {
  const [one, other] = [api.apps.add(['acme']), api.apps.add(['acme'])];
  expect(await catchError(read(open({ ...one, privateKey: other.privateKey })))).toMatchObject({
    code: 'GITHUB_APP_REFUSED',
    message: 'GitHub rejected the App or its key.',
  });
});
