/**
 * Creates the pictures of the local portal in its README: `npm run pictures`. It needs Chromium at
 * the path in CHROMIUM (default: /usr/bin/chromium), and a built Action (`npm run build`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.github', 'pictures');
/** Maximum size of a picture in bytes, so that a README loads quickly. */
const largest = 120_000;

const command = ['src/cli.ts', 'localcloud', 'test/fixtures/sites/docs', '--json'];
const cloud = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  let text = '';
  for await (const chunk of cloud.stdout) {
    text += chunk;
    if (text.endsWith('}\n')) break;
  }
  const { portalPages, signIn, sites } = JSON.parse(text);
  const site = `${portalPages}/sites/${sites[0].id}`;
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({
    viewport: { width: 900, height: 760 },
    colorScheme: 'light',
  });
  await page.goto(signIn);
  await page.goto(site);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Log for developers' }).click();
  await page
    .getByText('Verified and reported to the portal.')
    .first()
    .waitFor({ timeout: 120_000 });
  await take(page, 'run');
  await page.goto(site);
  await take(page, 'site');
  await page.goto(`${site}/pages`);
  await page.locator('td a').first().click();
  await page.locator('.preview').first().scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 900, height: 600 });
  await take(page, 'metadata');
} finally {
  await browser.close();
  cloud.kill('SIGTERM');
  await once(cloud, 'exit');
}

async function take(page: Page, name: string): Promise<void> {
  const file = path.join(folder, `${name}.png`);
  const bytes = await page.screenshot();
  if (bytes.length > largest) throw new Error(`${file} would be larger than ${largest} bytes.`);
  await writeFile(file, bytes);
  console.log(`${path.relative(root, file)}: ${bytes.length} bytes`);
}
