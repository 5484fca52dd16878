/**
 * Plays a newcomer's first minutes as documented, and prints each command, its output and its time:
 * `npm run newcomer -- [vite] [router] [hugo] [html] [docusaurus] [workspace]`. It clones the last
 * commit of this repository into a new home folder, with no variables but PATH and HOME, and runs
 * the README's first line. Then it creates a site, deploys it to the local cloud, edits it in the
 * portal's pages, and deploys it again.
 *
 * It needs an npm registry, git, `script` for a terminal, and Chromium at the path in CHROMIUM
 * (default: /usr/bin/chromium). Without Hugo on the machine, that site is skipped. Docusaurus needs
 * a minute and 500 MB of packages.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { editAndDeploy } from './newcomer/browser.ts';
import {
  docusaurusSite,
  htmlSite,
  hugoSite,
  routerSite,
  viteSite,
  workspaceSite,
} from './newcomer/sites.ts';
import { openTerminal, passed } from './newcomer/terminal.ts';

const root = path.resolve(import.meta.dirname, '..');
const known = {
  vite: viteSite,
  router: routerSite,
  hugo: hugoSite,
  html: htmlSite,
  workspace: workspaceSite,
  docusaurus: docusaurusSite,
};
const installHugo =
  'Install it with "apt-get install -y hugo" (Debian, Ubuntu), "brew install hugo" (macOS), or ' +
  'follow https://gohugo.io/installation, and run this again.';
const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(known);
/** PATH without the folders that `npm run` adds, which a newcomer doesn't have. */
const searched = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.includes('node_modules'));
const home = await mkdtemp(path.join(tmpdir(), 'site-deploy-newcomer-'));
const env = { PATH: searched.join(path.delimiter), HOME: home };
const started = performance.now();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const terminal = openTerminal(env, home);
  await terminal.type(`git clone -q ${root} site-deploy`);
  terminal.enter('site-deploy');
  await terminal.type('npm ci --no-audit --no-fund && npm run demo', {
    shows: /^(added|Local cloud|Open:| {2}Live)/,
  });
  for (const [name, site] of Object.entries(known)) {
    if (!asked.includes(name)) continue;
    if (name === 'hugo' && spawnSync('hugo', ['version'], { env }).status !== 0) {
      console.log(`\nThere is no Hugo on this machine, so its site is left out. ${installHugo}`);
      continue;
    }
    console.log(`\n# A ${name} site`);
    terminal.enter(home);
    await site.make(terminal);
    const command = '~/site-deploy/src/launch.cjs';
    for (const typed of ['init --yes', 'check']) await terminal.type(`${command} ${typed}`);
    await site.prepare?.(terminal, command);
    await terminal.type('git add -A && git commit -qm "Deploy with site-deploy"');
    for (const typed of site.before) await terminal.type(typed);
    const serving = await terminal.typeUntil(
      `${command} deploy --local`,
      /Serving until\s+Ctrl-C\./,
    );
    try {
      await editAndDeploy(browser, serving.text(), site.route);
    } finally {
      await serving.interrupt();
    }
  }
  console.log(`\nAll of it: ${passed(started)}`);
} finally {
  await browser.close();
  await rm(home, { recursive: true, force: true, maxRetries: 3 });
}
