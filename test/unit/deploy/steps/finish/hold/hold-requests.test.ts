import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdScript } from '../../../../../../src/deploy/steps/finish/browser/browser.ts';
import { hasChromium, inChromium, launchChromium } from '../../../../../support/chromium.ts';
import { heldPage, type PageServer, servePages } from './held-page.ts';

/** Kinds of links, and a form. Only `route` leads to a route of the application. */
const links = {
  route: '<a href="/about">a</a>',
  logout: '<a href="/logout">a</a>',
  download: '<a href="/report" download>a</a>',
  form: '<form method="post" action="/sent"><button>a</button></form>',
} as const;

/** An application that handles only clicks on the link to `/about`. */
const router = `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(
  Object.entries(links)
    .map(([name, html]) => `<div id="${name}">${html}</div>`)
    .join(''),
)} + '<p style="height: 5000px"></p>');
document.querySelector('[href="/about"]').addEventListener('click', (event) => {
  event.preventDefault();
  history.pushState({}, '', '/about');
});`;

describe.skipIf(!hasChromium)(inChromium('the script that holds the head'), () => {
  let browser: Browser;
  let server: PageServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launchChromium(), servePages()]);
    server.pages.set('/', heldPage(router));
    server.pages.set('*', '<!doctype html><title>Elsewhere</title>');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.[Symbol.asyncDispose]();
  });

  /**
   * Returns the requests that the actions cause, each action in a new browser context.
   * @param hasScript whether the page gets the script of seo.hold, or an empty one
   */
  async function createRequests(
    actions: readonly ((tab: Page) => Promise<void>)[],
    hasScript = true,
  ) {
    const requests: string[] = [];
    for (const act of actions) {
      // The context stays open until the browser ends, because closing it during a navigation or a
      // download can hang.
      const context = await browser.newContext({ acceptDownloads: false });
      if (!hasScript)
        await context.route(`**/${holdScript.path}`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
      const tab = await context.newPage();
      await tab.goto(`${server.origin}/`, { waitUntil: 'load' });
      const record = (request: Request) => requests.push(`${request.method()} ${request.url()}`);
      context.on('request', record);
      await act(tab);
      await tab.waitForTimeout(100);
      context.off('request', record);
    }
    return requests.filter((line) => !line.endsWith('/favicon.ico'));
  }

  const linkTo = (name: string) => `#${name} :is(a, button)`;

  it('sends no request when a link is pressed, dragged, hovered or right-clicked', async () => {
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
    expect(await createRequests([pressAll])).toEqual([]);
  }, 120_000);

  it('sends a request for a followed link only if the link leads to a route of the application', async () => {
    const open = (name: string) => async (tab: Page) => {
      // A download emits its own event instead of a request.
      const opened = Promise.race([
        tab.context().waitForEvent('request'),
        tab.waitForEvent('download'),
      ]);
      await Promise.all([opened, tab.locator(linkTo(name)).click({ noWaitAfter: true })]);
    };
    const names = Object.keys(links).filter((name) => name !== 'route');
    const [opened, without] = await Promise.all(
      [true, false].map((hasScript) => createRequests(names.map(open), hasScript)),
    );
    expect(opened).toEqual(without);
    expect(opened?.length).toBeGreaterThan(1);
    expect(await createRequests([open('route')])).toEqual([
      `GET ${server.origin}/site-deploy-head/0.json`,
    ]);
  }, 120_000);

  it('asks for values that the browser has cached, as they may have been edited', async () => {
    await using caching = await servePages({ 'cache-control': 'max-age=31536000, immutable' });
    caching.pages.set('*', heldPage(router));
    const tab = await browser.newPage();
    for (const path of ['/', '/other']) {
      await tab.goto(caching.origin + path, { waitUntil: 'load' });
      const answered = tab.waitForResponse('**/site-deploy-head/0.json');
      await tab.locator(linkTo('route')).click();
      await answered;
    }
    const asked = caching.asked.filter((path) => path.endsWith('.json'));
    expect(asked).toEqual(Array(2).fill('/site-deploy-head/0.json'));
  });
});
