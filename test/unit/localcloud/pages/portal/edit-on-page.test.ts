import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runtimeText } from '../../../../../src/deploy/steps/finish/browser/scripts.ts';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../../../src/localcloud/localcloud.ts';
import { startWebUi, type WebUi } from '../../../../../src/localcloud/pages/web-ui.ts';
import { portalCalls } from '../../../../../src/localcloud/portal/portal-calls.ts';
import { launchChromium } from '../../../../support/chromium.ts';
import { useFolderOfTheFile } from '../../../../support/folder.ts';
import { createToken } from '../../support.ts';

vi.setConfig({ testTimeout: 60_000 });

const built = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><title>${title}</title>
<nav hidden><a data-text-key="nav.main.start" href="/">Start</a></nav>
<nav><a data-text-key="nav.main.start" href="/">Start</a></nav>
<main>${body}</main><footer><p data-text-key="footer.legal.notice">All rights reserved</p></footer>
</html>`;
const late = `<script>addEventListener('load', () => {
  document.querySelector('main').insertAdjacentHTML('beforeend',
    '<p data-text-key="home.late.line">From a catalogue</p><p data-text-key="no.such.key">?</p>');
});</script>`;

const folder = useFolderOfTheFile();
const files = {
  'index.html': built('Home', '<h1 data-text-key="home.hero.title">Wood</h1>'),
  'about/index.html': built(
    'About',
    `<h1 data-text-key="about.hero.title">About us</h1>
