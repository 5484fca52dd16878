import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../../../support/folder.ts';
import { call, createCalls, docsSite, shopSite, site, usePortal } from './harness.ts';

const token = 'local-editor-token';
const folder = useFolder();
const portal = usePortal({ seed: false });
const { send, get } = createCalls(portal, token, site);
/** Adds these files to the folder, and lets the portal read its pages as after a deployment. */
async function deploy(files: Readonly<Record<string, string>> = {}, of = docsSite) {
  folder.write(files);
  await portal.recordPages(of.slug, folder.root);
}

const page = (title: string, body = '') =>
  `<!doctype html><title>${title}</title><body>${body}</body>`;
const listed = async (of = docsSite) => {
  const { pages } = (await call(portal, 'GET', `/api/sites/${of.id}/pages`, { token })).json as {
    pages: { slug: string; path: string; title: string; textKeyCount: number }[];
  };
  return pages.map(({ path: at, title, textKeyCount }) => [at, title, textKeyCount]);
};

describe("detecting a site's pages from the deployed files", () => {
  it('finds paths, titles and text keys, and skips redirects and error pages', async () => {
    await deploy({
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
    expect(await listed()).toEqual([
      ['/', 'Home', 1],
      ['/about', 'About', 1],
      ['/guide/start', 'Start', 0],
      ['/über uns', 'Über uns', 0],
    ]);
    expect((await get('/text?order=page')).texts).toMatchObject([
      { key: 'home.hero.title', default: 'Hello you' },
      { key: 'about.team.photo', default: 'Our team' },
    ]);
    await rm(folder.at('about.html'));
    await deploy();
    expect((await listed()).map(([at]) => at)).toEqual(['/', '/guide/start', '/über uns']);
  });

  it("does not mistake the portal's titles and texts for the site's", async () => {
    await deploy({ 'index.html': page('Home', '<h1 data-text-key="home.hero.title">Hello</h1>') });
    await send('PUT', '/seo/defaults', { titleSuffix: ' | Acme' });
    await send('PUT', '/text/home.hero.title', { value: 'Welcome' });
    await deploy({
      'index.html': page('Home | Acme', '<h1 data-text-key="home.hero.title">Welcome</h1>'),
    });
    await send('PUT', '/seo/home', { title: 'Portal', description: 'Of the portal' });
    await deploy({
      'index.html': page('Portal | Acme', '<h1 data-text-key="home.hero.title">Welcome</h1>'),
    });
    expect(await listed()).toEqual([['/', 'Home', 1]]);
    const text = { default: 'Hello', override: { value: 'Welcome' } };
    expect(await get('/text/home.hero.title')).toMatchObject(text);
  });

  it('keeps the original text beside an edited one with line breaks and spaces', async () => {
    const show = (text: string) => page('Home', `<h1 data-text-key="home.hero.title">${text}</h1>`);
    await deploy({ 'index.html': show('\n  10\u00a0km\n  away ') });
    const value = ' Only  10\u00a0km\naway';
    await send('PUT', '/text/home.hero.title', { value });
    await deploy({ 'index.html': show(value) });
    const text = { default: '10\u00a0km away', override: { value } };
    expect(await get('/text/home.hero.title')).toMatchObject(text);
  });

  it('reads the built metadata, but not what deployments have added', async () => {
    const built =
      '<title>Docs</title><meta name=description content=" From the generator "><meta name="OG:Image" content="/card.png"><meta property="og:title" content="Shared"><meta property="og:title" content="Second">';
    await deploy({
      'index.html': `<!doctype html><head>${built}</head><body><meta name=keywords content=x>`,
    });
    const heads = () => portal.builtHeads(docsSite.id, ['home']).get('home');
    const known = {
      ...{ title: 'Docs', description: 'From the generator' },
      ...{ 'openGraph.image': '/card.png', 'openGraph.title': 'Shared' },
    };
    expect(heads()).toEqual(known);
    await send('PUT', '/seo/defaults', { titleSuffix: ' | Acme', locale: 'en_US' });
    await send('PUT', '/seo/home', {
      ...{ title: 'Own', description: 'Own', openGraph: { image: '/own.png' } },
    });
    const deployed = built.replace('Docs', 'Own | Acme').replaceAll(/ From[^"]+|.card.png/g, 'Own');
    const added = '<meta property="og:locale" content="en_US">';
    await deploy({ 'index.html': `<!doctype html>${deployed}${added}` });
    expect(heads()).toEqual(known);
    await rm(folder.at('index.html'));
    await deploy({ 'other.html': page('Other') });
    expect(heads()).toBe(undefined);
    expect((await get('/pages?search=generator')).total).toBe(0);
  });

  it('keeps the pages that an API call has set', async () => {
    await send('PUT', '/pages', { pages: [{ path: '/told', title: 'Told' }] });
    await deploy({ 'index.html': page('Home') });
    expect(await listed()).toEqual([['/told', 'Told', 0]]);
  });

  it('finds the routes of an application in its sitemap', async () => {
    const locs = ['/', '/cart/', '/caf%C3%A9']
      .map((at) => `<url><loc>${shopSite.url}${at}</loc></url>`)
      .join('');
    const sitemap = `<urlset>${locs}<url><loc>https://other.example/x</loc></url></urlset>`;
    await deploy({ 'index.html': page('Shop'), 'sitemap.xml': sitemap }, shopSite);
    expect((await listed(shopSite)).map(([at]) => at)).toEqual(['/', '/café', '/cart']);
  });

  it('finds an added page in the sitemap, with or without a slash at its end', async () => {
    await call(portal, 'POST', `/api/sites/${shopSite.id}/pages`, {
      ...{ token, body: { path: '/cart/', title: 'Cart' } },
    });
    const sitemap = `<urlset><url><loc>${shopSite.url}/cart/</loc></url></urlset>`;
    await deploy({ 'index.html': page('Shop'), 'sitemap.xml': sitemap }, shopSite);
    expect((await listed(shopSite)).map(([at]) => at)).toEqual(['/', '/cart']);
  });

  it('finds the routes of an application in the parts of a sitemap index', async () => {
    const loc = (at: string) => `<loc>${shopSite.url}${at}</loc>`;
    const names = ['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap.xml', '/gone.xml', '/../../up'];
    const index = names.map((name) => `<sitemap>${loc(name)}</sitemap>`).join('');
    const part = (at: string) => `<urlset><url>${loc(at)}</url></urlset>`;
    const files = { 'sitemap-1.xml': part('/cart'), 'sitemap-2.xml': part('/about') };
    const sitemap = { 'sitemap.xml': `<sitemapindex>${index}</sitemapindex>`, ...files };
    await deploy({ 'index.html': page('Shop'), ...sitemap }, shopSite);
    expect((await listed(shopSite)).map(([at]) => at)).toEqual(['/', '/about', '/cart']);
  });

  it('reads a page that is nested too deeply for a recursive parser', async () => {
    await deploy({ 'index.html': page('Deep', '<div>'.repeat(20_000)) });
    expect(await listed()).toEqual([['/', 'Deep', 0]]);
  });
});
