import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Engine, startEngine } from '../../src/localcloud/engine/engine.ts';
import {
  type FolderDeployer,
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../src/localcloud/localcloud.ts';
import { startWebUi, type WebUi } from '../../src/localcloud/pages/web-ui.ts';
import { portalCalls } from '../../src/localcloud/portal/portal-calls.ts';
import { startSnapshotRun } from '../../src/localcloud/running/snapshot-runs.ts';
import { launchChromium } from '../support/chromium.ts';
import { testFolder } from '../support/folder.ts';
import { failedJob } from '../unit/localcloud/support.ts';

vi.setConfig({ testTimeout: 90_000 });

let cloud: LocalCloud;
let face: WebUi;
let browser: Browser;
/** A phone-sized tab for all pages, because opening a tab takes longer than testing a page. */
let phone: Page;
const small = { viewport: { width: 360, height: 740 }, bypassCSP: true } as const;
let axe: string;

beforeAll(async () => {
  cloud = await startLocalCloud({ portal: { rateLimits: { read: 10_000, write: 10_000 } } });
  const { env, github, githubApi } = cloud;
  engine = await startEngine({ cloud: { env, github, githubApi } });
  const deployers = new Map(['site_hp_guides', sampleSite.id].map((id) => [id, deployer]));
  face = await startWebUi(cloud, { deployers });
  await fillGitHub();
  await fillPortal();
  browser = await launchChromium();
  phone = await browser.newPage(small);
  await phone.goto(face.createSignIn());
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
});
afterAll(async () => {
  await browser?.close();
  await face?.close();
  await engine?.close();
  await folder[Symbol.asyncDispose]();
  await cloud?.close();
});

const site = '/sites/site_hp_guides';
/** Path of a site whose built page is in the local hosting. */
const own = `/sites/${sampleSite.id}`;
/** Path of the page about a publication that has failed. */
const failed = `${own}/publish?run=1`;
const repository = 'acme/docs';
let engine: Engine;
/** The run of "Publish" waits until a test creates a file in this folder. */
const folder = await testFolder();

const deployer: FolderDeployer = {
  deploy: () => Promise.reject(new Error('Nothing else deploys here.')),
  async again() {
    const wait = `echo "the build waits"; until [ -e ${folder.at('go')} ]; do sleep 0.1; done`;
    const step = { run: `${wait}; echo "the build is done"` };
    const jobs = { deploy: { 'runs-on': 'ubuntu-24.04', steps: [step] } };
    const commit = (await cloud.githubApi.getHead(repository, 'master')) ?? '';
    const { run } = await startSnapshotRun(cloud.githubApi, repository, {
      workflow: '.github/workflows/deploy-snapshot.yml',
      source: JSON.stringify({ name: 'Deploy', on: 'workflow_dispatch', jobs }),
      ...{ event: 'workflow_dispatch', branch: 'master', commit, inputs: {} },
    });
    return run;
  },
};
const paths = [
  '/',
  ...[
    '',
    '/pages',
    '/pages/home',
    '/texts',
    '/requests',
    '/statistics',
    '/posts',
    '/settings',
    '/webhook',
    '/audit',
    '/grid',
    '/history',
    '/publish',
  ].map((page) => site + page),
  failed,
  `${own}/edit/home`,
  '/sign-in',
  '/users',
  '/calls',
  '/faults',
  '/no-such-page',
  '/github.com',
  '/github.com/acme/docs',
  '/github.com/acme/docs/issues/1',
  '/github.com/acme/docs/pull/2',
  '/github.com/acme/docs/actions/runs/1',
  '/github.com/acme/docs/blob/master/page.md',
];

/** Pages that together show every colour of dark mode. */
const dark = [site, `${site}/texts`, `${site}/requests`, `${site}/publish`, failed, '/faults'];

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

/** Publishes a page with an image, gives a site a long name, and saves metadata. */
async function fillPortal() {
  const page = '<title>Home</title><h1 data-text-key="home.hero.title">Acme</h1>';
  folder.write({ 'site/index.html': page, 'site/card.png': Buffer.from(pixel, 'base64') });
  await cloud.hosting.publish(sampleSite.slug, null, folder.at('site'));
  await cloud.portal.recordPages(sampleSite.slug, folder.at('site'));
  const token = cloud.portal.users.find(({ level }) => level === 'operator')?.token ?? '';
  const calls = portalCalls(cloud.portal, token);
  await calls.send('PATCH', `/api${site}`, { name: `Guides${'about'.repeat(18)}` });
  await calls.send('PUT', `/api${site}/seo/home`, { title: 'Guides', description: 'All of them' });
}

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function withPage(
  options: Parameters<Browser['newPage']>[0],
  work: (page: Page) => Promise<void>,
) {
  const page = await browser.newPage(options);
  try {
    await page.goto(face.createSignIn());
    await work(page);
  } finally {
    await page.close();
  }
}

/**
 * Returns what axe finds on a page.
 * @param rules default: all
 */
async function findViolations(page: Page, ...rules: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.addScriptTag({ content: axe });
  return await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as typeof globalThis & {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const only = runOnly.length > 0 ? { runOnly } : {};
    return (await axe.run({ resultTypes: ['violations'], ...only })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
    );
  }, rules);
}

