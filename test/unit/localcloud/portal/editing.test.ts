import { describe, expect, it } from 'vitest';
import { testFolder } from '../../../support/folder.ts';
import { createCalls, docsSite, shopSite, startPortal, usePortal } from './harness.ts';

const portal = usePortal();
const base = '/api/sites/site_hp_guides';
const editor = createCalls(portal, 'local-editor-token', base);
const admin = createCalls(portal, 'local-admin-token', base);
const web = createCalls(portal, 'local-admin-token', '/api/sites/site_hp_web');

describe('the history of a site', () => {
  it('shows who changed a text, metadata, a setting or the site, and the values before and after', async () => {
    await editor.send('PUT', '/text/home.hero.title', { value: 'New' });
    const seo = { title: 'Guides', description: 'All guides.' };
    await admin.send('PUT', '/seo/home', seo);
    await admin.send('PUT', '/settings', { general: { name: 'Guides' } });
    await admin.send('PATCH', '', { description: 'Other' });
    const { edits, total } = await admin.get('/history');
    expect(total).toBe(4);
    expect(edits).toMatchObject([
      {
        ...{ path: '', by: 'Adnan Kaya' },
        ...{ before: { description: expect.any(String) }, after: { description: 'Other' } },
      },
      {
        ...{ path: '/settings', by: 'Adnan Kaya' },
        ...{ before: { general: expect.anything() }, after: { general: { name: 'Guides' } } },
      },
      {
        ...{ path: '/seo/home', by: 'Adnan Kaya', page: 'home' },
        ...{ before: { title: expect.any(String) }, after: seo },
      },
      { path: '/text/home.hero.title', by: 'Edda Lindqvist', page: 'home' },
    ]);
    expect((await admin.get('/history?page=home')).total).toBe(2);
    const ofText = await admin.get('/history?path=/text/home.hero.title&limit=1');
    expect(ofText).toMatchObject({
      edits: [{ before: { default: expect.any(String) }, after: { override: { value: 'New' } } }],
    });
  });

  it('omits changes that were refused or had no effect', async () => {
    await admin.send('PUT', '/settings', {});
    expect(await admin.status('PUT', '/seo/home', { title: '' })).toBe(422);
    expect(await admin.get('/history')).toMatchObject({ total: 0, edits: [] });
    for (const _ of [1, 2])
      await admin.send('PUT', '/seo/home', { title: 'Guides', description: 'All guides.' });
    expect(await admin.get('/history')).toMatchObject({ total: 1 });
  });

  it('shows only the new value of a created post, and only the old one of a deleted post', async () => {
    await web.send('PUT', '/posts/ash', { title: 'Ash', author: 'Nadia' });
    await web.send('DELETE', '/posts/ash');
    const { edits } = await web.get('/history?path=/posts/ash');
    expect(edits).toMatchObject([{ before: { title: 'Ash' } }, { after: { title: 'Ash' } }]);
    const values = (edits as object[]).map((edit) =>
      Object.keys(edit).filter((key) => key === 'before' || key === 'after'),
    );
    expect(values).toEqual([['before'], ['after']]);
  });
});

it("the SEO audit checks saved metadata, or else the build's", async () => {
  await using folder = await testFolder();
  const docs = createCalls(portal, 'local-editor-token');
  const description = 'A description that the generator has written. '.padEnd(155, 'x');
  const tags = `<meta name="description" content="${description}"><meta property="og:image" content="/card.png">`;
  const title = 'A title of the build, as long as one should really be.';
  folder.write({
    'index.html': `<title>${title}</title>${tags}`,
    'same/index.html': `<title>Short</title>${tags}`,
    'bare/index.html': '',
    'card.png': '',
  });
  await docs.send('PUT', '/seo/defaults', { titleSuffix: ' | The documentation of Acme' });
  await portal.recordPages(docsSite.slug, folder.root);
  const getProblems = async () => {
    const { findings } = await docs.get('/audit?limit=200');
    return (findings as { path: string; field: string; problem: string }[]).map(
      ({ path: at, field, problem }) => `${at} ${field} ${problem}`,
    );
  };
  const ofBare = ['/bare title missing', '/bare description missing'];
  expect(await getProblems()).toEqual([
    '/ description duplicate',
    ...[...ofBare, '/bare openGraph.image image-missing'],
    ...['/same title short', '/same description duplicate'],
  ]);
  const { total } = await docs.get('/pages?search=generator');
  expect(total).toBe(2);
  await docs.send('PUT', '/seo/home', { title, description: 'Own' });
  expect(await getProblems()).toEqual([
    ...['/ title long', '/ description short'],
    ...[...ofBare, '/bare openGraph.image image-missing', '/same title short'],
  ]);
});

describe('a page that an editor adds to a single-page application', () => {
  const shop = createCalls(portal, 'local-editor-token', `/api/sites/${shopSite.id}`);
  const build = async (catalogue?: Record<string, string>) => {
    await using folder = await testFolder();
    folder.write({ 'index.html': '<title>Shop</title><div id="root"></div>' });
    await portal.recordPages(shopSite.slug, folder.root, catalogue);
  };

  it('survives later builds and gets the texts whose keys begin with its slug', async () => {
    const page = { path: '/about', title: 'About us' };
    expect((await shop.send('POST', '/pages', page)).json).toMatchObject({
      page: { slug: 'about' },
    });
    expect(await shop.status('POST', '/pages', page)).toBe(409);
    await build({ 'about.hero.title': 'About', 'shop.cart.label': 'Cart', malformed: 'x' });
    expect(await shop.get('/pages')).toMatchObject({
      pages: [
        { path: '/', textKeyCount: 1 },
        { path: '/about', textKeyCount: 1 },
      ],
    });
    expect(await shop.get('/text?order=page')).toMatchObject({
      texts: [{ key: 'shop.cart.label' }, { key: 'about.hero.title', pageSlug: 'about' }],
    });
    expect(await shop.status('DELETE', '/pages/home')).toBe(409);
    expect(await shop.status('DELETE', '/pages/about')).toBe(200);
    await build();
    expect((await shop.get('/pages')).total).toBe(1);
  });

  it('has the texts of the last build whose keys begin with its slug, until it is removed', async () => {
    await build({ 'team.hero.title': 'Team', 'teams.hero.title': 'Teams' });
    const getPages = async () => {
      const { texts } = await shop.get('/text');
      return (texts as { pageSlug: string }[]).map(({ pageSlug }) => pageSlug);
    };
    expect(await getPages()).toEqual(['home', 'home']);
    const { json } = await shop.send('POST', '/pages', { path: '/team', title: 'Team' });
    expect(json).toMatchObject({ page: { textKeyCount: 1 } });
    expect(await getPages()).toEqual(['team', 'home']);
    await shop.send('DELETE', '/pages/team');
    expect(await getPages()).toEqual(['home', 'home']);
  });
});

it('the portal still lists the images of the last build after a restart', async () => {
  await using folder = await testFolder();
  folder.write({ 'site/index.html': '<title>Shop</title>', 'site/card.png': 'PNG' });
  const database = folder.at('portal.sqlite');
  const before = await startPortal({ database });
  await before.recordPages(shopSite.slug, folder.at('site'));
  await before.close();
  const after = await startPortal({ database });
  expect(after.images(shopSite.slug)).toEqual([{ path: '/card.png', bytes: 3 }]);
  await after.close();
});
