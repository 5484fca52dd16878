import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SitePage } from '../../../../../src/contracts/portal/page.ts';
import type { PageSeo } from '../../../../../src/contracts/portal/seo.ts';
import { type FinishedSite, finish } from '../../../../../src/deploy/steps/finish/finish.ts';
import type { PortalSeo } from '../../../../../src/deploy/steps/finish/portal/fetch-seo.ts';
import { getContent, lastUpdated, sitePage } from '../../../../support/portal-content.ts';
import { harness } from './harness.ts';

const page = (slug: string, pagePath: string) => sitePage(slug, pagePath, `Listed ${slug}`);
const seo = (pageSlug: string, more: Partial<PageSeo> = {}): PageSeo => ({
  pageSlug,
  title: `Title ${pageSlug}`,
  description: `About ${pageSlug}`,
  updatedAt: lastUpdated,
  ...more,
});
const portal = (
  pages: SitePage[],
  metadata: PageSeo[],
  more: Partial<PortalSeo> = {},
): Promise<PortalSeo> =>
  Promise.resolve(getContent(pages, metadata, { defaults: { titleSuffix: ' | Acme' }, ...more }));
const html = (body = '', head = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Built</title>${head}</head><body>${body}</body></html>`;

async function site(...args: Parameters<typeof harness>) {
  const { plan, built, deps, ...made } = await harness(...args);
  onTestFinished(made[Symbol.asyncDispose]);
  return {
    ...made,
    finishWith: (seo?: Promise<PortalSeo>) => finish(plan, built, seo, deps),
  };
}
function getPage(finished: FinishedSite, name: string): string {
  const found = finished.pages.get(name);
  if (found === undefined) return 'not changed';
  return readFileSync(found.file)
    .subarray(found.offset, found.offset + found.size)
    .toString();
}
const getText = (finished: FinishedSite, name: string) =>
  Buffer.from(finished.overlay.get(name) ?? []).toString();

describe('finishing a site for Production', () => {
  it.each([
    ['is empty', ''],
    ['is an HTML page', '<!doctype html><title>Sign in</title>'],
    ['is JSON', '{"error":"gone"}'],
  ])("fails if the portal's sitemap %s", async (_, sitemap) => {
    const { finishWith } = await site({ 'out/index.html': html() });
    const finishing = finishWith(portal([page('home', '/')], [], { sitemap: [sitemap] }));
    await expect(finishing).rejects.toMatchObject({ code: 'CONTENT_ANSWER_INVALID' });
  });

  it('edits the texts and metadata of pages, and warns of values that have no page', async () => {
    const { finishWith, lines, workspace } = await site({
      // Only the parse tree shows where this element ends.
      'out/index.html': html('<li data-text-key="home.hero.title">Old<li>x'),
      'out/plain.html': html(),
      'out/404.html': html(),
      'content/overrides.json':
        '{\n  "home.hero.title": "New <b>",\n  "home.hero.titel": "typo",\n  "home.gone.x": "gone"\n}',
    });
    const finished = await finishWith(
      portal(
        [page('home', '/'), page('gone', '/gone')],
        [seo('home', { openGraph: { image: '/og.png' } })],
      ),
    );
    const home = getPage(finished, 'index.html');
    expect(home).toContain('<title>Title home | Acme</title>');
    expect(home).toContain('<li data-text-key="home.hero.title">New &lt;b&gt;<li>x');
    expect(home).toContain('<link rel="canonical" href="https://www.acme.example/">');
    expect(home).toContain('content="https://www.acme.example/og.png"');
    expect([...finished.pages.keys()]).toEqual(['index.html']);
    expect(await readFile(path.join(workspace, 'out/index.html'), 'utf8')).toContain('Old');
    expect(getText(finished, 'sitemap.xml')).toContain('<loc>https://www.acme.example/</loc>');
    expect(getText(finished, 'robots.txt')).toContain(
      'Sitemap: https://www.acme.example/sitemap.xml',
    );
    expect(JSON.parse(getText(finished, '.well-known/site-text.json'))).toHaveProperty(
      ['home.hero.title'],
      'New <b>',
    );
    const output = lines.join('\n');
    expect(output).toContain(
      '"home.hero.titel"; did you mean "home.hero.title"? (content/overrides.json:3)',
    );
    expect(output).toContain(`The build did not produce the portal's page "gone" (/gone)`);
    expect(output).toContain('unknown to the portal: plain.html');
    expect(output).toContain('page "home" (/), openGraph.image: the site has no file og.png');
  });

  it('publishes no text that only pages behind a login show', async () => {
    const show = (...keys: string[]) =>
      html(keys.map((key) => `<p data-text-key="${key}">Old`).join(''));
    const keys = ['home.a.b', 'all.a.b', 'members.a.b', 'app.a.b'];
    const { finishWith } = await site({
      'out/index.html': show('home.a.b', 'all.a.b'),
      'out/members/index.html': show('all.a.b', 'members.a.b'),
      'out/staticwebapp.config.json':
        '{"routes":[{"route":"/members*","allowedRoles":["member"]}]}',
      'content/overrides.json': JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'New']))),
    });
    const finished = await finishWith();
    expect(getPage(finished, 'members/index.html')).toContain('"members.a.b">New');
    const published = JSON.parse(getText(finished, '.well-known/site-text.json'));
    expect(Object.keys(published)).toEqual(['home.a.b', 'all.a.b', 'app.a.b']);
  });

  it('warns once about a missing image that two fields name', async () => {
    const { finishWith, lines } = await site({ 'out/index.html': html() });
    const social = { openGraph: { image: '/og.png' }, social: { image: '/og.png' } };
    const pages = portal([page('home', '/')], [seo('home', social)]);
    await finishWith(pages);
    expect(lines.filter((line) => line.includes('og.png'))).toEqual([
      expect.stringContaining(
        'the site has no file og.png: page "home" (/), openGraph.image, and 1 more',
      ),
    ]);
  });

  it('warns that an application whose pages have different titles does not show its 404.html', async () => {
    const titled = (title: string) => html().replace('Built', title);
    const files = { 'out/index.html': html(), 'out/404.html': html(), 'out/a.html': titled('A') };
    const remarks = async (more: Record<string, string>, settings = 'spa') => {
      const { finishWith, lines } = await site({ ...files, ...more }, settings);
      await finishWith();
      return lines.filter((line) => line.includes('set site.type: static'));
    };
    expect(await remarks({ 'out/b.html': titled('B') })).toHaveLength(1);
    expect(await remarks({ 'out/b.html': titled('A') })).toEqual([]);
    expect(await remarks({ 'out/b.html': titled('B') }, '')).toEqual([]);
    for (const own of [
      { navigationFallback: { rewrite: '/a.html' } },
      { responseOverrides: { 404: { rewrite: '/404.html' } } },
    ]) {
      const config = { 'out/staticwebapp.config.json': JSON.stringify(own) };
      expect(await remarks({ 'out/b.html': titled('B'), ...config })).toEqual([]);
    }
    const always = 'spa\nhosting: { fallback: always }';
    expect(await remarks({ 'out/b.html': titled('B') }, always)).toEqual([]);
  });

  it('refuses a field that exceeds its maximum, or omits the field with seo.onError: warn', async () => {
    const long = portal([page('home', '/')], [seo('home', { title: 'x'.repeat(71) })], {
      malformed: [{ pageSlug: 'home', field: 'keywords', message: 'no list' }],
      defaults: { defaultImage: 'data:,' },
    });
    const strict = await site({ 'out/index.html': html() });
    await expect(strict.finishWith(long)).rejects.toMatchObject({
      code: 'SEO_INVALID',
      facts: [
        'page "home" (/), keywords: no list',
        'site defaults, defaultImage: "data:," is not an http or https address',
        'page "home" (/), title: has 71 characters; at most 70 are allowed',
      ],
    });
    const lenient = await site({ 'out/index.html': html() }, 'seo: { onError: warn }');
    const finished = await lenient.finishWith(long);
    expect(getPage(finished, 'index.html')).toContain('<title>Built</title>');
    expect(getPage(finished, 'index.html')).toContain('About home');
    expect(lenient.lines.join('\n')).toContain('SEO metadata omitted: page "home" (/), title');
  });

  it('creates a page with metadata for each path of an application, except for paths of files', async () => {
    const { finishWith, lines } = await site(
      {
        'out/index.html': html(
          '<main>Loading</main>',
          '<link rel="canonical" href="https://www.acme.example/">',
        ),
        'out/app.js': 'show("home.start.title")',
        'content/overrides.json': '{"home.start.title":"x"}',
      },
      'spa',
    );
    const finished = await finishWith(
      portal(
        [
          page('home', '/'),
          page('plans', '/plans'),
          page('team', '/team/'),
          page('feed', '/feed.xml'),
        ],
        [seo('plans', { noIndex: true }), seo('gone')],
      ),
    );
    expect([...finished.pages.keys()].sort()).toEqual([
      'index.html',
      'plans.html',
      'team/index.html',
    ]);
    expect(finished.made).toEqual([
      { file: 'plans.html', address: '/plans' },
      { file: 'team/index.html', address: '/team/' },
    ]);
    expect(getPage(finished, 'plans.html')).toContain('<title>Title plans | Acme</title>');
    expect(getPage(finished, 'plans.html')).toContain('content="noindex, follow"');
    // The application renders its heads in the browser, so its writes count as built for 5 s.
    expect(getPage(finished, 'plans.html')).toMatch(/ data-hold='[^']*,5000\]'/);
    expect(getPage(finished, 'team/index.html')).toContain('<title>Listed team | Acme</title>');
    expect(getPage(finished, 'team/index.html')).toContain(
      'rel="canonical" href="https://www.acme.example/team/"',
    );
    expect(getText(finished, 'sitemap.xml').match(/<loc>.*(?=<)/g)).toEqual([
      '<loc>https://www.acme.example/',
      '<loc>https://www.acme.example/team/',
    ]);
    const output = lines.join('\n');
    expect(output).toContain(
      'No page was created for "feed" (/feed.xml): its path ends with the extension of a file',
    );
    expect(output).toContain('metadata for "gone", but there is no such page');
    expect(output).not.toContain('no page has the text key');
  });

  it("creates an application's pages from the target of its fallback", async () => {
    const shell = html('<div id="app"></div><script type="module" src="/app.js"></script>');
    const { finishWith, lines } = await site(
      {
        'out/index.html': html('<h1>Home, rendered</h1>'),
        'out/200.html': shell.replace('Built', 'The application'),
        'out/feed.xml': 'The application',
        'out/staticwebapp.config.json': '{"navigationFallback":{"rewrite":"/200.html"}}',
      },
      'spa\ncontent: { mode: runtime }',
    );
    const finished = await finishWith(
      portal([page('home', '/'), page('five', '/app/5')], [seo('five')]),
    );
    expect(getPage(finished, 'app/5.html')).toContain('<div id="app">');
    expect(getPage(finished, 'app/5.html')).toContain('<title>Title five | Acme</title>');
    expect(getPage(finished, 'app/5.html')).toContain('data-page="five"');
    expect(getPage(finished, 'index.html')).toContain('Home, rendered');
    expect(lines.join('\n')).not.toContain('feed.xml');
  });

  it('does not create a page that could not load the scripts of the start page', async () => {
    const { finishWith, lines } = await site(
      { 'out/index.html': html('<div id="root"></div><script src="./assets/app.js"></script>') },
      'spa',
    );
    const known = [page('home', '/'), page('about', '/about'), page('deep', '/a/b')];
    const finished = await finishWith(portal(known, []));
    expect(finished.made).toEqual([{ file: 'about.html', address: '/about' }]);
    expect(lines.join('\n')).toContain(
      'No page was created for "deep" (/a/b): index.html refers to ./assets/app.js',
    );
  });

  it('sets og:url to the canonical address in Production, even for a Preview', async () => {
    const files = {
      'out/index.html': html('', '<meta property="og:url" content="https://preview.example/?a=1">'),
    };
    const canonical = seo('home', { canonical: 'https://www.acme.example/start' });
    const live = await site(files);
    const finished = await live.finishWith(portal([page('home', '/')], [canonical]));
    expect(getPage(finished, 'index.html')).toContain(
      '<meta property="og:url" content="https://www.acme.example/start">',
    );
    const preview = await site(files, '', { environment: 'Preview', environmentName: 'preview' });
    const draft = await preview.finishWith(portal([page('home', '/')], []));
    expect(getPage(draft, 'index.html')).toContain(
      '<meta property="og:url" content="https://www.acme.example/?a=1">',
    );
  });

  it('logs the recommended lengths for 30 pages on one line', async () => {
    const { finishWith, lines } = await site({ 'out/index.html': html() });
    const pages = Array.from({ length: 30 }, (_, index) => page(`p${index}`, `/p${index}`));
    await finishWith(
      portal(
        pages,
        pages.map(({ slug }) => seo(slug)),
      ),
    );
    expect(lines.filter((line) => line.includes('recommended'))).toEqual([
      'warning: SEO: 60 fields of 30 pages not as recommended (title 30, description 30), e.g. page "p0" (/p0), title: Has a length of 8; recommended: 50 to 60 characters.',
    ]);
    expect(lines.filter((line) => line.includes('did not produce'))).toHaveLength(10);
    expect(lines.join('\n')).toContain('20 more of this kind');
  });

  it('warns about texts on pages that a framework renders again', async () => {
    const text = '{"home.hero.title":"New"}';
    const { finishWith, lines } = await site({
      'out/index.html': html(
        '<h1 data-text-key="home.hero.title">Old</h1><script>self.__next_f=[]</script>',
      ),
      'content/overrides.json': text,
    });
    await finishWith();
    const output = lines.join('\n');
    expect(output).toContain('A dry run does not query the portal');
    expect(output).toContain('Texts: inserted 1 of 1 into pages.');
    expect(output).toContain(
      'warning: These texts are on pages taken over in the browser by Next.js',
    );
  });

  it('warns about a canonical link in the body', async () => {
    const { finishWith, lines } = await site({
      'out/index.html': html('<p><link rel="canonical" href="https://www.acme.example/other">'),
    });
    await finishWith(portal([page('home', '/')], []));
    expect(lines.join('\n')).toContain('warning: index.html has a canonical link in its body');
  });

  it('logs how it merges the sitemaps, and lists the result in robots.txt', async () => {
    const urlset = (path: string) =>
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://www.acme.example${path}</loc></url></urlset>`;
    const files = {
      'out/index.html': html(),
      'out/other.html': html(),
      'out/sitemap.xml': urlset('/other'),
      'out/sitemap-0.xml': '<html>',
    };
    const { finishWith, lines } = await site(files);
    const finished = await finishWith(
      portal([page('home', '/')], [], { sitemap: [urlset('/nowhere')] }),
    );
    const output = lines.join('\n');
    expect(output).toContain("from the site's build is deployed unchanged: sitemap-0.xml is not");
    expect(output).toContain('Left out of the sitemap (not built): https://www.acme.example/nowh');
    expect(output).toContain('Sitemap: one address, 0 from the portal and 1 more from the');
    expect(getText(finished, 'robots.txt')).toContain('Sitemap: https://www.acme.example/sitem');
    const dry = await site(files);
    expect((await dry.finishWith()).overlay.has('robots.txt')).toBe(false);
  });

  it('refuses a site with more files than allowed', async () => {
    const files = { 'out/index.html': html(), 'out/large.html': '' };
    const { finishWith } = await site(files, 'hosting: { maxFiles: 1 }');
    await expect(finishWith()).rejects.toMatchObject({ code: 'PACKAGE_TOO_MANY_FILES' });
  });

  it('changes no page if SEO is disabled', async () => {
    const { finishWith, lines } = await site(
      { 'out/index.html': html() },
      'seo: { enabled: false }',
    );
    const finished = await finishWith();
    expect(finished.pages.size).toBe(0);
    expect([...finished.overlay.keys()]).toEqual(['staticwebapp.config.json']);
    expect(lines.join('\n')).not.toContain('dry run');
  });

  it('adds the runtime mode script, and warns that a policy blocks it', async () => {
    const { finishWith, lines } = await site(
      {
        'out/index.html': html(),
        'staticwebapp.config.json':
          '{"globalHeaders":{"Content-Security-Policy":"script-src \'none\'"}}',
      },
      'content: { mode: runtime }\nseo: { enabled: false }',
    );
    const finished = await finishWith();
    expect(getPage(finished, 'index.html')).toContain(
      '<script src="/site-deploy-text.js" data-page=""></script></head>',
    );
    expect(getText(finished, 'site-deploy-text.js')).toContain('/api/v1/pages/');
    expect(lines.join('\n')).toContain("script-src does not allow 'self'");
  });
});

