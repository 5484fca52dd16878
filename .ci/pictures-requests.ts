/**
 * Creates the pictures in src/automation/README.md, of a development request and its release on the
 * local cloud: `npm run pictures`. It needs Chromium at the path in CHROMIUM (default:
 * /usr/bin/chromium).
 */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { startWebUi } from '../src/localcloud/pages/web-ui.ts';
import { openCompany } from '../test/e2e/harness/company.ts';
import { buildAction } from './build/action.ts';
import { replaceFolder } from './build/folder.ts';
import { readManifest } from './build/manifest.ts';

const root = path.resolve(import.meta.dirname, '..');
const pictures = path.join(root, '.github', 'pictures');
/** Maximum size of a picture in bytes. */
const largest = 120_000;

const actionRoot = await mkdtemp(path.join(tmpdir(), 'site-deploy-pictures-'));
await replaceFolder(
  path.join(actionRoot, 'dist'),
  await buildAction(root, await readManifest(root)),
);
for (const file of [
  'action.yml',
  'src/action/action.yml',
  'src/automation/action.yml',
  '.github/workflows',
  'package.json',
])
  await cp(path.join(root, file), path.join(actionRoot, file), { recursive: true });
await mkdir(pictures, { recursive: true });

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
await using company = await openCompany({ actionRoot });
const face = await startWebUi(company.cloud);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const viewport = { width: 900, height: 620 };
  const page = await browser.newPage({ viewport, colorScheme: 'light' });
  await page.goto(face.createSignIn());
  const take = async (name: string, address: string, heading?: RegExp) => {
    await page.goto(`${face.address}${address}`);
    if (heading)
      await page
        .getByRole('heading', { name: heading })
        .evaluate((found) => found.scrollIntoView());
    const bytes = await page.screenshot();
    if (bytes.length > largest) throw new Error(`${name} has ${bytes.length} bytes.`);
    await writeFile(path.join(pictures, `${name}.png`), bytes);
    console.log(`${name}.png: ${bytes.length} bytes, ${address}`);
  };
  const id = await company.submit('Add a newsletter form', 'On the start page, please.');
  const portal = `/sites/${company.site.id}/requests`;
  const gitHub = `/github.com/${company.repository}`;
  await company.advance();
  const { issueNumber, pullRequestNumber } = await company.portal('GET', `requests/${id}`);
  await take('request-waiting', portal);
  await take('request-pull', `${gitHub}/pull/${pullRequestNumber}`);
  await company.approveRuns();
  await company.advance();
  await take('request-review', `${gitHub}/issues/${issueNumber}`, /^Comments/);
  await take('release-pull', `${gitHub}/pull/1`);
  await company.approve('anna');
  await company.advance();
  const runs = company.cloud.githubApi.repository(company.repository)?.runs ?? [];
  const last = runs.findLast(({ workflow }) => workflow.endsWith('requests.yml'));
  await take('requests-run', `${gitHub}/actions/runs/${last?.id}`);
} finally {
  await browser.close();
  await face.close();
  await rm(actionRoot, { recursive: true, force: true });
}
process.exit(0);
