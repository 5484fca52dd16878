/**
 * Opens pages whose scripts attack the portal that embeds them: `npm run hostile`. Prints each
 * page's result, writes the table of `src/localcloud/pages/README.md`, and fails if a script has
 * saved or read anything, or replaced the portal's page. It needs Chromium at the path in CHROMIUM
 * (default: /usr/bin/chromium).
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { sampleSite, startLocalCloud } from '../src/localcloud/localcloud.ts';
import { startWebUi } from '../src/localcloud/pages/web-ui.ts';
import { writeMeasuredTable } from './generate/measured-table.ts';
import { hostilePages } from './hostile/pages.ts';

/** Matches text that only pages of the portal contain. */
const secret = /Local portal|form-token|user_oscar|Oscar|getSaved|127\.0\.0\.1:\d+\/sites/;

/** Returns the table's text for the result of a script. */
function describe(result: string): string {
  if (result === 'refused' || result === 'left its page') return result;
  const value = result.replace(/^read /, '');
  if (['', 'undefined', '{}', '[]'].includes(value)) return 'nothing';
  return result === 'running' ? 'no answer' : `\`${value.slice(0, 60)}\``;
}

const toSlug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const cloud = await startLocalCloud({ portal: { rateLimits: { read: 1e5, write: 1e5 } } });
const ui = await startWebUi(cloud);
const site = `${ui.address}/sites/${sampleSite.id}`;
const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-hostile-'));
for (const [name, script] of Object.entries(hostilePages)) {
  await mkdir(path.join(folder, toSlug(name)));
  const page = `<!doctype html><title>Page</title><h1 data-text-key="home.hero.title">Wood</h1><script>
const P = '${ui.address}', S = '${site}';
window.result = 'running';
(async () => {${script}})().then((read) => { result = 'read ' + read }, () => { result = 'refused' });
</script>`;
  await writeFile(path.join(folder, toSlug(name), 'index.html'), page);
}
await cloud.hosting.publish(sampleSite.slug, null, folder);
await cloud.portal.recordPages(sampleSite.slug, folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const found: string[] = [];
const rows: string[][] = [];
for (const name of Object.keys(hostilePages)) {
  const tab = await browser.newPage();
  await tab.goto(ui.createSignIn());
  tab.on('request', (request) => {
    const isOwn = request.url() === `${ui.address}/editing`;
    if (request.method() !== 'GET' && request.url().startsWith(ui.address) && !isOwn)
      found.push(`${name}: sent ${request.url()}`);
  });
  const before = found.length;
  const address = `${site}/edit/${toSlug(name)}`;
  await tab.goto(address, { waitUntil: 'domcontentloaded' });
  const frame = await (
    await tab.waitForSelector('.stage iframe', { state: 'attached' })
  ).contentFrame();
  const isDone = "window.result !== undefined && window.result !== 'running'";
  await frame?.waitForFunction(isDone, null, { timeout: 1_500 }).catch(() => undefined);
  const result = String(await frame?.evaluate('window.result').catch(() => 'left its page'));
  if (secret.test(result)) found.push(`${name}: ${result.slice(0, 80)}`);
  if (tab.url() !== address) found.push(`${name}: replaced the portal's page`);
  const isHarmed = found.length > before;
  console.log(`${name}: ${result.slice(0, 60)}`);
  rows.push([`It ${name}`, describe(result), isHarmed ? '**yes**' : 'no']);
  await tab.close();
}
await browser.close();
await ui.close();
await cloud.close();
await rm(folder, { recursive: true });
console.log(`${Object.keys(hostilePages).length} pages, ${found.length} saves or reads.`);
for (const line of found) console.error(line);
await writeMeasuredTable('hostile pages', ['Its script', 'Gets', 'Reads or saves'], rows);
process.exitCode = found.length === 0 ? 0 : 1;
