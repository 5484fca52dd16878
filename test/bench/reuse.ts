/**
 * Measures the processor time of all parts of a deployment: installing, building and every step of
 * the jobs, but not the services. For small sites of real generators, it compares a usual
 * deployment, which installs from a warm cache and builds, with deployments that use `build.reads`:
 * one whose package is reused for a text, a release, a revert or a rollback, and one that must
 * build without a restored cache. Prints medians of all rounds.
 *
 * For a Docusaurus site, a text or a release takes at most 0.02 of a usual deployment; for a Vite
 * site, at most 0.2.
 *
 *     npm run bench -- reuse [Docusaurus…]      generators from the list below; default: all
 *     ROUNDS=<number>                           default: 3
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openPusher, type Pusher, siteFiles } from '../e2e/harness/pusher.ts';
import { buildForTests } from '../e2e/setup.ts';
import { type Setup, setups } from '../fixtures/generators/setups.ts';
import { median } from './measure.ts';

/** An application with a framework, in addition to the shared setups. */
const vue: Setup = {
  name: 'Vite + Vue',
  expected: 'dist spa',
  packages: 'vite@7 @vitejs/plugin-vue@6 vue',
  build: 'vite build',
  files: {
    'index.html':
      '<!doctype html><html lang="en"><head><title>Home</title></head><body><div id="app"></div><script type="module" src="/main.js"></script></body></html>',
    'vite.config.js': "import vue from '@vitejs/plugin-vue'; export default { plugins: [vue()] };",
    'main.js':
      "import { createApp } from 'vue'; import App from './App.vue'; createApp(App).mount('#app');",
    'App.vue': '<template><h1>Home</h1></template>',
  },
};
const generators = [
  { name: 'Docusaurus', limit: 0.02, page: 'docs/about.md' },
  { name: 'Vite + Vue', limit: 0.2, page: 'App.vue' },
  { name: 'Astro', page: 'src/pages/about.astro' },
  { name: 'SvelteKit, adapter-static', page: 'src/routes/about/+page.svelte' },
];
const { ROUNDS = '3' } = process.env;
const words = process.argv.slice(3);
const asked = generators.filter(({ name }) =>
  words.length === 0 ? true : words.some((word) => name.startsWith(word)),
);
const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry']);
const registry = new URL(stdout.trim()).hostname;
/** Clock ticks per second in Linux's /proc. */
const ticks = 100;

/**
 * Returns the processor time, in seconds, of all child processes that have ended, including their
 * own child processes.
 */
async function readChildrenTime(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticks;
}

interface Site {
  readonly pusher: Pusher;
  readonly page: string;
  /**
   * Pushes refs.
   * @returns seconds of processor time until their runs have ended
   */
  push(refs: string): Promise<number>;
  /**
   * Rolls back to the package of a run.
   * @returns seconds of processor time
   */
  rollBack(run: string): Promise<number>;
  write(message: string, files: Readonly<Record<string, string>>): Promise<void>;
}

async function openSite(
  action: string,
  setup: Setup,
  options: { readonly reuse: boolean; readonly cache?: string; readonly page: string },
): Promise<Site> {
  const { reuse, cache, page } = options;
  const env: Record<string, string> = cache === undefined ? {} : { NPM_CONFIG_CACHE: cache };
  const pusher = await openPusher({ actionRoot: action, env, passThrough: [registry] });
  const files = siteFiles('A', {
    shape: 'two-jobs',
    repository: { lockfile: 'package-lock.json', reuse },
  });
  const write = async (message: string, changed: Readonly<Record<string, string>>) => {
    await pusher.write(changed);
    await pusher.git('add', '--all');
    await pusher.git('commit', '--quiet', '--allow-empty', '--message', message);
  };
  const measure = async (start: () => Promise<unknown>) => {
    const runs = pusher.runs().length;
    const before = await readChildrenTime();
    await start();
    await pusher.settled();
    const seconds = (await readChildrenTime()) - before;
    for (const run of pusher.runs().slice(runs))
      if (run.conclusion !== 'success')
        throw new Error(`${setup.name}: the run failed\n${log(run)}`);
    return seconds;
  };
  const push = (ref: string) => measure(() => pusher.git('push', '--quiet', 'origin', ref));
  const rollBack = (run: string) =>
    measure(() => {
      const at = '/repos/acme/shop/actions/workflows/rollback.yml/dispatches';
      const inputs = { environment: 'Production', run };
      return pusher.cloud.githubApi.send('POST', at, { ref: 'master', inputs });
    });
  await pusher.git('rm', '-rq', '--ignore-unmatch', '.');
  const config = `${files['site.config.yml']}\n${reuse ? 'build: { reads: [] }\n' : ''}`;
  const ignored = 'node_modules\ndist\nbuild\n.docusaurus\n.astro\n.svelte-kit\n';
  await write('Begin', {
    ...Object.fromEntries(Object.entries(files).filter(([name]) => !/^(build|index)/.test(name))),
    ...setup.files,
    ...(await install(setup)),
    'site.config.yml': config,
    '.gitignore': ignored,
    'content/overrides.json': '{}\n',
  });
  return { pusher, page, push, rollBack, write };
}

