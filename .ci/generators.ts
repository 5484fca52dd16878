/**
 * Installs and builds the setups of `test/fixtures/generators/setups.ts` with the newest versions
 * of their generators, and records the written files: `npm run generators -- build [NAME…]`. With
 * SITE_DEPLOY_SETUPS=FOLDER, the built sites are kept in that folder. npm's cache makes a second
 * run faster. `-- visit [NAME…]` opens the sites in that folder in Chromium. `-- reuse [NAME…]`
 * measures with `check --reuse` what some builds read. Without arguments, `npm run generators`
 * opens the built sites of the fixtures in Chromium.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type MeasuredReads,
  measuredSetups,
  readsFile,
} from '../test/fixtures/generators/measured-reads.ts';
import { type Recorded, recordsFile, setupFolder } from '../test/fixtures/generators/records.ts';
import { type Setup, setups } from '../test/fixtures/generators/setups.ts';

const env = {
  ...process.env,
  // Put this Node first, so that builds run with it instead of the machine's.
  PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
  CI: '1',
  NO_COLOR: '1',
  NX_DAEMON: 'false',
  GATSBY_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
};
const siteConfig = `version: 1
site: { slug: acme, id: site_123, type: static, url: https://www.acme.example }
portal: { url: https://portal.example.com, audience: api://0f0f0f0f-0000-4000-8000-000000000001 }
azure:
  clientId: 11111111-2222-3333-4444-555555555555
  tenantId: 11111111-2222-3333-4444-666666666666
  subscriptionId: 11111111-2222-3333-4444-777777777777
`;
const [, , word, ...names] = process.argv;
if (word === 'build') await recordSetups(names);
else if (word === 'reuse') await measureReads(names);
else if (word === 'visit') visit(process.env.SITE_DEPLOY_SETUPS ?? '', names);
else openInChromium('generators');
generate();

/** Opens built setups in a browser, and records what it shows for the table of visits. */
function visit(base: string, names: readonly string[]): void {
  const variables = { SITE_DEPLOY_SETUPS: base, SITE_DEPLOY_SETUP_NAMES: JSON.stringify(names) };
  openInChromium('visitors', variables);
}

function openInChromium(test: string, variables: Readonly<Record<string, string>> = {}): void {
  const files = ['--config', 'test/vitest.config.ts', `test/recipes/${test}.test.ts`];
  const all = { ...process.env, SITE_DEPLOY_RECIPES: '', ...variables };
  const options = { env: all, stdio: 'inherit' } as const;
  execFileSync('node', ['node_modules/vitest/vitest.mjs', 'run', ...files], options);
}

function generate(): void {
  execFileSync('node', ['.ci/generate.ts'], { stdio: 'inherit' });
}

async function recordSetups(words: readonly string[]): Promise<void> {
  const kept = process.env.SITE_DEPLOY_SETUPS;
  const base = kept ?? (await mkdtemp(path.join(tmpdir(), 'setups-')));
  const asked = setups.filter(({ name }) => words.length === 0 || words.includes(name));
  for (const setup of asked) {
    const folder = path.join(base, setupFolder(setup.name));
    const made = await record(setup, folder);
    const records: Record<string, Recorded> = JSON.parse(await readFile(recordsFile, 'utf8'));
    records[setup.name] = made;
    const sorted = setups.flatMap(({ name }) => (records[name] ? [[name, records[name]]] : []));
    await writeFile(recordsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
    const { version, problem = 'built' } = records[setup.name] ?? {};
    console.log(setup.name, version, problem);
    if (problem === 'built' && setup.expected !== 'server') visit(base, [setup.name]);
    if (!kept) await rm(folder, { recursive: true });
  }
  if (!kept) await rm(base, { recursive: true });
}

async function measureReads(words: readonly string[]): Promise<void> {
  const records: Record<string, MeasuredReads> = JSON.parse(await readFile(readsFile, 'utf8'));
  for (const name of measuredSetups) {
    const setup = setups.find((one) => one.name === name);
    if (!setup || (words.length > 0 && !words.includes(name))) continue;
    const folder = await mkdtemp(path.join(tmpdir(), 'reads-'));
    await writeSetup(setup, folder);
    // Install everything: with --package-lock-only, the lockfile may lack packages for this
    // platform.
    const problem = await install(setup, folder);
    if (problem) throw new Error(problem);
    await rm(path.join(folder, 'node_modules'), { recursive: true });
    const { version } = await readLock(folder, setup);
    const [output = ''] = setup.expected.split(' ');
    // npm omits optional packages that it can't download, and then rejects its own lockfile.
    const isRefused = (await run('npm', ['ci', '--dry-run'], folder)) !== undefined;
    const build = `output: ${output}${isRefused ? ', install: npm install' : ''}`;
    await writeFile(path.join(folder, 'site.config.yml'), `${siteConfig}build: { ${build} }\n`);
    const git = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-C', folder];
    execFileSync('git', [...git, 'init', '-q', '-b', 'master']);
    execFileSync('git', [...git, 'add', '.']);
    execFileSync('git', [...git, 'commit', '-qm', 'Begin']);
    const check = ['src/launch.cjs', 'check', folder, '--reuse', '--json'];
    const report = JSON.parse(execFileSync(process.execPath, check, { encoding: 'utf8', env }));
    const [first] = report.rows as MeasuredReads['report']['rows'];
    if (first?.[1].startsWith('fails')) throw new Error(`${name}: ${first[1]}`);
    records[name] = { version, report };
    await writeFile(readsFile, `${JSON.stringify(records, null, 1)}\n`);
    console.log(name, version, report.reads);
    await rm(folder, { recursive: true });
  }
}

async function record(setup: Setup, folder: string): Promise<Recorded> {
  await rm(folder, { recursive: true, force: true });
  await writeSetup(setup, folder);
  let problem = await install(setup, folder);
  const { version, engines } = await readLock(folder, setup);
  const began = Date.now() - 20;
  problem ??= await run('npm', ['run', 'build'], folder);
  const written = await listWritten(folder, began);
  const dependencies = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ).dependencies;
  return { version, engines, ...(problem && { problem }), dependencies, written };
}