<img data-text-key-alt="about.hero.image" alt="A desk" width="80" height="40" src="/desk.png">
<p id="built">Made of oak since 1890.</p>${late}`,
  ),
};
let cloud: LocalCloud;
let ui: WebUi;
let browser: Browser;
let page: Page;
const site = `/sites/${sampleSite.id}`;

beforeAll(async () => {
  folder.write(files);
  cloud = await startLocalCloud({ portal: { rateLimits: { read: 1e5, write: 1e5 } } });
  ui = await startWebUi(cloud);
  await cloud.hosting.publish(sampleSite.slug, null, folder.root);
  const catalogue = { 'home.late.line': 'From a\ncatalogue' };
  await cloud.portal.recordPages(sampleSite.slug, folder.root, catalogue);
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(ui.createSignIn());
});
afterAll(async () => {
  await browser?.close();
  await ui?.close();
  await cloud?.close();
});

async function openEditor(slug: string): Promise<void> {
  await page.goto(`${ui.address}${site}/edit/${slug}`);
  // Waits until the frame has reported the texts that it shows.
  await page.locator('[data-chooses="about.hero.title"]').waitFor();
}
const frame = () => page.frameLocator('.stage iframe');
const editor = () => page.locator('.in-place');
/**
 * Waits for the editor and selects its text. Keys that are pressed earlier would reach the frame.
 */
const selectTyped = () => editor().locator('textarea').press('ControlOrMeta+a');

it('a click opens the editor of each text on the page, including shared texts', async () => {
  await openEditor('about');
  const texts = [
    ['nav.main.start', 'nav:not([hidden]) a', 'Start'],
    ['footer.legal.notice', 'footer p', 'All rights reserved'],
    ['about.hero.title', 'h1', 'About us'],
    ['about.hero.image', 'img', 'A desk'],
  ] as const;
  for (const [key, selector, value] of texts) {
    await frame().locator(selector).click();
    await editor().getByLabel(`Text of ${key}`).waitFor();
    expect(await editor().locator('textarea').inputValue()).toBe(value);
    const isShared = /^(nav|footer)/.test(key);
    expect(await editor().getByText('Shown on 2 pages').count()).toBe(isShared ? 1 : 0);
    await page.keyboard.press('Escape');
  }
});

it('saving a shared text on one page saves it for the other pages', async () => {
  await openEditor('about');
  await frame().locator('nav:not([hidden]) a').click();
  await selectTyped();
  await page.keyboard.type('Begin');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByText('Saved: nav.main.start. It goes live when published.').waitFor();
  const publish = page.locator('.notice').getByRole('link', { name: 'published' });
  expect(await publish.getAttribute('href')).toBe(`${site}/publish`);
  expect(await frame().locator('nav a').allInnerTexts()).toEqual(['Begin', 'Begin']);
  await page.goto(`${ui.address}${site}/edit/home`);
  expect(await page.locator('[id="text-nav.main.start"]').inputValue()).toBe('Begin');
});

it('a click opens a text that only the browser renders on this page', async () => {
  await openEditor('about');
  await frame().getByText('From a catalogue').click();
  await editor().getByLabel('Text of home.late.line').fill('Edited here');
  await editor().getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved: home.late.line.').waitFor();
  expect(await page.locator('.panel [id="text-home.late.line"]').inputValue()).toBe('Edited here');
});

it.each(['Made of oak since 1890.', '?'])(
  'a click on "%s" explains why it has no editor',
  async (text) => {
    await openEditor('about');
    await frame().getByText(text, { exact: true }).click();
    await editor().getByText('part of the site’s build').waitFor();
    expect(await editor().getByRole('link').getAttribute('href')).toBe('/help/texts');
    await page.keyboard.press('Escape');
    expect(await editor().count()).toBe(0);
  },
);

it('a text that the page does not show has no button to find it on the page', async () => {
  await page.goto(`${ui.address}${site}/edit/home`);
  const button = (key: string) => page.locator(`[data-chooses="${key}"]`);
  await expect.poll(() => button('home.late.line').isVisible()).toBe(false);
  expect(await button('home.hero.title').isVisible()).toBe(true);
});

it('Enter saves a single-line text, and adds a line break only to a multi-line text', async () => {
  await openEditor('about');
  await frame().locator('h1').click();
  await selectTyped();
  await page.keyboard.type('All of us');
  await page.keyboard.press('Enter');
  await page.getByText('Saved: about.hero.title.').waitFor();
  expect(await frame().locator('h1').innerText()).toBe('All of us');
  await frame().getByText('From a').click();
  await selectTyped();
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await page.keyboard.type('lines');
  expect(await editor().locator('textarea').inputValue()).toBe('Two\nlines');
  await page.keyboard.press('Escape');
});

it('Enter moves to the next single-line field of the table, and a line names the keys that save', async () => {
  await page.goto(`${ui.address}${site}/grid`);
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  await cell('title of /').press('Enter');
  await page.keyboard.type('!');
  expect(await cell('title of /about').inputValue()).toBe('!About');
  await page.keyboard.press('Enter');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('description of /about');
  await page.keyboard.press('Enter');
  expect(await page.locator(':focus').innerText()).toBe('Save all');
  expect(await page.locator('.keys').innerText()).toContain('Ctrl+Enter saves');
});

it('a saved text remains visible on a page whose script fetches texts', async () => {
  const calls = portalCalls(cloud.portal, createToken(cloud, 'owner'));
  const api = `/api/sites/${sampleSite.id}`;
  const script = `<script>addEventListener('site-deploy:texts', () => {
document.body.insertAdjacentHTML('beforeend', '<h1 data-text-key="late.hero.title">Built</h1>');
}, { once: true })</script>`;
  folder.write({
    'texts.js': runtimeText,
    'late/index.html': `<title>Late</title><script src="/texts.js" data-page="late"></script>${script}`,
  });
  await cloud.hosting.publish(sampleSite.slug, null, folder.root);
  await calls.send('PUT', `${api}/text-mode`, { mode: 'runtime' });
  await cloud.portal.recordPages(sampleSite.slug, folder.root, { 'late.hero.title': 'Built' });
  await calls.send('PUT', `${api}/text/late.hero.title`, { value: 'Live' });
  await page.goto(`${ui.address}${site}/edit/late`);
  await frame().getByText('Live').click();
  await selectTyped();
  await page.keyboard.type('Saved now');
  await page.keyboard.press('Enter');
  await page.getByText('Saved: late.hero.title.').waitFor();
  expect(await frame().locator('h1').innerText()).toBe('Saved now');
});

it('a search without a match explains that a text may be part of the build', async () => {
  await page.goto(`${ui.address}${site}/texts?search=oak+since`);
  await page.getByText('No text matches').waitFor();
  await page.getByRole('link', { name: 'How a text becomes editable' }).waitFor();
  await page.goto(`${ui.address}/help/texts`);
  await page.getByText('nav.main.contact').waitFor();
});

it('once the editor is closed, keys do nothing until a text is chosen', async () => {
  await openEditor('about');
  for (const key of ['Escape', 'Enter', 'ControlOrMeta+Enter']) {
    await frame().locator('h1').click();
    await editor().locator('textarea').fill(`By ${key}`);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press(key);
    await editor().waitFor({ state: 'detached' });
    await frame().locator('h1:focus').waitFor();
    await page.keyboard.type('more words');
    expect(await editor().count()).toBe(0);
  }
  expect(await frame().locator('h1').innerText()).toBe('By ControlOrMeta+Enter');
});

it('the notices after an undo and after a restoration get the focus', async () => {
  await openEditor('about');
  await frame().locator('h1').click();
  await editor().locator('textarea').fill('A mistake');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone: about.hero.title.').waitFor();
  await page.locator('.notice:focus').waitFor();
  await page.goto(`${ui.address}${site}/history`);
  await page.getByRole('button', { name: 'Restore this' }).first().click();
  await page.getByText('Restored: Text about.hero.title.').waitFor();
  await page.locator('.notice:focus').waitFor();
});

it('emptying an unedited text announces the original, and changes nothing when saved', async () => {
  await openEditor('about');
  await frame().getByRole('img').click();
  await editor().locator('textarea').fill('');
  await editor().getByText('An empty text restores the original.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Nothing changed: about.hero.image.').waitFor();
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

it('an edited text is marked as unsaved while another text is edited', async () => {
  await openEditor('about');
  const mark = page.locator('[id="about.hero.title"] .unsaved');
  expect(await mark.isVisible()).toBe(false);
  await frame().locator('h1').click();
  await editor().locator('textarea').fill('Half a');
  await frame().locator('footer p').click();
  await editor().getByLabel('Text of footer.legal.notice').waitFor();
  expect(await mark.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await frame().locator('h1').click();
  await editor().getByLabel('Text of about.hero.title').waitFor();
  await page.keyboard.press('Escape');
  expect(await mark.isVisible()).toBe(false);
});

it('a conflict shows both texts, and the next save replaces the stored text', async () => {
  await openEditor('about');
  await frame().locator('h1').click();
  await editor().locator('textarea').fill('Mine');
  const calls = portalCalls(cloud.portal, createToken(cloud, 'owner'));
  await calls.send('PUT', `/api${site}/text/about.hero.title`, { value: 'Theirs' });
  await page.keyboard.press('Enter');
  await editor().locator('.problem').getByText('Stored value: Theirs Save replaces it').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Saved: about.hero.title.').waitFor();
  expect(await frame().locator('h1').innerText()).toBe('Mine');
});

it('a form beside the page says that the portal cannot be reached, and can be saved later', async () => {
  await openEditor('about');
  await page.route(/texts\?page=about/, (route) => route.abort());
  await page.locator('[id="text-about.hero.title"]').fill('Kept in the browser');
  await page.getByRole('button', { name: 'Save all' }).click();
  await page.getByRole('alert').getByText('The portal can’t be reached.').waitFor();
  await page.unroute(/texts\?page=about/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Saved: about.hero.title.').waitFor();
});
