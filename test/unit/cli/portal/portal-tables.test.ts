import { describe, expect, it } from 'vitest';
import { useTerminal } from './terminal.ts';

const { terminal, printed } = useTerminal();

const site = ['--site', 'site_hp_web'];

describe('portal', () => {
  it('sites prints a table that is not shortened in a file', async () => {
    expect(await printed(['sites', '--status', 'active'])).toMatchInlineSnapshot(`
      "
      ID               SLUG                  NAME                    STATUS  COMPANY                   VERSION  NEXT   DEPLOYED          ADDRESS
      site_hp_guides   harbour-pine-guides   Harbour & Pine Guides   active  Harbour & Pine Furniture  2.1.1    2.2.0  2026-05-08 12:00  https://guides.harbour-pine.example
      site_hp_planner  harbour-pine-planner  Harbour & Pine Planner  active  Harbour & Pine Furniture  0.9.3    -      2026-04-30 12:00  https://planner.harbour-pine.example
      site_hp_web      harbour-pine-web      Harbour & Pine          active  Harbour & Pine Furniture  1.4.0    1.5.0  2026-05-04 12:00  https://www.harbour-pine.example
      "
    `);
  });

  it('pages prints the pages of a site', async () => {
    expect(await printed(['pages', ...site])).toMatchInlineSnapshot(`
      "
      SLUG     PATH               TITLE           TYPE      TEXTS  UPDATED
      home     /                  Harbour & Pine  landing       3  2026-05-10 12:00
      tables   /furniture/tables  Tables          category      2  2026-05-09 12:00
      imprint  /imprint           Imprint         legal         0  2026-05-07 12:00
      visit    /visit             Visit us        page          1  2026-05-08 12:00
      "
    `);
  });

  it('versions prints a table that is shortened to the terminal', async () => {
    expect(await printed(['versions', ...site], 70)).toMatchInlineSnapshot(`
      "
      VERSION  STATUS       SINCE             SOURCE         NOTES
      1.5.0    development  2026-05-17 12:00  release/1.5.0  changes: 4
      1.4.0    production   2026-05-04 12:00  8653984        The blog.
      1.3.0    production   2026-02-19 12:00  7a6bc2c        A page for eac…
      "
    `);
  });

  it('stats prints figures and viewed pages', async () => {
    expect(
      await printed(['stats', ...site, '--from', '2026-05-10', '--to', '2026-05-11']),
    ).toMatchInlineSnapshot(`
      "
      siteId                         site_hp_web
      period                         custom
      pageViews.total                138
      pageViews.unique               8
      content.textOverrides          0
      content.seoUpdates             1
      content.blogPosts              0
      development.requestsCreated    0
      development.requestsCompleted  0
      development.deployments        0
      development.previewExchanges   0

      VIEWS  PAGE
         54  /
         41  /furniture/tables
         28  /visit
         15  /imprint
      "
    `);
  });

  it('seo prints the titles and descriptions of pages', async () => {
    expect(await printed(['seo', '--site', 'site_hp_planner'], 60)).toMatchInlineSnapshot(`
      "
      PAGE         TITLE             DESCRIPTION
      saved-plans  Saved room plans  The room plans that you have…

      defaults.titleSuffix   | Harbour & Pine
      "
    `);
  });

  it('seo show prints the fields of a page', async () => {
    expect(await printed(['seo', 'show', 'home', ...site])).toMatchInlineSnapshot(`
      "
      pageSlug               home
      title                  Solid oak and pine furniture, made on the coast to last
      description            Tables, chairs and shelves of solid oak and pine, made in our own workshop by the harbour since 1974. Every part can be replaced, every piece repaired.
      keywords               oak furniture, pine furniture, solid wood
      canonical              https://www.harbour-pine.example/
      openGraph.title        Harbour & Pine: wood that outlives its owner
      openGraph.image        https://www.harbour-pine.example/images/og.jpg
      openGraph.imageWidth   1200
      openGraph.imageHeight  630
      openGraph.type         website
      openGraph.locale       en_GB
      social.card            summary_large_image
      social.site            @harbourpine
      structuredData         {"@context":"https://schema.org","@type":"FurnitureStore","name":"Harbour & Pine"}
      updatedAt              2026-05-10 12:00
      "
    `);
  });

  it('sitemap prints the addresses of pages', async () => {
    expect(await printed(['sitemap', ...site])).toMatchInlineSnapshot(`
      "
      ADDRESS                                            CHANGED     FREQUENCY  PRIORITY
      https://www.harbour-pine.example/                  2026-05-10  weekly          1.0
      https://www.harbour-pine.example/furniture/tables  2026-05-09  weekly          0.8
      https://www.harbour-pine.example/visit             2026-05-08  weekly          0.5
      "
    `);
  });

  it('text page, text list and content print texts, pages and posts', async () => {
    const host = ['--host', 'www.harbour-pine.example'];
    expect(await printed(['text', 'page', 'home', ...host])).toMatchInlineSnapshot(`
      "
      KEY               TEXT
      home.footer.note  Open Wednesday to Saturday
      home.hero.lead    Tables, chairs and shelves, made of oak and pine.
      home.hero.title   Wood that outlives its owner
      "
    `);
    expect(await printed(['text', 'list', ...site, '--overridden'])).toMatchInlineSnapshot(`
      "
      KEY               STATUS  TEXT                        CHANGED           BY
      home.footer.note  live    Open Wednesday to Saturday  2026-05-07 12:00  Edda Lindqvist
      "
    `);
    expect(await printed(['content', 'pages', ...host])).toMatchInlineSnapshot(`
      "
      SLUG     PATH               TITLE           TYPE      SECTIONS      UPDATED
      home     /                  Harbour & Pine  landing   footer, hero  2026-05-10 12:00
      tables   /furniture/tables  Tables          category  intro         2026-05-09 12:00
      imprint  /imprint           Imprint         legal     -             2026-05-07 12:00
      visit    /visit             Visit us        page      address       2026-05-08 12:00
      "
    `);
    expect(await printed(['content', 'posts', ...host])).toMatchInlineSnapshot(`
      "
      SLUG                   TITLE                             AUTHOR          TAGS         PUBLISHED
      a-day-in-the-workshop  A day in the workshop             Olive Brandt    workshop     2026-05-12 12:00
      why-we-oil             Why we oil instead of varnishing  Edda Lindqvist  craft, care  2026-05-05 12:00
      "
    `);
    expect(await printed(['content', 'post', 'why-we-oil', ...host])).toMatchInlineSnapshot(`
      "
      slug         why-we-oil
      title        Why we oil instead of varnishing
      excerpt      Varnish is beautiful until the first scratch.
      author       Edda Lindqvist
      tags         craft, care
      publishedAt  2026-05-05 12:00
      updatedAt    2026-05-05 12:00

      # Why we oil

      Varnish is beautiful until the first scratch. Oil can be repaired.

      "
    `);
  });

  it('sites prints a message to stderr if no site matches', async () => {
    expect(await terminal.run(['sites', '--status', 'archived'])).toEqual({
      code: 0,
      out: '',
      err: 'No site matches.\n',
    });
  });

  it('sites prints no colours, with or without a terminal', async () => {
    for (const columns of [undefined, 80])
      expect(await printed(['sites'], columns)).not.toContain('\x1b');
  });
});
