import { describe, expect, it } from 'vitest';
import { closeEnvironment } from '../../../../../src/deploy/steps/close/close.ts';
import type { ClosingPlan } from '../../../../../src/deploy/steps/plan/types.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, readJson, scriptedHttp } from '../../../../support/http.ts';
import { createClosingPlan } from '../../../../support/plan.ts';
import { accessBy, createToken, host, ok, refusal } from '../upload/platform.ts';

const url = 'https://preview.acme.example';
const lost = () => {
  throw fault('ECONNRESET');
};
const direct = { uploader: 'direct' } as const;

interface Script {
  readonly plan?: Partial<ClosingPlan>;
  /** Returns the response to a request to close the Preview, by its number. */
  readonly close?: (count: number) => Reply;
  /** Status of the Preview's address. */
  readonly status?: number;
  /** Branches of the remote repository. */
  readonly branches?: readonly string[];
  readonly token?: Secret;
}

function harness({ plan, close = () => ok({}), status = 404, branches = [], token }: Script) {
  const clock = fakeClock();
  const forms: unknown[] = [];
  const http = scriptedHttp((request) => {
    if (request.url.host !== host) return { status };
    expect(request.url.pathname).toBe('/api/pullrequest/close');
    forms.push(readJson(request));
    return close(forms.length);
  }, clock);
  const events: string[] = [];
  const record = {
    begins: () => void events.push('begins'),
    mayHaveChanged: () => void events.push('may have changed'),
  };
  const listed = branches.map((name) => `${'a'.repeat(40)}\trefs/heads/${name}\n`).join('');
  const cancel = new AbortController();
  const deps = createDeps({ http, clock, git: async () => listed, signal: cancel.signal });
  const access = accessBy(token ?? createToken('a'));
  const run = () => closeEnvironment(createClosingPlan(plan), access, record, deps);
  return { run, forms, events, deps, cancel };
}

describe('closing a Preview by the direct protocol', () => {
  it.each<[string, Script, object, number]>([
    [
      'succeeds if the address of the Preview is gone',
      { plan: { url } },
      { outcome: 'closed', gone: { url, status: 404 } },
      1,
    ],
    ['succeeds without an address to check', {}, { outcome: 'closed', gone: undefined }, 1],
    [
      'sends a second form if the first is refused',
      { close: (count) => (count === 1 ? refusal(400, 'No pull request.') : ok({})) },
      { outcome: 'closed' },
      2,
    ],
    [
      'succeeds if the Preview does not exist',
      { close: () => refusal(404, 'No matching Static Web App environment was found.') },
      { outcome: 'absent' },
      1,
    ],
  ])('%s', async (_, script, expected, requests) => {
    const { run, forms, events } = harness(script);
    expect(await run()).toMatchObject(expected);
    expect(forms).toHaveLength(requests);
    const isClosed = 'outcome' in expected && expected.outcome === 'closed';
    expect(events).toEqual(isClosed ? ['begins', 'may have changed'] : ['begins']);
  });

  it('tries again with a named environment after a refusal', async () => {
    const { run, forms } = harness({ close: () => refusal(400, 'No.') });
    await catchError(run());
    const common = { PullRequestId: 'preview', IsPullRequest: true };
    expect(forms).toMatchObject([
      { ...common, IsNamedEnvironment: false, EnvironmentName: null },
      { ...common, IsNamedEnvironment: true, EnvironmentName: 'preview' },
    ]);
  });

  it.each<[string, Script, string, readonly unknown[], number]>([
    [
      'with the reason of the last refusal',
      { close: (count) => refusal(409, `No ${count}.`) },
      'UPLOAD_REFUSED',
      ['reason: No 2. (status 409)'],
      2,
    ],
    [
      'if the site is missing',
      { close: () => refusal(404, 'No matching site was found.') },
      'UPLOAD_REFUSED',
      ['reason: No matching site was found. (status 404)'],
      2,
    ],
    [
      'if the token is refused',
      { close: () => refusal(401, 'No.') },
      'UPLOAD_TOKEN_REFUSED',
      ['reason: No. (status 401)'],
      1,
    ],
    [
      'if the token has an unknown shape and the official client may not be used',
      { plan: direct, token: new Secret('x'.repeat(80)) },
      'UPLOAD_TOKEN_SHAPE',
      ['length: 80 characters'],
      0,
    ],
    [
      'if there is no connection',
      {
        plan: { url },
        close: () => {
          throw fault('ECONNREFUSED');
        },
      },
      'UPLOAD_UNAVAILABLE',
      [expect.stringContaining('ECONNREFUSED')],
      6,
    ],
  ])('fails %s, and changes nothing', async (_, script, code, facts, requests) => {
    const { run, forms, events } = harness(script);
    const error = await catchError(run());
    expect(error.code).toBe(code);
    expect(error.facts.slice(0, 1)).toEqual(facts);
    expect(forms).toHaveLength(requests);
    expect(events).toEqual(['begins']);
  });
});

