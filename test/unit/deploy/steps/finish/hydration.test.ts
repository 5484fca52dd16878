import { createServer, type Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textScript } from '../../../../../src/deploy/steps/finish/browser/browser.ts';
import { listen } from '../../../../../src/localcloud/service/http.ts';
import {
  collectProblems,
  hasChromium,
  inChromium,
  launchChromium,
  withoutTimeLimits,
} from '../../../../support/chromium.ts';
import { editPage } from '../../../../support/edit-page.ts';
import { buildHydratedSite, type Framework, type HydratedSite } from './hydration-site.ts';

/** The portal's texts. The built ones start with "Built". */
const overrides = {
  'home.hero.title': 'Portal title',
  'home.hero.lead': 'Portal lead',
  'home.hero.image': 'Portal image',
  'home.state.text': 'Portal state',
  'home.late.text': 'Portal late',
  'home.slot.text': 'Portal & slot',
  'home.mixed.text': 'Portal mixed',
};
/** The portal's text for a literal in a Vue template. */
const plain = { 'home.plain.text': 'Portal plain' };
const kept = { plain: 'Portal plain' };

const built = {
  title: 'Built title',
  lead: 'Hello visitor, built',
  image: 'Built image 0',
  state: 'Built 0',
  slot: 'Built slot',
};
const portal = {
  title: 'Portal title',
  lead: 'Portal lead',
  image: 'Portal image',
  state: 'Portal state',
  slot: 'Portal & slot',
};

/** Returns the text or the alternative text of each keyed element. */
const seen = (tab: Page) =>
  tab.evaluate<
    Record<string, string>
  >(`Object.fromEntries([...document.querySelectorAll('main *')].flatMap((element) => {
    const key = element.dataset.textKey ?? element.dataset.textKeyAlt;
    return key === undefined ? [] : [[key.split('.')[key.includes('.text') ? 1 : 2], element.alt ?? element.textContent]];
  }))`);

