import { describe, expect, it } from 'vitest';
import { resolveCommit } from '../../../../src/clients/github/commits.ts';

import { createGitHub } from '../../../../src/clients/github/github.ts';
import { createPace } from '../../../../src/clients/github/pace.ts';
import { readRepository } from '../../../../src/clients/github/repository.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock } from '../../../support/clock.ts';
import { catchError } from '../../../support/failure.ts';
import { fault, type Reply, scriptedHttp } from '../../../support/http.ts';

const { signal } = new AbortController();

function harness(answers: readonly (Reply | Error)[], more: object = {}) {
  const clock = fakeClock();
  const http = scriptedHttp((_, count) => {
    const answer = answers[Math.min(count, answers.length) - 1] ?? {};
    if (answer instanceof Error) throw answer;
    return answer;
  }, clock);
  const github = createGitHub({ http, clock, token: new Secret('secret-token'), signal, ...more });
  return { clock, http, github };
}
const get = { method: 'GET', path: '/repos/acme/docs', needs: 'Metadata: read' } as const;
const post = {
  method: 'POST',
  path: '/repos/acme/docs/hooks',
  needs: 'Webhooks: write',
  json: {},
} as const;

describe('a GitHub client', () => {
  it('sends the entity tag of an earlier response, and reuses that response after status 304', async () => {
    const first = { headers: { etag: '"1"' }, body: { state: 'queued' } };
    const second = { headers: { etag: '"2"' }, body: { state: 'completed' } };
    const { github, http } = harness([first, { status: 304 }, second], { isConditional: true });
    const states = [];
    for (let observe = 0; observe < 3; observe += 1) states.push((await github.call(get)).json);
    expect(states).toEqual([{ state: 'queued' }, { state: 'queued' }, { state: 'completed' }]);
    const asked = http.requests.map((request) => request.headers['if-none-match']);
    expect(asked).toEqual([undefined, '"1"', '"1"']);
  });

  it('waits until a rate limit is reset, and logs the wait', async () => {
    const reset = Math.ceil(fakeClock().now() / 1000) + 120;
    const limited = {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
      body: {},
    };
    const output: string[] = [];
    const { clock, http, github } = harness([limited, { body: {} }], {
      onPause: (line: string) => output.push(line),
    });
    await github.call(get);
    expect(http.requests).toHaveLength(2);
    expect(clock.pauses).toEqual([120_000]);
    expect(output).toEqual(['GitHub is rate-limiting requests: continuing in 120 s.']);
  });

  it('delays a request until the reset of a quota that is used up', async () => {
    const reset = String(fakeClock().now() / 1000 + 600);
    const last = {
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
      body: {},
    };
    const { clock, http, github } = harness([last, { body: {} }]);
    await github.call(get);
    expect(clock.pauses).toEqual([]);
    await github.call(get);
    expect(clock.pauses).toEqual([600_000]);
    expect(http.requests).toHaveLength(2);
  });

  it('fails instead of waiting two hours for the end of a rate limit', async () => {
    const limited = { status: 429, headers: { 'retry-after': '7200' }, body: {} };
    const { clock, github } = harness([limited]);
    expect(await catchError(github.call(get))).toMatchObject({ code: 'GITHUB_RATE_LIMITED' });
    expect(clock.pauses).toEqual([]);
  });

  it.each([403, 429])(
    'waits for the Retry-After of a rate limit with status %i before it repeats a write',
    async (status) => {
      const { clock, http, github } = harness([
        { status, headers: { 'retry-after': '30' }, body: {} },
        { status: 201, body: {} },
      ]);
      await github.call(post);
      expect(clock.pauses).toEqual([30_000]);
      expect(http.requests).toHaveLength(2);
    },
  );

  it('reports a persistent rate limit with status 403 even if the caller expects this status', async () => {
    const { github } = harness([{ status: 403, headers: { 'retry-after': '30' }, body: {} }]);
    expect(await catchError(github.call({ ...get, expected: [403] }))).toMatchObject({
      code: 'GITHUB_RATE_LIMITED',
    });
  });

  it('delays the second of two concurrent writes, but no read', async () => {
    const pace = createPace({ writesPerMinute: 60, writesPerHour: 450, pointsPerMinute: 800 });
    const { clock, github } = harness([{ body: {} }], { pace });
    pace.restore(Array(30).fill(clock.now()));
    await Promise.all([github.call(post), github.call(post), github.call(get)]);
    expect(clock.pauses).toEqual([1000]);
  });
});

