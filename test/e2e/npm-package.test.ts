import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packagesFolder } from '../../src/localcloud/service/packages.ts';
import { built } from './harness/built.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isBuilt = process.env.SITE_DEPLOY_IS_BUILT === 'true';
/** PATH of the programs, with the Node of this process first. */
const paths = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
let folder: string;
/** A user's project with only this package installed. */
let project: string;
let installed: string;

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program in the user's project with a separate home folder. */
async function run(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const options = { cwd: project, env: { PATH: paths, HOME: folder, ...built.env, ...env } };
  return promisify(execFile)(file, args, options).then(
    (output) => ({ code: 0, ...output }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

const command = () => path.join(project, 'node_modules', '.bin', 'site-deploy');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-npm-'));
  project = path.join(folder, 'project');
  installed = path.join(project, 'node_modules', 'site-deploy');
  await mkdir(project);
  await writeFile(
    path.join(project, 'package.json'),
    '{ "name": "project", "private": true, "type": "module" }',
  );
  const packed = await promisify(execFile)(
    'npm',
    // Packing would build `lib/` again, which .ci/check.ts has just built.
    ['pack', '--json', '--pack-destination', folder, ...(isBuilt ? ['--ignore-scripts'] : [])],
    { cwd: root, env: { ...process.env, ...built.env } },
  );
  const [{ filename }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('[')));
  const { code, stderr } = await run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    path.join(folder, filename),
  ]);
  expect(code, stderr).toBe(0);
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

it('npm installs a single package of less than 15 MB', async () => {
  const names = await readdir(path.join(project, 'node_modules'));
  expect(names.filter((name) => !name.startsWith('.'))).toEqual(['site-deploy']);
  const files = await readdir(installed, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => stat(path.join(file.parentPath, file.name)));
  const bytes = (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeLessThan(15_000_000);
});

it('the npm package contains the files listed in its package.json and no sources', async () => {
  const manifest = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
  const named = [
    ...Object.values(manifest.exports).flatMap((target) => targets(target)),
    manifest.types,
  ];
  for (const file of [
    ...named,
    ...Object.values<string>(manifest.bin),
    'action.yml',
    'src/action/action.yml',
    'src/automation/action.yml',
    '.github/workflows/deploy.yml',
    'dist/action.js',
    'dist/automation-action.js',
    'README.md',
    'LICENSE',
  ])
    await expect(stat(path.join(installed, file)), file).resolves.toBeDefined();
  expect(manifest.dependencies).toBeUndefined();
  const files = await readdir(installed, { recursive: true });
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  expect(files.filter((file) => file.startsWith('test'))).toEqual([]);
});

function targets(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(targets);
}

it('the command of the npm package prints its version and its help', async () => {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  expect(await run(command(), ['--version'])).toEqual({
    code: 0,
    stdout: `${version}\n`,
    stderr: '',
  });
  expect((await run(command(), ['--help'])).stdout).toContain('Usage: site-deploy');
});

const sample = `
import { catalogue, loadSiteConfig, PortalClient, type SiteConfig, SiteDeployError } from 'site-deploy';

const config: SiteConfig = await loadSiteConfig('.', undefined);
const slug: string = config.site.slug;
const kind: 'docs' | 'spa' | 'static' = config.site.type;
// @ts-expect-error a type that had become any would accept this
const wrong: number = config.site.slug;
const title: string = catalogue.CONFIG_NOT_FOUND.title;
export const error = new SiteDeployError('USAGE', slug + kind + wrong + title);
// @ts-expect-error not a code of the catalogue
new SiteDeployError('NO_SUCH_CODE', '');
export const client: typeof PortalClient = PortalClient;
`;

it('the types of the npm package compile in an ES module project', async () => {
  await writeFile(path.join(project, 'sample.ts'), sample);
  const compilerOptions = {
    ...{
      module: 'node16',
      moduleResolution: 'node16',
      target: 'es2024',
      types: ['node'],
      noEmit: true,
    },
    ...{
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
    },
    typeRoots: [path.join(root, 'node_modules', '@types')],
  };
  await writeFile(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['sample.ts'] }),
  );
  const tsc = path.join(root, 'node_modules', 'typescript', 'lib', 'tsc.js');
  expect(await run(process.execPath, [tsc, '-p', project])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
});

it('a program can import the npm package as a library', async () => {
  const program = `
import { loadSiteConfig, PortalClient, renderOnboarding, SiteDeployError, startLocalCloud } from 'site-deploy';
const error = await loadSiteConfig('.').catch((thrown) => thrown);
const missing = await startLocalCloud().catch((thrown) => thrown);
console.log(error instanceof SiteDeployError, error.code, missing.code, typeof PortalClient, typeof renderOnboarding);
`;
  await writeFile(path.join(project, 'program.js'), program);
  expect(await run(process.execPath, ['program.js'])).toEqual({
    code: 0,
    stdout: 'true CONFIG_NOT_FOUND LOCAL_CLOUD_PACKAGES_MISSING function function\n',
    stderr: '',
  });
});

it('the npm package deploys to the local cloud, whose packages are installed separately', async () => {
  const cache = path.join(folder, 'cache');
  const packages = packagesFolder({ XDG_CACHE_HOME: cache });
  await mkdir(packages, { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(packages, 'node_modules'), 'junction');
  const site = path.join(folder, 'site');
  await cp(path.join(root, 'test/fixtures/sites/prebuilt'), site, { recursive: true });
  const args = ['deploy', site, '--local', '--json', '--site-version', '1.0.0'];
  const { code, stdout, stderr } = await run(command(), args, { XDG_CACHE_HOME: cache });
  expect(code, stderr).toBe(0);
  expect(stderr).toMatch(
    /Live: [\s\S]*To keep it,\nrun this on a terminal; or first start "site-deploy localcloud /,
  );
  expect(stderr, 'a person sees no commands of a runner').not.toContain('::');
  expect(JSON.parse(stdout)).toMatchObject({ status: 'succeeded', notified: true });
});
