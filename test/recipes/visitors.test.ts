import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recognise } from '../fixtures/generators/recognise.ts';
import {
  type Recorded,
  recordsFile,
  setupFolder,
  type Visited,
  visitsFile,
} from '../fixtures/generators/records.ts';
import { setups, textKey } from '../fixtures/generators/setups.ts';
import { hasChromium, inChromium, launchChromium } from '../support/chromium.ts';
import {
  editedText,
  hostSite,
  returningVisitor,
} from '../unit/deploy/steps/finish/service-workers/visitor.ts';

const base = process.env.SITE_DEPLOY_SETUPS ?? '';
const names = JSON.parse(process.env.SITE_DEPLOY_SETUP_NAMES ?? '[]') as string[];
const records: Readonly<Record<string, Recorded>> = JSON.parse(readFileSync(recordsFile, 'utf8'));
const policy = { 'content-security-policy': "default-src 'self' 'unsafe-inline'" };

/** Returns the path of the second page: `/about` in most setups. */
function findSecondPage(folder: string): string {
  const files = globSync('**/*.html', { cwd: folder }).sort();
  const pages = files.filter((file) => !/^(index|404|200|_shell|__spa-fallback)\.html$/.test(file));
  const file = pages.find((name) => /^(docs\/)?about(\/index)?\.html$/.test(name)) ?? pages[0];
  return file ? `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}` : '/about';
}

/** Returns the kinds of files that may still show an old value. */
function listRemaining(log: string): string {
  const lines = [...log.matchAll(/^warning: (.+) may still show in .* correct: (.*?)\. Let/gm)];
  const files = lines.flatMap(([, , listed = '']) => listed.split(/, | and \d+ more/));
  const kinds = files.filter(Boolean).map((file) => path.extname(file) || path.basename(file));
  return [...new Set(kinds)].sort().join(', ');
}