describe('a refusal by GitHub', () => {
  it.each([
    [401, 'GITHUB_TOKEN_REFUSED'],
    [403, 'GITHUB_PERMISSION_MISSING'],
    [404, 'GITHUB_PERMISSION_MISSING'],
    [422, 'GITHUB_REFUSED'],
  ])('with status %i is reported as %s', async (status, code) => {
    const { github, http } = harness([{ status, body: { message: 'No' } }]);
    await expect(github.call(post)).rejects.toThrow(expect.objectContaining({ code }));
    expect(http.requests).toHaveLength(1);
  });

  it('that demands single sign-on leads to a remedy with the address that authorizes the token', async () => {
    const sso = 'required; url=https://github.com/orgs/acme/sso?authorization_request=A1';
    const { github } = harness([
      { status: 403, headers: { 'x-github-sso': sso }, body: { message: 'Resource protected' } },
    ]);
    expect(
      await catchError(
        github.call({ method: 'GET', path: '/repos/acme/docs', needs: 'Metadata: read' }),
      ),
    ).toMatchObject({
      code: 'GITHUB_PERMISSION_MISSING',
      message: 'The organisation requires single sign-on.',
      remedy: expect.stringContaining('https://github.com/orgs/acme/sso?authorization_request=A1'),
    });
  });

  it.each([
    [404, "GitHub can't find the repository acme/site-deploy, or v9 in it."],
    [422, "GitHub can't find a tag or branch v9 in acme/site-deploy."],
  ])(
    'with status %i names the missing version of an action instead of a permission',
    async (status, message) => {
      const { github } = harness([{ status, body: { message: 'No commit found for SHA: v9' } }]);
      expect(
        await catchError(resolveCommit({ ...github, owner: 'acme', name: 'site-deploy' }, 'v9')),
      ).toMatchObject({ code: 'GITHUB_NOT_FOUND', message });
    },
  );

  it('names the permission that the token lacks, and the one that GitHub requires', async () => {
    const headers = {
      'x-accepted-github-permissions': 'administration=write',
      'x-github-request-id': 'ABC',
    };
    const { github } = harness([
      { status: 403, headers, body: { message: 'Resource not accessible' } },
    ]);
    expect(await catchError(github.call(post))).toMatchObject({
      message: 'The token needs the permission "Webhooks: write".',
      facts: [
        'POST /repos/acme/docs/hooks: status 403, Resource not accessible',
        'GitHub requires: administration=write',
        'request id: ABC',
      ],
    });
  });
});

describe('a GitHub client after a lost connection', () => {
  it('repeats a PUT request', async () => {
    const { github, http } = harness([fault('ECONNRESET'), { body: {} }]);
    await github.call({ ...post, method: 'PUT' });
    expect(http.requests).toHaveLength(2);
  });

  it('does not repeat a POST request', async () => {
    const { github, http } = harness([fault('ECONNRESET'), { body: {} }]);
    expect(await catchError(github.call(post))).toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
    expect(http.requests).toHaveLength(1);
  });
});

it('list reads all pages', async () => {
  const page = (from: number, count: number) => ({
    body: { items: Array.from({ length: count }, (_, index) => from + index) },
  });
  const { github, http } = harness([page(0, 100), page(100, 100), page(200, 7)]);
  expect(await github.list({ path: '/items?state=all', needs: 'x' }, 'items')).toHaveLength(207);
  expect(http.requests.map(({ url }) => url.search)).toEqual(
    [1, 2, 3].map((number) => `?state=all&per_page=100&page=${number}`),
  );
});

it.each([
  ['counts its items', {}, 32],
  ['names its next page', { link: '<https://api.github.com/x?page=2>; rel="next"' }, undefined],
])('list continues after a page of 30 items if the response %s', async (_, headers, total) => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_one, index) => from + index);
  const body = (items: number[]) => (total === undefined ? items : { total_count: total, items });
  const { github, http } = harness([
    { headers, body: body(page(0, 30)) },
    { body: body(page(30, 2)) },
  ]);
  expect(
    await github.list({ path: '/items', needs: 'x' }, total === undefined ? undefined : 'items'),
  ).toHaveLength(32);
  expect(http.requests).toHaveLength(2);
});

it('list stops if the server ignores paging and repeats the whole list', async () => {
  const { github, http } = harness([{ body: Array.from({ length: 130 }, (_, index) => index) }]);
  expect(await github.list({ path: '/items', needs: 'x' })).toHaveLength(130);
  expect(http.requests).toHaveLength(2);
});

it.each([
  ['an object without the key', {}],
  ['an object with an object under the key', { items: {} }],
  ['a text', 'no JSON'],
  ['null', null],
])('list refuses %s instead of a list', async (_, body) => {
  const { github } = harness([{ body }]);
  expect(await catchError(github.list({ path: '/items', needs: 'x' }, 'items'))).toMatchObject({
    code: 'GITHUB_REFUSED',
  });
});

it('readRepository does not follow a redirect to a different host', async () => {
  const { github, http } = harness([
    { status: 301, headers: { location: 'https://evil.example/repositories/1' }, body: {} },
  ]);
  expect(
    await catchError(readRepository({ ...github, owner: 'acme', name: 'docs' })),
  ).toMatchObject({
    code: 'GITHUB_NOT_FOUND',
  });
  expect(http.requests.map(({ url }) => url.host)).toEqual(['api.github.com']);
});
