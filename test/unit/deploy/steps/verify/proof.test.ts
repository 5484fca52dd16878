import { beforeAll, describe, expect, it } from 'vitest';
import { pack, type SitePackage } from '../../../../../src/deploy/steps/pack/pack.ts';
import { inspect, planInspection } from '../../../../../src/deploy/steps/verify/inspect.ts';
import {
  timeLimit,
  verify,
  verifyUnchanged,
} from '../../../../../src/deploy/steps/verify/verify.ts';
import type { HttpRequest, HttpResponse } from '../../../../../src/shared/http/client.ts';
import { HttpFault } from '../../../../../src/shared/http/fault.ts';
import { markerPath } from '../../../../../src/shared/live-site/marker.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolderOfTheFile } from '../../../../support/folder.ts';
import { createResponse } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { finishedSite } from '../../../../support/site-package.ts';

const hosting = {
  navigationFallback: { rewrite: '/index.html', exclude: ['/*.ico', '/images/*'] },
  responseOverrides: { 404: { rewrite: '/404.html' } },
  globalHeaders: { 'X-Frame-Options': 'DENY' },
};
const files: Record<string, string> = {
  'index.html': 'start',
  '404.html': 'not here',
  ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`docs/ä ${n}.html`, `page ${n}`])),
};
const plan = createPlan({ url: 'https://live.example' });
const accepted = { id: '1', correlationId: 'c', outcome: 'accepted', url: undefined } as const;

const folder = useFolderOfTheFile();
let sitePackage: SitePackage;
let markerText: string;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) folder.write({ [`site/${name}`]: content });
  const text = JSON.stringify(hosting);
  const { globalHeaders } = hosting;
  const finished = finishedSite(folder.at('site'));
  const own = { ...finished, hosting: { ...finished.hosting, text, globalHeaders } };
  sitePackage = await pack(plan, own, undefined, createDeps({ scratch: folder.root }));
  markerText = JSON.stringify(sitePackage.marker);
});

const createPrevious = (page: string) => ({
  path: `${page}.html`,
  address: encodeURI(`/${page}`),
  status: 200,
  sha256: 'old',
  next: 'new',
});

interface Served {
  readonly status?: number;
  readonly text?: string;
  readonly headers?: Record<string, string>;
}

/**
 * Creates a host that serves the site, except for paths for which `change` returns a response. Time
 * advances only during sleep.
 */
function host(change: (path: string, time: number) => Served | undefined = () => undefined) {
  const observed: string[] = [];
  const requests: HttpRequest[] = [];
  let now = 0;
  const http = {
    async send(request: HttpRequest): Promise<HttpResponse> {
      const { url } = request;
      const name = decodeURIComponent(new URL(url).pathname);
      observed.push(name);
      requests.push(request);
      const pages: Record<string, string | undefined> = {
        [`/${markerPath}`]: markerText,
        '/': files['index.html'],
      };
      const known = pages[name] ?? files[name.slice(1)] ?? files[`${name.slice(1)}.html`];
      const fallback = /^\/images\/|\.ico$/.test(name)
        ? { status: 404, text: files['404.html'] }
        : { text: files['index.html'] };
      const right = known === undefined ? fallback : { text: known };
      const {
        status = 200,
        text = '',
        headers = { 'x-frame-options': 'DENY' },
      } = { ...right, ...change(name, now) } as Served;
      const body = Buffer.from(text);
      const json = text.startsWith('{') ? JSON.parse(text) : null;
      return { ...createResponse(status, json, String(url)), headers, body, text };
    },
  };
  const sleep = async (ms: number) => {
    now += ms;
  };
  return {
    observed,
    requests,
    deps: createDeps({ scratch: folder.root, http, clock: { now: () => now, sleep } }),
    time: () => now,
  };
}