describe.skipIf(!hasChromium)(inChromium('texts in a hydrated page'), () => {
  let browser: Browser;
  let tab: Page;
  let problems: string[];
  let server: Server;
  let origin: string;
  let page: Uint8Array;
  let script: string;
  /** Promises that delay the responses with the application's script and with the texts. */
  let arrival: { readonly app: Promise<void>; readonly texts: Promise<void> };
  /** Texts that the portal serves as built, because it has no override for them. */
  let defaults: Readonly<Record<string, string>> = {};
  let sites: Readonly<Record<Framework, HydratedSite>>;

  beforeAll(async () => {
    sites = { react: await buildHydratedSite('react'), vue: await buildHydratedSite('vue') };
    server = createServer(async (request, response) => {
      const send = (type: string, body: string | Uint8Array) =>
        void response
          .writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
          .end(body);
      if (request.url === '/') return send('text/html', page);
      if (request.url === `/${textScript.path}`) return send('text/javascript', textScript.text);
      if (request.url === '/app.js') {
        await arrival.app;
        return send('text/javascript', script);
      }
      if (request.url === '/api/v1/pages/home/text') {
        await arrival.texts;
        return send(
          'application/json',
          JSON.stringify({ texts: { ...overrides, ...plain, ...defaults } }),
        );
      }
      return void response.writeHead(204).end();
    });
    origin = `http://127.0.0.1:${await listen(server)}`;
    browser = await launchChromium();
    tab = await browser.newPage();
    await tab.addInitScript(withoutTimeLimits);
    problems = collectProblems(tab);
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });

  /** Adds the texts to a page of the site as the deployment does, and opens it. */
  async function open(
    site: HydratedSite,
    texts: Readonly<Record<string, string>>,
    isRuntime = false,
  ) {
    const bytes = Buffer.from(site.html);
    const head = isRuntime
      ? [{ kind: 'script', src: `/${textScript.path}`, page: 'home' } as const]
      : [];
    const edited = editPage(bytes, { head, texts: new Map(Object.entries(texts)) });
    page = Buffer.concat(edited.pieces ?? [bytes]);
    script = site.script;
    // Messages of the previous page do not belong to this one.
    await tab.goto('about:blank');
    problems.length = 0;
    await tab.goto(`${origin}/`, { waitUntil: 'commit' });
    // The page has been parsed, but the application may not run yet.
    await tab.waitForFunction("document.readyState !== 'loading'");
  }

  const hydrated = () => tab.locator('html[data-hydrated]').waitFor();

  /**
   * Clicks and waits until each click is visible.
   * @param done number of previous clicks
   */
  async function click(times: number, done = 0): Promise<void> {
    for (let count = done + 1; count <= times; count += 1) {
      await tab.locator('button').click();
      await tab.locator('button', { hasText: `Clicked ${count}` }).waitFor();
      await tab.locator(`.seen-${count}`).waitFor();
    }
  }

  const now = Promise.resolve();
  const frameworks = ['react', 'vue'] as const;
  const mismatch = /Minified React error #418|Hydration completed but contains mismatches/;

  describe.each(frameworks)('of %s', (framework) => {
    it("are replaced by the application's texts, except for Vue's static texts, if only the page was edited", async () => {
      arrival = { app: now, texts: now };
      await open(sites[framework], { ...overrides, ...plain });
      await hydrated();
      // Vue treats literal texts of a template as static and never updates them.
      expect(await seen(tab)).toMatchObject({ ...built, ...(framework === 'vue' && kept) });
      expect(problems.join('\n')).toMatch(mismatch);
      await click(3);
    });

    it.each(['before', 'after'] as const)(
      "are the portal's in runtime mode if these arrive %s the application",
      async (when) => {
        const gate = { app: Promise.withResolvers<void>(), texts: Promise.withResolvers<void>() };
        arrival = { app: gate.app.promise, texts: gate.texts.promise };
        await open(sites[framework], {}, true);
        const texts = tab.locator('h1', { hasText: 'Portal title' });
        if (when === 'before') {
          gate.texts.resolve();
          await texts.waitFor();
          gate.app.resolve();
          await hydrated();
        } else {
          gate.app.resolve();
          await hydrated();
          gate.texts.resolve();
          await texts.waitFor();
        }
        const all = {
          ...portal,
          mixed: 'Portal mixed',
          ...(framework === 'vue' && kept),
        };
        expect(await seen(tab)).toMatchObject(all);
        // The application changes keyed elements, inserts one, inserts an element into one, and
        // removes both.
        await click(1);
        expect(await seen(tab)).toMatchObject({ ...all, late: 'Portal late' });
        expect(await tab.evaluate("getComputedStyle(document.querySelector('b')).display")).toBe(
          'none',
        );
        await click(4, 1);
        expect(await seen(tab)).toMatchObject(all);
        expect(await tab.locator('footer').textContent()).toBe('No key');
        // The script and the framework must not react to each other endlessly.
        expect(
          await tab.evaluate(`new Promise((resolve) => {
          let changes = 0;
          new MutationObserver((records) => { changes += records.length; }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(changes)));
        })`),
        ).toBe(0);
        // Frameworks report differences that exist before the hydration, but no later ones.
        if (when === 'before') expect(problems.join('\n')).toMatch(mismatch);
        else expect(problems).toEqual([]);
      },
    );

    it('are left to the application in runtime mode if the portal has no override', async () => {
      arrival = { app: now, texts: now };
      defaults = { 'home.state.text': 'Built 0' };
      await open(sites[framework], {}, true);
      await hydrated();
      await tab.locator('h1', { hasText: 'Portal title' }).waitFor();
      defaults = {};
      await click(1);
      expect(await seen(tab)).toMatchObject({ title: 'Portal title', state: 'Built 1' });
    });
  });
});
