import { afterAll, beforeAll, expect, it } from 'vitest';
import { getText } from '../../../action/rendered.ts';
import { openFace } from '../open-face.ts';

const pages = await openFace();
afterAll(() => pages.close());
const site = '/sites/site_hp_guides';
const texts = `${site}/texts`;
const { read } = pages;
let key = '';
let original = '';
const save = (value: string) => pages.send(texts, texts, { [`text:${key}`]: value });
/** Returns the text of a page's notice, and its hidden form fields. */
function readNotice(html: string) {
  const notice = /<div class="notice.*?<\/div>/s.exec(html)?.[0] ?? '';
  const values = [...notice.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return {
    text: getText(notice).replaceAll(/\s+/g, ' ').trim(),
    values: Object.fromEntries(values.map(([, name = '', value = '']) => [name, value])),
  };
}

beforeAll(async () => {
  const { html } = await pages.open(`${texts}?state=default`);
  [, key = '', original = ''] = /name="text:([^"]+)"[^>]*>([^<]*)/.exec(html) ?? [];
});

it('emptying a text that was never edited changes nothing', async () => {
  expect(readNotice((await save('')).html).text).toBe('No text was changed.');
});

it('an undo restores the text, and a second undo changes nothing', async () => {
  const { values } = readNotice((await save('Edited')).html);
  const restore = async () =>
    readNotice((await pages.send(texts, `${site}/history/restore`, values)).html).text;
  expect(await restore()).toBe(`Undone: Text ${key}.`);
  expect((await pages.open(`${texts}?search=${key}`)).html).toContain(`>${original}</textarea>`);
  expect(await restore()).toBe(`Nothing changed: Text ${key} has this value already.`);
});

it('the notice of an undo says that the text goes live when published', async () => {
  await save('Once');
  const { values } = readNotice((await save('Twice')).html);
  const restored = await pages.send(texts, `${site}/history/restore`, values);
  expect(readNotice(restored.html).text).toMatch(/^Undone: .* It goes live when published\./);
  expect(restored.html).toContain(`<a href="${site}/publish">published</a>`);
  await save('');
});

it('the statistics count the currently edited texts and all saves', async () => {
  const count = async (name: string) => {
    const found = new RegExp(`${name} ?(\\d+)`).exec(await read(`${site}/statistics`));
    expect(found).not.toBeNull();
    return Number(found?.[1]);
  };
  const [edited, saves] = [await count('Texts edited now'), await count('Saves of texts')];
  const { values } = readNotice((await save('Edited again')).html);
  expect(await count('Texts edited now')).toBe(edited + 1);
  await pages.send(texts, `${site}/history/restore`, values);
  expect(await count('Texts edited now')).toBe(edited);
  expect(await count('Saves of texts')).toBe(saves + 1);
});

it('the notice of a conflict explains that saving replaces the stored text', async () => {
  await save('Theirs');
  const mine = { [`text:${key}`]: 'Mine', [`base:${key}`]: original };
  const { html } = await pages.send(texts, texts, mine);
  expect(getText(html).replaceAll(/\s+/g, ' ')).toContain(
    'has changed this text. Stored value: Theirs Save replaces it with yours.',
  );
});
