import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { SitePage } from '../../../../../src/portal/contract/page.ts';
import type { PageSeo } from '../../../../../src/portal/contract/seo.ts';
import { finish } from '../../../../../src/steps/finish/finish.ts';
import { keptPath } from '../../../../../src/steps/finish/portal/kept-content.ts';
import { world } from '../world.ts';

const lastUpdated = '2026-01-02T00:00:00Z';
const seo = (pageSlug: string): PageSeo => ({ pageSlug, title: 'T', description: '', updatedAt: lastUpdated });
const page = (slug: string, path: string): SitePage => ({
  ...{ slug, path, title: slug, type: 'page' },
  ...{ textKeyCount: 0, lastUpdated },
});
const content = {
  pages: [page('home', '/'), page('draft', '/draft')],
  seo: new Map([
    ['home', seo('home')],
    ['draft', seo('draft')],
  ]),
  defaults: {},
  sitemap: undefined,
  malformed: [],
  kept: { follows: true, pages: ['home', 'draft'].map((slug) => ({ slug, lastUpdated, seo: seo(slug) })) },
};

let workspace: string;
afterEach(() => rm(workspace, { recursive: true }));

async function keptOf(hosting: object): Promise<unknown> {
  const made = await world({
    'out/index.html': '<!doctype html><html><head><title>x</title></head><body></body></html>',
    'out/staticwebapp.config.json': JSON.stringify(hosting),
  });
  workspace = made.workspace;
  const { overlay } = await finish(made.plan, made.built, Promise.resolve(content), made.deps);
  const file = overlay.get(keptPath);
  return file && JSON.parse(Buffer.from(file).toString());
}

describe('the metadata that a site keeps for its next deployment', () => {
  it('is that of the pages that are deployed: a page that was not built stays unknown to the public', async () => {
    expect(await keptOf({})).toEqual({
      format: 1,
      follows: true,
      pages: [{ slug: 'home', lastUpdated, seo: seo('home') }],
    });
  });

  it('is not deployed where a part of the site is behind a login', async () => {
    expect(await keptOf({ routes: [{ route: '/intern/*', allowedRoles: ['authenticated'] }] })).toBeUndefined();
    await rm(workspace, { recursive: true });
    expect(await keptOf({ routes: [{ route: '/*', allowedRoles: ['anonymous'] }] })).toBeDefined();
  });
});
