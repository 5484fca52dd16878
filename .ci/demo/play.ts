import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gitRemote, writeAccessFiles } from '../../src/cli/localcloud/access-files.ts';
import { openServices } from '../../src/cli/localcloud/services.ts';
import { type LocalCloud, recordsFolder, serveControl } from '../../src/localcloud/localcloud.ts';
import { localAddress } from '../../src/localcloud/pages/github/markdown.ts';
import { startWebUi, type WebUi } from '../../src/localcloud/pages/web-ui.ts';
import { count } from '../../src/shared/units.ts';
import { openCompany } from '../../test/e2e/harness/company.ts';
import { openPusher, siteFiles } from '../../test/e2e/harness/pusher.ts';
import { acme, repository } from '../../test/e2e/harness/site.ts';
import { buildAction } from '../build/action.ts';
import { replaceFolder } from '../build/folder.ts';
import { readManifest } from '../build/manifest.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the Action from the sources, so that the demo is never outdated.
 * @returns its folder
 */
async function built(folder: string): Promise<string> {
  await replaceFolder(path.join(folder, 'dist'), await buildAction(root, await readManifest(root)));
  const metadata = ['action.yml', 'src/action/action.yml', 'src/automation/action.yml'];
  for (const file of [...metadata, '.github/workflows', 'package.json'])
    await cp(path.join(root, file), path.join(folder, file), { recursive: true });
  return folder;
}

const isLoopback = /^127\.0\.0\.1$|\.localhost$/;

const notifications = (lines: string) =>
  lines.split('\n').filter((line) => !/^::|^\s*$/.test(line));

/**
 * Creates a printer that replaces each URL in a line by its address in the local cloud, if it has
 * one, and checks that this address can be opened.
 */