it.each(paths)(
  "the page %s of the local cloud passes axe's accessibility rules and fits a phone",
  async (path) => {
    await phone.emulateMedia({ colorScheme: 'light' });
    await phone.goto(face.address + path);
    if (path === failed) await phone.getByText('Failed at').waitFor();
    const folded = phone.locator('details:not([open]) > summary');
    for (let left = await folded.count(); left > 0; left -= 1) await folded.last().click();
    expect(await findViolations(phone)).toEqual([]);
    if (dark.includes(path)) {
      await phone.emulateMedia({ colorScheme: 'dark' });
      expect(await findViolations(phone, 'color-contrast')).toEqual([]);
    }
    const width = await phone.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  },
);

it("the pages of a site pass axe's accessibility rules for a person with read-only access", async () => {
  await withPage(small, async (page) => {
    await page.goto(`${face.address}/sign-in`);
    await page.getByRole('button', { name: 'Sign in as Vikram Rao' }).click();
    for (const part of ['texts', 'pages/home', 'grid', 'history', 'publish']) {
      await page.goto(`${face.address}${site}/${part}`);
      await page.getByText('Only editors, admins and owners can change this').waitFor();
      expect(await findViolations(page)).toEqual([]);
    }
  });
});

it('the page of texts keeps typed values after the session has ended, and names who has saved since', async () => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(face.createSignIn());
    await page.goto(`${face.address}/sites/site_hp_web/texts`);
    const field = page.locator('textarea').first();
    const key = (await field.getAttribute('name'))?.replace('text:', '');
    await field.fill('Typed before the session ended');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save all' }).click();
    await page.getByText('You are no longer signed in.').waitFor();
    const tab = await context.newPage();
    await tab.goto(face.createSignIn());
    const token = cloud.portal.users.find(({ name }) => name === 'Edda Lindqvist')?.token ?? '';
    const calls = portalCalls(cloud.portal, token);
    await calls.send('PUT', `/api/sites/site_hp_web/text/${key}`, { value: 'By Edda' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Edda Lindqvist has changed this text.').waitFor();
    expect(await field.inputValue()).toBe('Typed before the session ended');
    await page.getByRole('button', { name: 'Save all' }).click();
    await page.getByText(`Saved: ${key}.`).waitFor();
  } finally {
    await context.close();
  }
});

it('the metadata page offers images of the site for shared links, with their sizes', async () => {
  await withPage({}, async (page) => {
    await page.goto(`${face.address}${own}/pages/home`);
    await page.getByText('Images of the site').click();
    await page.getByText('1 × 1 pixels', { exact: true }).waitFor();
    await page.getByRole('button', { name: '/card.png' }).click();
    expect(await page.getByLabel('Image of shared links').inputValue()).toBe('/card.png');
    const shown = page.getByRole('group', { name: 'As a social card' }).locator('img');
    await shown.waitFor();
  });
});

it('page metadata can be changed by keyboard alone, without JavaScript', async () => {
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

it('the page of texts marks a refused text, and returns to the first changed text after the correction', async () => {
  await withPage(small, async (page) => {
    await page.goto(`${face.address}/sites/site_hp_web/texts`);
    const texts = page.locator('textarea');
    const key = (await texts.nth(3).getAttribute('id'))?.replace('text-', '') ?? '';
    await texts.nth(3).fill('A new text');
    await texts.nth(5).fill('x'.repeat(10_001));
    await page.getByRole('button', { name: 'Save all' }).click();
    await page.locator('[role=alert]').waitFor();
    expect(await page.locator('[role=alert]').innerText()).toContain('Not saved: one text.');
    await page.getByText('Must have at most 10,000 characters.').first().waitFor();
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

it('"Publish" leads to the log and the outcome of the run without JavaScript', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(face.address + own);
    await page.getByRole('button', { name: 'Publish' }).press('Enter', { noWaitAfter: true });
    await page.getByText('The site is being published').waitFor();
    await page.getByRole('link', { name: 'Log for developers' }).press('Enter');
    await page.waitForURL(/\/acme\/docs\/actions\/runs\/\d+$/);
    await page.getByText('the build waits').last().waitFor();
    folder.write({ go: '' });
    await page.getByText('the build is done').last().waitFor({ state: 'attached' });
    await page.locator('strong', { hasText: 'success' }).waitFor();
  });
});
