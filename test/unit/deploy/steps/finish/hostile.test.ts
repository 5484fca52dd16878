import type { Frame, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { seoLimits } from '../../../../../src/contracts/portal/seo.ts';
import { textScript } from '../../../../../src/deploy/steps/finish/browser/browser.ts';
import type { HeadEdit } from '../../../../../src/deploy/steps/finish/html/head-edits.ts';
import {
  checkDefaults,
  checkPageSeo,
} from '../../../../../src/deploy/steps/finish/portal/page-seo.ts';
import { headOfPage } from '../../../../../src/deploy/steps/finish/seo/head-of-page.ts';
import {
  hasChromium,
  inChromium,
  launchChromium,
  withoutTimeLimits,
} from '../../../../support/chromium.ts';
import { editPage } from '../../../../support/edit-page.ts';
import { useAll } from '../../../../support/fixture.ts';
import { serve } from '../../../../support/serve.ts';
import { missing, plain } from './html/oracle.ts';

/**
 * Markup, scripts, templates, addresses and characters that a page might not treat as plain text.
 */
const hostile = [
  '</title><script>owned()</script>',
  '</script><script>owned()</script>',
  '<script>owned()</script>',
  '<!--',
  '-->',
  '--!><script>owned()</script>',
  '<img src=x onerror=owned()>',
  '"><img src=x onerror=owned()>',
  "'><img src=x onerror=owned()>",
  '" onload="owned()',
  "' onfocus='owned()' autofocus='",
  '`onclick=owned()`',
  '<svg onload=owned()>',
  '<svg><script>owned()</script></svg>',
  '<math><mtext><script>owned()</script>',
  '<iframe srcdoc="<script>owned()</script>">',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '</head><body onload=owned()>',
  '</html>',
  '</body>',
  '</textarea><script>owned()</script>',
  '</style><script>owned()</script>',
  '</noscript><script>owned()</script>',
  '</template><script>owned()</script>',
  '<plaintext>',
  '<xmp>',
  '<![CDATA[<script>owned()</script>]]>',
  '<?php echo 1 ?>',
  '<% owned() %>',
  '{{constructor.constructor("owned()")()}}',
  `$\{owned()}`,
  '#{owned()}',
  '[[owned()]]',
  '@{owned()}',
  'javascript:owned()',
  'data:text/html,<script>owned()</script>',
  'vbscript:owned()',
  '//evil.example/',
  'https://x.example/?a=1&b=2"><script>owned()</script>',
  '\tjava\nscript:owned()',
  '&lt;script&gt;',
  '&#60;script&#62;',
  '&amp;lt;',
  '&quot;',
  '&notanentity',
  '&copy',
  '&#x3c;script&#x3e;',
  '&',
  '\u0000<script>',
  'a\u0000b',
  '\u0008\u001b[31mred',
  '\u007f\u0080\u009f',
  '\ud800 alone',
  'alone \udfff',
  '\ufffe\uffff',
  '\u2028\u2029',
  '\u202eright to left',
  '\ufeffmark',
  'line\r\nline\rline\nline',
  '\fform feed',
  'é ü ß 日本語 😀',
  '＜script＞owned()＜/script＞',
  '\u003c\u200bscript>',
  'a'.repeat(5_000),
  '',
  ' ',
  '$&$1$`',
  '\\u003cscript\\u003e',
  '\\',
  '%3Cscript%3E',
  '../../etc/passwd',
  '*/ owned() /*',
];

const charsets = { 'with a charset': '<meta charset="utf-8">', 'without a charset': '' };
const page = (meta: string) =>
  `<!doctype html><html><head>${meta}<title>Old</title></head><body><h1 data-text-key="p.s.e">Old</h1><img alt="" data-text-key-alt="p.s.e"><textarea data-text-key="p.s.e"></textarea></body></html>`;

/** Shortens a value so that every field accepts it. */
const short = (value: string) => value.slice(0, seoLimits.title.maximum);

function editsWith(long: string): HeadEdit[] {
  const value = short(long);
  const { seo } = checkPageSeo({
    pageSlug: 'p',
    title: value,
    description: value,
    keywords: [value],
    canonical: value,
    openGraph: { title: value, description: value, image: value, locale: value, siteName: value },
    social: { title: value, description: value, image: value, site: value, creator: value },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: value,
      [value]: [value],
    },
    updatedAt: '2026-01-01T00:00:00Z',
  });
  const { defaults } = checkDefaults({
    titleSuffix: value,
    defaultDescription: value,
    defaultImage: value,
    socialHandle: value,
    locale: value,
  });
  return headOfPage({
    seo,
    defaults,
    listedTitle: value,
    address: 'https://www.acme.example/p',
    origin: 'https://www.acme.example',
    isPreview: false,
  });
}

