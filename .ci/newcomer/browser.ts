import type { Browser } from 'playwright-core';
import { passed } from './terminal.ts';

const title = 'A title that someone wrote in the portal';
const text = 'A text that someone wrote in the portal.';
const key = 'home.intro.lead';

/**
 * Plays a person in the browser after the first deployment: looks at the site, changes a title and a text in the
 * portal's pages, presses Deploy, and looks again.
 * @param said output of the serving command, with its two addresses
 * @throws Error if the site doesn't show the changes
 */
export async function editAndDeploy(browser: Browser, output: string): Promise<void> {
  const [, live = ''] = /Open: +(\S+)/.exec(output) ?? [];
  const [, signIn = ''] = /Look: +(\S+)/.exec(output) ?? [];
  const page = await browser.newPage();
  const report = (line: string) => console.log(`    ${line}`);
  let since = performance.now();
  const took = () => {
    const text = passed(since);
    since = performance.now();
    return text;
  };
  console.log('\n    In the browser:');
  // It opens the portal once, so this is the first page.
  await page.goto(signIn);
  const observe = page.url();
  await page.goto(live);
  report(`${live} shows "${await page.title()}" (${took()})`);
  await page.goto(`${observe}/pages`);
  await page.locator('td a').first().click();
  await page.locator('#title').fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  report(`${page.url()}: ${await page.locator('[role=status]').innerText()} (${took()})`);
  await page.goto(`${observe}/texts`);
  await page.locator(`[name="text:${key}"]`).fill(text);
  await page.getByRole('button', { name: 'Save all' }).click();
  report(`${page.url()}: ${await page.locator('[role=status]').innerText()} (${took()})`);
  await page.goto(observe);
  await page.getByRole('button', { name: 'Deploy' }).click({ noWaitAfter: true });
  // The page reloads while the run is active.
  await page
    .getByText('Verified and reported to the portal.')
    .first()
    .waitFor({ timeout: 900_000 });
  report(`Deploy: ${page.url()} (${took()})`);
  await page.goto(live);
  // The platform lets browsers keep a page for 30 seconds.
  await page.reload();
  report(`${live}, reloaded, shows "${await page.title()}" (${took()})`);
  const now = await page.title();
  const shown = await page.locator(`[data-text-key="${key}"]`).innerText();
  report(`and "${shown}" on the page`);
  await page.close();
  if (!now.includes(title))
    throw new Error(`The site shows "${now}" instead of the title from the portal.`);
  if (shown !== text)
    throw new Error(`The page shows "${shown}" instead of the text from the portal.`);
}
