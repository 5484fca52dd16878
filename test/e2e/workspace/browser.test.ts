import { accessSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHarness } from './harness/cli.ts';

const executablePath = '/usr/bin/chromium';
const isInstalled = (() => {
  try {
    accessSync(executablePath);
    return true;
  } catch {
    return false;
  }
})();

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const title = isInstalled
  ? 'in a real browser'
  : `in a real browser (skipped: there is no ${executablePath}; cli.test.ts has the same cases over plain HTTP)`;

describe.skipIf(!isInstalled)(title, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: flags });
  });
  afterAll(() => browser?.close());

  const openPage = async (address: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(address);
    return { page, problems, [Symbol.asyncDispose]: () => context.close() };
  };

  it('logs in the person who approves', async () => {
    await using it = await openHarness({ pkce: 'required' });
    const login = it.start(['login']);
    await using tab = await openPage(await login.address);
    expect(await tab.page.getByRole('heading').textContent()).toBe('site-deploy requests access');
    await tab.page.getByLabel('As').selectOption({ label: 'Ben Okafor <ben@acme.example>' });
    await tab.page.getByRole('button', { name: 'Approve' }).click();
    await tab.page.getByText('You can close this window.').waitFor();
    expect(await tab.page.getByRole('heading').textContent()).toBe('You are logged in');
    expect(tab.problems).toEqual([]);
    expect((await login.done).code).toBe(0);

    expect(JSON.parse((await it.run(['whoami', '--json'])).stdout)).toMatchObject({
      id: 'usr_ben',
    });
    expect(JSON.parse((await it.run(['list', '--json'])).stdout)).toMatchObject({
      workspaces: [{ id: 'wsp_web' }],
    });
  });
});
