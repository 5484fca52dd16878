import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finish } from '../../../../../../src/deploy/steps/finish/finish.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { harness, read } from '../harness.ts';

const seo = getContent(
  [sitePage('home', '/'), sitePage('about', '/about')],
  ['home', 'about'].map((pageSlug) => {
    return { pageSlug, title: `Portal ${pageSlug}`, description: '', updatedAt: lastUpdated };
  }),
);
const page = (inside: string) =>
  `<!doctype html><html><head><title>t</title>${inside}</head><body>`;

async function finishSite(files: Readonly<Record<string, string>>, settings = '') {
  const inOut = Object.entries(files).map(([name, text]) => [`out/${name}`, text]);
  await using made = await harness(Object.fromEntries(inOut), settings);
  const { plan, deps, lines, built } = made;
  const finished = await finish(plan, built, Promise.resolve(seo), deps);
  return { finished, log: lines.join('\n') };
}

it('finish applies seo.hold to all pages of the portal if a framework renders one of them', async () => {
  const { finished, log } = await finishSite({
    'index.html': page('<script>__sveltekit_1 = {}</script>'),
    'about.html': page(''),
    'other.html': page(''),
  });
  expect(finished.pinned.pages).toBe(2);
  const data = [...finished.overlay].filter(([name]) => name.startsWith('site-deploy-head/'));
  expect(data.map(([, bytes]) => bytes.toString()).join()).toMatch(/"\/about":\[\{"TITLE"/);
  expect(log).toContain('There is no 404.html: every unknown address shows the start page');
});

it('finish suggests seo.hold if pages load a module script of an unknown framework', async () => {
  const { log } = await finishSite({
    'index.html': page('<script type="module" src="/a.js"></script>'),
  });
  expect(log).toContain('set seo.hold: always');
});

it('finish recognises a framework on 3 of 400 pages in a sample of 200 pages', async () => {
  const pages = Array.from({ length: 399 }, (_, at) => [`p${at}.html`, page('')]);
  const files: Record<string, string> = { ...Object.fromEntries(pages), 'index.html': page('') };
  const { log } = await finishSite(files);
  expect(log).toContain('No framework was recognised in a sample of 200 pages');
  const app = page('<script>__sveltekit_1 = {}</script>');
  const neighbours = Object.keys(files).sort().slice(200, 203);
  const apps = Object.fromEntries(neighbours.map((name) => [name, app]));
  for (const more of [apps, { 'j/only-page.html': app }]) {
    const { finished } = await finishSite({ ...files, ...more });
    expect(finished.pinned.frameworks).toEqual(['SvelteKit']);
  }
});

it('finish names the frameworks of most pages first, and warns if seo.hold is never', async () => {
  const files = {
    'about.html': page('<script>__NEXT_DATA__ = {}</script>'),
    'docs.html': page('<script>__sveltekit_1 = {}</script>'),
    'index.html': page('<script>__sveltekit_2 = {}</script>'),
  };
  const held = await finishSite(files);
  expect(held.log).toContain(
    'SvelteKit and Next.js rewrite the head of 3 pages: /site-deploy-head',
  );
  const { log } = await finishSite({ 'index.html': files['index.html'] }, 'seo: { hold: never }');
  expect(log).toContain('warning: SvelteKit rewrites the head of one page with the metadata from');
});

it('finish warns that policies in meta tags of 2 pages block the script', async () => {
  const framework = '<script>__sveltekit_1 = {}</script>';
  const policy = (value: string) =>
    page(`<meta http-equiv="Content-Security-Policy" content="${value}">${framework}`);
  const { log } = await finishSite({
    'index.html': policy("script-src 'strict-dynamic'"),
    'about.html': policy("script-src 'strict-dynamic'; img-src *"),
  });
  expect(log).toContain('in a meta tag of 2 pages blocks /site-deploy-head.js');
});

it("finish adds the script's hash to a policy in a meta tag that allows scripts by hash", async () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x' 'strict-dynamic'">`;
  await using site = await servePage(`${policy}<script>__sveltekit_1 = {}</script>`);
  const [, integrity = ''] = /site-deploy-head.js" integrity="([^"]*)"/.exec(site.html) ?? [];
  expect(integrity).toBe(`sha256-${hash('sha256', site.script, 'base64')}`);
  expect(site.html.replaceAll('&#39;', "'")).toContain(
    `'sha256-x' 'strict-dynamic' '${integrity}'"`,
  );
  expect(site.log).not.toContain('blocks');
});

it("finish adds the script's hash if the hosting has an Integrity-Policy", async () => {
  const headers = { 'integrity-policy': 'blocked-destinations=(script)' };
  const config = JSON.stringify({ routes: [{ route: '/*', headers }] });
  await using site = await servePage('<script>__sveltekit_1 = {}</script>', {
    'staticwebapp.config.json': config,
  });
  const integrity = `sha256-${hash('sha256', site.script, 'base64')}`;
  expect(site.html).toContain(`"/site-deploy-head.js" crossorigin integrity="${integrity}"`);
});

const login = ['authenticated'];
const members = { route: '/about/*', allowedRoles: login };

it.each([
  ['stores', 'has no rules', [], true],
  ['stores', 'protects other pages', [{ route: '/members/*', allowedRoles: login }], true],
  ['does not store', 'protects its folder', [members], false],
  ['does not store', 'protects the page', [{ route: '/about', allowedRoles: login }], false],
  ['stores', 'protects all addresses', [{ route: '/*', allowedRoles: login }], true],
  [
    'does not store',
    'protects its folder and all addresses by separate rules',
    [members, { route: '/*', allowedRoles: login }],
    false,
  ],
  [
    'does not store',
    'protects all addresses except JSON files',
    [{ route: '/*.{json}' }, { route: '/*', allowedRoles: login }],
    false,
  ],
  [
    'stores',
    'protects only POST requests',
    [{ route: '/*', methods: ['POST'], allowedRoles: login }],
    true,
  ],
  [
    'stores',
    'admits everybody to the page',
    [{ route: '/about', allowedRoles: ['anonymous'] }],
    true,
  ],
])(
  "finish %s the portal's values of a page in a JSON file if the site %s",
  async (_verb, _, routes, is) => {
    const app = page('<script>__sveltekit_1 = {}</script>');
    const { finished } = await finishSite({
      'index.html': app,
      'about/index.html': app,
      'staticwebapp.config.json': JSON.stringify({ routes }),
    });
    const values = [...finished.overlay].filter(([name]) => name.startsWith('site-deploy-head/'));
    expect(
      values
        .map(([, bytes]) => bytes.toString())
        .join()
        .includes('"/about"'),
    ).toBe(is);
  },
);

it('finish stores the values of all pages in one file if the site may not have more files', async () => {
  const app = page('<script>__sveltekit_1 = {}</script>');
  const files = { 'index.html': app, 'about.html': app };
  const count = async (maxFiles: number) => {
    const { finished } = await finishSite(files, `hosting: { maxFiles: ${maxFiles} }`);
    return [...finished.overlay.keys()].filter((name) => name.startsWith('site-deploy-head/'));
  };
  expect(await count(20)).toHaveLength(2);
  expect(await count(10)).toHaveLength(1);
});

async function servePage(inside: string, more: Readonly<Record<string, string>> = {}) {
  const made = await harness({ 'out/index.html': page(inside), ...more });
  const { plan, deps, lines, built } = made;
  const finished = await finish(plan, built, Promise.resolve(seo), deps);
  return {
    html: Buffer.from(read(finished, built.folder, 'index.html') ?? '').toString(),
    script: Buffer.from(read(finished, built.folder, 'site-deploy-head.js') ?? ''),
    log: lines.join('\n'),
    [Symbol.asyncDispose]: () => made[Symbol.asyncDispose](),
  };
}