async function writeSetup(setup: Setup, folder: string): Promise<void> {
  for (const [name, text] of Object.entries(setup.files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const manifest = {
    ...{ private: true, version: '1.0.0', type: 'module', scripts: { build: setup.build } },
    ...setup.manifest,
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

async function install(setup: Setup, folder: string): Promise<string | undefined> {
  const packages = setup.packages
    .split(' ')
    .map((name) => (/.@/.test(name) ? name : `${name}@latest`));
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--save-exact'];
  const problem = await run('npm', ['install', ...flags, ...packages], folder);
  // The newest versions of two packages may not support each other yet.
  if (problem) return run('npm', ['install', ...flags, '--force', ...packages], folder);
  return undefined;
}

async function readLock(folder: string, { packages }: Setup) {
  const text = await readFile(path.join(folder, 'package-lock.json'), 'utf8').catch(() => '{}');
  const installed = JSON.parse(text).packages ?? {};
  const names = packages.split(' ').map((name) => name.replace(/(?<=.)@.*/, ''));
  const engines: Record<string, string> = {};
  for (const name of names) {
    const node = installed[`node_modules/${name}`]?.engines?.node;
    if (node) engines[name] = node;
  }
  return { version: installed[`node_modules/${names[0]}`]?.version ?? '', engines };
}

/**
 * Runs a command.
 * @returns the last lines of output if it fails
 */
async function run(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<string | undefined> {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  const read = (chunk: Buffer) => lines.push(...chunk.toString().split('\n').filter(Boolean));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 400_000);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  if (code === 0) return undefined;
  console.log(lines.slice(-30).join('\n'));
  return lines.slice(-5).join('\n').replaceAll(cwd, '.').slice(0, 600);
}

/**
 * Lists the files that a build has written. Pages are listed with their contents, reduced to the
 * title, the start of the text and an empty script. Of other files, lists at most three per folder,
 * which are enough to recognise the generator.
 */
async function listWritten(folder: string, since: number): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const counts = new Map<string, number>();
  const names = await readdir(folder, { recursive: true });
  for (const name of names.map((one) => one.split(path.sep).join('/')).sort()) {
    if (
      /(^|\/)node_modules\/|^package(-lock)?\.json$|^\.(?!output|vitepress|vuepress|next\/server)/.test(
        name,
      )
    )
      continue;
    const file = path.join(folder, name);
    // Skip symbolic links: Nuxt links dist to its output.
    if ((await realpath(file).catch(() => '')) !== file) continue;
    const stats = await stat(file);
    if (!stats.isFile() || stats.mtimeMs < since) continue;
    if (/\.html$/.test(name)) {
      found[name] = reduce(await readFile(file, 'utf8'));
      continue;
    }
    const at = path.posix.dirname(name);
    counts.set(at, (counts.get(at) ?? 0) + 1);
    if (at.split('/').length <= 4 && (counts.get(at) ?? 0) <= 3) found[name] = '';
  }
  return found;
}

function reduce(html: string): string {
  const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  const body = html.replace(/[\s\S]*?<body[^>]*>/i, '');
  const text = body
    .replace(/<(script|style|svg|noscript|template)[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (html.trim() === '') return '';
  const script = /<script\b/i.test(html) ? '<script></script>' : '';
  return `<!doctype html><title>${title}</title>${text.slice(0, 40)}${script}`;
}
