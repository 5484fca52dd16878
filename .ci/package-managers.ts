/**
 * Installs the cases of `test/fixtures/package-managers/cases.ts` with real package managers and a
 * registry on this machine, and records their output: `npm run managers [-- NAME…]`, with names of
 * managers, of cases, or of both.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findCommands } from '../src/deploy/steps/build/commands.ts';
import {
  cases,
  type InstallCase,
  type Manager,
  managers,
  withDependencies,
} from '../test/fixtures/package-managers/cases.ts';
import { type Recorded, recordsFile } from '../test/fixtures/package-managers/records.ts';
import { startRegistry } from './package-managers/registry.ts';

const npmLocks = 'npm install --allow-git=all --allow-remote=all --no-audit';
const pnpmLocks = 'pnpm install --no-frozen-lockfile';
const locks: Readonly<Record<string, string>> = {
  ...{ 'npm 11': npmLocks, 'npm 12': npmLocks, 'pnpm 11': pnpmLocks, 'pnpm 12': pnpmLocks },
  ...{
    'Yarn 1': 'yarn install --ignore-engines',
    'Yarn 4': 'yarn install --no-immutable',
    Bun: 'bun install',
  },
};
const frozen: Readonly<Record<string, string>> = {
  ...{ 'npm 11': 'npm ci', 'npm 12': 'npm ci' },
  ...{ 'pnpm 11': 'pnpm i --frozen-lockfile', 'pnpm 12': 'pnpm i --frozen-lockfile' },
  ...{ 'Yarn 1': 'yarn install --frozen-lockfile', 'Yarn 4': 'yarn install --immutable' },
  Bun: 'bun install --frozen-lockfile',
};

const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'managers-')));
const registry = await startRegistry(path.join(base, 'registry'));
const repository = path.join(base, 'repository');
const asked = process.argv.slice(2);
const choose = <Item extends { readonly name: string }>(all: readonly Item[]) => {
  const chosen = all.filter(({ name }) => asked.includes(name));
  return chosen.length > 0 ? chosen : all;
};
const records: Record<string, Record<string, Recorded>> = JSON.parse(
  readFileSync(recordsFile, 'utf8'),
);

try {
  makeRepository();
  for (const manager of choose(managers)) {
    const programs = installManager(manager);
    const found = { ...records[manager.name] };
    for (const item of choose(cases)) {
      const recorded = await record(manager, programs, item);
      delete found[item.name];
      if (recorded) found[item.name] = recorded;
    }
    records[manager.name] = found;
  }
  const sorted = Object.fromEntries(managers.map(({ name }) => [name, records[name]]));
  writeFileSync(recordsFile, `${JSON.stringify(sorted, null, 1)}\n`);
} finally {
  registry.close();
  rmSync(base, { recursive: true, force: true });
}

function makeRepository(): void {
  mkdirSync(repository);
  writeFileSync(path.join(repository, 'package.json'), '{"name":"plain","version":"1.0.0"}');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
    [...author, 'commit', '-q', '-m', 'plain'],
  ])
    execFileSync('git', words, { cwd: repository });
}

/**
 * Installs a package manager.
 * @returns the folder of its program
 */
function installManager(manager: Manager): string {
  const folder = path.join(base, manager.name.replaceAll(' ', '-'));
  mkdirSync(path.join(folder, 'bin'), { recursive: true });
  const wanted = `${manager.package}@${manager.version}`;
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent', '--prefix', folder];
  execFileSync('npm', ['install', ...flags, wanted], { cwd: folder, stdio: 'inherit' });
  const program = path.join(folder, 'node_modules', manager.package, manager.program);
  execFileSync('chmod', ['+x', program]);
  symlinkSync(program, path.join(folder, 'bin', manager.command));
  return path.join(folder, 'bin');
}

