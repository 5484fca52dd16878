/**
 * Shows site-deploy on this machine, without an account:
 *
 *     npm run demo                        deploys a site to the local cloud
 *     npm run demo -- --requests          plays a development request, from somebody's wish to the live site
 *     npm run demo -- --requests --once   the same, and ends: exit code 1 where something did not come out
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCompany } from '../test/e2e/harness/company.ts';
import { buildAction } from './build/action.ts';
import { replaceFolder } from './build/folder.ts';
import { readManifest } from './build/manifest.ts';

const root = path.resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);

/** Builds the Action from the sources: nobody sees an older one. */
async function built(folder: string): Promise<string> {
  await replaceFolder(path.join(folder, 'dist'), await buildAction(root, await readManifest(root)));
  for (const file of ['action.yml', 'package.json']) await cp(path.join(root, file), path.join(folder, file));
  return folder;
}

const say = (line = '') => console.log(line);
const told = (lines: string) => lines.split('\n').filter((line) => !/^::|^\s*$/.test(line));

async function playRequests(stays: boolean): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-demo-'));
  try {
    say('Building the Action, and starting the local cloud …');
    await using company = await openCompany({ actionRoot: await built(folder) });
    const { cloud, site, repository } = company;
    const title = 'Add a newsletter form';
    const id = await company.submit(title, 'On the start page, please.');
    say(`\nSomebody submits a development request in the portal: "${title}" (${id}).`);
    say('The workflow Requests runs. It dispatches the workflow Agent and the deployments, which run as well.\n');
    for (const line of told((await company.advance()).visible)) say(`  ${line}`);
    const request = await company.portal('GET', `requests/${id}`);
    const preview = cloud.hosting.address(site.slug, 'preview');
    say(
      `\nIt is ${request.status}. Issue #${request.issueNumber}, pull request #${request.pullRequestNumber}, merged.`,
    );
    say(`Look at it in Preview: ${preview ?? request.previewUrl}`);
    say('\nA reviewer approves on the pull request, and the workflow runs again.\n');
    await company.approve('anna');
    for (const line of told((await company.advance()).visible)) say(`  ${line}`);
    const { status, cost, rounds } = await company.portal('GET', `requests/${id}`);
    const [release] = cloud.githubApi.repository(repository)?.releases ?? [];
    const address = cloud.hosting.address(site.slug);
    const page = await (await fetch(`${address}/`)).text();
    say(`\nIt is ${status}, after ${rounds} round(s), for ${JSON.stringify(cost)}.`);
    const closed = company.ran.flat().find(({ name }) => name === 'preview');
    say(`Released as ${release?.tag}. Live in Production: ${address}/`);
    say(`The Preview is ${closed?.succeeded ? 'closed' : 'still open'}.`);
    if (stays) {
      say('\nPress Ctrl-C to end.');
      const alive = setInterval(() => {}, 60_000);
      await new Promise((resolve) => process.once('SIGINT', resolve));
      clearInterval(alive);
    }
    const isWhole = company.ran.flat().every(({ succeeded }) => succeeded) && closed !== undefined;
    return status === 'completed' && release?.draft === false && page.includes(title) && isWhole;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (args.includes('--requests')) {
  const isDone = await playRequests(process.stdout.isTTY && !args.includes('--once'));
  process.exit(isDone ? 0 : 1);
}
// Ctrl-C reaches the deployment as well: it tidies up, and this ends with it.
process.on('SIGINT', () => {});
const deploy = ['src/cli.ts', 'deploy', 'test/fixtures/sites/docs', '--local', ...args];
process.exit(spawnSync(process.execPath, deploy, { cwd: root, stdio: 'inherit' }).status ?? 1);