function speaker(cloud: LocalCloud, face: Pick<WebUi, 'address' | 'client'>) {
  const opened = new Map<string, Promise<number>>();
  const open = async (address: string) => {
    const isPortal = address.startsWith(face.address);
    // Node.js can't resolve `*.localhost` on every system.
    const reached = Object.assign(new URL(address), { hostname: '127.0.0.1' });
    const { status } = await fetch(reached, { headers: isPortal ? face.client.headers : {} });
    return status;
  };
  const here = (address: string) => {
    const [, plain = '', rest = ''] = /^(.*?)([.,;:!?]*)$/.exec(address) ?? [];
    const found = new URL(localAddress(plain, cloud), face.address).href;
    const isLocal = isLoopback.test(new URL(found).hostname);
    // An address with a code isn't opened, because the code is valid only once.
    if (isLocal && !found.includes('code=')) opened.set(found, opened.get(found) ?? open(found));
    return `${isLocal ? found : plain}${rest}`;
  };
  return {
    say(line = '') {
      console.log(line.replaceAll(/https?:\/\/[^\s)"'<>]+/g, here));
    },
    /** Returns the addresses that couldn't be opened. */
    async dead(): Promise<string[]> {
      const all = await Promise.all(
        [...opened].map(async ([address, status]) => [address, await status] as const),
      );
      return all
        .filter(([, status]) => status !== 200)
        .map(([address, status]) => `${address} (${status})`);
    },
  };
}

/**
 * Plays a development request.
 * @param stays whether to keep the servers until Ctrl-C
 * @returns whether everything succeeded, and the change is live
 */
export async function playRequests(stays: boolean): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-demo-'));
  try {
    console.log('Building the Action, and starting the local cloud …');
    await using company = await openCompany({ actionRoot: await built(folder) });
    const { cloud, site, repository } = company;
    const face = await startWebUi(cloud);
    await using _ = { [Symbol.asyncDispose]: face.close };
    const { say, dead } = speaker(cloud, face);
    const gitHub = `https://github.com/${repository}`;
    say(`\nThe portal:        ${face.createSignIn(`/sites/${site.id}/requests`)}`);
    say(`The local GitHub:  ${gitHub}`);
    const title = 'Add a newsletter form';
    const id = await company.submit(title, 'On the start page, please.');
    say(`\nSomebody submits a development request in the portal: "${title}" (${id}).`);
    say(
      'The workflow Requests runs. It dispatches the workflow Agent and the deployments, which run as well.\n',
    );
    for (const line of notifications((await company.advance()).visible)) say(`  ${line}`);
    say('\nA person presses "Approve and run workflows" on the pull request, which builds it.\n');
    await company.approveRuns();
    for (const line of notifications((await company.advance()).visible)) say(`  ${line}`);
    const request = await company.portal('GET', `requests/${id}`);
    const preview = cloud.hosting.address(site.slug, 'preview');
    say(
      `\nIt is ${request.status}. Issue ${gitHub}/issues/${request.issueNumber}, merged pull request ` +
        `${gitHub}/pull/${request.pullRequestNumber}`,
    );
    say(`Look at it in Preview: ${preview ?? request.previewUrl}`);
    say(`The runs: ${gitHub}/actions`);
    say('\nA reviewer approves on the pull request, and the workflow runs again.\n');
    await company.approve('anna');
    for (const line of notifications((await company.advance()).visible)) say(`  ${line}`);
    const { status, cost, rounds } = await company.portal('GET', `requests/${id}`);
    const [release] = cloud.githubApi.repository(repository)?.releases ?? [];
    const address = cloud.hosting.address(site.slug);
    const page = await (await fetch(`${address}/`)).text();
    say(
      `\nIt is ${status}, after ${count(Number(rounds), 'round')}, for ${Object.values(cost ?? {}).join(' ')}.`,
    );
    const closed = company.ran.flat().find(({ name }) => name === 'preview');
    say(`Released as ${release?.tag}: ${gitHub}/releases/tag/${release?.tag}`);
    say(`Live in Production: ${address}/`);
    say(`The Preview is ${closed?.succeeded ? 'closed' : 'still open'}.`);
    const nowhere = await dead();
    for (const one of nowhere) say(`This address can't be opened: ${one}`);
    if (stays) await untilInterrupted(cloud, face);
    else say(ended);
    const isWhole = company.ran.flat().every(({ succeeded }) => succeeded) && closed !== undefined;
    return (
      status === 'completed' &&
      release?.draft === false &&
      page.includes(title) &&
      isWhole &&
      nowhere.length === 0
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Pushes a site.
 * @param stays whether to keep the servers until Ctrl-C
 * @returns whether everything succeeded, and the site is live
 */
export async function playPush(stays: boolean): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-demo-'));
  try {
    console.log('Building the Action, and starting the local cloud …');
    let speak: (line: string) => void = console.log;
    await using pusher = await openPusher({
      actionRoot: await built(folder),
      onLine: (line) => speak(line),
    });
    const { cloud } = pusher;
    const face = await startWebUi(cloud);
    await using _ = { [Symbol.asyncDispose]: face.close };
    const { say, dead } = speaker(cloud, face);
    speak = say;
    console.log(`\n$ git push ${withoutToken(pusher.remote)} master\n`);
    const before = performance.now();
    await pusher.push('HEAD:master', 'Begin the site', siteFiles('Acme'));
    const seconds = Math.round((performance.now() - before) / 1000);
    const address = cloud.hosting.address(acme.slug);
    const page = await (await fetch(`${address}/`)).text();
    say(`\nLive after ${seconds} s: ${address}/`);
    say(`Its run, with its jobs: https://github.com/${repository}/actions`);
    const nowhere = await dead();
    for (const one of nowhere) say(`This address can't be opened: ${one}`);
    if (stays) await untilInterrupted(cloud, face);
    else say(ended);
    const isWhole = pusher.runs().every(({ conclusion }) => conclusion === 'success');
    return isWhole && page.includes('<h1>Acme</h1>') && nowhere.length === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ended =
  '\nThe demo ends here, and stops its servers. To keep them, run it in a terminal, without --once.';

function withoutToken(remote: string): string {
  return Object.assign(new URL(remote), { username: '', password: '' }).href;
}

async function untilInterrupted(cloud: LocalCloud, face: WebUi): Promise<void> {
  const services = await openServices(cloud);
  const { variables } = await writeAccessFiles(cloud, services);
  const pages = { face: face.address, signIn: face.createSignIn };
  const about = { records: recordsFolder(process.env), ...pages, folders: [] };
  const control = await serveControl(cloud, about);
  await using _ = { [Symbol.asyncDispose]: control.close };
  console.log(`
These pages open once, and within 60 s: ${face.createSignIn()}
For another address, in another terminal: node src/cli.ts localcloud --sign-in
Clone the site, and push again:
  . '${variables}'`);
  for (const site of cloud.sites) console.log(`  git clone ${gitRemote(site, services)}`);
  console.log('\nPress Ctrl-C to end.');
  const alive = setInterval(() => {}, 60_000);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  clearInterval(alive);
}
