import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPortalCommand } from '../../../../src/cli/portal/command.ts';
import { openTerminal, type Terminal } from './terminal.ts';

let terminal: Terminal;
beforeAll(async () => {
  terminal = await openTerminal();
});
afterAll(async () => {
  await terminal[Symbol.asyncDispose]();
});

const site = ['--site', 'site_hp_web'];
/** What a command prints, when all is well. */
async function printed(args: readonly string[], columns?: number): Promise<string> {
  const { code, out, err } = await terminal.run(args, columns === undefined ? {} : { columns });
  expect({ args, code, err }).toEqual({ args, code: 0, err: expect.any(String) });
  return `\n${out}`;
}

describe('tables', () => {
  it('sites, cut into the terminal', async () => {
    expect(
      await printed(['sites', '--status', 'active', '--company', 'company_harbour_pine'], 100),
    ).toMatchInlineSnapshot(`
      "
      ID               SLUG       NAME       STATUS  COMPANY    VERSION  NEXT   DEPLOYED          ADDRESS
      site_hp_guides   harbour-…  Harbour …  active  Harbour …  2.1.1    2.2.0  2026-05-08 12:00  https:/…
      site_hp_planner  harbour-…  Harbour …  active  Harbour …  0.9.3    -      2026-04-30 12:00  https:/…
      site_hp_web      harbour-…  Harbour …  active  Harbour …  1.4.0    1.5.0  2026-05-04 12:00  https:/…
      "
    `);
  });

  it('sites, whole for a file', async () => {
    expect(await printed(['sites', '--status', 'active'])).toMatchInlineSnapshot(`
      "
      ID               SLUG                  NAME                    STATUS  COMPANY                   VERSION  NEXT   DEPLOYED          ADDRESS
      site_hp_guides   harbour-pine-guides   Harbour & Pine Guides   active  Harbour & Pine Furniture  2.1.1    2.2.0  2026-05-08 12:00  https://guides.harbour-pine.example
      site_hp_planner  harbour-pine-planner  Harbour & Pine Planner  active  Harbour & Pine Furniture  0.9.3    -      2026-04-30 12:00  https://planner.harbour-pine.example
      site_hp_web      harbour-pine-web      Harbour & Pine          active  Harbour & Pine Furniture  1.4.0    1.5.0  2026-05-04 12:00  https://www.harbour-pine.example
      "
    `);
  });

  it('site', async () => {
    expect(await printed(['site', '--site', 'site_hp_planner'])).toMatchInlineSnapshot(`
      "
      id                          site_hp_planner
      slug                        harbour-pine-planner
      name                        Harbour & Pine Planner
      description                 Plan a room with our furniture, to scale.
      url                         https://planner.harbour-pine.example
      status                      active
      company.id                  company_harbour_pine
      company.name                Harbour & Pine Furniture
      repository.owner            harbour-pine
      repository.name             planner
      repository.defaultBranch    master
      repository.releaseBranch    release/**
      framework.type              spa
      framework.version           1.0.0
      versions.current            0.9.3
      features.textOverrides      yes
      features.seoManagement      yes
      features.blogEnabled        no
      features.assistantEnabled   no
      statistics.pageViews        700
      statistics.textOverrides    1
      statistics.pendingRequests  1
      lastDeployed                2026-04-30 12:00
      createdAt                   2025-11-01 12:00
      "
    `);
  });

  it('pages', async () => {
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

  it('versions', async () => {
    expect(await printed(['versions', ...site], 70)).toMatchInlineSnapshot(`
      "
      VERSION  STATUS       SINCE             SOURCE         NOTES
      1.5.0    development  2026-05-17 12:00  release/1.5.0  4 changes
      1.4.0    production   2026-05-04 12:00  8653984        The blog.
      1.3.0    production   2026-02-19 12:00  7a6bc2c        A page for eac…
      "
    `);
  });

  it('stats', async () => {
    expect(await printed(['stats', ...site, '--from', '2026-05-10', '--to', '2026-05-11'])).toMatchInlineSnapshot(`
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

      VIEWS  PAGE
         54  /
         41  /furniture/tables
         28  /visit
         15  /imprint
      "
    `);
  });

  it('settings', async () => {
    expect(await printed(['settings', '--site', 'site_hp_planner'])).toMatchInlineSnapshot(`
      "
      general.name                Harbour & Pine Planner
      general.description         Plan a room with our furniture, to scale.
      general.timezone            Europe/London
      deployment.provider         azure-static-web-apps
      deployment.autoDeployDev    yes
      deployment.requireApproval  yes
      notifications.email         yes
      notifications.slack         no
      notifications.webhookUrl    -
      features.textOverrides      yes
      features.seoManagement      yes
      features.blogEnabled        no
      features.assistantEnabled   no
      "
    `);
  });

  it('seo', async () => {
    expect(await printed(['seo', '--site', 'site_hp_planner'], 60)).toMatchInlineSnapshot(`
      "
      PAGE         TITLE             DESCRIPTION
      saved-plans  Saved room plans  The room plans that you have…

      defaults.titleSuffix   | Harbour & Pine
      "
    `);
  });

  it('seo show', async () => {
    expect(await printed(['seo', 'show', 'home', ...site])).toMatchInlineSnapshot(`
      "
      pageSlug               home
      title                  Solid oak and pine furniture, made on the coast to last
      description            Tables, chairs and shelves of solid oak and pine, made in our own workshop by the harbour since 1974. Every part can be replaced, every piece repaired.
      keywords               oak furniture, pine furniture, solid wood
      canonical              https://www.harbour-pine.example/
      openGraph.title        Harbour & Pine: wood that outlives its owner
      openGraph.description  Tables, chairs and shelves of solid oak and pine.
      openGraph.image        https://www.harbour-pine.example/images/og.jpg
      openGraph.imageWidth   1200
      openGraph.imageHeight  630
      openGraph.type         website
      openGraph.locale       en_GB
      openGraph.siteName     Harbour & Pine
      social.card            summary_large_image
      social.site            @harbourpine
      structuredData         {"@context":"https://schema.org","@type":"FurnitureStore","name":"Harbour & Pine","foundingDate":"1974"}
      updatedAt              2026-05-10 12:00
      "
    `);
  });

  it('sitemap', async () => {
    expect(await printed(['sitemap', ...site])).toMatchInlineSnapshot(`
      "
      ADDRESS                                            CHANGED     FREQUENCY  PRIORITY
      https://www.harbour-pine.example/                  2026-05-10  weekly          1.0
      https://www.harbour-pine.example/furniture/tables  2026-05-09  weekly          0.8
      https://www.harbour-pine.example/visit             2026-05-08  weekly          0.5
      "
    `);
  });

  it('text and content, by the host name of the site', async () => {
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
    expect(await printed(['content', 'page', 'tables', ...host])).toMatchInlineSnapshot(`
      "
      slug         tables
      path         /furniture/tables
      title        Tables
      type         category
      sections     intro
      lastUpdated  2026-05-09 12:00
      "
    `);
    expect(await printed(['content', 'posts', ...host])).toMatchInlineSnapshot(`
      "
      SLUG                   TITLE                          AUTHOR          TAGS         PUBLISHED
      a-day-in-the-workshop  A day in the workshop          Olive Brandt    workshop     2026-05-12 12:00
      why-we-oil             Why we oil and do not varnish  Edda Lindqvist  craft, care  2026-05-05 12:00
      "
    `);
    expect(await printed(['content', 'post', 'why-we-oil', ...host])).toMatchInlineSnapshot(`
      "
      slug         why-we-oil
      title        Why we oil and do not varnish
      excerpt      Varnish is beautiful until the first scratch.
      author       Edda Lindqvist
      tags         craft, care
      publishedAt  2026-05-05 12:00
      updatedAt    2026-05-05 12:00

      # Why we oil

      Varnish is beautiful until the first scratch. Oil can be repaired with a cloth.

      "
    `);
  });

  it('say in words that there is nothing, beside the data', async () => {
    expect(await terminal.run(['sites', '--status', 'archived'])).toEqual({
      code: 0,
      out: '',
      err: 'No site matches.\n',
    });
  });

  it('have no colour, with and without a terminal', async () => {
    for (const columns of [undefined, 80]) expect(await printed(['sites'], columns)).not.toContain('\x1b');
  });
});

describe('JSON', () => {
  it.each([
    [['sites'], 'sites'],
    [['site', ...site], 'repository'],
    [['stats', ...site], 'pageViews'],
    [['pages', ...site], 'pages'],
    [['versions', ...site], 'versions'],
    [['settings', ...site], 'notifications'],
    [['seo', ...site], 'defaults'],
    [['seo', 'show', 'home', ...site], 'openGraph'],
    [['seo', 'defaults', ...site], 'socialHandle'],
    [['sitemap', ...site], 'urls'],
    [['text', 'list', ...site], 'texts'],
  ])('%j is the answer, whole and alone', async (args, field) => {
    const { code, out } = await terminal.run([...args, '--json'], { columns: 40 });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty(field);
  });

  it('is given for edits, too', async () => {
    const { out } = await terminal.run(['site', 'set', '--site', 'site_docs', '--name', 'Docs', '--json']);
    expect(JSON.parse(out)).toMatchObject({ success: true, site: { name: 'Docs' } });
  });
});

describe('lists', () => {
  it('say how to see more', async () => {
    const { out, err } = await terminal.run(['sites', '--limit', '2']);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
    expect(err).toBe('2 of 5 sites: --offset 2 shows the next, --all all.\n');
  });

  it('are shown whole with --all', async () => {
    const { out, err } = await terminal.run(['sites', '--all', '--limit', '2']);
    expect(out.trimEnd().split('\n')).toHaveLength(6);
    expect(err).toBe('');
  });

  it('show the XML of the sitemap as it is', async () => {
    expect((await terminal.run(['sitemap', ...site, '--xml'])).out).toMatch(/^<\?xml .*<\/urlset>\n$/s);
  });
});

describe('edits', () => {
  it('seo set changes what is given, keeps the rest, and warns', async () => {
    const args = ['seo', 'set', 'home', ...site, '--title', 'Short', '--og', 'title=Hi', '--index', 'no'];
    const { code, err } = await terminal.run([...args, '--clear', 'social', '--clear', 'openGraph.image']);
    expect({ code, err }).toEqual({
      code: 0,
      err:
        'warning: title: Has 5 characters; 50 to 60 are recommended.\n' +
        'The SEO metadata of "home" was changed; it goes live with the next deployment.\n',
    });
    const { out } = await terminal.run(['seo', 'show', 'home', ...site, '--json']);
    const seo = JSON.parse(out);
    expect(seo).toMatchObject({
      title: 'Short',
      noIndex: true,
      openGraph: { title: 'Hi', siteName: 'Harbour & Pine' },
    });
    expect(seo.keywords).toHaveLength(3);
    expect(seo).not.toHaveProperty('social');
    expect(seo.openGraph).not.toHaveProperty('image');
  });

  it('seo set reads JSON-LD from a file', async () => {
    const file = path.join(terminal.folder, 'ld.json');
    await writeFile(file, '{"@context":"https://schema.org","@type":"Thing"}');
    const args = ['seo', 'set', 'visit', ...site, '--structured-data', 'ld.json', '--keywords', 'a, b'];
    expect((await terminal.run(args)).code).toBe(0);
    const { out } = await terminal.run(['seo', 'show', 'visit', ...site, '--json']);
    expect(JSON.parse(out)).toMatchObject({ keywords: ['a', 'b'], structuredData: { '@type': 'Thing' } });
    await writeFile(file, '{');
    expect(await terminal.run(args)).toMatchObject({ code: 2, err: expect.stringContaining('can not be read') });
  });

  it('seo set --dry-run shows the result and sends nothing', async () => {
    const { length } = terminal.requests;
    const { code, out } = await terminal.run(['seo', 'set', 'tables', ...site, '--title', 'New', '--dry-run']);
    expect({ code, title: out.split('\n')[0] }).toEqual({ code: 0, title: 'title        New' });
    expect(terminal.requests.slice(length)).toEqual(['GET /api/sites/site_hp_web/seo/tables']);
  });

  it('seo defaults set keeps what is not given', async () => {
    const args = ['seo', 'defaults', 'set', ...site, '--locale', 'de_DE', '--clear', 'defaultImage'];
    expect((await terminal.run(args)).code).toBe(0);
    const { out } = await terminal.run(['seo', 'defaults', ...site, '--json']);
    expect(JSON.parse(out)).toMatchObject({ locale: 'de_DE', titleSuffix: ' | Harbour & Pine' });
    expect(JSON.parse(out)).not.toHaveProperty('defaultImage');
  });

  it('settings set, site set, sitemap config set, text set and unset', async () => {
    const done = async (...args: string[]) => expect((await terminal.run([...args, ...site])).code).toBe(0);
    await done('settings', 'set', 'general.timezone=Europe/Berlin', 'notifications.slack=true');
    await done('site', 'set', '--description', 'Wood.', '--feature', 'assistantEnabled=false');
    await done(
      'sitemap',
      'config',
      'set',
      '--exclude',
      'visit, tables',
      '--priority',
      'home=0.4',
      '--change-freq',
      'daily',
    );
    await done('text', 'set', 'home.hero.title', 'Wood that lasts');
    await done('text', 'unset', 'home.footer.note');
    const settings = JSON.parse((await terminal.run(['settings', ...site, '--json'])).out);
    expect(settings).toMatchObject({
      general: { timezone: 'Europe/Berlin', description: 'Wood.' },
      notifications: { slack: true },
      features: { assistantEnabled: false, blogEnabled: true },
    });
    expect(await printed(['sitemap', ...site])).toMatchInlineSnapshot(`
      "
      ADDRESS                                   CHANGED     FREQUENCY  PRIORITY
      https://www.harbour-pine.example/imprint  2026-05-07  daily           0.5
      "
    `);
    const { texts } = JSON.parse((await terminal.run(['text', 'list', ...site, '--overridden', '--json'])).out);
    expect(texts).toMatchObject([
      { key: 'home.hero.title', override: { value: 'Wood that lasts', status: 'pending' } },
    ]);
  });

  it('text commit prints the content file, and text mode chooses how texts go live', async () => {
    const guides = ['--site', 'site_hp_guides'];
    await terminal.run(['text', 'set', 'oiling-oak.intro.body', 'Oil and a cloth.', ...guides]);
    const { out, err } = await terminal.run(['text', 'commit', ...guides]);
    expect(JSON.parse(out)).toMatchObject({ 'oiling-oak.intro.body': 'Oil and a cloth.' });
    expect(err).toBe('1 overrides committed; this is the content of content/overrides.json.\n');
    expect((await terminal.run(['text', 'mode', 'runtime', ...guides])).err).toBe(
      'site_hp_guides is in runtime mode.\n',
    );
    expect((await terminal.run(['text', 'commit', ...guides])).err).toContain('[PORTAL_CONFLICT]');
  });

  it('requests are submitted, listed and shown, and approved only in review', async () => {
    const guides = ['--site', 'site_hp_guides'];
    const created = await terminal.run(['requests', 'create', 'Larger type', '--description', 'On phones.', ...guides]);
    expect(created).toMatchObject({ code: 0, err: 'The request is submitted.\n' });
    const id = created.out.trim();
    const listed = await terminal.run(['requests', '--status', 'submitted', ...guides], { columns: 120 });
    expect(listed.out).toMatch(new RegExp(`^${id}  submitted  Larger type `, 'm'));
    const { out } = await terminal.run(['requests', 'show', id, ...guides]);
    expect(out).toMatch(/^description +On phones\.$/m);
    expect(out).toMatch(/^submitted +2026-05-20 12:00 +Adnan Kaya/m);
    expect(await terminal.run(['requests', 'approve', id, ...guides])).toMatchObject({
      code: 1,
      err: expect.stringContaining('[PORTAL_CONFLICT]'),
    });
  });

  it.each<[readonly string[], string]>([
    [['requests', 'create', ''], 'title: Must not be empty.'],
    [['seo', 'set', 'home', '--title', 'x'.repeat(71)], 'title: Has at most 70 characters. It has 71.'],
    [['seo', 'set', 'home', '--description', 'x'.repeat(321)], 'description: Has at most 320 characters. It has 321.'],
    [
      ['seo', 'set', 'home', '--og', `title=${'x'.repeat(96)}`],
      'openGraph.title: Has at most 95 characters. It has 96.',
    ],
    [['seo', 'set', 'home', '--social', 'creator=acme'], 'social.creator: Expected a user name that begins with @.'],
    [['seo', 'set', 'home', '--og', 'imageWidth=wide'], 'openGraph.imageWidth: expected imageWidth=<number>'],
    [['seo', 'set', 'home', '--clear', 'canonnical'], '"canonnical" can not be removed; did you mean'],
    [['seo', 'set', 'home'], 'There is nothing to change on the SEO metadata of "home".'],
    [['seo', 'set', 'defaults', '--title', 'x'], '"defaults" cannot be the slug of a page'],
    [['seo', 'defaults', 'set', '--locale', 'english'], 'locale: Expected a locale such as en_US.'],
    [['settings', 'set', 'general.timezone=Mars'], 'general.timezone: Expected an IANA zone name'],
    [['settings', 'set', 'general.timezon=UTC'], 'did you mean "general.timezone"?'],
    [['site', 'set', '--url', 'acme'], 'url: Expected a full address'],
    [['site', 'set'], 'There is nothing to change on the site site_hp_web.'],
    [['sitemap', 'config', 'set', '--priority', 'home=2'], 'priorities.home: Is at most 1.'],
    [['sitemap', 'config', 'set', '--change-freq', 'often'], 'Allowed choices are always, hourly'],
    [['text', 'set', 'hero', 'x'], 'Expected a text key of the form page.section.element.'],
    [['stats', '--from', '2026-05-02', '--to', '2026-05-01'], 'startDate is after endDate.'],
  ])('%j is refused before anything is changed', async (args, message) => {
    const { length } = terminal.requests;
    const { code, out, err } = await terminal.run([...args, ...site]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(terminal.requests.slice(length).filter((request) => !request.startsWith('GET'))).toEqual([]);
  });
});

describe('failures', () => {
  it('of the portal end with 1, a code and what to do', async () => {
    const { code, out, err } = await terminal.run(['seo', 'show', 'nowhere', ...site]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^The site "harbour-pine-web" has no page "nowhere"\. \[PORTAL_NOT_FOUND\]\n {2}GET .*\n {2}request id: .*\nWhat to do: /,
    );
  });

  it.each([
    ['x', 'PORTAL_UNAUTHORIZED'],
    ['local-none-token', 'PORTAL_FORBIDDEN'],
  ])('with the token %s: %s', async (token, code) => {
    const { err } = await terminal.run(['settings', ...site], { env: { PORTAL_TOKEN: token } });
    expect(err).toContain(`[${code}]`);
  });

  it('of usage end with 2', async () => {
    for (const args of [
      ['sites', '--limit', '0'],
      ['sites', '--nonsense'],
      ['sites', '--all', '--offset', '2'],
      ['text'],
      ['nonsense'],
    ]) {
      expect({ args, ...(await terminal.run(args)) }).toMatchObject({ args, code: 2, out: '' });
    }
    expect(await terminal.run(['pages'])).toMatchObject({ code: 2, err: expect.stringContaining('--site <id>') });
    const nowhere = await terminal.run(['sites'], { env: { PORTAL_URL: undefined } });
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('PORTAL_URL') });
    const nobody = await terminal.run(['sites'], { env: { PORTAL_TOKEN: undefined } });
    expect(nobody).toMatchObject({ code: 2, err: expect.stringContaining('PORTAL_TOKEN is not set') });
  });
});

describe('where, who, which', () => {
  it('takes the site and its host from the site config of the folder, and does not pass over its errors', async () => {
    const file = path.join(terminal.folder, 'site.config.yml');
    const config = (id: string) => `version: 1
site: { slug: harbour-pine-web, id: ${id}, type: static, url: https://www.harbour-pine.example }
portal: { url: https://portal.example.com, audience: api://0f0f0f0f-0000-4000-8000-000000000000 }
azure:
  clientId: 5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1003
  tenantId: 11111111-1111-4111-8111-111111111111
  subscriptionId: 33333333-3333-4333-8333-333333333333
environments:
  production: { branch: master }
  preview: { branches: ["release/**"] }
`;
    await writeFile(file, config('site_hp_web'));
    expect(await printed(['pages'])).toContain('/imprint');
    expect(await printed(['content', 'posts'])).toContain('why-we-oil');
    await writeFile(file, 'version: 2\n');
    expect(await terminal.run(['pages'])).toMatchObject({ code: 2, err: expect.stringContaining('CONFIG_INVALID') });
  });

  it('takes the token from standard input where it is told to, and shows it nowhere', async () => {
    const stdin = 'local-viewer-token\n';
    const viewer = await terminal.run(['sites', '--token-stdin'], { stdin, env: { PORTAL_TOKEN: undefined } });
    expect(viewer).toMatchObject({ code: 0, out: expect.stringMatching(/^ID +SLUG/) });
    const refused = await terminal.run(['settings', 'set', 'general.name=x', ...site, '--token-stdin'], { stdin });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('yours is viewer') });
    const unknown = await terminal.run(['sites', '--token-stdin'], { stdin: 'nobody-knows-it' });
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('PORTAL_UNAUTHORIZED') });
    expect(unknown.err).not.toContain('nobody-knows-it');
  });
});

