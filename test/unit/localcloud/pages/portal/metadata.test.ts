import { afterAll, describe, expect, it } from 'vitest';
import { sampleSite } from '../../../../../src/localcloud/localcloud.ts';
import { useFolder } from '../../../../support/folder.ts';
import { getText } from '../../../action/rendered.ts';
import { oneHosting, openFace } from '../open-face.ts';

const site = `/sites/${sampleSite.id}`;
const folder = useFolder();
const pages = await openFace();
afterAll(() => pages.close());
const { portal } = pages.cloud;
const api = pages.calls;
const any = { safeParse: (data: unknown) => ({ success: true as const, data }) };
const read = (path: string) => pages.read(site + path);
const getSeo = (slug: string) => api.get(`/api/sites/${sampleSite.id}/seo/${slug}`, any as never);
const put = (path: string, body: object) =>
  api.send('PUT', `/api/sites/${sampleSite.id}${path}`, body);

/**
 * Submits the form of a page's metadata as a browser does, with the current values except for the
 * changed ones.
 */
async function save(path: string, changed: Readonly<Record<string, string>> = {}) {
  const { html } = await pages.open(site + path);
  const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const filled: Record<string, string> = {};
  for (const [, tag = '', text = ''] of html.matchAll(/(<(?:input|textarea)[^>]*>)([^<]*)/g)) {
    const find = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const name = find('name');
    if (!name || name === 'search' || (/checkbox/.test(tag) && !/ checked/.test(tag))) continue;
    filled[name] = /checkbox/.test(tag) ? 'on' : decode(find('value') ?? text);
  }
  for (const [, name = '', options = ''] of html.matchAll(
    /<select id[^>]*name="([^"]+)">(.*?)<\/select>/gs,
  ))
    filled[name] = /value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  const { 'form-token': _token, ...values } = { ...filled, ...changed };
  return await pages.submit(site + path, site + path, values);
}

const tags = [
  '<title>Start | My Site</title><meta name="description" content="Built for you">',
  '<meta name="keywords" content="docs, start"><meta name="robots" content="noindex">',
  '<meta property="og:title" content="Shared start"><meta property="og:type" content="blog">',
  '<meta property="og:image" content="/card.png"><meta name="twitter:card" content="summary">',
];
async function deploy() {
  folder.write({ 'index.html': '<title></title>', 'start/index.html': tags.join('') });
  await portal.recordPages(sampleSite.slug, folder.root);
}

