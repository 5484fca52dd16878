import { describe, expect, it } from 'vitest';
import type { SitePackage } from '../../../../../src/deploy/steps/pack/pack.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import type { Deployment, SentDeployment } from '../../../../../src/deploy/steps/upload/attempt.ts';
import {
  verify,
  verifyAhead,
  verifyUnchanged,
} from '../../../../../src/deploy/steps/verify/verify.ts';
import type { Clock } from '../../../../../src/shared/clock.ts';
import type { Http } from '../../../../../src/shared/http/client.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, scriptedHttp } from '../../../../support/http.ts';
import { createMarker } from '../../../../support/marker.ts';
import { createPlan } from '../../../../support/plan.ts';
import { makePackage } from './site-package.ts';

const marker = createMarker();
const older = createMarker({ files: 'sha256:old' });
const packed = makePackage({});
const globalHeaders = { 'X-Frame-Options': 'DENY', 'X-Gone': '' };
const sitePackage: SitePackage = { ...packed, hosting: { ...packed.hosting, globalHeaders } };
const accepted: SentDeployment = {
  id: 'v',
  correlationId: 'cid',
  outcome: 'accepted',
  url: undefined,
};
const unknown: SentDeployment = { ...accepted, outcome: 'unknown', lastPollError: 'status 500' };
const page: Reply = { headers: { 'x-frame-options': 'DENY' }, body: '<html>' };
const good = { marker: { body: marker }, page };

interface Live {
  readonly marker?: Reply | Error;
  readonly page?: Reply | Error;
}

/** Creates a site that serves these states in order and repeats the last one. */
function serve(states: readonly Live[]) {
  const clock = fakeClock();
  const http = scriptedHttp(({ url }) => {
    if (url.pathname.startsWith('/no-page-')) return { status: 404 };
    const isMarker = url.pathname === '/.well-known/site-deploy.json';
    // A pause separates two rounds of probes.
    const state = { ...good, ...states[Math.min(clock.pauses.length, states.length - 1)] };
    const answer = isMarker ? state.marker : state.page;
    if (answer instanceof Error) throw answer;
    return answer;
  }, clock);
  return { http, clock };
}

function run(
  states: readonly Live[],
  deployment: Deployment = accepted,
  more: Partial<Plan> = {},
  yaml = '',
  live?: SitePackage['live'],
) {
  let changes = 0;
  const { http, clock } = serve(states);
  return {
    work: verify(
      createPlan(more, yaml),
      { ...sitePackage, live },
      deployment,
      createDeps({ http, clock }),
      () => void changes++,
    ),
    hasChanged: () => changes > 0,
    http,
    clock,
  };
}

/** Creates a site whose marker depends on the round of probes and whether a connection is new. */
function serveMarkers(markerFor: (isAlone: boolean, round: number) => Reply) {
  const clock = fakeClock();
  const http = scriptedHttp(({ url, newConnection = false }) => {
    if (url.pathname.startsWith('/no-page-')) return { status: 404 };
    return url.pathname === '/' ? page : markerFor(newConnection, clock.pauses.length);
  }, clock);
  return { clock, deps: createDeps({ http, clock }) };
}

const verified = { url: 'https://www.acme.example' };
const unreachable = 'could not be reached';
const another = 'it serves another build';
const headers = 'lacks configured headers';
const longTexts = createMarker(
  { commit: 'c'.repeat(90), files: 'f'.repeat(90) },
  { slug: 's'.repeat(90), version: 'v'.repeat(90), environment: 'e'.repeat(90) },
);
const cutTexts = `${'s'.repeat(80)} ${'v'.repeat(80)} (${'e'.repeat(80)}), commit cccccccccccc`;
const badDigest = { ...marker, provenance: { ...marker.provenance, files: 5 } };
const html = { headers: { 'content-type': 'text/html' }, body: '<html>' };
const expected = 'acme-docs 1.4.0 (Production), commit c0ffee000000, sha256:dddddddddddd';