it('finishing a site for Preview hides pages from search engines, and sets canonical links to Production', async () => {
  const { finishWith } = await site(
    {
      'out/index.html': html(),
      'out/other.html': html(
        '',
        '<link rel="canonical" href="https://preview.acme.example/other?a=1">',
      ),
      'out/404.html': html(),
      'out/app/[id].html': html(),
    },
    '',
    { environment: 'Preview', environmentName: 'preview' },
  );
  const finished = await finishWith(portal([page('home', '/')], []));
  for (const name of ['index.html', 'other.html'])
    expect(getPage(finished, name)).toContain('<meta name="robots" content="noindex, follow">');
  expect(getPage(finished, 'other.html')).toContain('href="https://www.acme.example/other?a=1"');
  for (const name of ['404.html', 'app/[id].html'])
    expect(getPage(finished, name)).toMatch(/^(?!.*canonical).*noindex/);
  expect(getText(finished, 'robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(finished.hosting.globalHeaders).toHaveProperty('X-Robots-Tag', 'noindex');
});

it('finish returns digests of the texts and the portal values, and the hosting configuration', async () => {
  const { finishWith } = await site({ 'out/index.html': html() });
  const { provenance, overlay, hosting } = await finishWith();
  const digest = expect.stringMatching(/^sha256:[0-9a-f]{64}$/);
  expect(provenance).toEqual({ texts: digest, seo: digest });
  expect(Buffer.from(overlay.get('staticwebapp.config.json') ?? []).toString()).toBe(hosting.text);
});

it("finish warns that visitors see the platform's 404 page if the site has none", async () => {
  const { finishWith, lines } = await site(
    { 'out/index.html': html() },
    'hosting: { fallback: never }',
  );
  const { hosting } = await finishWith();
  expect(JSON.parse(hosting.text).responseOverrides).toEqual({});
  expect(lines.join('\n')).toContain('plain 404 page of the platform');
});