describe('a verification', () => {
  it('checks marker, start page, headers, files, a deep route and a missing page', async () => {
    const { deps, observed } = host();
    expect(await verify(plan, sitePackage, accepted, deps)).toEqual({
      url: 'https://live.example',
      checks: [
        'marker',
        'start page with its headers',
        '9 files by hash',
        'deep route',
        'missing page',
      ].map((what) =>
        what.includes('files') ? expect.stringMatching(/^\d+ files by hash$/) : what,
      ),
    });
    expect(observed).toEqual(
      expect.arrayContaining([
        '/',
        '/404',
        expect.stringMatching(/^\/site-deploy\/no-page-/),
        expect.stringMatching(/^\/images\/no-page-/),
      ]),
    );
    expect(observed.filter((name) => name.startsWith('/docs/')).length).toBeGreaterThan(3);
  });

  it('starts with files that the previous site served differently', async () => {
    const { deps, observed } = host();
    await verify(
      plan,
      sitePackage,
      { ...accepted, before: ['docs/ä 59', 'docs/ä 58'].map(createPrevious) },
      deps,
    );
    expect(observed.slice(2, 6)).toEqual([
      '/docs/ä 59',
      '/docs/ä 58',
      '/docs/ä 59.html',
      '/docs/ä 58.html',
    ]);
  });

  it('probes again until a stale file is replaced by the file of this build', async () => {
    const { deps, time } = host((name, now) =>
      name === '/404' && now < 20_000 ? { text: 'of yesterday' } : undefined,
    );
    await verify(plan, sitePackage, accepted, deps);
    expect(time()).toBeGreaterThanOrEqual(20_000);
  });

  it.each<[string, (path: string) => Served | undefined, string, string | undefined]>([
    [
      'a stale file',
      (name) => (name === '/404' ? { text: 'old' } : undefined),
      'checked files',
      'has the hash',
    ],
    [
      'a missing file',
      (name) => (name === '/404' ? { status: 404 } : undefined),
      'checked files',
      'stale: /404.html, in 1 of 1 requests: /404',
    ],
    [
      'an empty start page',
      (name) => (name === '/' ? { text: '' } : undefined),
      'the start page is not from this build',
      'address: https://live.example/',
    ],
    [
      'no fallback',
      (name) => (name.startsWith('/site-deploy/') ? { status: 404 } : undefined),
      'deep route',
      undefined,
    ],
    [
      'a fallback from a different build',
      (name) => (name.startsWith('/site-deploy/') ? { text: 'old' } : undefined),
      'does not show /index.html from this build',
      undefined,
    ],
    [
      'a missing page that is found',
      (name) => (name.startsWith('/images/') ? { status: 200 } : undefined),
      'returns 200, expected 404',
      undefined,
    ],
  ])('fails for %s and names the cause', async (_name, change, message, fact) => {
    const error = await catchError(verify(plan, sitePackage, accepted, host(change).deps));
    expect(error).toMatchObject({
      code: 'VERIFY_MISMATCH',
      message: expect.stringContaining(message),
    });
    if (fact !== undefined) expect(error.facts.join('\n')).toContain(fact);
  });

  it('skips pages that a route restricts to a role or replaces with a status', async () => {
    const routes = [
      { route: '/docs/*', allowedRoles: ['editor'] },
      { route: '/images/*', statusCode: 403 },
    ];
    const guarded = {
      ...sitePackage,
      hosting: { ...sitePackage.hosting, text: JSON.stringify({ ...hosting, routes }) },
    };
    const { deps, observed } = host((name) =>
      /^\/(docs|images)\//.test(name) ? { status: 403 } : undefined,
    );
    const { checks: observations } = await verify(plan, guarded, accepted, deps);
    expect(observations).toEqual([
      'marker',
      'start page with its headers',
      '2 files by hash',
      'deep route',
      'missing page',
    ]);
    expect(observed.filter((name) => name.startsWith('/docs/'))).toEqual([]);
    const more = JSON.stringify({
      ...hosting,
      routes: [...routes, { route: '/404*', allowedRoles: ['editor'] }],
    });
    const one = await verify(
      plan,
      { ...sitePackage, hosting: { ...sitePackage.hosting, text: more } },
      accepted,
      deps,
    );
    expect(one.checks).toContain('one file by hash');
  });

  it('accepts a marker of a different commit only if the package contains the same marker', async () => {
    const { provenance } = sitePackage.marker;
    const marker = { ...sitePackage.marker, provenance: { ...provenance, commit: 'c'.repeat(40) } };
    const { deps } = host((name) =>
      name.endsWith('.json') ? { text: JSON.stringify(marker) } : undefined,
    );
    const unchanged = { outcome: 'unchanged' } as const;
    await verify(plan, { ...sitePackage, marker }, unchanged, deps);
    expect((await catchError(verify(plan, sitePackage, unchanged, deps))).code).toBe(
      'VERIFY_MISMATCH',
    );
  });

  it('reads at most one byte more than a file has, or 1 KB more if it may be compressed', async () => {
    const { deps, observed, requests } = host();
    await verify(plan, sitePackage, accepted, deps);
    for (const [index, name] of observed.entries()) {
      if (name.includes('site-deploy.json')) continue;
      let file = files[name.slice(1)] ?? files[`${name.slice(1)}.html`] ?? 'start';
      if (name.startsWith('/images/')) file = 'not here';
      // Compression may make a body longer.
      const isCompressed = requests[index]?.headers?.['accept-encoding'] !== undefined;
      const most = Buffer.byteLength(file) + 1 + (isCompressed ? 1_024 : 0);
      expect([name, requests[index]?.maxBytes]).toEqual([name, most]);
    }
  });

  it('limits a request to one second if less time is left', async () => {
    const { deps, requests } = host();
    const planned = () => planInspection(sitePackage, []);
    await inspect({ url: 'https://live.example', sitePackage, planned, limitMs: 300 }, deps);
    expect(new Set(requests.map(({ limitMs }) => limitMs))).toEqual(new Set([1_000]));
  });

  it.each<[string, (path: string) => Served | undefined, number]>([
    ['ends at once if the site serves the build', () => undefined, 0],
    [
      'ends after 30 s if the site no longer serves the build',
      (name) => (name === '/404' ? { text: 'old' } : undefined),
      30_000,
    ],
  ])('of an unchanged site %s', async (_, change, ms) => {
    const { deps, time } = host(change);
    const found = await verifyUnchanged(plan, sitePackage, deps);
    expect([found !== undefined, time()]).toEqual([ms === 0, ms]);
  });

  it('of an unchanged site fails if the site cannot be reached', async () => {
    const silence = new HttpFault('dns', 'GET https://live.example/', 1, new Error('no such host'));
    const deps = { ...host().deps, http: { send: () => Promise.reject(silence) } };
    expect(await catchError(verifyUnchanged(plan, sitePackage, deps))).toMatchObject({
      code: 'VERIFY_UNREACHABLE',
    });
  });

  it('has a time limit that grows with the size of the site', () => {
    const sized = (totalBytes: number, count: number) => ({
      manifest: {
        files: Array.from({ length: count }, () => ({ path: '', size: 0, sha256: '' })),
        totalBytes,
        largestBytes: 0,
      },
    });
    expect(timeLimit(plan, sized(0, 0))).toBe(180_000);
    expect(timeLimit(plan, sized(500e6, 15_000))).toBe(180_000 + 250_000 + 75_000);
  });
});