async function record(
  manager: Manager,
  programs: string,
  item: InstallCase,
): Promise<Recorded | undefined> {
  const home = mkdtempSync(path.join(base, 'home-'));
  const site = path.join(home, 'site');
  mkdirSync(site);
  writeFileSync(path.join(home, '.npmrc'), `registry=${registry.url}\n`);
  const variables = {
    ...{ HOME: home, PATH: `${programs}:${process.env.PATH}`, CI: 'true', GITHUB_ACTIONS: 'true' },
    ...{ XDG_CACHE_HOME: `${home}/cache`, XDG_DATA_HOME: `${home}/data` },
    ...{ BUN_INSTALL_CACHE_DIR: `${home}/bun`, npm_config_update_notifier: 'false' },
    ...{ YARN_NPM_REGISTRY_SERVER: registry.url, YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1' },
    ...{ YARN_ENABLE_TELEMETRY: '0', YARN_REGISTRY: registry.url },
    ...{ YARN_NODE_LINKER: 'node-modules', YARN_HTTP_RETRY: '0' },
    ...{ npm_config_fetch_retries: '0', pnpm_config_fetch_retries: '0' },
  };
  const fill = (text: string) =>
    text
      .replaceAll('EARLIER', manager.earlier)
      .replaceAll('SELF', manager.command)
      .replaceAll('OTHER', manager.command === 'pnpm' ? 'yarn' : 'pnpm')
      .replaceAll('REGISTRY', registry.url)
      .replaceAll('GIT', `git+file://${repository}`);
  const write = (fields: object) => {
    const manifest = { name: 'site', version: '1.0.0', private: true, scripts: { build: ':' } };
    const text = JSON.stringify({ ...manifest, ...withDependencies(item), ...fields }, null, 2);
    writeFileSync(path.join(site, 'package.json'), fill(text));
  };
  const run = async (command: string) => {
    const options = { cwd: site, env: variables, timeout: 60_000 };
    const child = spawn('bash', ['-c', `exec ${command} 2>&1 </dev/null`], options);
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    const [status] = await once(child, 'close');
    return { status, stdout };
  };
  write({});
  const lock = path.join(site, manager.lockfile);
  const locking = await run(locks[manager.name] ?? '');
  if (!existsSync(lock)) {
    console.log(manager.name, item.name, 'wrote no lockfile:', locking.stdout);
    return undefined;
  }
  rmSync(path.join(site, 'node_modules'), { recursive: true, force: true });
  for (const name of ['cache', 'data', 'bun', '.npm', '.yarn', '.local', '.cache', '.bun'])
    rmSync(path.join(home, name), { recursive: true, force: true });
  write(item.installed ?? {});
  if (item.isStrict) {
    writeFileSync(path.join(site, '.npmrc'), 'engine-strict=true\n');
    if (manager.command === 'pnpm')
      writeFileSync(path.join(site, 'pnpm-workspace.yaml'), 'engineStrict: true\n');
  }
  if (item.lockfile === 'missing') rmSync(lock);
  else if (item.lockfile) {
    const text = readFileSync(lock, 'utf8');
    writeFileSync(lock, item.lockfile === 'damaged' ? otherHash(text) : otherRegistry(text));
  }
  registry.refuses = item.registry;
  const place = { buildRoot: site, workspace: site };
  const build = { root: '.', install: item.byConfig && frozen[manager.name] };
  const { install = '', remark } = await findCommands({ ...place, config: { build } as never });
  const { status, stdout } = await run(install);
  registry.refuses = undefined;
  const isInstalled = existsSync(path.join(site, 'node_modules'));
  const anonymous = (text: string) =>
    text
      .replaceAll(registry.url, 'http://registry.example')
      .replaceAll(base, '/base')
      .replaceAll(/home-\w{6}/g, 'home')
      .replaceAll(/_logs\/\S+/g, '_logs/npm.log');
  const output = anonymous(stripVTControlCharacters(stdout))
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  const files = ['package.json', '.npmrc', 'pnpm-workspace.yaml', manager.lockfile].flatMap(
    (name) => {
      const file = path.join(site, name);
      return existsSync(file) ? [[name, anonymous(readFileSync(file, 'utf8'))]] : [];
    },
  );
  rmSync(home, { recursive: true, force: true });
  console.log(manager.name, '|', item.name, '|', install, status, isInstalled);
  return { install, remark, code: status, output, files: Object.fromEntries(files) };
}

/** Replaces the hashes in a lockfile by wrong ones of the same length. */
function otherHash(text: string): string {
  return text
    .replaceAll(/sha512-.{8}/g, 'sha512-AAAAAAAA')
    .replaceAll(/checksum: .*$/gm, (line) => line.replace(/\w{8}$/, '00000000'))
    .replaceAll(/#\w{40}/g, `#${'0'.repeat(40)}`);
}

function otherRegistry(text: string): string {
  return text.replaceAll(registry.url, 'https://mirror.example');
}
