import type { Browser } from 'playwright-core';
import { passed } from './terminal.ts';

const title = 'A title that someone wrote in the portal';
const text = 'A text that someone wrote in the portal.';
const key = 'home.intro.lead';

/**
 * Plays a person who opens the site in the browser after the first deployment, changes a title and
 * a text in the portal's pages, presses Publish, and opens the site again.
 * @param output output of the serving command, with the addresses of the portal and the site
 * @param route address within the application that the person adds to the portal, with a title and
 * a text
 * @throws Error if the site doesn't show the changes
 */
export async function editAndDeploy(
  browser: Browser,
  output: string,
  route?: string,
): Promise<void> {
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
  // The sign-in address works only once. It leads to the site's page in the portal.
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
  if (route) {
    await page.goto(`${observe}/pages`);
    await page.getByLabel('Address').fill(route);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Add the page' }).click();
    await page.locator('[role=status]').waitFor();
    await page.getByRole('link', { name: 'Texts on the page' }).click();
    await page.frameLocator('.stage iframe').locator('[data-text-key]').click();
    await page.locator('.in-place textarea').fill(text);
    await page.locator('.in-place').getByRole('button', { name: 'Save' }).click();
    await page.locator('[role=status]', { hasText: 'Saved:' }).waitFor();
    report(`${route} is added, and its text edited in place (${took()})`);
  }
  await page.goto(observe);
  await page.getByRole('button', { name: 'Publish' }).click({ noWaitAfter: true });
  await page.getByText('Live since').waitFor({ timeout: 900_000 });
  report(`Publish: ${page.url()} (${took()})`);
  await page.goto(live);
  // The platform lets browsers cache a page for 30 seconds.
  await page.reload();
  report(`${live}, reloaded, shows "${await page.title()}" (${took()})`);
  const now = await page.title();
  const shown = await page.locator(`[data-text-key="${key}"]`).innerText();
  report(`and "${shown}" on the page`);
  if (route) {
    await page.goto(new URL(route, live).href);
    const [head, edited] = [await page.title(), await page.locator('[data-text-key]').innerText()];
    report(`${page.url()} shows "${head}" and "${edited}"`);
    if (!head.includes(title) || edited !== text)
      throw new Error(`${route} doesn't show what was written in the portal.`);
  }
  await page.close();
  if (!now.includes(title))
    throw new Error(`The site shows "${now}" instead of the title from the portal.`);
  if (shown !== text)
    throw new Error(`The page shows "${shown}" instead of the text from the portal.`);
}