const bad: [string, Live, message: string, fact?: string][] = [
  ['no marker', { marker: { status: 404 } }, 'returns 404', `expected: ${expected}`],
  ['a page instead of the marker', { marker: html }, 'is not a marker (text/html)'],
  ['JSON null', { marker: { body: 'null' } }, 'is not a marker'],
  ['a marker without a digest', { marker: { body: badDigest } }, 'is not a marker'],
  [
    'an older digest',
    { marker: { body: older } },
    another,
    'served:   acme-docs 1.4.0 (Production), commit c0ffee000000, sha256:old',
  ],
  [
    'a marker with long texts',
    { marker: { body: longTexts } },
    another,
    `served:   ${cutTexts}, ${'f'.repeat(19)}`,
  ],
  ['a different site', { marker: { body: { ...marker, slug: 'other' } } }, another],
  ['a different environment', { marker: { body: { ...marker, environment: 'Preview' } } }, another],
  ['a different commit', { marker: { body: createMarker({ commit: 'bad' }) } }, another],
  [
    'a broken start page',
    { page: { status: 500 } },
    'the start page returns 500',
    'address: https://www.acme.example/',
  ],
  [
    'a missing header',
    { page: { headers: {} } },
    headers,
    'X-Frame-Options: expected "DENY", served "none"',
  ],
  [
    'a header with a different value',
    { page: { headers: { 'x-frame-options': 'ALLOW' } } },
    headers,
    'X-Frame-Options: expected "DENY", served "ALLOW"',
  ],
  ['a refused connection', { marker: fault('ECONNREFUSED') }, unreachable],
  ['an unknown host name', { marker: fault('ENOTFOUND') }, unreachable],
  [
    'a certificate for a different host',
    { marker: fault('ERR_TLS_CERT_ALTNAME_INVALID') },
    unreachable,
  ],
];
const getCode = (message: string) =>
  message === unreachable ? 'VERIFY_UNREACHABLE' : 'VERIFY_MISMATCH';

