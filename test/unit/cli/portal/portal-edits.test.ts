import { describe, expect, it } from 'vitest';
import { withLine } from '../terminal-run.ts';
import { useTerminal } from './terminal.ts';

const { terminal, printed } = useTerminal();

const site = ['--site', 'site_hp_web'];
const web = '--site site_hp_web';

describe('portal', () => {
  it('seo set changes the given fields, keeps the rest, and warns of a short title', async () => {
    const clear = '--clear social --clear openGraph.image';
    const { code, err } = await terminal.run(
      `seo set home ${web} --title Short --og title=Hi --index no ${clear}`,
    );
    expect({ code, err }).toEqual({
      code: 0,
      err:
        'warning: title: Has a length of 5; recommended: 50 to 60 characters.\n' +
        'Changed the SEO metadata of "home"; it goes live with the next deployment.\n',
    });
    const { out } = await terminal.run(`seo show home ${web} --json`);
    const seo = JSON.parse(out);
    expect(seo).toMatchObject({
      title: 'Short',
      noIndex: true,
      openGraph: { title: 'Hi', type: 'website' },
    });
    expect(seo.keywords).toHaveLength(3);
    expect(seo).not.toHaveProperty('social');
    expect(seo.openGraph).not.toHaveProperty('image');
  });

  it('seo set reads JSON-LD from a file, and refuses invalid JSON', async () => {
    const thing = { '@context': 'https://schema.org', '@type': 'Thing' };
    terminal.folder.write({ 'ld.json': thing });
    const options = ['--structured-data', 'ld.json', '--keywords', 'a, b'];
    const args = ['seo', 'set', 'visit', ...site, ...options];
    expect((await terminal.run(args)).code).toBe(0);
    const { out } = await terminal.run(`seo show visit ${web} --json`);
    expect(JSON.parse(out)).toMatchObject({
      keywords: ['a', 'b'],
      structuredData: { '@type': 'Thing' },
    });
    terminal.folder.write({ 'ld.json': '{' });
    expect(await terminal.run(args)).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /^ld\.json is not valid JSON\. [\s\S]+What to do: Fix the file at the reported position\.\n$/,
      ),
    });
  });

  it('seo set shows the result and writes nothing with --dry-run', async () => {
    const { length } = terminal.requests;
    const { code, out } = await terminal.run(`seo set tables ${web} --title New --dry-run`);
    expect({ code, title: out.split('\n')[0] }).toEqual({ code: 0, title: 'title        New' });
    expect(terminal.requests.slice(length)).toEqual(['GET /api/sites/site_hp_web/seo/tables']);
  });

  it('seo defaults set changes the given fields and keeps the rest', async () => {
    const args = `seo defaults set ${web} --locale de_DE --clear defaultImage`;
    expect((await terminal.run(args)).code).toBe(0);
    const { out } = await terminal.run(`seo defaults ${web} --json`);
    expect(JSON.parse(out)).toMatchObject({ locale: 'de_DE', titleSuffix: ' | Harbour & Pine' });
    expect(JSON.parse(out)).not.toHaveProperty('defaultImage');
  });

  it('settings set, site set, sitemap config set, text set and text unset save their changes', async () => {
    const done = async (...args: string[]) =>
      expect((await terminal.run([...args, ...site])).code).toBe(0);
    await done('settings', 'set', 'general.timezone=Europe/Berlin', 'notifications.slack=true');
    await done('site', 'set', '--description', 'Wood.', '--feature', 'assistantEnabled=false');
    const sitemap = ['--exclude', 'visit, tables', '--priority', 'home=0.4'];
    await done('sitemap', 'config', 'set', ...sitemap, '--change-freq', 'daily');
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
    const { texts } = JSON.parse(
      (await terminal.run(['text', 'list', ...site, '--overridden', '--json'])).out,
    );
    expect(texts).toMatchObject([
      { key: 'home.hero.title', override: { value: 'Wood that lasts', status: 'pending' } },
    ]);
  });

  const guides = ['--site', 'site_hp_guides'];

  it('"text commit" marks as committed the texts that "text content" printed', async () => {
    await terminal.run(['text', 'set', 'oiling-oak.intro.body', 'Oil and a cloth.', ...guides]);
    const { out, err } = await terminal.run(['text', 'content', ...guides]);
    expect(JSON.parse(out)).toMatchObject({ 'oiling-oak.intro.body': 'Oil and a cloth.' });
    expect(err).toBe(
      'This is the content of content/overrides.json; one override is not committed yet.\n',
    );

    terminal.folder.write({ 'overrides.json': out });
    const commit = ['text', 'commit', 'a'.repeat(40), 'overrides.json', ...guides];
    expect((await terminal.run(commit)).err).toBe('one override is committed with aaaaaaaaaaaa.\n');
    expect((await terminal.run(['text', 'content', ...guides])).err).toContain(
      'all of it is committed',
    );
  });

  it('text commit refuses a short hash', async () => {
    const short = ['text', 'commit', 'abc', 'overrides.json', ...guides];
    expect(await terminal.run(short)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Expected a full commit hash'),
    });
  });

  it('text commit is refused for a site in runtime mode', async () => {
    terminal.folder.write({ 'overrides.json': {} });
    expect((await terminal.run(['text', 'mode', 'runtime', ...guides])).err).toBe(
      'site_hp_guides is in runtime mode.\n',
    );
    const commit = ['text', 'commit', 'a'.repeat(40), 'overrides.json', ...guides];
    expect((await terminal.run(commit)).err).toContain('[PORTAL_CONFLICT]');
  });

  it('requests create submits a request, which is listed and shown', async () => {
    const request = ['Larger type', '--description', 'On phones.', ...guides];
    const created = await terminal.run(['requests', 'create', ...request]);
    expect(created).toMatchObject({ code: 0, err: 'The request is submitted.\n' });
    const id = created.out.trim();
    const listed = await terminal.run(['requests', '--status', 'submitted', ...guides], {
      columns: 120,
    });
    expect(listed.out).toMatch(new RegExp(`^${id}  submitted  Larger type `, 'm'));
    const { out } = await terminal.run(['requests', 'show', id, ...guides]);
    expect(out).toMatch(/^description +On phones\.$/m);
    expect(out).toMatch(/^submitted +2026-05-20 12:00 +Adnan Kaya/m);
  });

  it('requests approve refuses a request without --shown or before its review', async () => {
    const { out } = await terminal.run(['requests', 'create', 'Darker type', ...guides]);
    const id = out.trim();
    expect(await terminal.run(['requests', 'approve', id, ...guides])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--shown is missing.'),
    });
    const seen = ['--shown', 'a1b2.-.-.-', ...guides];
    expect(await terminal.run(['requests', 'approve', id, ...seen])).toMatchObject({
      code: 6,
      err: expect.stringContaining('[PORTAL_CONFLICT]'),
    });
  });

  it.each(
    withLine<readonly [readonly string[], string]>([
      [['requests', 'create', ''], 'title: Must not be empty.'],
      [
        ['seo', 'set', 'home', '--title', 'x'.repeat(71)],
        'title: Must have at most 70 characters. It has 71.',
      ],
      [
        ['seo', 'set', 'home', '--social', 'creator=acme'],
        'social.creator: Expected a user name that starts with @.',
      ],
      [
        ['seo', 'set', 'home', '--og', 'imageWidth=wide'],
        'openGraph.imageWidth: expected imageWidth=<number>',
      ],
      [
        ['seo', 'set', 'home', '--clear', 'canonnical'],
        '"canonnical" cannot be removed; did you mean',
      ],
      [['seo', 'set', 'home'], 'There is nothing to change on the SEO metadata of "home".'],
      [['seo', 'set', 'defaults', '--title', 'x'], "can't be a page slug"],
      [
        ['seo', 'defaults', 'set', '--locale', 'english'],
        'locale: Expected a locale such as en_US, zh_Hans_CN or es_419.',
      ],
      [
        ['settings', 'set', 'general.timezone=Mars'],
        'general.timezone: Expected an IANA time zone',
      ],
      [['settings', 'set', 'general.timezon=UTC'], 'did you mean "general.timezone"?'],
      [['site', 'set', '--url', 'acme'], 'url: Expected an absolute URL'],
      [['site', 'set'], 'There is nothing to change on the site site_hp_web.'],
      [['sitemap', 'config', 'set', '--priority', 'home=2'], 'priorities.home: Must be at most 1.'],
      [
        ['sitemap', 'config', 'set', '--change-freq', 'often'],
        'Allowed choices are always, hourly',
      ],
      [['text', 'set', 'hero', 'x'], 'Expected a text key of the form page.section.element.'],
      [['stats', '--from', '2026-05-02', '--to', '2026-05-01'], 'startDate is after endDate.'],
    ]),
  )('refuses "%s" without a write', async (_, args, message) => {
    const { length } = terminal.requests;
    const { code, out, err } = await terminal.run([...args, ...site]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(terminal.requests.slice(length).filter((request) => !request.startsWith('GET'))).toEqual(
      [],
    );
  });
});
