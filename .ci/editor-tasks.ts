/**
 * Performs the tasks of editors in Chromium, by keyboard alone: `npm run editor-tasks`. A site with
 * 121 pages is deployed to a local cloud. Writes the table of `src/localcloud/pages/README.md`, and
 * fails if a task is no longer possible. It needs Chromium at the path in CHROMIUM (default:
 * /usr/bin/chromium), and a built Action (`npm run build`). With names, `npm run editor-tasks --
 * undo publish` only performs tasks whose name contains one of them, and writes no table.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, chromium } from 'playwright-core';
import { openWebUiPort } from '../src/localcloud/pages/serve.ts';
import { Keyboard } from './editor-tasks/keyboard.ts';
import { writeSite } from './editor-tasks/site.ts';
import { type Portal, type Task, tasks } from './editor-tasks/tasks.ts';
import { writeMeasuredTable } from './generate/measured-table.ts';

const root = path.resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);
const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-editors-'));
/** A free port, which stays the same after a restart. */
const free = await openWebUiPort(0);
const { port } = free;
await free.close();
let cloud: ChildProcess | undefined;

async function start(): Promise<{ signIn: string; portalPages: string }> {
  const place = ['--port', String(port), '--dir', path.join(folder, 'data')];
  const command = ['src/cli.ts', 'localcloud', path.join(folder, 'site'), '--json', ...place];
  cloud = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  for await (const chunk of cloud.stdout ?? []) {
    text += chunk;
    if (text.endsWith('}\n')) break;
  }
  return JSON.parse(text);
}

async function stop(): Promise<void> {
  if (cloud?.exitCode !== null) return;
  cloud.kill('SIGKILL');
  await once(cloud, 'exit');
}

async function run(task: Task, portal: Portal): Promise<string[]> {
  if (!task.run) return [task.name, 'no', '', ''];
  await portal.own.goto(portal.site + task.from);
  const keyboard = new Keyboard(portal.own);
  try {
    const used = (await task.run(keyboard, portal)) ?? keyboard;
    const { keys, characters } = used instanceof Keyboard ? used : keyboard;
    return [task.name, 'yes', String(keys), String(characters)];
  } catch (error) {
    console.error(error);
    return [task.name, 'no', '', ''];
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await writeSite(path.join(folder, 'site'));
  const { signIn, portalPages } = await start();
  const site = `${portalPages}/sites/site_harbour`;
  const open = async (address: string, person: string, options: BrowserContextOptions = {}) => {
    const page = await (await browser.newContext(options)).newPage();
    page.setDefaultTimeout(30_000);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(address);
    await page.goto(`${portalPages}/sign-in`);
    await page.getByRole('button', { name: `Sign in as ${person}` }).click();
    return page;
  };
  const own = await open(signIn, 'Olive Brandt');
  const storageState = await own.context().storageState();
  const other = await open(site, 'Adnan Kaya', { storageState });
  const phone = await open(site, 'Olive Brandt', {
    ...{ storageState, viewport: { width: 360, height: 740 } },
  });
  await own.goto(site);
  await own.getByRole('button', { name: 'Publish' }).click();
  await own.getByText('Live since').waitFor({ timeout: 120_000 });
  const portal: Portal = {
    ...{ site, own, other, phone, stop },
    async start() {
      const tab = await own.context().newPage();
      await tab.goto((await start()).signIn);
      await tab.close();
    },
  };
  const rows: string[][] = [];
  const wanted = tasks.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
  );
  for (const task of wanted) {
    const row = await run(task, portal);
    console.log(row.join(' · '));
    rows.push(row);
  }
  const possible = rows.filter(([, isPossible]) => isPossible === 'yes').length;
  console.log(`${possible} of ${rows.length} tasks are possible.`);
  const head = ['Task', 'Possible', 'Keys', 'Characters of new texts'];
  if (words.length === 0) await writeMeasuredTable('editor tasks', head, rows);
  const isFailed = wanted.some((task, index) => task.run && rows[index]?.[1] === 'no');
  process.exitCode = isFailed ? 1 : 0;
} finally {
  await browser.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
}