describe('closing a Preview without a usable response', () => {
  const unclear = 'The hosting platform did not report whether the Preview "preview" is closed';

  it.each<[string, () => Reply]>([
    ['a lost connection', lost],
    ['an error of the platform', () => refusal(500, 'Try later.')],
    ['an HTML page as the response', () => ({ body: '<html>' })],
  ])('succeeds after %s if its address is gone', async (_, close) => {
    const { run, events, deps } = harness({ plan: { url, ...direct }, close });
    expect(await run()).toMatchObject({ outcome: 'closed', gone: { url, status: 404 } });
    expect(events).toEqual(['begins', 'may have changed']);
    expect(deps.log.lines.join('\n')).toMatch(`info ${unclear}: `);
    expect(deps.log.lines.join('\n')).toContain(`Checking ${url} instead.`);
  });

  it('leaves the outcome unknown if its address still answers', async () => {
    const { run } = harness({ plan: { url, ...direct }, close: lost, status: 200 });
    const error = await catchError(run());
    expect(error).toMatchObject({
      code: 'CLOSE_UNKNOWN',
      message: `${unclear}, and checks of ${url} did not show that it is gone.`,
      cause: { code: 'UPLOAD_UNAVAILABLE' },
    });
    expect(error.facts).toContain(`${url} responds with status 200`);
  });

  it('leaves the outcome unknown if its address is unknown', async () => {
    const { run, deps } = harness({ plan: direct, close: lost });
    expect(await catchError(run())).toMatchObject({
      ...{ code: 'CLOSE_UNKNOWN', message: `${unclear}.` },
      remedy: expect.stringContaining('environments.preview.url'),
      facts: expect.arrayContaining([expect.stringContaining('ECONNRESET')]),
    });
    expect(deps.log.lines.join('\n')).not.toContain('instead');
  });

  it('rejects with the abort reason', async () => {
    const reason = new SiteDeployError('CANCELLED', 'The run was cancelled (SIGTERM).');
    const { run, cancel, events, deps } = harness({
      plan: direct,
      close: () => {
        cancel.abort(reason);
        throw reason;
      },
    });
    expect(await catchError(run())).toBe(reason);
    expect(events).toContain('may have changed');
    expect(deps.log.lines).toEqual([]);
  });
});

describe('the guard against closing the wrong Preview', () => {
  const { event } = createClosingPlan();
  const left = ['release/1', 'master', 'topic', 'release/0'];

  it.each(['delete', 'push'] as const)(
    'refuses a Preview that branches use, after a %s event',
    async (name) => {
      const { run, events } = harness({ plan: { event: { ...event, name } }, branches: left });
      expect(await catchError(run())).toMatchObject({
        code: 'PREVIEW_IN_USE',
        message: 'The Preview "preview" is still in use by: release/0, release/1.',
      });
      expect(events).toEqual([]);
    },
  );

  it('names five of seven branches that use the Preview', async () => {
    const branches = Array.from({ length: 7 }, (_, index) => `release/${index}`);
    const { message } = await catchError(harness({ branches }).run());
    expect(message).toContain('release/4');
    expect(message).not.toContain('release/5');
  });

  it('admits a Preview that branches use if a person closes it', async () => {
    const byHand = { event: { ...event, name: 'workflow_dispatch' } };
    expect(await harness({ plan: byHand, branches: left }).run()).toMatchObject({
      outcome: 'closed',
    });
  });

  it.each<[string, Partial<ClosingPlan>]>([
    ['the name of Production', { environmentName: 'production' }],
    ['the address of the live site', { url: 'https://www.acme.example' }],
  ])('refuses a plan with %s', async (_, plan) => {
    const { run, events, forms } = harness({ plan });
    expect(await catchError(run())).toMatchObject({ code: 'UPLOAD_WRONG_TARGET' });
    expect([events, forms]).toEqual([[], []]);
  });
});
