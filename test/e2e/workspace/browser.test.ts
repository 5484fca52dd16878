import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, inChromium, launchChromium } from '../../support/chromium.ts';
import { openHarness } from './harness/cli.ts';

describe.skipIf(!hasChromium)(inChromium('in a real browser'), () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium('--disable-quic');
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