const log = ({ jobs = [] }: ReturnType<Pusher['runs']>[number]) =>
  jobs.flatMap((job) => job.steps.flatMap((step) => step.log)).join('\n');

const installed = new Map<string, Promise<Record<string, string>>>();

/** Returns package.json and its lockfile. */
function install(setup: Setup): Promise<Record<string, string>> {
  const found = installed.get(setup.name) ?? resolveVersions(setup);
  installed.set(setup.name, found);
  return found;
}

async function resolveVersions({ packages, build, manifest }: Setup) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-reuse-'));
  const file = path.join(folder, 'package.json');
  const common = { name: 'shop', version: '1.0.0', private: true, type: 'module' };
  await writeFile(file, JSON.stringify({ ...common, ...manifest, scripts: { build } }));
  const flags = ['--no-audit', '--no-fund', '--prefer-offline'];
  await promisify(execFile)('npm', ['install', ...flags, ...packages.split(' ')], { cwd: folder });
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const written = {
    'package.json': await read('package.json'),
    'package-lock.json': await read('package-lock.json'),
  };
  await rm(folder, { recursive: true });
  return written;
}

/** Returns whether the last run built the site. */
const hasBuilt = (pusher: Pusher) => log(pusher.runs().at(-1) ?? ({} as never)).includes('Built: ');

function expectReuse({ pusher }: Site, what: string): void {
  if (hasBuilt(pusher)) throw new Error(`${what} was built\n${log(pusher.runs().at(-1) as never)}`);
}

const texts = (value: number) => ({
  'content/overrides.json': `${JSON.stringify({ 'home.hero.title': String(value) })}\n`,
});

async function measureToday(action: string, setup: Setup, page: string): Promise<number> {
  const cache = path.join(homedir(), '.npm');
  const site = await openSite(action, setup, { reuse: false, cache, page });
  const values: number[] = [];
  await using _ = site.pusher;
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    await site.write('Text', texts(round));
    values.push(await site.push('HEAD:master'));
  }
  return median(values);
}

const kinds = ['text', 'release', 'revert', 'rollback', 'miss'] as const;
type Kind = (typeof kinds)[number];

async function measureReuse(action: string, setup: Setup, page: string) {
  const site = await openSite(action, setup, { reuse: true, page });
  const { pusher, push, rollBack, write } = site;
  await using _ = pusher;
  const values: Record<Kind, number[]> = {
    ...{ miss: [await push('HEAD:master')], text: [], release: [], revert: [], rollback: [] },
  };
  const first = String(pusher.runs().at(-1)?.id);
  const reused = async (name: 'text' | 'release' | 'revert') => {
    values[name].push(await push('HEAD:master'));
    expectReuse(site, name);
  };
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    await write('Text', texts(round));
    await reused('text');
    const branch = `release/1.${round + 1}.0`;
    await pusher.git('checkout', '-q', '-B', branch);
    const text = setup.files[page] ?? '';
    await write('Page', { [page]: text.replace(/About|Home/, `Round ${round}`) });
    values.miss.push(await push(`HEAD:${branch}`));
    await pusher.git('checkout', '-q', '-B', 'master', 'origin/master');
    const message = `Merge branch '${branch}'`;
    await pusher.git('merge', '--no-ff', '-q', '-m', message, branch);
    await reused('release');
    await pusher.git('revert', '--no-edit', '-m', '1', 'HEAD');
    await reused('revert');
    values.rollback.push(await rollBack(first));
  }
  return values;
}

const seconds = (value: number) => `${value.toFixed(2)} s`;
const ratio = (value: number, today: number) => `${seconds(value)} (${(value / today).toFixed(3)})`;

const action = await buildForTests();
let isMissed = false;
try {
  console.log(
    '| Generator | Today | A text | A release | A revert | A rollback | Builds, without a cache |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const { name, limit, page } of asked) {
    const setup = [vue, ...setups].find((one) => one.name === name);
    if (!setup) throw new Error(`no setup ${name}`);
    const today = await measureToday(action, setup, page);
    const found = await measureReuse(action, setup, page);
    const cells = kinds.map((kind) => ratio(median(found[kind]), today));
    console.log(`| ${[name, seconds(today), ...cells].join(' | ')} |`);
    const most = Math.max(median(found.text), median(found.release));
    if (limit !== undefined && most > limit * today) isMissed = true;
  }
} finally {
  await rm(action, { recursive: true, force: true });
}
if (isMissed) process.exitCode = 1;
