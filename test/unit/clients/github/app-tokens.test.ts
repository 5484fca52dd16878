import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { appTokens } from '../../../../src/clients/github/app-tokens.ts';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import { commitSigned } from '../../../../src/clients/github/graphql.ts';
import type { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { type FakeClock, fakeClock } from '../../../support/clock.ts';
import { catchError, thrownBy } from '../../../support/failure.ts';
import { fault, type Reply, readJson, scriptedHttp } from '../../../support/http.ts';

const hour = 3_600_000;
const { signal } = new AbortController();
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
let clock: FakeClock;
beforeEach(() => {
  clock = fakeClock();
});

/** The body of a request for a token. */
interface Asked {
  readonly repositories?: readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
}

interface Script {
  /** Offset of GitHub's clock from ours, in ms. */
  readonly skew?: number;
  readonly privateKey?: string;
  /** Returns the response to a request that is sent with this token. */
  readonly answer?: (token: string) => Reply;
  /** Returns the response to a request for the App's installation, by its path and number. */
  readonly installation?: (path: string, count: number) => Reply;
  /**
   * Returns the response to a request for a token, by its body and number, or `undefined` to issue
   * a token.
   */
  readonly refusal?: (asked: Asked, count: number) => Reply | undefined;
}

function openApp(script: Script = {}) {
  const { answer = () => ({}), installation = () => ({ body: { id: 7 } }), refusal } = script;
  const masked: string[] = [];
  const asked: Asked[] = [];
  const calls: [path: string, token: string][] = [];
  const searches: string[] = [];
  const scripted = scriptedHttp((request) => {
    const { pathname } = request.url;
    if (pathname.endsWith('/installation')) {
      searches.push(pathname);
      return installation(pathname, searches.length);
    }
    if (pathname.endsWith('/access_tokens')) {
      asked.push(readJson(request) as Asked);
      const expires_at = new Date(clock.now() + (script.skew ?? 0) + hour).toISOString();
      const refused = refusal?.(asked.at(-1) ?? {}, asked.length);
      return refused ?? { body: { token: `ghs_${asked.length}`, expires_at } };
    }
    const token = String(request.headers.authorization).replace('Bearer ', '');
    calls.push([pathname, token]);
    return {
      body: { data: { createCommitOnBranch: { commit: { oid: 'c1' } } } },
      ...answer(token),
    };
  }, clock);
  const more = { http: scripted, clock, signal, apiUrl: 'https://api.github.com' };
  const token = appTokens({
    ...more,
    appId: '1',
    privateKey: new Secret(script.privateKey ?? pem),
    mask: (secret) => masked.push(secret.reveal()),
  });
  const github = createGitHub({ ...more, token });
  const read = (name = 'docs', owner = 'acme') =>
    github.call({ method: 'GET', path: `/repos/${owner}/${name}`, needs: 'Metadata: read' });
  return { github, read, asked, calls, searches, masked, requests: scripted.requests };
}

/** Returns the claims of a JSON Web Token, and fails if it isn't signed with the key. */
function readClaims(authorization: unknown): Readonly<Record<string, unknown>> {
  const [head = '', claims = '', signature = ''] = String(authorization).slice(7).split('.');
  const key = createPublicKey(privateKey);
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

it('an App requests a token with claims that expire in 8 minutes, and masks the token', async () => {
  // In CI secrets, the key's line breaks may be written as `\n`.
  const { read, requests, masked } = openApp({ privateKey: pem.replaceAll('\n', '\\n') });
  await read();
  const now = Math.floor(clock.now() / 1000);
  expect(requests.map(({ url }) => url.pathname)).toEqual([
    '/orgs/acme/installation',
    '/app/installations/7/access_tokens',
    '/repos/acme/docs',
  ]);
  for (const { headers } of requests.slice(0, 2))
    expect(readClaims(headers.authorization)).toEqual({ iat: now - 60, exp: now + 480, iss: '1' });
  expect(masked).toEqual(['ghs_1']);
});

it('an App with an invalid private key is refused before any request', () => {
  expect(thrownBy(() => openApp({ privateKey: 'no key' }))).toMatchObject({
    code: 'GITHUB_APP_REFUSED',
    message: 'The private key of the App is not a PEM private key.',
  });
});

it("an App adopts GitHub's clock after status 401, for its claims and the expiry of its tokens", async () => {
  const date = new Date(clock.now() + hour).toUTCString();
  const { read, requests, asked } = openApp({
    skew: hour,
    installation: (_, count) =>
      count === 1 ? { status: 401, headers: { date } } : { body: { id: 7 } },
  });
  await read();
  const { iat } = readClaims(requests[1]?.headers.authorization);
  expect(Number(iat) * 1000).toBe(Math.floor(clock.now() / 1000) * 1000 + hour - 60_000);
  clock.pass(hour - 300_000);
  await read();
  expect(asked).toHaveLength(2);
});

it('concurrent calls share a token, which is renewed five minutes before it expires', async () => {
  const { read, asked } = openApp();
  await Promise.all([read(), read()]);
  clock.pass(hour - 300_001);
  await read();
  expect(asked).toHaveLength(1);
  clock.pass(1);
  await read();
  expect(asked).toHaveLength(2);
});

const failures: [string, string, Script, object][] = [
  [
    'is not installed for the owner',
    'GITHUB_APP_NOT_INSTALLED',
    { installation: () => ({ status: 404 }) },
    { message: 'The App 1 is not installed for acme.' },
  ],
  [
    'is refused',
    'GITHUB_APP_REFUSED',
    { installation: () => ({ status: 401, body: { message: 'Bad credentials' } }) },
    {
      message: 'GitHub rejected the App or its key.',
      facts: ['/orgs/acme/installation: status 401, Bad credentials'],
    },
  ],
  [
    'is suspended',
    'GITHUB_APP_SUSPENDED',
    { refusal: () => ({ status: 403, body: { message: 'This installation was suspended' } }) },
    {},
  ],
  ['gets status 500', 'GITHUB_UNAVAILABLE', { refusal: () => ({ status: 500 }) }, {}],
  [
    'has no connection',
    'GITHUB_UNAVAILABLE',
    {
      installation: () => {
        throw fault('ECONNRESET');
      },
    },
    {},
  ],
];
it.each(failures)('an App that %s fails with %s', async (_, code, script, more) => {
  expect(await catchError(openApp(script).read())).toMatchObject({ code, ...more });
});

it.each(failures.filter(([, , { installation }]) => installation))(
  'the installation of an App that %s is looked up again by the next call',
  async (_, code, script) => {
    const { read, searches } = openApp(script);
    expect(await catchError(read())).toMatchObject({ code });
    const before = searches.length;
    expect(await catchError(read())).toMatchObject({ code });
    expect(searches).toHaveLength(2 * before);
  },
);

it("an App looks up the installation of a person's account once for two repositories", async () => {
  const { read, searches } = openApp({
    installation: (path) => (path.startsWith('/orgs') ? { status: 404 } : { body: { id: 7 } }),
  });
  for (const name of ['docs', 'shop']) await read(name, 'ada');
  expect(searches).toEqual(['/orgs/ada/installation', '/users/ada/installation']);
});

it('an App repeats a call after 1, 2 and 3 s while GitHub refuses a token that is new', async () => {
  let count = 0;
  const { read, asked } = openApp({
    answer: () => {
      count += 1;
      return { status: count < 4 ? 401 : 200 };
    },
  });
  expect(await read()).toMatchObject({ ok: true });
  expect(clock.pauses).toEqual([1_000, 2_000, 3_000]);
  expect(asked).toHaveLength(1);
});

it.each([
  ['is sent again after a pause', 10_000, [1_000], 1],
  ['is replaced', 10_001, [], 2],
])('a token that is refused $1 ms after its issue $0', async (_, age, pauses, issued) => {
  let isRefused = false;
  const { read, asked } = openApp({
    answer: () => {
      const status = isRefused ? 401 : 200;
      isRefused = false;
      return { status };
    },
  });
  await read();
  clock.pass(age);
  isRefused = true;
  expect(await read()).toMatchObject({ ok: true });
  expect(clock.pauses).toEqual(pauses);
  expect(asked).toHaveLength(issued);
});

it.each([
  ['is replaced by a second one', true],
  ['is reported as refused if a second one is refused, too', false],
])('a withdrawn token %s', async (_, isSecondAccepted) => {
  let isWithdrawn = false;
  const { read, asked } = openApp({
    answer: (token) =>
      !isWithdrawn || (isSecondAccepted && token === 'ghs_2') ? {} : { status: 401 },
  });
  await read();
  isWithdrawn = true;
  clock.pass(60_000);
  const again = await read().catch((error: SiteDeployError) => error.code);
  if (isSecondAccepted) expect(again).toMatchObject({ ok: true });
  else expect(again).toBe('GITHUB_TOKEN_REFUSED');
  expect(asked).toHaveLength(2);
});

it('an App requests a token per repository, limited to permissions that are both needed and granted', async () => {
  const permissions = { contents: 'write', checks: 'write', packages: 'write' };
  const { read, asked, calls } = openApp({
    installation: () => ({ body: { id: 7, permissions } }),
  });
  for (const name of ['docs', 'shop', 'Docs']) await read(name);
  const narrowed = { contents: 'write', checks: 'read' };
  expect(asked).toEqual([
    { permissions: narrowed, repositories: ['docs'] },
    { permissions: narrowed, repositories: ['shop'] },
  ]);
  expect(calls.map(([, token]) => token)).toEqual(['ghs_1', 'ghs_2', 'ghs_1']);
});

it('a GraphQL mutation uses the token of its repository, even if a different repository was read last', async () => {
  const { github, read, calls } = openApp();
  await read('docs');
  await read('shop');
  const docs = { ...github, owner: 'acme', name: 'docs' };
  await commitSigned(docs, { branch: 'a', parent: 'b', headline: 'c', files: [] });
  expect(calls.at(-1)).toEqual(['/graphql', 'ghs_1']);
});

it('a call that names no repository uses the latest token of the App, and is refused if there is none', async () => {
  const { github, read, calls } = openApp();
  const user = { method: 'GET', path: '/users/ada', needs: 'Metadata: read' } as const;
  expect(await catchError(github.call(user))).toMatchObject({ code: 'GITHUB_APP_REFUSED' });
  await read();
  await github.call(user);
  expect(calls.at(-1)).toEqual(['/users/ada', 'ghs_1']);
});

it('an App reads a repository outside its installation with a token for the whole installation', async () => {
  const { read, asked, calls } = openApp({
    refusal: ({ repositories }) => (repositories ? { status: 422, body: {} } : undefined),
  });
  await read('public');
  expect(asked).toEqual([{ repositories: ['public'] }, {}]);
  expect(calls).toEqual([['/repos/acme/public', 'ghs_2']]);
});
