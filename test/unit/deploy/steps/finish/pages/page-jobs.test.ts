import { expect, it, onTestFinished } from 'vitest';
import { finish } from '../../../../../../src/deploy/steps/finish/finish.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { harness, read } from '../harness.ts';

const origin = 'https://www.acme.example';

it.each([
  [`${origin}/none`, 404, '/'],
  [`${origin}/`, undefined, '/'],
  [`${origin}/index.html`, undefined, '/index.html'],
  ['/index.html', undefined, '/index.html'],
  ['http://[', undefined, '/'],
  [`${origin}/other`, undefined, '/'],
  ['https://other.example/none', undefined, '/'],
])('the sitemap lists a page with a canonical link to $0 as $2', async (canonical, status, loc) => {
  const page = (title: string, href: string) =>
    `<!doctype html><html><head><title>${title}</title><link rel="canonical" href="${href}"></head></html>`;
  const { plan, built, deps, lines, ...made } = await harness(
    {
      'out/index.html': page('Home', canonical),
      'out/other.html': page('Other', '/other'),
    },
    'hosting: { fallback: never }',
  );
  onTestFinished(made[Symbol.asyncDispose]);
  const home = { pageSlug: 'home', title: 'T', description: 'D', updatedAt: lastUpdated };
  const seo = getContent([sitePage('home', '/')], [home]);
  const { overlay } = await finish(plan, built, Promise.resolve(seo), deps);
  expect(String(overlay.get('sitemap.xml'))).toContain(`<loc>${origin}${loc}</loc>`);
  const warnings = lines.filter((line) => line.includes('its canonical link'));
  const text = `index.html: its canonical link names ${canonical}, which returns ${status}.`;
  expect(warnings).toEqual(status ? [expect.stringContaining(text)] : []);
});

it.each([
  ['gets no canonical link in an application, which shows it at each route', 'spa', false],
  ['gets a canonical link in other sites', '', true],
])('the start page %s', async (_, settings, expected) => {
  const html = '<!doctype html><html><head><title>Home</title></head><body><div id="root"></div>';
  const { plan, built, deps, ...made } = await harness({ 'out/index.html': html }, settings);
  onTestFinished(made[Symbol.asyncDispose]);
  const home = { pageSlug: 'home', title: 'Portal', description: 'D', updatedAt: lastUpdated };
  const seo = getContent([sitePage('home', '/')], [home]);
  const finished = await finish(plan, built, Promise.resolve(seo), deps);
  const page = String(Buffer.from(read(finished, built.folder, 'index.html') ?? ''));
  expect(page).toContain('<title>Portal</title>');
  expect(page.includes('rel="canonical"')).toBe(expected);
});

it.each([
  ['with a slash', '<img src="plan.png">', '/guide/'],
  ['as the portal lists it if a framework takes pages over', '<script>__sveltekit_1={}', '/guide'],
])("the canonical link and the sitemap name a folder's page %s", async (_, inside, expected) => {
  const html = `<!doctype html><html><head><title>Guide</title></head><body>${inside}`;
  const files = { 'out/index.html': html, 'out/guide/index.html': html };
  const { plan, built, deps, ...made } = await harness(files);
  onTestFinished(made[Symbol.asyncDispose]);
  const seo = getContent([sitePage('home', '/'), sitePage('guide', '/guide')], []);
  const finished = await finish(plan, built, Promise.resolve(seo), deps);
  const page = String(Buffer.from(read(finished, built.folder, 'guide/index.html') ?? ''));
  expect(page).toContain(`<link rel="canonical" href="${origin}${expected}">`);
  expect(String(finished.overlay.get('sitemap.xml'))).toContain(`<loc>${origin}${expected}</loc>`);
});