describe('verify', () => {
  it('succeeds without a pause if all probes, over shared and new connections, find this build', async () => {
    const { work, http, clock } = run([{}]);
    expect(await work).toMatchObject(verified);
    expect(clock.pauses).toEqual([]);
    const addresses = (alone: boolean) =>
      http.requests.flatMap(({ url, newConnection: ownConnection = false }) =>
        ownConnection === alone ? url.href : [],
      );
    const marker = 'https://www.acme.example/.well-known/site-deploy.json';
    const others = ['https://www.acme.example/', expect.stringContaining('/no-page-')];
    const six = Array.from({ length: 6 }, () => marker);
    expect(addresses(false)).toEqual([marker, ...others, ...six]);
    expect(addresses(true)).toEqual(six);
    for (const { headers } of http.requests) expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(bad)('waits while the probe finds %s', async (_, state) => {
    const { work, clock } = run([state, state, {}]);
    expect(await work).toMatchObject(verified);
    expect(clock.pauses).toEqual([250, 375]);
  });

  it.each(bad)(
    'fails at the time limit if the probe still finds %s',
    async (_, state, message, fact) => {
      const { work, clock } = run([state]);
      const error = await catchError(work);
      expect(error.code).toBe(getCode(message));
      expect(error.message).toContain(message);
      if (fact) expect(error.facts).toContain(fact);
      expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBe(3 * 60_000);
      expect(Math.max(...clock.pauses)).toBe(5_000);
    },
  );

  it.each(bad)(
    'keeps an unknown outcome of the upload if the probe finds %s',
    async (_, state, message) => {
      const error = await catchError(run([state], unknown).work);
      const cause = { code: getCode(message) };
      expect(error).toMatchObject({ code: 'DISTRIBUTION_UNKNOWN', cause });
      expect(error.message).toContain('the site does not confirm it');
      expect(error.facts.slice(1)).toEqual([
        'last status check: status 500',
        'correlation id: cid',
      ]);
    },
  );

  it('requires three matching rounds in a row after probes got different builds', async () => {
    let alone = 0;
    const { clock, deps } = serveMarkers((isAlone) => {
      if (isAlone) alone += 1;
      return { body: isAlone && alone === 2 ? older : marker };
    });
    expect(await verify(createPlan(), sitePackage, accepted, deps)).toMatchObject(verified);
    expect(clock.pauses).toEqual([250, 375, 562.5]);
    expect(deps.log.lines.join('\n')).toContain(
      'some probes found it, but 1 of 12 later ones found something else',
    );
  });

  it.each([
    ['a different build', { body: older }, /^served: {3}acme-docs 1\.4\.0 .*sha256:old$/],
    ['an error', { status: 404 }, /^served: {3}status 404$/],
  ])('reports %s that some probes got', async (_, other, served) => {
    const { deps } = serveMarkers((isAlone) => (isAlone ? other : { body: marker }));
    const error = await catchError(verify(createPlan(), sitePackage, accepted, deps));
    expect(error.facts[1]).toMatch(served);
  });

  it('warns if a site that should already serve this build serves a different one', async () => {
    const { deps } = serveMarkers(() => ({ body: older }));
    expect(await verifyUnchanged(createPlan(), sitePackage, deps)).toBeUndefined();
    expect(deps.log.lines.join()).toMatch(/warn .*does not serve this build: it serves another/);
  });

  it('restarts the count of rounds after each mismatch, and reports that probes differed', async () => {
    const rounds = 'mixed right right other right right mixed right other'.split(' ');
    const { deps } = serveMarkers((isAlone, index) => {
      const round = rounds[Math.min(index, rounds.length - 1)];
      const isOld = round === 'other' || (round === 'mixed' && isAlone);
      return { body: isOld ? older : marker };
    });
    const error = await catchError(verify(createPlan(), sitePackage, accepted, deps));
    expect(error.code).toBe('VERIFY_MISMATCH');
    expect(error.message).toContain('some probes found it, but the last one found another build');
    expect(error.remedy).toContain('Edges of the hosting platform seem to differ');
  });

  /** Returns the error of run 40 if the site serves the build of a different run. */
  function catchReplaced(other: string, live?: SitePackage['live'], more?: Partial<typeof marker>) {
    const clock = fakeClock();
    const served = createMarker({ files: 'sha256:other' }, { run: other, ...more });
    const http = scriptedHttp(() => ({ body: served }), clock);
    const own = { ...sitePackage, marker: { ...marker, run: '40' }, live };
    return catchError(verify(createPlan(), own, accepted, createDeps({ http, clock })));
  }

  it.each([
    ['began later', '41', undefined],
    ['began earlier and ended later', '39', createMarker({}, { run: '38' })],
  ])('names a run that %s and has replaced this build', async (_, other, live) => {
    const error = await catchReplaced(other, live);
    expect(error.code).toBe('VERIFY_MISMATCH');
    expect(error.message).toContain(`run ${other} has deployed another build in the meantime`);
    expect(error.remedy).toContain('concurrency');
  });

  it.each<[string, string, SitePackage['live']?, Partial<typeof marker>?]>([
    ['that was live before', '39', createMarker({}, { run: '39' })],
    ['that was live even earlier', '37', createMarker({}, { run: '39' })],
    ['that may have been live before', '39'],
    ['of this run', '40', createMarker({}, { run: '38' })],
    ['with an invalid run', 'x', createMarker({}, { run: '38' })],
    ['of a different site', '41', undefined, { slug: 'other' }],
    ['of a different environment', '41', undefined, { environment: 'Preview' }],
  ])('does not name the run of a build %s', async (_, other, live, more) => {
    const error = await catchReplaced(other, live, more);
    expect(error.code).toBe('VERIFY_MISMATCH');
    expect(error.message).not.toContain('in the meantime');
    expect(error.remedy).not.toContain('concurrency');
  });

  it('succeeds after an unknown outcome if the site serves this build', async () => {
    expect(await run([{ marker: { status: 404 } }, {}], unknown).work).toMatchObject(verified);
  });

  it('ends after hosting.verificationTimeoutMinutes', async () => {
    const yaml = 'hosting: { verificationTimeoutMinutes: 0.5 }';
    const { work, clock } = run([{ page: { status: 500 } }], accepted, {}, yaml);
    await catchError(work);
    expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBe(30_000);
  });
});

describe('the address to verify', () => {
  it('is that of the plan, or else that of the platform', async () => {
    const named = { ...accepted, url: 'https://named.example' };
    expect(await run([{}], named).work).toMatchObject(verified);
    expect(await run([{}], named, { url: undefined }).work).toMatchObject({ url: named.url });
  });

  it('leads to an error without any request if it is unknown', async () => {
    const { work, http } = run([{}], accepted, { url: undefined });
    expect((await catchError(work)).code).toBe('VERIFY_ADDRESS_UNKNOWN');
    expect(http.requests).toEqual([]);
    expect(await catchError(run([{}], unknown, { url: undefined }).work)).toMatchObject({
      code: 'DISTRIBUTION_UNKNOWN',
      cause: { code: 'VERIFY_ADDRESS_UNKNOWN' },
    });
  });
});

it("verify names the platform's address if only that address serves this build", async () => {
  const clock = fakeClock();
  const home = 'https://calm-sea.azurestaticapps.net';
  const http = scriptedHttp(({ url }) => {
    if (url.origin === home) return good.marker;
    throw fault('ENOTFOUND');
  }, clock);
  const deps = createDeps({ http, clock });
  const work = verify(createPlan(), sitePackage, { ...accepted, url: home }, deps);
  expect(await catchError(work)).toMatchObject({
    code: 'VERIFY_UNREACHABLE',
    facts: [expect.any(String), expect.stringContaining(`${home}, which`)],
    remedy: expect.stringContaining('correct the token'),
  });
});

describe('redirects', () => {
  const over = (answer: (url: URL) => Reply) => {
    const clock = fakeClock();
    const http = scriptedHttp(({ url }) => answer(url), clock);
    return { work: verify(createPlan(), sitePackage, accepted, createDeps({ http, clock })), http };
  };

  it('are followed if they are relative or lead to other hosts', async () => {
    const { work, http } = over((url) => {
      if (url.pathname.startsWith('/no-page-')) return { status: 404 };
      if (url.host === 'www.acme.example')
        return { status: 301, headers: { location: `https://acme.example${url.pathname}` } };
      if (url.pathname === '/') return { status: 302, headers: { location: 'home' } };
      return url.pathname === '/home' ? page : good.marker;
    });
    expect((await work).checks[0]).toBe('marker at https://acme.example');
    const asked = http.requests.map(({ url }) => url.href).slice(2);
    expect(asked.filter((address) => !/no-page-|site-deploy\.json/.test(address))).toEqual([
      'https://www.acme.example/',
      'https://acme.example/',
      'https://acme.example/home',
    ]);
  });

  it.each([
    ['in a loop', '/again'],
    ['that lead nowhere', 'http://'],
    ['to an unencrypted address', 'http://www.acme.example/'],
  ])('%s are a mismatch', async (_, location) => {
    const { work } = over(() => ({ status: 302, headers: { location } }));
    expect((await catchError(work)).message).toContain('returns 302');
  });
});

describe('verify', () => {
  async function hasChanged(state: Live, live: SitePackage['live']): Promise<boolean> {
    const { work, hasChanged } = run([state], accepted, {}, '', live);
    await work.catch(() => undefined);
    return hasChanged();
  }

  it.each<[string, Live]>([
    ['this build', {}],
    ['this build with a broken start page', { page: { status: 500 } }],
  ])('reports a change of the live site if it serves %s', async (_, state) => {
    expect(await hasChanged(state, older)).toBe(true);
  });

  it.each<[string, Live, SitePackage['live']]>([
    ['the previous build', { marker: { body: older } }, older],
    ['no marker', { marker: { status: 404 } }, undefined],
    ['a marker that named this build already', { page: { status: 500 } }, marker],
  ])('reports no change of the live site if it serves %s', async (_, state, live) => {
    expect(await hasChanged(state, live)).toBe(false);
  });
});

describe('verifyAhead', () => {
  const observe = async (replies: Live, more: Partial<Plan> = {}) => {
    const { http, clock } = serve([replies]);
    const seen = await verifyAhead(createPlan(more), sitePackage, [], createDeps({ http, clock }));
    return { seen, pauses: clock.pauses };
  };

  it('returns the same checks as verify', async () => {
    const { checks, url } = await run([good]).work;
    expect((await observe(good)).seen).toEqual({ url, checks });
  });

  it.each<[string, Live]>([
    ['serves a different build', { marker: { body: older } }],
    ['cannot be reached', { marker: fault('ECONNREFUSED') }],
  ])('returns nothing if the site %s', async (_name, live) => {
    expect(await observe(live)).toEqual({ seen: undefined, pauses: [] });
  });

  it('returns nothing without an address', async () => {
    expect((await observe(good, { url: undefined })).seen).toBeUndefined();
  });

  const ahead = Promise.resolve({ url: 'https://www.acme.example', checks: ['marker'] });
  const nothing = Promise.resolve(undefined);
  const verifyWith = (sent: SentDeployment, http: Http, clock: Clock, isSeen = true) => {
    const deps = createDeps({ http, clock });
    return verify(createPlan(), sitePackage, sent, deps, () => {}, isSeen ? ahead : nothing);
  };

  it('makes verify succeed without a request if the client succeeds', async () => {
    const { http, clock } = serve([{}]);
    expect(await verifyWith(accepted, http, clock)).toBe(await ahead);
    expect(http.requests).toEqual([]);
    expect((await verifyWith(accepted, http, clock, false)).checks).toContain('marker');
  });

  it('is ignored by verify if the client then reports an unknown outcome', async () => {
    const { http, clock } = serve([{ marker: { body: older } }]);
    const error = await catchError(verifyWith(unknown, http, clock));
    expect(error.code).toBe('DISTRIBUTION_UNKNOWN');
  });
});
