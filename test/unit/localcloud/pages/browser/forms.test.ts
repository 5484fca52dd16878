import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchChromium } from '../../../../support/chromium.ts';
import { useAll } from '../../../../support/fixture.ts';
import { openFace } from '../open-face.ts';

vi.setConfig({ testTimeout: 60_000 });

const pages = await openFace();
const texts = `${pages.face.address}/sites/site_hp_web/texts`;
const search = `${texts}?search=home.hero.title`;
afterAll(() => pages.close());
const browser = useAll(launchChromium);
let page: Page;
beforeEach(async () => {
  const context = await browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(pages.face.createSignIn());
  return () => context.close();
});

const field = () => page.locator('textarea').first();
/** Returns the class or name of the element that has the focus at DOMContentLoaded. */
const focusWhenReady = () => page.evaluate('focused');
const listen = () =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    globalThis.focused = document.activeElement.className || document.activeElement.name;
  });`);

describe('the focus', () => {
  it('is on the first search result as soon as the page is ready, so no keystroke is lost', async () => {
    await listen();
    // The style sheet arrives after the script, so the script runs before the first frame. Browsers
    // focus an autofocus field only in a frame.
    const isLast = page.waitForEvent('requestfinished', (sent) => /forms\.js/.test(sent.url()));
    await page.route('**/style.css', async (route) => {
      await isLast;
      await route.continue();
    });
    await page.goto(search);
    expect(await focusWhenReady()).toBe('text:home.hero.title');
  });

  it('is on the notice rather than on a text after a save', async () => {
    await page.goto(search);
    await listen();
    await page.getByRole('button', { name: 'Save all' }).click();
    await page.getByText('No text was changed.').waitFor();
    expect(await focusWhenReady()).toBe('notice done');
  });
});

it('the notice after a save is in view, above the part of the page that was saved', async () => {
  await page.goto(`${pages.face.address}/sites/site_hp_web/settings`);
  await page.getByLabel('Locale').fill('fr_FR');
  await page.getByLabel('Locale').press('Control+Enter');
  const notice = page.getByRole('status').getByText('Saved.');
  await page.waitForURL(/#part-seo/);
  await notice.waitFor();
  const { top, bottom } = await notice.evaluate((element) => {
    return element.getBoundingClientRect().toJSON();
  });
  const place = await page.locator('#part-seo h2').boundingBox();
  const { y = 0 } = place ?? {};
  expect([top >= 0, bottom <= y, y < 300]).toEqual([true, true, true]);
});

it('a table of unpublished texts fits on the screen of a phone', async () => {
  await page.goto(search);
  await field().fill('A title with some more words than fit in a narrow column');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Saved: home.hero.title.').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pages.face.address}/sites/site_hp_web/publish`);
  const table = page.getByRole('region', { name: 'Texts' });
  await table.getByText('A title with some more words').waitFor();
  const widths = await table.evaluate((region) => [region.scrollWidth, region.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

it('a preview shows metadata to somebody who may only read it', async () => {
  await page.goto(`${pages.face.address}/sign-in`);
  await page.getByRole('button', { name: 'Sign in as Vikram Rao' }).click();
  await page.goto(`${pages.face.address}/sites/site_hp_web/pages/home`);
  const title = await page.getByRole('row', { name: 'Title' }).first().locator('td').last();
  const preview = page.getByRole('group', { name: 'As a search result' });
  expect(await preview.locator('.title').innerText()).toContain(await title.innerText());
});

describe('what people type', () => {
  /** Opens the page on a slow line, and calls `type` before the script arrives. */
  async function openSlowly(type: () => Promise<void>) {
    const { promise: typed, resolve } = Promise.withResolvers<void>();
    await page.route('**/forms.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(search, { waitUntil: 'commit' });
    await type();
    resolve();
    await page.waitForLoadState('load');
    await page.unroute('**/forms.js');
  }

  it('before the script has loaded replaces an earlier draft', async () => {
    await page.goto(search);
    await field().fill('An earlier draft');
    page.on('dialog', (dialog) => void dialog.accept());
    await openSlowly(() => field().fill('Typed early'));
    expect(await field().inputValue()).toBe('Typed early');
    await page.goto(search);
    expect(await field().inputValue()).toBe('Typed early');
  });

  it('can be restored after somebody else has saved the text, even while another text is edited', async () => {
    await page.goto(texts);
    await field().fill('My draft');
    const key = (await field().getAttribute('name')) ?? '';
    page.on('dialog', (dialog) => void dialog.accept());
    await pages.submit('/sign-in', '/sites/site_hp_web/texts', { [key]: 'By somebody' });
    await page.goto(texts);
    await page.locator('textarea').nth(1).fill('Another text');
    await page.goto(texts);
    await page.getByRole('button', { name: 'Use what you typed: My draft' }).click();
    expect(await field().inputValue()).toBe('My draft');
  });
});
