import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdScript } from '../../../../../../src/deploy/steps/finish/browser/browser.ts';
import { hasChromium, inChromium, launchChromium } from '../../../../../support/chromium.ts';
import { heldPage, type PageServer, servePages } from './held-page.ts';

/** Every kind of link of a page; only `route` is one of the application's routes. */
const links = {
  route: '<a href="/about">a</a>',
  logout: '<a href="/logout">a</a>',
  platform: '<a href="/.auth/logout">a</a>',
  login: '<a href="/login" rel="nofollow">a</a>',
  download: '<a href="/report" download>a</a>',
  target: '<a href="/other" target="_blank">a</a>',
  api: '<a href="/api/items">a</a>',
  'API outside /api': '<a href="/orders/5/cancel">a</a>',
  'other origin': '<a href="http://localhost:PORT/elsewhere">a</a>',
  file: '<a href="/a.pdf">a</a>',
  'POST form': '<form method="post" action="/sent"><button>a</button></form>',
} as const;

/** The application routes a click on `/about`, and nothing else. */
const router = `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(
  Object.entries(links)
    .map(([name, html]) => `<div id="${name.replace(/\W/g, '-')}">${html}</div>`)
    .join(''),
)}.replace('PORT', location.port) + '<p style="height: 5000px"></p>');
document.querySelector('[href="/about"]').addEventListener('click', (event) => {
  event.preventDefault();
  history.pushState({}, '', '/about');
});`;

describe.skipIf(!hasChromium)(inChromium('requests of the script that holds the head'), () => {
  let browser: Browser;
  let server: PageServer;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    server = await servePages();
    server.pages.set('/', heldPage(router));
    server.pages.set('*', '<!doctype html><title>Elsewhere</title>');
  });
  afterEach(() => server[Symbol.asyncDispose]());

  /** The requests of all actions, each in a new visit of the start page. */
  async function requestsOf(actions: readonly ((tab: Page) => Promise<void>)[], hasScript = true) {
    // Its pages stay open until the browser ends: closing one during a navigation or a download can take forever.
    const context = await browser.newContext({ acceptDownloads: false });
    const requests: string[] = [];
    if (!hasScript)
      await context.route(`**/${holdScript.path}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    let isOpen = false;
    context.on('request', (request) => {
      if (isOpen) requests.push(`${request.method()} ${request.url()}`);
    });
    for (const act of actions) {
      isOpen = false;
      const tab = await context.newPage();
      await tab.goto(`${server.origin}/`, { waitUntil: 'load' });
      isOpen = true;
      await act(tab);
      await tab.waitForTimeout(100);
      isOpen = false;
    }
    return requests.filter((line) => !line.endsWith('/favicon.ico'));
  }

  const linkTo = (name: string) => `#${name.replace(/\W/g, '-')} :is(a, button)`;

  it('sends nothing because of a press, a drag, a scroll, a hover or a right click on a link', async () => {
    const press = (name: string) => async (tab: Page) => {
      const link = tab.locator(linkTo(name));
      await link.hover();
      for (const type of ['pointerdown', 'touchstart', 'touchmove', 'touchcancel'])
        await link.dispatchEvent(type);
      await link.click({ button: 'right' });
      await link.focus();
      await tab.mouse.down();
      await tab.mouse.move(300, 300, { steps: 3 });
      await tab.mouse.up();
      await tab.mouse.wheel(0, 300);
    };
    const pressAll = async (tab: Page) => {
      for (const name of Object.keys(links)) await press(name)(tab);
    };
    expect(await requestsOf([pressAll])).toEqual([]);
  }, 120_000);

  it('sends nothing of its own when a link is opened, except for a route that was reached', async () => {
    const open = (name: string) => async (tab: Page) => {
      // A download is told as one, without a request.
      const opened = Promise.race([
        tab.context().waitForEvent('request'),
        tab.waitForEvent('download'),
      ]);
      await Promise.all([opened, tab.locator(linkTo(name)).click({ noWaitAfter: true })]);
    };
    const names = Object.keys(links).filter((name) => name !== 'route');
    const [opened, without] = await Promise.all(
      [true, false].map((hasScript) => requestsOf(names.map(open), hasScript)),
    );
    expect(opened).toEqual(without);
    expect(opened?.length).toBeGreaterThan(8);
    expect(await requestsOf([open('route')])).toEqual([
      `GET ${server.origin}/site-deploy-head/values.json`,
    ]);
  }, 120_000);
});