describe('help', () => {
  const program = new Command();
  addPortalCommand(program, async () => undefined);
  const below = (command: Command, names: readonly string[]): string[][] =>
    command.commands.flatMap((inner) => {
      const found = [...names, inner.name()];
      return [found, ...below(inner, found)];
    });
  const commands = program.commands.flatMap((portal) => below(portal, []));

  it('knows these commands', () => {
    expect(commands.map((names) => names.join(' ')).sort()).toMatchInlineSnapshot(`
      [
        "content",
        "content page",
        "content pages",
        "content post",
        "content posts",
        "pages",
        "requests",
        "requests approve",
        "requests create",
        "requests show",
        "seo",
        "seo defaults",
        "seo defaults set",
        "seo purge",
        "seo set",
        "seo show",
        "settings",
        "settings set",
        "site",
        "site set",
        "sitemap",
        "sitemap config",
        "sitemap config set",
        "sites",
        "stats",
        "text",
        "text commit",
        "text list",
        "text mode",
        "text page",
        "text set",
        "text unset",
        "versions",
      ]
    `);
  });

  it.each(commands.map((names) => names.join(' ')))('of %s has an example of that command', async (name) => {
    const { code, out } = await terminal.run([...name.split(' '), '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Example:\n  site-deploy portal ${name}`);
  });

  it('names where address, token and site come from', async () => {
    const { out } = await terminal.run(['--help']);
    for (const word of ['PORTAL_URL', 'PORTAL_TOKEN', '--token-stdin', 'site.config.yml']) expect(out).toContain(word);
  });
});