describe.skipIf(!hasChromium)(inChromium('visitors of the sites of generators'), () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  it.each(names)('%s has the results in the table', { timeout: 300_000 }, async (name) => {
    const setup = setups.find((one) => one.name === name);
    const recorded = records[name];
    if (!setup || !recorded) throw new Error(`No such setup: ${name}`);
    const { output, after } = await recognise(setup, recorded);
    if (!output) throw new Error(`${name} builds no site`);
    const folder = path.join(base, setupFolder(name), output);
    const settings = after.type === 'spa' ? 'spa' : '';
    const about = findSecondPage(folder);
    const pages = { '/': 'home', [about]: 'about' };
    const hasText = (html: string) => html.includes(`"${textKey}"`) || html.includes(`=${textKey}`);
    const start = ['index.html', '_shell.html', 'index.csr.html', '200.html']
      .map((file) => path.join(folder, file))
      .find((file) => existsSync(file));
    const html = start ? readFileSync(start, 'utf8') : '';

    const failures: unknown[] = [];
    const check = async (right: string, work: () => Promise<unknown>): Promise<string> => {
      const error = await work().catch((thrown: unknown) => thrown ?? 'failed');
      if (error === undefined) return right;
      failures.push(error);
      return 'no';
    };
    const shows = (visitor: Visitor, title: string) =>
      expect.poll(visitor.title, { timeout: 10_000 }).toBe(title);
    const selector = `[data-text-key="${textKey}"]`;

    /** Returns the problems that visitors meet if no text is edited. */
    const readMessages = async (options: { readonly isBuilt?: boolean }) => {
      await using other = await hostSite(folder, settings, { about, ...options });
      await other.deploy('First');
      await using visitor = await returningVisitor(browser, other);
      for (const address of Object.keys(pages)) await visitor.visit(address, 'networkidle');
      return visitor.problems.map(withoutPlace);
    };

    await using host = await hostSite(folder, settings, { about, textKey });
    const log = await host.deploy('First');
    await using visitor = await returningVisitor(browser, host);
    const row: Record<string, string> = {};

    await using plain = await browser.newContext({ javaScriptEnabled: false });
    const tab = await plain.newPage();
    row['Title edited'] = await check('yes', async () => {
      for (const [address, page] of Object.entries(pages)) {
        await tab.goto(host.origin + address);
        expect(await tab.title()).toBe(`First ${page}`);
      }
    });
    const isKeyed = hasText(html);
    await tab.goto(host.origin);
    const built = isKeyed ? await tab.locator(selector).first().innerText() : '';

    row['First visit'] = await check('as edited', async () => {
      for (const [address, page] of Object.entries(pages)) {
        await visitor.visit(address, 'networkidle');
        await shows(visitor, `First ${page}`);
      }
    });
    const asBuilt = await readMessages({ isBuilt: true });
    const isNew = (message: string) => !asBuilt.includes(message);
    if (visitor.problems.map(withoutPlace).some(isNew)) {
      const isOfText = !(await readMessages({})).some(isNew);
      row['First visit'] += isOfText
        ? ', and its framework reports the text'
        : ', with a message in the console';
    }
    await visitor.visit('/', 'networkidle');
    await visitor.settled();
    const edited = editedText('First');
    if (!isKeyed) row['Page edited'] = 'no text in its HTML';
    else if (built !== edited) row['Page edited'] = 'no';
    else
      row['Page edited'] =
        (await visitor.text(selector)) === edited ? 'yes' : 'until its scripts run';

    const hasWorker = await visitor.hasWorker();
    if (hasWorker) await visitor.settle();
    row['Returning visitor'] = await check('the new edit', async () => {
      await host.deploy('Second');
      if (hasWorker) {
        await visitor.visit('/');
        await visitor.settle();
      }
      for (const [address, page] of Object.entries(pages)) {
        await visitor.visit(address);
        await shows(visitor, `Second ${page}`);
      }
      if (existsSync(path.join(folder, 'ngsw.json'))) {
        await visitor.visit('/ngsw/state');
        expect(await visitor.text()).toContain('Driver state: NORMAL');
        await visitor.visit('/');
      }
    });
    row.Offline = 'no worker';
    if (hasWorker)
      row.Offline = await check('the new edit', async () => {
        host.setNetwork(true);
        for (const [address, page] of Object.entries(pages)) {
          await visitor.visit(address);
          await shows(visitor, `Second ${page}`);
        }
      });

    const hasOwn = /<meta[^>]*content-security-policy/i.test(html);
    row.Policy = await check(hasOwn ? 'its own: yes' : 'yes', async () => {
      await using strict = await hostSite(folder, settings, {
        about,
        ...(!hasOwn && { headers: policy }),
      });
      await strict.deploy('First');
      await using guarded = await returningVisitor(browser, strict);
      for (const [address, page] of Object.entries(pages)) {
        await guarded.visit(address, 'networkidle');
        await shows(guarded, `First ${page}`);
      }
      if (hasOwn) expect(guarded.problems).toEqual([]);
    });
    row['What remains'] = listRemaining(log) || 'nothing';
    const visits: Record<string, Visited> = JSON.parse(readFileSync(visitsFile, 'utf8'));
    visits[name] = { version: recorded.version, ...ordered(row) };
    writeFileSync(visitsFile, `${JSON.stringify(visits, null, 1)}\n`);
    if (failures.length > 0) console.log(name, ...failures);
  });
});

type Visitor = Awaited<ReturnType<typeof returningVisitor>>;

/** Removes the origin from URLs in a message, because each site is served on a different port. */
const withoutPlace = (message: string) => message.replaceAll(/http:\/\/localhost:\d+/g, '');

function ordered(row: Readonly<Record<string, string>>): Record<string, string> {
  const columns = [
    ...['Page edited', 'Title edited', 'First visit', 'Returning visitor'],
    ...['Offline', 'Policy', 'What remains'],
  ];
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? '']));
}
