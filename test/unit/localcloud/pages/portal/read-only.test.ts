import { afterAll, describe, expect, it } from 'vitest';
import { sampleSite } from '../../../../../src/localcloud/localcloud.ts';
import { getText } from '../../../action/rendered.ts';
import { openFace } from '../open-face.ts';

const own = `/sites/${sampleSite.id}`;
const refuse = () => Promise.reject(new Error('Nothing is published here.'));
const deployers = new Map([[sampleSite.id, { deploy: refuse, again: refuse }]]);
const pages = await openFace({}, { deployers });
afterAll(() => pages.close());

const web = '/sites/site_hp_web';
const { headers } = pages.face.client;
const as = (id: string) => ({ cookie: `${headers.cookie}; person=${id}` });
async function openAs(id: string, path: string) {
  const html = await (await pages.call(path, { headers: as(id) })).text();
  // Everybody may search, so the search form, which uses GET, does not count.
  const forms = html.match(/<form method="post"/g) ?? [];
  return { html, forms: forms.length, text: getText(html).replaceAll(/\s+/g, ' ') };
}

describe('a viewer', () => {
  it.each([
    [`${web}/texts`, /name="text:[^>]* readonly/],
    [`${web}/edit/home`, /name="text:[^>]* readonly/],
    [`${web}/pages/home`, /Title of shared links/],
    [`${web}/pages`, /<td>/],
    [`${web}/grid`, /<td>/],
    [`${web}/posts`, /Posts/],
    [`${own}/publish`, /<h1>Publish/],
  ])('sees %s without a form, and who may change it', async (path, content) => {
    const { html, forms, text } = await openAs('user_vikram', path);
    expect(html).toMatch(content);
    expect(forms).toBe(0);
    expect(text).toContain('Only editors, admins and owners can change this; you are Vikram Rao.');
    expect((await openAs('user_edda', path)).forms).toBeGreaterThan(0);
  });

  it('cannot publish, even with a form that was left open', async () => {
    const { forms, text } = await openAs('user_vikram', own);
    expect([forms, text]).toEqual([0, expect.not.stringContaining('can change')]);
    const { html } = await openAs('user_vikram', '/sign-in');
    const token = /name="form-token" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const body = new URLSearchParams({ 'form-token': token });
    const init = { method: 'POST', body, headers: as('user_vikram') };
    const response = await pages.call(`${own}/publish/production`, init);
    expect(response.status).toBe(422);
    expect(getText(await response.text())).toContain('Only editors, admins and owners');
  });
});

describe('the history', () => {
  it('offers to restore only what the person may change', async () => {
    await pages.submit(`${web}/settings`, `${web}/settings/seo`, { locale: 'de_DE' });
    const name = { 'general.name': 'Renamed', 'features.seoManagement': 'on' };
    await pages.submit(`${web}/settings`, `${web}/settings/general`, name);
    const { text: named } = await openAs('user_adnan', `${web}/history`);
    expect(named).toMatch(/By email yes.*By email no.*Locale de_DE/s);
    const read = async (id: string) => {
      const { html, text } = await openAs(id, `${web}/history`);
      return [html.match(/Restore this/g)?.length ?? 0, text] as const;
    };
    expect((await read('user_adnan'))[0]).toBe(2);
    const [ofEditor, shown] = await read('user_edda');
    expect([ofEditor, shown]).toEqual([1, expect.stringContaining('Only admins and owners can')]);
    const [ofViewer, explained] = await read('user_vikram');
    expect([ofViewer, explained.match(/Only editors, admins and owners can/g)]).toEqual([
      0,
      [expect.any(String)],
    ]);
  });
});

describe('a feature that is switched off', () => {
  it.each(['/texts', '/edit/home', '/pages/home', '/grid'])(
    'shows %s without a form, and says where it is switched on',
    async (path) => {
      const settings = `${web}/settings`;
      await pages.submit(settings, `${settings}/general`, {});
      const { forms, text, html } = await openAs('user_adnan', web + path);
      expect(forms).toBe(0);
      expect(text).toContain('switched off in the settings');
      expect(html).toContain(`href="${settings}"`);
    },
  );

  it('keeps what was typed before it was switched off', async () => {
    const settings = `${web}/settings`;
    await pages.submit(settings, `${settings}/general`, {});
    const page = `${web}/pages/home`;
    const { html } = await pages.send('/sign-in', page, { title: 'Typed before' });
    expect(html).toContain('value="Typed before"');
  });
});
