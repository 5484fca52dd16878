import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { startWebUi, type WebUi } from '../../src/localcloud/pages/web-ui.ts';
import { StartedRuns } from '../../src/localcloud/running/runs.ts';
import { failedJob } from '../unit/localcloud/support.ts';

let cloud: LocalCloud;
let face: WebUi;
let browser: Browser;
/** A phone-sized tab for all pages, because a new tab costs more than the test of a page. */
let phone: Page;
const small = { viewport: { width: 360, height: 740 }, bypassCSP: true } as const;
let axe: string;

beforeAll(async () => {
  cloud = await startLocalCloud({ portal: { rateLimits: { read: 10_000, write: 10_000 } } });
  face = await startWebUi(cloud, { runs });
  await runs.deploy('site_hp_guides')?.done;
  await fillGitHub();
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  phone = await browser.newPage(small);
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
});
afterAll(async () => {
  await browser?.close();
  await face?.close();
  await cloud?.close();
});

const site = '/sites/site_hp_guides';
const report = {
  title: 'acme-docs 1.4.0 is live in Production',
  isDone: true,
  closingLines: ['Live: https://www.acme.example serves 1.4.0'],
  timeline: [{ step: 'plan', startMs: 0, durationMs: 50, outcome: 'done' }],
  findings: [{ message: 'A page has no title.', file: 'about.html' }],
};
let id = '';
/** Continues the active run by a line, or ends it. */
let goOn: ((line: string | undefined) => void) | undefined;
const runs = new StartedRuns(
  new Map([
    [
      'site_hp_guides',
      (run, onLine) => {
        const { promise, resolve } = Promise.withResolvers<string>();
        goOn = (line) => (line === undefined ? resolve(JSON.stringify(report)) : onLine(line));
        // The first run only exists for its page.
        if (id === '') goOn(undefined);
        id ||= run;
        return promise;
      },
    ],
  ]),
);
const paths = [
  '/',
  site,
  `${site}/pages`,
  `${site}/pages/home`,
  `${site}/texts`,
  `${site}/requests`,
  `${site}/statistics`,
  `${site}/posts`,
  `${site}/settings`,
  `${site}/webhook`,
  '/users',
  '/calls',
  '/faults',
  '/endpoints',
  '/no-such-page',
  '/github.com',
  '/github.com/acme/docs',
  '/github.com/acme/docs/issues/1',
  '/github.com/acme/docs/pull/2',
  '/github.com/acme/docs/actions/runs/1',
  '/github.com/acme/docs/blob/master/page.md',
];

/** Adds an issue, a pull request that closes it, and a run with a log. */
async function fillGitHub() {
  const { githubApi: api } = cloud;
  const name = 'acme/docs';
  const make = (path: string, body: object) => api.send('POST', `/repos/${name}${path}`, body);
  await api.writeFile(name, 'master', 'page.md', `one\n${'long '.repeat(60)}\n`);
  const sha = (await api.getHead(name, 'master')) ?? '';
  await make('/git/refs', { ref: 'refs/heads/change', sha });
  await api.writeFile(name, 'change', 'page.md', `two\n${'long '.repeat(60)}\n`);
  await make('/issues', {
    title: 'A wish',
    body: `${'x'.repeat(200)} https://github.com/acme/docs/pull/2`,
  });
  await make('/pulls', { title: 'A change', head: 'change', base: 'master', body: 'Closes #1' });
  api.repository(name)?.runs.push({
    ...{
      id: 1,
      workflow: '.github/workflows/deploy.yml',
      event: 'push',
      branch: 'master',
      commit: sha,
    },
    ...{
      repository: name,
      inputs: {},
      createdAt: new Date().toISOString(),
      status: 'completed',
      conclusion: 'failure',
    },
    jobs: [failedJob('build', `::group::x\n${'y'.repeat(300)}`)],
  });
}

async function withPage(
  options: Parameters<Browser['newPage']>[0],
  work: (page: Page) => Promise<void>,
) {
  const page = await browser.newPage(options);
  try {
    await work(page);
  } finally {
    await page.close();
  }
}

async function findViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe });
  return await page.evaluate(async () => {
    const { axe } = globalThis as typeof globalThis & {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    return (await axe.run({ resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
    );
  });
}

it.each([...paths, 'the run'])(
  'axe finds no issues on a portal page, and a phone shows all of it: %s',
  async (path) => {
    await phone.goto(face.address + (path === 'the run' ? `${site}/runs/${id}` : path));
    expect(await findViolations(phone)).toEqual([]);
    const width = await phone.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  },
);

it('page metadata can be found, changed and viewed by keyboard alone, without JavaScript', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${face.address}${site}/pages/home`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#title').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('A title from the keyboard');
    await page.keyboard.press('Enter');
    await page.locator('[role=status]').waitFor();
    expect(await page.locator('[role=status]').innerText()).toContain('Saved.');
    expect(await page.locator('.preview').first().innerText()).toContain(
      'A title from the keyboard',
    );
  });
});

it('one save takes all texts that were typed, returns to the first, and marks a refused one', async () => {
  await withPage(small, async (page) => {
    await page.goto(`${face.address}/sites/site_hp_web/texts`);
    const texts = page.locator('textarea');
    const key = (await texts.nth(3).getAttribute('id'))?.replace('text-', '') ?? '';
    await texts.nth(3).fill('A new text');
    await texts.nth(5).fill('x'.repeat(10_001));
    await page.getByRole('button', { name: 'Save all' }).click();
    await page.locator('[role=alert]').waitFor();
    expect(await page.locator('[role=alert]').innerText()).toContain('Not saved: one text.');
    expect(await texts.nth(5).inputValue()).toHaveLength(10_001);
    expect(await findViolations(page)).toEqual([]);
    await texts.nth(5).fill('Short enough');
    await page.getByRole('button', { name: 'Save all' }).click();
    await page.locator('[role=status]').waitFor();
    expect(page.url()).toMatch(/\/texts\?done=[^#]+#./);
    expect(await page.locator(`[id="text-${key}"]`).inputValue()).toBe('A new text');
    expect(await page.locator('html').evaluate((html) => html.scrollTop)).toBeGreaterThan(100);
  });
});

it('"Deploy again" streams the lines of the run and shows its result, without JavaScript', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(face.address + site);
    await page.getByRole('button', { name: 'Deploy' }).press('Enter', { noWaitAfter: true });
    await page.waitForURL(/\/runs\/\d+$/, { waitUntil: 'commit' });
    goOn?.('plan  0.05 s  acme-docs');
    await page.getByText('plan 0.05 s acme-docs').waitFor();
    goOn?.(undefined);
    await page.getByRole('link', { name: 'see the result' }).click();
    await page.getByRole('heading', { name: report.title }).waitFor();
    expect(await page.locator('main').innerText()).toContain('A page has no title.');
  });
});