function edited(value: string, meta: string): Buffer {
  const bytes = Buffer.from(page(meta));
  return Buffer.concat(
    editPage(bytes, { head: editsWith(value), texts: new Map([['p.s.e', value]]) }).pieces ?? [
      bytes,
    ],
  );
}

describe.each(Object.entries(charsets))('a hostile value in a page %s', (_name, meta) => {
  const rows = hostile.map((value) => [JSON.stringify(value.slice(0, 80)), value] as const);
  it.each(rows)('is written as text into each field: %s', (_, value) => {
    const html = edited(value, meta).toString('utf8');
    // A textarea drops a leading line feed unless another one precedes it. JSON-LD escapes lone
    // surrogates.
    expect(missing(html, { head: editsWith(value), texts: new Map([['p.s.e', value]]) })).toEqual(
      [],
    );
  });
});

describe.skipIf(!hasChromium)(inChromium('a page in Chromium'), () => {
  const browser = useAll(launchChromium);
  /** Responses by path; a promise delays its response. */
  const answers = new Map<
    string,
    {
      readonly type: string;
      readonly body: string | Uint8Array | Promise<string>;
      readonly csp?: string;
    }
  >();
  const strict = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'";

  const server = useAll(() =>
    serve(async (request, response) => {
      const answer = answers.get(request.url ?? '');
      if (answer === undefined) return void response.writeHead(404).end();
      const body = await answer.body;
      response
        .writeHead(200, {
          'content-type': answer.type,
          ...(answer.csp && { 'content-security-policy': answer.csp }),
        })
        .end(body);
    }),
  );

  /** Opens a tab that runs these scripts in every page, for the duration of the test. */
  async function openTab(...scripts: string[]): Promise<Page> {
    const tab = await browser.newPage();
    onTestFinished(() => tab.close());
    for (const script of scripts) await tab.addInitScript(script);
    return tab;
  }

  /** An expression that describes the state of the page in which it is evaluated. */
  const observe = `({
    owned: window.isOwned === true,
    h1: document.querySelector('h1').textContent,
    alt: document.querySelector('img').alt,
    scripts: document.querySelectorAll('script:not([type]):not([src])').length,
    elements: document.body.querySelectorAll('*').length,
    data: [...document.querySelectorAll('script[type]')].map((script) => JSON.parse(script.textContent).name),
    addresses: [...document.querySelectorAll('link[rel=canonical], meta[property="og:image"], meta[name="twitter:image"]')]
      .map((element) => new URL(element.href ?? element.content).protocol),
    title: document.querySelector('title').textContent,
    path: location.pathname,
  })`;
  const own = 'window.owned = () => { window.isOwned = true; }';

  /**
   * Returns the state of the pages at these paths. They are frames of one page, which is faster.
   */
  async function inspect(
    tab: Page,
    paths: readonly string[],
    shown: (frame: Frame) => Promise<void> = async () => undefined,
  ) {
    const frames = paths.map((path) => `<iframe src="${path}"></iframe>`).join('');
    answers.set('/all', { type: 'text/html', body: frames });
    await tab.goto(`${server.origin}/all`);
    const seen = paths.map(async (path) => {
      const frame = tab.frames().find((one) => one.url().endsWith(path));
      if (frame === undefined) throw new Error(`${path} is not shown`);
      await shown(frame);
      return frame.evaluate<Record<string, unknown>>(observe);
    });
    return Promise.all(seen);
  }

  it('executes no hostile value in built pages', async () => {
    const tab = await openTab(own);
    const type = 'text/html; charset=utf-8';
    const paths = hostile.map((value, index) => {
      answers.set(`/page${index}`, { type, body: edited(value, charsets['with a charset']) });
      return `/page${index}`;
    });
    const seen = await inspect(tab, paths);
    for (const [index, value] of hostile.entries()) {
      expect(seen[index], JSON.stringify(value)).toMatchObject({
        owned: false,
        title: value === '' ? 'Old' : plain(short(value)),
        h1: plain(value),
        scripts: 0,
        elements: 3,
        data: [short(value)],
        path: paths[index],
      });
      for (const protocol of (seen[index]?.addresses ?? []) as string[])
        expect(protocol, JSON.stringify(value)).toMatch(/^https?:$/);
    }
  });

  it('executes no hostile value in runtime mode, and violates no policy', {
    timeout: 120_000,
  }, async () => {
    const tab = await openTab(withoutTimeLimits, own);
    const problems: string[] = [];
    tab.on('console', (message) => problems.push(message.text()));
    tab.on('pageerror', (error) => problems.push(error.message));
    answers.set(`/${textScript.path}`, { type: 'text/javascript', body: textScript.text });
    // The browser requests the icon once, sometimes only in this test.
    answers.set('/favicon.ico', { type: 'image/x-icon', body: '' });
    // The script treats all values alike, so every third one is enough.
    const values = hostile.filter((_, index) => index % 3 === 0);
    const paths = values.map((value, index) => {
      const body = runtimePage.replaceAll('home', `p${index}`);
      answers.set(`/runtime${index}`, { type: 'text/html; charset=utf-8', body, csp: strict });
      const texts = {
        [`p${index}.hero.title`]: value,
        [`p${index}.hero.alt`]: value,
        [`p${index}.done.text`]: 'Done',
        [value]: value,
      };
      const output = { type: 'application/json', body: JSON.stringify({ texts }) };
      answers.set(`/api/v1/pages/p${index}/text`, output);
      return `/runtime${index}`;
    });
    const seen = await inspect(tab, paths, (frame) =>
      frame.locator('footer', { hasText: 'Done' }).waitFor({ timeout: 100_000 }),
    );
    for (const [index, value] of values.entries())
      expect(seen[index], JSON.stringify(value)).toMatchObject({
        owned: false,
        h1: value,
        alt: value,
        scripts: 0,
        elements: 4,
        path: paths[index],
      });
    expect(problems).toEqual([]);
  });

  const answerTexts = (output: object) => {
    const answer = { type: 'application/json', body: JSON.stringify(output) };
    answers.set('/api/v1/pages/home/text', answer);
  };
  const runtimePage = `<!doctype html><html><head><meta charset="utf-8"><title>t</title><script src="/${textScript.path}" data-page="home"></script></head><body><h1 data-text-key="home.hero.title">Built</h1><img alt="built" data-text-key-alt="home.hero.alt"><p>other</p><footer data-text-key="home.done.text"></footer></body></html>`;

  it('hides built texts until runtime texts arrive, under a policy without inline scripts', async () => {
    const held = Promise.withResolvers<string>();
    answers.set('/', { type: 'text/html', body: runtimePage, csp: strict });
    answers.set(`/${textScript.path}`, { type: 'text/javascript', body: textScript.text });
    answers.set('/api/v1/pages/home/text', { type: 'application/json', body: held.promise });
    const tab = await openTab(withoutTimeLimits);
    const problems: string[] = [];
    tab.on('console', (message) => problems.push(message.text()));
    await tab.goto(`${server.origin}/`);
    const visibility = () =>
      tab.evaluate("getComputedStyle(document.querySelector('h1')).visibility");
    expect(await visibility()).toBe('hidden');
    expect(await tab.evaluate("getComputedStyle(document.querySelector('p')).visibility")).toBe(
      'visible',
    );
    held.resolve(
      JSON.stringify({
        texts: {
          'home.hero.title': '<b>New</b>',
          'home.hero.alt': 'new',
          'home.late.text': 'Late',
        },
      }),
    );
    await tab.locator('h1').waitFor({ state: 'visible' });
    expect(
      await tab.evaluate(
        "[document.querySelector('h1').innerHTML, document.querySelector('img').alt]",
      ),
    ).toEqual(['&lt;b&gt;New&lt;/b&gt;', 'new']);
    // A framework may rewrite its text, and may add an element later.
    await tab.evaluate(
      "document.querySelector('h1').textContent = 'Built'; const p = document.createElement('p'); p.dataset.textKey = 'home.late.text'; document.body.append(p)",
    );
    await tab.locator('h1', { hasText: '<b>New</b>' }).waitFor();
    await tab.locator('p:last-child', { hasText: 'Late' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('replaces the content of an element with its runtime text, except for nested elements with keys', async () => {
    const body = `<p data-text-key="home.a.a">Read <a href="/x">our guide</a> now</p>
      <button data-text-key="home.a.b"><svg></svg> Buy</button><div data-text-key="home.a.c"><em>all</em></div>
      <section data-text-key="home.a.d">Old <b data-text-key="home.a.e">kept</b></section><table data-text-key="home.a.a"></table>`;
    answers.set('/', {
      type: 'text/html',
      body: runtimePage.replace('<p>other</p>', body),
      csp: strict,
    });
    const texts = { 'home.a.a': 'A', 'home.a.b': 'B', 'home.a.c': 'C', 'home.a.d': 'D' };
    answerTexts({ texts });
    const tab = await openTab(withoutTimeLimits);
    await tab.goto(`${server.origin}/`);
    await tab.locator('section', { hasText: 'D' }).waitFor();
    const shown =
      "[...document.querySelectorAll('p, button, div, section, table')].map((element) => element.innerText.trim())";
    expect(await tab.evaluate(shown)).toEqual(['A', 'B', 'C', 'Dkept', '']);
    // No element is left that people could click or hear.
    expect(
      await tab
        .locator('a, svg, em')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
    ).toBe(0);
  });

  it("shows runtime texts that arrive before the page's scripts", async () => {
    const held = Promise.withResolvers<string>();
    answers.set('/', {
      type: 'text/html',
      body: runtimePage.replace('</body>', '<script type="module" src="/app.js"></script></body>'),
    });
    answers.set('/app.js', { type: 'text/javascript', body: held.promise });
    answerTexts({ texts: { 'home.hero.title': 'New' } });
    const tab = await openTab(withoutTimeLimits);
    await tab.goto(`${server.origin}/`, { waitUntil: 'commit' });
    await tab.locator('h1', { hasText: 'New' }).waitFor({ state: 'visible' });
    held.resolve('');
  });

  it('shows the built text if the portal answers late or with HTML', async () => {
    answers.set('/', { type: 'text/html', body: runtimePage, csp: strict });
    for (const body of [new Promise<string>(() => {}), Promise.resolve('<html>')]) {
      answers.set('/api/v1/pages/home/text', { type: 'application/json', body });
      const tab = await openTab();
      await tab.goto(`${server.origin}/`);
      await tab.locator('h1').waitFor({ state: 'visible' });
      expect(await tab.evaluate("document.querySelector('h1').textContent")).toBe('Built');
    }
  });
});
