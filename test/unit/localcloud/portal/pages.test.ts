import { describe, expect, it } from 'vitest';
import { call, createCalls, docsSite, usePortal } from './harness.ts';

let now = Date.parse('2026-05-20T12:00:00Z');
const portal = usePortal({ seed: false, clock: () => now });
const { send, status, get } = createCalls(portal, 'local-editor-token');

const report = async (...pages: object[]) => await send('PUT', '/pages', { pages });
const listed = async () =>
  (await get('/pages')).pages as {
    slug: string;
    path: string;
    textKeyCount: number;
    lastUpdated: string;
  }[];

describe('PUT /pages', () => {
  it('adds pages with slugs from their paths, and removes pages that are not listed', async () => {
    const answer = await report(
      { path: '/', title: 'Home' },
      {
        path: '/guide/start',
        title: 'Start',
        type: 'guide',
        texts: { 'guide-start.intro.title': 'Begin' },
      },
      { path: '/guide-start', title: 'Other' },
      { path: '/defaults', title: 'Defaults' },
      { path: '/über uns/', title: 'About', slug: 'about' },
    );
    expect(answer.json).toEqual({ success: true, added: 4, changed: 1, removed: 0, total: 5 });
    expect(
      (await listed()).map(({ slug, path, textKeyCount }) => [path, slug, textKeyCount]),
    ).toEqual([
      ['/', 'home', 0],
      ['/defaults', 'defaults-2', 0],
      ['/guide-start', 'guide-start-2', 0],
      ['/guide/start', 'guide-start', 1],
      ['/über uns/', 'about', 0],
    ]);
    expect((await report({ path: '/', title: 'Home' })).json).toMatchObject({
      removed: 4,
      total: 1,
    });
  });

  it('updates the time of a page only if the page changed', async () => {
    const home = { path: '/', title: 'Home', texts: { 'home.hero.title': 'Hello' } };
    await report(home, { path: '/a', title: 'A' });
    now += 60_000;
    const before = await listed();
    expect((await report(home, { path: '/a', title: 'A' })).json).toMatchObject({
      added: 0,
      changed: 0,
      removed: 0,
    });
    expect(await listed()).toEqual(before);
    await report({ ...home, texts: { 'home.hero.title': 'Good day' } }, { path: '/a', title: 'A' });
    expect(
      (await listed()).map(({ path, lastUpdated }) => [
        path,
        lastUpdated === before[0]?.lastUpdated,
      ]),
    ).toEqual([
      ['/', false],
      ['/a', true],
    ]);
  });

  it('assigns a text to each page that shows it', async () => {
    const nav = { 'nav.main.start': 'Start' };
    await report(
      { path: '/', title: 'Home', texts: { ...nav, 'home.hero.title': 'Hello' } },
      { path: '/about', title: 'About', texts: { ...nav, 'about.hero.title': 'About us' } },
      { path: '/terms', title: 'Terms', texts: nav },
      { path: '/empty', title: 'Empty' },
    );
    expect((await listed()).map(({ slug, textKeyCount }) => [slug, textKeyCount])).toEqual([
      ['home', 2],
      ['about', 2],
      ['empty', 0],
      ['terms', 1],
    ]);
    const ofAbout = await get('/text?page=about&order=page');
    expect(ofAbout).toMatchObject({
      total: 2,
      texts: [
        { key: 'nav.main.start', pageSlug: 'home', pageCount: 3 },
        { key: 'about.hero.title', pageSlug: 'about', pageCount: 1 },
      ],
    });
    const found = await get('/text?page=about&search=start');
    expect(found).toMatchObject({ total: 1, texts: [{ key: 'nav.main.start' }] });
    now += 60_000;
    const admin = createCalls(portal);
    expect(await admin.status('PUT', '/text-mode', { mode: 'runtime' })).toBe(200);
    await send('PUT', '/text/nav.main.start', { value: 'Begin' });
    const shown = await call(portal, 'GET', '/api/v1/pages/terms/text', {
      host: new URL(docsSite.url).host,
    });
    expect(shown.json).toMatchObject({ texts: { 'nav.main.start': 'Begin' } });
    expect((await get('/text?page=about&state=default')).total).toBe(1);
    const touched = (await listed()).filter(({ lastUpdated }) => Date.parse(lastUpdated) === now);
    expect(touched.map(({ slug }) => slug)).toEqual(['home', 'about', 'terms']);
  });

  it('restores the metadata and texts of a removed page when the page returns', async () => {
    const page = { path: '/a', title: 'A', texts: { 'a.b.c': 'Default' } };
    await report(page);
    const seo = { title: 'Own title', description: 'Own description' };
    await send('PUT', '/seo/a', seo);
    await send('PUT', '/text/a.b.c', { value: 'Own text' });
    await report({ path: '/', title: 'Home' });
    expect(await status('GET', '/seo/a')).toBe(404);
    expect((await get('/seo')).pages).toEqual([]);
    await report(page);
    expect(await get('/seo/a')).toMatchObject(seo);
    expect(await get('/text/a.b.c')).toMatchObject({
      override: { value: 'Own text' },
    });
  });

  it.each([
    [
      'two pages with the same path',
      [
        { path: '/a', title: 'A' },
        { path: '/a', title: 'B' },
      ],
      'pages.1.path',
    ],
    [
      'two pages with the same slug',
      [
        { path: '/a', title: 'A', slug: 's' },
        { path: '/b', title: 'B', slug: 's' },
      ],
      'pages.1.slug',
    ],
    [
      'a slug that is the name of an endpoint',
      [{ path: '/a', title: 'A', slug: 'purge' }],
      'pages.0.slug',
    ],
    ['a path that is a URL', [{ path: 'https://a.example/', title: 'A' }], 'pages.0.path'],
    [
      'an invalid text key',
      [{ path: '/a', title: 'A', texts: { title: 'x' } }],
      'pages.0.texts.title',
    ],
  ])('refuses %s', async (_, pages, field) => {
    const answer = await report(...pages);
    expect(answer.status).toBe(400);
    expect(answer.json.details).toMatchObject([{ field }]);
  });
});
