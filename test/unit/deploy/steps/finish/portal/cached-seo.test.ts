import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PageSeo } from '../../../../../../src/contracts/portal/seo.ts';
import { finish } from '../../../../../../src/deploy/steps/finish/finish.ts';
import {
  cachedSeoPath,
  formatCachedSeo,
  readLastSeo,
  storeOnHost,
} from '../../../../../../src/deploy/steps/finish/portal/cached-seo.ts';
import type { Plan } from '../../../../../../src/deploy/steps/plan/types.ts';
import type { Deps } from '../../../../../../src/shared/deps.ts';
import { HttpFault } from '../../../../../../src/shared/http/fault.ts';
import { createDeps } from '../../../../../support/deps.ts';
import { useFolder } from '../../../../../support/folder.ts';
import { type Reply, scriptedHttp } from '../../../../../support/http.ts';
import { createPlan } from '../../../../../support/plan.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { harness } from '../harness.ts';

const pageSeo = (pageSlug: string): PageSeo => ({
  ...{ pageSlug, title: 'T', description: '', updatedAt: lastUpdated },
  openGraph: { title: 'Shared' },
});
/** Returns metadata with fields that a newer portal may add. */
const notifications = (pageSlug: string): PageSeo => ({
  ...pageSeo(pageSlug),
  editor: 'erika@acme.example',
  openGraph: { title: 'Shared', note: 'not for the public' },
});
const pages = [sitePage('home', '/'), sitePage('draft', '/draft')];
const seo = getContent(pages, [pageSeo('home'), pageSeo('draft')], {
  cached: {
    follows: true,
    pages: ['home', 'draft'].map((slug) => ({ slug, lastUpdated, seo: notifications(slug) })),
  },
});

let deployed: { readonly plan: Plan; readonly deps: Deps };

async function getCached(hosting: object, more: Partial<Deps> = {}): Promise<unknown> {
  const made = await harness({
    'out/index.html': '<!doctype html><html><head><title>x</title></head><body></body></html>',
    'out/staticwebapp.config.json': JSON.stringify(hosting),
  });
  onTestFinished(made[Symbol.asyncDispose]);
  deployed = { plan: made.plan, deps: { ...made.deps, ...more } };
  const { overlay } = await finish(made.plan, made.built, Promise.resolve(seo), deployed.deps);
  const file = overlay.get(cachedSeoPath);
  return file && JSON.parse(Buffer.from(file).toString());
}

describe('the metadata that a site caches for its next deployment', () => {
  it('contains only deployed pages and fields of the specification', async () => {
    expect(await getCached({})).toEqual({
      format: 1,
      follows: true,
      pages: [{ slug: 'home', lastUpdated, seo: pageSeo('home') }],
    });
  });

  it('is stored in the tool cache, readable only by its owner, if the site may not publish it', async () => {
    const toolCache = await mkdtemp(path.join(tmpdir(), 'tool-cache-'));
    try {
      const hidden = { routes: [{ route: '/intern/*', allowedRoles: ['authenticated'] }] };
      for (const [hosting, slugs] of [
        [{}, ['draft']],
        [hidden, ['home', 'draft']],
      ] as const) {
        await getCached(hosting, { toolCache });
        const http = {
          send: () => Promise.reject(new HttpFault('refused', 'GET /', 1, new Error('gone'))),
        };
        const last = await readLastSeo(deployed.plan, { ...deployed.deps, http });
        expect(last?.pages).toEqual(
          slugs.map((slug) => ({ slug, lastUpdated, seo: pageSeo(slug) })),
        );
        const [file = ''] = await readdir(path.join(toolCache, 'site-deploy-seo'));
        expect((await stat(path.join(toolCache, 'site-deploy-seo', file))).mode & 0o777).toBe(
          0o600,
        );
      }
      await getCached({}, { toolCache: path.join(toolCache, 'site-deploy-seo', 'no', '\0') });
    } finally {
      await rm(toolCache, { recursive: true });
    }
  });

  it('is published only if no part of the site requires a login', async () => {
    expect(
      await getCached({ routes: [{ route: '/intern/*', allowedRoles: ['authenticated'] }] }),
    ).toBeUndefined();
    expect(
      await getCached({ routes: [{ route: '/*', allowedRoles: ['anonymous'] }] }),
    ).toBeDefined();
  });
});

describe('the metadata of the last deployment', () => {
  const cached = (slug: string, follows: boolean) => ({
    ...{ follows, pages: [{ slug, lastUpdated, seo: pageSeo(slug) }] },
  });
  const folder = useFolder();
  const plan = createPlan();

  it.each<[string, Reply, readonly string[], boolean]>([
    [
      'from the site and the tool cache',
      { body: formatCachedSeo(cached('home', false)) },
      ['draft', 'home'],
      false,
    ],
    ['from the tool cache if the site has no file', { status: 404 }, ['draft'], true],
    [
      "from the tool cache if the site's file has an unknown format",
      { body: '{"format":2}' },
      ['draft'],
      true,
    ],
    [
      "from the tool cache if a page in the site's file is malformed",
      { body: formatCachedSeo(cached('home', true)).replace('"T"', '1') },
      ['draft'],
      true,
    ],
  ])('is read %s', async (_, reply, slugs, follows) => {
    const deps = createDeps({ toolCache: folder.root, http: scriptedHttp(() => reply) });
    await storeOnHost(cached('draft', true), plan, deps);
    const last = await readLastSeo(plan, deps);
    expect(last?.pages.map(({ slug }) => slug)).toEqual(slugs);
    expect(last?.follows).toBe(follows);
  });

  it('is not read if an unexpected error occurs, and readLastSeo rejects with the error', async () => {
    const http = { send: () => Promise.reject(new TypeError('x is undefined')) };
    await expect(readLastSeo(plan, createDeps({ http }))).rejects.toThrow('x is undefined');
  });
});