describe('metadata that a generator has built', () => {
  it('fills the form, and is not stored if the form is saved unchanged', async () => {
    await deploy();
    const before = (await getSeo('start')) as object;
    const { html } = await pages.open(`${site}/pages/start`);
    expect(html).toMatch(/name="title" value="Start \| My Site"/);
    expect(html).toMatch(/name="description"[^>]*>Built for you</);
    expect(html).toMatch(/name="keywords"[^>]*>docs\nstart</);
    expect(html).toMatch(/name="openGraph.image" value="\/card.png"/);
    expect(html).toMatch(/value="summary" selected/);
    expect(html).toMatch(/name="noIndex" checked/);
    expect(getText(html)).toMatch(/13 characters, too short;/);
    expect(await save('/pages/start')).toContain('Nothing changed');
    expect(await getSeo('start')).toEqual(before);
    expect(await read('/history')).toContain('Changes: none yet');
  });

  it('is replaced by changed values, and restored by an emptied field', async () => {
    await save('/pages/start', {
      description: 'Ours',
      // Every JavaScript object has a property with this name.
      'openGraph.title': 'constructor',
      noIndex: '',
    });
    const stored = (await getSeo('start')) as object;
    expect(stored).toMatchObject({
      ...{ description: 'Ours', derived: ['title'], openGraph: { title: 'constructor' } },
    });
    expect(stored).toMatchObject({ noIndex: false });
    expect(Object.keys(stored)).not.toContain('keywords');
    expect(await read('/pages/start')).toContain(
      'Without a value here, from the build: Built for you',
    );
    const changes = /Description Built for you \(as built\).*Description Ours/;
    expect(await read('/history')).toMatch(changes);
    expect(await read('/publish')).toMatch(changes);
    expect(await read('/publish')).toMatch(
      /Title of shared links Shared start \(as built\).*Title of shared links constructor/,
    );
    await save('/pages/start', {
      description: '',
      'openGraph.title': 'Shared start',
      noIndex: 'on',
    });
    expect(Object.keys((await getSeo('start')) as object)).not.toContain('openGraph');
    expect(await getSeo('start')).toMatchObject({ derived: ['title', 'description'] });
    expect(await read('/publish')).not.toContain('Description');
  });

  it('is not stored by a form that was open during a deployment', async () => {
    const { html } = await pages.open(`${site}/pages/start`);
    const [, built = ''] = /name="built" value="([^"]+)"/.exec(html) ?? [];
    folder.write({ 'start/index.html': '<title>New title</title>' });
    await portal.recordPages(sampleSite.slug, folder.root);
    const values = { title: 'Start | My Site', description: 'Built for you', noIndex: 'on' };
    const sent = { ...values, base: '{}', built: built.replaceAll('&quot;', '"') };
    expect(await pages.submit(`${site}/pages/start`, `${site}/pages/start`, sent)).toContain(
      'Nothing changed',
    );
    expect(await getSeo('start')).toMatchObject({ derived: ['title', 'description'] });
    await deploy();
  });

  it('is listed with the values that visitors get', async () => {
    expect(await read('/pages')).toMatch(/Start \| My Site\/startBuilt for youpage/);
    expect(await read('/pages')).toMatch(/\/\/nonepage/);
    const { html } = await pages.open(`${site}/grid`);
    expect(html).toMatch(/name="description:start"[^>]*>Built for you</);
    const before = await getSeo('start');
    expect(await save('/grid')).toContain('Nothing changed');
    await save('/grid', { 'title:home': 'Home' });
    expect(await getSeo('start')).toEqual(before);
    expect(await getSeo('home')).toMatchObject({ title: 'Home', derived: ['description'] });
    await save('/grid', { 'title:home': '' });
    expect(await getSeo('home')).toMatchObject({ derived: ['title', 'description'] });
  });

  it('includes the canonical URL, even in the preview of a search result', async () => {
    const canonical = `${sampleSite.url}/start/`;
    folder.write({ 'start/index.html': `${tags.join('')}<link rel=canonical href=${canonical}>` });
    await portal.recordPages(sampleSite.slug, folder.root);
    const { html } = await pages.open(`${site}/pages/start`);
    expect(html).toContain(`name="canonical" value="${canonical}"`);
    expect(getText(html)).toMatch(`As a search result${canonical}`);
    await save('/pages/start');
    expect(await getSeo('start')).not.toHaveProperty('canonical');
    await deploy();
  });

  it('is saved with a warning if it names an image that the site does not have', async () => {
    folder.write({ 'here.png': 'x' });
    await deploy();
    const audit = () => read('/audit?problem=image-missing');
    for (const image of ['/dog.png', `${sampleSite.url}/dog.png`]) {
      const saved = await save('/pages/start', { 'openGraph.image': image });
      expect(saved).toContain(`The site has no file ${image}: nothing will be shown`);
      expect(await audit()).toContain(`The site has no file ${image}.`);
    }
    for (const image of ['/here.png', 'https://images.example/dog.png']) {
      const saved = await save('/pages/start', { 'openGraph.image': image });
      expect(saved).not.toContain('nothing will be shown');
      expect(await audit()).not.toContain('The site has no file');
    }
    await save('/pages/start', { 'openGraph.image': '' });
  });

  it('may name an image that is not among the 500 that the form offers', async () => {
    const many = [...Array(501).keys()].map((at) => [`more/${at}.png`, 'x'] as const);
    folder.write(Object.fromEntries(many));
    await deploy();
    const shown = await save('/pages/start', { 'openGraph.image': '/cat.png' });
    expect(shown).toContain('The site has no file /cat.png');
    const hosted = await openFace({ portal, hosting: oneHosting });
    const { html } = await hosted.open(`${site}/pages/start`);
    expect(html).toContain('The first 500 of 501 images.');
    await hosted.close();
    expect(await save('/pages/start', { 'openGraph.image': '/more/99.png' })).toContain('Saved');
    expect(await read('/audit?problem=image-missing')).not.toContain('The site has no file');
    await save('/pages/start', { 'openGraph.image': '' });
  });

  it('does not replace an equal stored value if the form is saved unchanged', async () => {
    await put('/seo/start', { title: 'Ours', description: 'Built for you' });
    expect(await save('/pages/start')).toContain('Nothing changed');
    expect(await getSeo('start')).toMatchObject({ description: 'Built for you' });
    await save('/pages/start', { title: '', description: '' });
  });

  it('includes the title suffix in the length of its title only if a deployment adds it', async () => {
    await put('/seo/defaults', { titleSuffix: ' | Acme' });
    const { html } = await pages.open(`${site}/pages/start`);
    expect(getText(html)).toMatch(/15 characters with “ | Acme”, too short/);
    expect(html).toMatch(/data-whole="Start \| My Site"[\s\S]*?class="with" hidden/);
    folder.write({ 'start/index.html': '<title>Start | Acme</title>' });
    await portal.recordPages(sampleSite.slug, folder.root);
    const { html: suffixed } = await pages.open(`${site}/pages/start`);
    expect(suffixed).toMatch(/name="title" value="Start"/);
    expect(getText(suffixed)).toMatch(/12 characters with “ | Acme”, too short/);
    await put('/seo/defaults', {});
    await deploy();
  });

  it('keeps its tags for social networks in the preview of an edited title', async () => {
    const preview = async (changed: Readonly<Record<string, string>>) => {
      const text = await save('/pages/start', { second: 'on', ...changed });
      return text.slice(text.indexOf('As a search result')).replaceAll(/\s+/g, ' ');
    };
    const text = await preview({ title: 'Ours', description: 'Our words' });
    expect(text).toMatch(/As a search result.*OursOur words.*not to list it/);
    expect(text).toMatch(/As a shared link.*card.png *Shared startOur words/);
    expect(text).toContain('From the build: og:image, og:title.');
    const shared = await preview({ 'openGraph.title': 'Ours' });
    expect(shared).toContain('From the build: og:image.');
    const { html } = await pages.open(`${site}/pages/home`);
    expect(html).toContain('data-missing="No image."');
  });
});
