import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { call, docsSite, shopSite, startPortal } from './world.ts';

const token = 'local-editor-token';
const site = `/api/sites/${docsSite.id}`;

let portal: Portal;
let folder: string;
beforeEach(async () => {
  [portal, folder] = await Promise.all([
    startPortal({ seed: false, rateLimits: { read: 1e6, write: 1e6 } }),
    mkdtemp(path.join(tmpdir(), 'built-pages-')),
  ]);
});
afterEach(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

async function build(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

const page = (title: string, body = '') =>
  `<!doctype html><title>${title}</title><body>${body}</body>`;
const listed = async (of = docsSite) => {
  const { pages } = (await call(portal, 'GET', `/api/sites/${of.id}/pages`, { token })).json as {
    pages: { slug: string; path: string; title: string; textKeyCount: number }[];
  };
  return pages.map(({ path: at, title, textKeyCount }) => [at, title, textKeyCount]);
};

describe("a portal that detects a site's pages from the deployed files", () => {
  it('detects paths, titles and text keys, and skips redirects and error pages', async () => {
    await build({
      'index.html': page('Home', '<h1 data-text-key="home.hero.title"> Hello\n <b>you</b> </h1>'),
      'about.html': page(
        'About',
        '<img data-text-key-alt="about.team.photo" alt="Our team"><p data-text-key="no">x',
      ),
      'guide/start/index.html': page('Start'),
      'über uns.html': page('Über uns'),
      'old.html': '<meta http-equiv="refresh" content="0; url=/about"><title>Moved</title>',
      '404.html': page('Not found'),
      'a#b.html': page('No path of a portal'),
      'main.js': '',
    });
    await portal.recordPages(docsSite.slug, folder);
    expect(await listed()).toEqual([
      ['/', 'Home', 1],
      ['/about', 'About', 1],
      ['/guide/start', 'Start', 0],
      ['/über uns', 'Über uns', 0],
    ]);
    const { json } = await call(portal, 'GET', `${site}/text`, { token });
    expect(json.texts).toMatchObject([
      { key: 'about.team.photo', default: 'Our team' },
      { key: 'home.hero.title', default: 'Hello you' },
    ]);
    await rm(path.join(folder, 'about.html'));
    await portal.recordPages(docsSite.slug, folder);
    expect((await listed()).map(([at]) => at)).toEqual(['/', '/guide/start', '/über uns']);
  });

  it("does not mistake its own titles and texts for the site's", async () => {
    await build({ 'index.html': page('Home', '<h1 data-text-key="home.hero.title">Hello</h1>') });
    await portal.recordPages(docsSite.slug, folder);
    await call(portal, 'PUT', `${site}/seo/defaults`, { token, body: { titleSuffix: ' | Acme' } });
    await call(portal, 'PUT', `${site}/text/home.hero.title`, {
      token,
      body: { value: 'Welcome' },
    });
    await build({
      'index.html': page('Home | Acme', '<h1 data-text-key="home.hero.title">Welcome</h1>'),
    });
    await portal.recordPages(docsSite.slug, folder);
    const body = { title: 'Portal', description: 'Of the portal' };
    await call(portal, 'PUT', `${site}/seo/home`, { token, body });
    await build({
      'index.html': page('Portal | Acme', '<h1 data-text-key="home.hero.title">Welcome</h1>'),
    });
    await portal.recordPages(docsSite.slug, folder);
    expect(await listed()).toEqual([['/', 'Home', 1]]);
    const { json } = await call(portal, 'GET', `${site}/text/home.hero.title`, { token });
    expect(json).toMatchObject({ default: 'Hello', override: { value: 'Welcome' } });
  });

  it('leaves pages alone that were set explicitly by an API call', async () => {
    await call(portal, 'PUT', `${site}/pages`, {
      token,
      body: { pages: [{ path: '/told', title: 'Told' }] },
    });
    await build({ 'index.html': page('Home') });
    await portal.recordPages(docsSite.slug, folder);
    expect(await listed()).toEqual([['/told', 'Told', 0]]);
  });

  it('finds the routes of an application in its sitemap', async () => {
    const locs = ['/', '/cart/', '/caf%C3%A9']
      .map((at) => `<url><loc>${shopSite.url}${at}</loc></url>`)
      .join('');
    const sitemap = `<urlset>${locs}<url><loc>https://other.example/x</loc></url></urlset>`;
    await build({ 'index.html': page('Shop'), 'sitemap.xml': sitemap });
    await portal.recordPages(shopSite.slug, folder);
    expect((await listed(shopSite)).map(([at]) => at)).toEqual(['/', '/café', '/cart']);
  });

  it('reads a page that is nested deeper than the stack', async () => {
    await build({ 'index.html': page('Deep', '<div>'.repeat(20_000)) });
    await portal.recordPages(docsSite.slug, folder);
    expect(await listed()).toEqual([['/', 'Deep', 0]]);
  });
});
