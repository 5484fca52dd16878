import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildHoldScript,
  getIntegrity,
  holdScript,
} from '../../../../../../src/deploy/steps/finish/browser/browser.ts';
import type { HeadEdit } from '../../../../../../src/deploy/steps/finish/html/head-edits.ts';
import { hasChromium, inChromium, launchChromium } from '../../../../../support/chromium.ts';
import { built, heldPage, type PageServer, portal, servePages } from './held-page.ts';
import { getHead, type Head } from './rendered-head.ts';

const expected: Head = {
  title: ['Portal title'],
  description: ['Portal description'],
  'og:title': ['Portal shared'],
  canonical: ['https://www.acme.example/portal'],
  WebPage: ['{"@context":"https://schema.org","@type":"WebPage","name":"Portal data"}'],
};
const builtHead: Head = {
  title: ['Built title'],
  description: ['Built description'],
  canonical: ['https://www.acme.example/built'],
  WebPage: ['{"@context":"https://schema.org","@type":"WebPage","name":"Built data"}'],
};

describe.skipIf(!hasChromium)(inChromium('the script that holds the head of a page'), () => {
  let browser: Browser;
  let server: PageServer;
  let tab: Page;
  let problems: string[];
  beforeAll(async () => {
    [browser, server] = await Promise.all([launchChromium(), servePages()]);
    // All tests share a tab: opening one takes longer than the rest of a test.
    tab = await browser.newPage();
    tab.on('pageerror', (error) => problems.push(error.message));
    tab.on('console', (message) => problems.push(message.text()));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    await tab.goto('about:blank');
    server.pages.clear();
    server.asked.length = 0;
    problems = [];
    // Time passes only when a test advances it.
    await tab.clock.install({ time: 0 });
    await tab.clock.pauseAt(1_000);
  });
  afterEach(() => expect(problems).toEqual([]));

  /** Opens a page and waits until its script has run. */
  async function open(html: string, path = '/'): Promise<void> {
    server.pages.set(path, html);
    await tab.goto(server.origin + path, { waitUntil: 'load' });
  }
  const run = (script: string) => tab.evaluate(`(async () => { ${script} })()`);
  const pass = (milliseconds: number) => tab.clock.runFor(milliseconds);
  const head = async () => {
    const { charset: _, ...found } = await getHead(tab);
    return found;
  };

  it('replaces built values that a script writes in any of nine ways', async () => {
    await open(heldPage("document.title = 'Built title'"));
    expect(await head()).toEqual(expected);
    for (const script of [
      "document.querySelector('title').firstChild.data = 'Built title'",
      "document.querySelector('title').replaceChildren('Built title')",
      "document.querySelector('[name=description]').content = 'Built  description '",
      "document.querySelector('[name=description]').remove()",
      "document.head.insertAdjacentHTML('beforeend', '<meta name=description content=\"Built description\">')",
      "document.head.insertAdjacentHTML('afterbegin', '<title>Built title</title>')",
      "document.querySelector('[rel=canonical]').href = 'https://www.acme.example/built/'",
      `document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(built)})`,
    ]) {
      await run(script);
      expect(await head()).toEqual(expected);
    }
    await pass(10_000);
    expect(await head()).toEqual(expected);
  });

  it("accepts an application's title after startup, and restores the portal's in place of the built one", async () => {
    await open(heldPage("document.title = 'Built title'"));
    await run("document.title = '(1) Inbox'");
    // Titles are accepted only after a second, because frameworks may write several at startup.
    expect(await tab.title()).toBe('Portal title');
    await pass(1_100);
    expect(await tab.title()).toBe('(1) Inbox');
    await run("document.title = '(2) Inbox'");
    expect(await tab.title()).toBe('(2) Inbox');
    await run("document.title = 'Built title'");
    expect(await head()).toEqual(expected);
  });

  it('treats titles that an application writes during startup like built titles', async () => {
    await open(heldPage("document.title = 'Route'", { startMs: 5_000 }));
    expect(await tab.title()).toBe('Portal title');
    await pass(3_000);
    await run("document.title = 'Route, with its data'");
    await pass(3_000);
    expect(await tab.title()).toBe('Portal title');
    await run("document.title = '(1) Inbox'");
    expect(await tab.title()).toBe('(1) Inbox');
    await run("document.title = 'Route'");
    expect(await tab.title()).toBe('Portal title');
  });

  it("treats a title from a slow request of the route's data like a built title", async () => {
    const data = Promise.withResolvers<void>();
    await tab.route('**/product.json', async (route) => {
      await data.promise;
      await route.fulfill({ json: { name: 'Product 7' } });
    });
    // The script adds the timing of the request, because the fake clock records none.
    const script = `document.title = 'Loading';
      const startTime = performance.now();
      const answer = await fetch('/product.json');
      const entry = { startTime, duration: performance.now() - startTime };
      performance.getEntries = () => [entry];
      document.title = (await answer.json()).name;
      window.isShown = true;`;
    const asked = tab.waitForRequest('**/product.json');
    await open(heldPage(script, { startMs: 1_001 }));
    await asked;
    await pass(1_600);
    data.resolve();
    await tab.waitForFunction('window.isShown', undefined, { polling: 20 });
    await tab.unroute('**/product.json');
    expect(await tab.title()).toBe('Portal title');
    await run("document.title = 'Product 7'");
    expect(await tab.title()).toBe('Portal title');
    await pass(1_100);
    await run("document.title = '(1) Inbox'");
    expect(await tab.title()).toBe('(1) Inbox');
  });

  it.each([
    ['index, follow', 'noindex', /noindex/, /nofollow/],
    ['noindex, nofollow', 'index, follow', /noindex.*nofollow/, undefined],
    ['index, nofollow', 'noindex, follow', /(?=.*noindex)(?=.*nofollow)/, undefined],
  ] as const)(
    'combines the strictest robots directives of the portal\'s "%s" and the application\'s "%s"',
    async (own, written, has, hasNot) => {
      const [noIndex, noFollow] = [own.includes('noindex'), own.includes('nofollow')];
      const edits: HeadEdit[] = [{ kind: 'robots', noIndex, noFollow }];
      await open(heldPage('', { head: '<meta name="robots" content="max-snippet:5">', edits }));
      await run(`document.querySelector('[name=robots]').content = '${written}'`);
      await pass(1_100);
      const [robots = '', ...others] = (await head()).robots ?? [];
      expect(others).toEqual([]);
      expect(robots).toMatch(has);
      if (hasNot !== undefined) expect(robots).not.toMatch(hasNot);
    },
  );

  it('stops holding a tag that changes 20 times a second, logs the tag once and holds the rest', async () => {
    await open(heldPage("setInterval(() => { document.title = 'Built title'; }, 50)"));
    await pass(10_000);
    expect(await head()).toEqual({ ...expected, title: ['Built title'] });
    expect(problems.splice(0)).toEqual(['site-deploy gave up TITLE']);
  });

  it('holds its values against a script that writes every two seconds for two minutes', async () => {
    await open(heldPage("setInterval(() => { document.title = 'Built title'; }, 2_000)"));
    await pass(120_000);
    expect(await head()).toEqual(expected);
  });

  it('empties a built tag for which the portal has no value, and accepts a later value of the application', async () => {
    const edits: HeadEdit[] = [{ kind: 'no meta', name: 'og:image:alt' }];
    const alt = '<meta property="og:image:alt" content="Built alt">';
    await open(heldPage('', { head: alt, edits }));
    await run(`document.head.insertAdjacentHTML('beforeend', '${alt}')`);
    expect((await head())['og:image:alt']).toEqual(['']);
    expect(await tab.locator('[property="og:image:alt"][content]').count()).toBe(0);
    await run(
      "document.querySelector('[property=\"og:image:alt\"]').content = 'Of the application'",
    );
    await pass(1_100);
    expect((await head())['og:image:alt']).toEqual(['Of the application']);
  });

  it('replaces a JSON-LD item with several types in a graph if one of the types matches', async () => {
    const graph =
      '{"@context":"https://schema.org","@graph":[{"@type":"Organization"},{"@type":["WebPage","FAQPage"]}]}';
    await open(
      heldPage('', {
        head: `<title>t</title><script type="application/ld+json">${graph}</script>`,
        edits: portal.slice(-1),
      }),
    );
    await run(
      `document.head.insertAdjacentHTML('beforeend', '<script type="application/ld+json">${graph}</' + 'script>')`,
    );
    const scripts = await tab.evaluate<string[]>(
      '[...document.querySelectorAll(\'[type="application/ld+json"]\')].map((one) => one.textContent)',
    );
    expect(scripts.map((text) => JSON.parse(text)['@graph'])).toEqual([
      [{ '@type': 'Organization' }, { '@type': ['WebPage', 'FAQPage'], name: 'Portal data' }],
    ]);
  });

  describe('after navigation to another route', () => {
    const about = heldPage('', {
      edits: [{ kind: 'title', text: 'Portal about', when: 'always' }],
      head: '<title>Built about</title>',
    });
    const go = (path: string, title: string) =>
      run(
        `history.pushState({}, '', '${path}'); document.querySelector('h1').replaceChildren('${path}'); document.title = '${title}'`,
      );
    const settled = () => tab.evaluate('fetch("/app.js").then((answer) => answer.text())');

    it('holds the values of the new route, and releases those of the first', async () => {
      server.pages.set('/about', about);
      await open(heldPage(''));
      const answer = tab.waitForResponse((one) => one.url().endsWith('/0.json'));
      await go('/about', 'Built about');
      await answer;
      await expect
        .poll(head)
        .toEqual({ ...builtHead, title: ['Portal about'], 'og:title': ['Portal shared'] });
      // Tags added for the first page disappear if no framework has adopted them.
      await pass(1_100);
      expect(await head()).toEqual({ ...builtHead, title: ['Portal about'] });
      await go('/', 'Built title');
      await expect.poll(head).toEqual(expected);
      await go('/about/', 'Built about');
      await expect.poll(tab.title.bind(tab)).toBe('Portal about');
      expect(server.asked.filter((path) => path.endsWith('/0.json'))).toHaveLength(1);
      expect(server.asked).not.toContain('/about');
    });

    it('leaves the head of a route without portal values to the framework', async () => {
      server.pages.set(
        '/plain',
        '<!doctype html><html><head><title>x</title></head><body></body></html>',
      );
      await open(heldPage(''));
      await go('/plain', 'Plain');
      await settled();
      await pass(1_100);
      await expect.poll(head).toEqual({ ...builtHead, title: ['Plain'] });
      await go('/gone', 'Gone');
      await settled();
      await expect.poll(head).toEqual({ ...builtHead, title: ['Gone'] });
    });

    it.each(['with', 'without'])(
      'notices a route change that only a shadow root shows, %s the Navigation API',
      async (api) => {
        server.pages.set('/about', about);
        const page = heldPage(
          "document.querySelector('h1').attachShadow({ mode: 'open' }).innerHTML = '/'",
        );
        const without = "<script>Object.defineProperty(window, 'navigation', {})</script>";
        await open(api === 'with' ? page : page.replace('<head>', `<head>${without}`));
        await run(
          "history.pushState({}, '', '/about'); document.querySelector('h1').shadowRoot.innerHTML = '/about'",
        );
        await pass(400);
        await expect.poll(tab.title.bind(tab)).toBe('Portal about');
      },
    );

    it('holds the values of the route even if a service worker serves the start page', async () => {
      const shell = heldPage("document.title = 'Built about'", { ownPath: '' });
      await open(heldPage('', { ownPath: '' }));
      server.pages.set('/about', about);
      await tab.route('**/about', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: shell }),
      );
      await tab.goto(`${server.origin}/about`, { waitUntil: 'load' });
      await expect.poll(tab.title.bind(tab)).toBe('Portal about');
      await tab.unroute('**/about');
      await go('/', 'Built title');
      await expect.poll(head).toEqual(expected);
    });

    it.each([
      ['fewer files', 8, { 0: [1, { '/about': [{ TITLE: ['title', 'Next'] }] }] }],
      ['more files', 1, { 0: [4, {}], 3: [4, { '/about': [{ TITLE: ['title', 'Next'] }] }] }],
    ])('reads the values of a later deployment with %s', async (_, groups, files) => {
      await tab.route(`**/${holdScript.path}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: buildHoldScript(groups).text }),
      );
      await tab.route('**/site-deploy-head/*.json', (route) => {
        const [, name = ''] = /(\d+)\.json$/.exec(route.request().url()) ?? [];
        const json = (files as Record<string, object>)[name];
        return json ? route.fulfill({ json }) : route.fulfill({ body: '<!doctype html>' });
      });
      await open(heldPage(''));
      await go('/about', 'Built about');
      await expect.poll(tab.title.bind(tab)).toBe('Next');
      await tab.unrouteAll();
    });

    it.each(['#', '#!'])(
      "leaves hash routes with the prefix %s/ to the application, except for the start page's route",
      async (mark) => {
        await open(heldPage("document.title = 'Home'", { startMs: 5_000 }), '/');
        await run(`location.hash = '${mark}/'; document.title = 'Home'`);
        await expect.poll(head).toEqual(expected);
        await run(`location.hash = '${mark}/about'; document.title = 'About'`);
        const { description } = builtHead;
        await expect.poll(head).toMatchObject({ title: ['About'], description });
        await pass(6_000);
        expect(await head()).toEqual({ ...builtHead, title: ['About'] });
        await run(`location.hash = '${mark}/'; document.title = 'Home'`);
        await expect.poll(head).toEqual(expected);
        await run(`location.hash = 'chapter'`);
        expect(await head()).toEqual(expected);
      },
    );

    it("accepts the application's values on an unknown route", async () => {
      server.pages.set(
        '*',
        heldPage("document.title = 'Not found'", { startMs: 5_000, ownPath: '' }),
      );
      await tab.goto(`${server.origin}/zzz`, { waitUntil: 'load' });
      await pass(1_100);
      expect(await head()).toEqual({ ...builtHead, title: ['Not found'] });
      await go('/', 'Built title');
      await expect.poll(head).toEqual(expected);
    });
  });

  it('holds the head under a policy that blocks inline scripts', async () => {
    await using strict = await servePages({
      'content-security-policy': "default-src 'none'; script-src 'self'",
    });
    strict.pages.set('/', heldPage("document.title = 'Built title'"));
    await tab.goto(strict.origin, { waitUntil: 'load' });
    expect(await head()).toEqual(expected);
  });

  it('runs if the header Integrity-Policy allows only scripts with a hash', async () => {
    const headers = { 'integrity-policy': 'blocked-destinations=(script)' };
    await using strict = await servePages(headers);
    const integrity = getIntegrity(holdScript);
    strict.pages.set('/', heldPage('', { needsIntegrity: true, integrity }));
    await tab.goto(strict.origin, { waitUntil: 'load' });
    await run("document.title = 'Built title'");
    expect(await head()).toEqual(expected);
  });

  it("holds a page restored from the browser's back/forward cache", async () => {
    server.pages.set('/elsewhere', '<!doctype html><title>Elsewhere</title>');
    await open(
      heldPage("addEventListener('pageshow', ({ persisted }) => { window.isBack = persisted; })"),
    );
    await tab.goto(`${server.origin}/elsewhere`);
    await tab.goBack();
    await run("document.title = 'Built title'");
    expect(await head()).toEqual(expected);
  });
});
