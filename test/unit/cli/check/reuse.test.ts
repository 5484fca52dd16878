import { expect, it } from 'vitest';
import { measureReuse } from '../../../../src/cli/check/reuse.ts';
import { createExec } from '../../../../src/shared/exec.ts';
import { createGit } from '../../../../src/shared/git.ts';
import { createDeps } from '../../../support/deps.ts';
import { testFolder, useFolder } from '../../../support/folder.ts';
import { createPlan } from '../../../support/plan.ts';
import { commitAll } from '../terminal-run.ts';

const folder = useFolder({ 'content/overrides.json': {}, '.gitignore': 'out\n' });
const env = { PATH: process.env.PATH };

async function measured(script: string, build = '') {
  folder.write({ 'build.cjs': `const fs = require('node:fs'); fs.mkdirSync('out');\n${script}` });
  commitAll(folder.root, 'master');
  await using scratch = await testFolder();
  const exec = createExec();
  const deps = createDeps({ scratch: scratch.root, env, exec, git: createGit(exec, env) });
  const yaml = `build: { command: node build.cjs, output: out${build} }`;
  const { config } = createPlan({}, yaml);
  const place = { workspace: folder.root, buildRoot: folder.root, config, configFile: '' };
  return await measureReuse(place, deps);
}
/** Time limit in ms. A dozen builds in a row take long on a busy machine. */
const limit = 120_000;
const write = (value: string) => `fs.writeFileSync('out/index.html', String(${value}));`;

it('check --reuse proposes an empty list for a build that reads nothing', async () => {
  const { reads, rows } = await measured(write("'same'"));
  expect(reads).toEqual([]);
  expect(rows.slice(0, 3)).toEqual([
    ['the same build twice', 'no file differs'],
    ['a build, if nothing fits', '0 s with empty caches, 0 s with those of this computer'],
    ['without all of it', 'no file differs'],
  ]);
});

it('check --reuse names four inputs that a build reads', { timeout: limit }, async () => {
  const reads = {
    version: 'process.env.SITE_VERSION',
    environment: "process.env.SITE_ENVIRONMENT === 'Preview'",
    history: "fs.existsSync('.git')",
    texts: "fs.readFileSync('content/overrides.json', 'utf8')",
  };
  const files = Object.entries(reads).map(
    ([read, value]) => `fs.writeFileSync('out/${read}.html', String(${value}));`,
  );
  const found = (await measured(files.join('\n'))).reads ?? [];
  expect(found.toSorted()).toEqual(Object.keys(reads).toSorted());
});

it('check --reuse uses a different npm cache for the second of two builds with the same inputs', async () => {
  const cache = "fs.writeFileSync('out/cache.txt', process.env.NPM_CONFIG_CACHE ?? 'none');";
  const { rows } = await measured(write("'same'") + cache);
  expect(rows[0]).toEqual(['the same build twice', 'differing: one file, cache.txt']);
});

it('check --reuse ignores files and names that differ between builds with the same inputs', {
  timeout: limit,
}, async () => {
  const random = (name: string, value: string) =>
    `fs.writeFileSync('out/${name}.txt', String([Math.random(), ${value}]));`;
  const id = "const id = require('node:crypto').randomUUID(); fs.mkdirSync('out/' + id);";
  const file = (name: string) => `fs.writeFileSync('out/' + id + '/${name}.js', '');`;
  const more = `if (process.env.SITE_VERSION) ${file('c')}`;
  const texts = [random('address', 'process.env.SITE_URL'), random('id', '1')];
  const { reads } = await measured([...texts, id, file('a'), file('b'), more].join('\n'));
  expect(reads?.toSorted()).toEqual(['url', 'version']);
});

it.each([
  ['passEnv: [SECRET]', 'build.passEnv passes SECRET'],
  ['install: "true"', 'there is no lockfile'],
])('check --reuse reports that a build with %s is not reused, since %s', async (build, reason) => {
  const { reads, rows } = await measured(write('1'), `, ${build}`);
  expect(reads).toBeUndefined();
  expect(rows).toEqual([['reuse', `nothing is reused: ${reason}`]]);
});
