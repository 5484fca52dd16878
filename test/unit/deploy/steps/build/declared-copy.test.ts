import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { build } from '../../../../../src/deploy/steps/build/build.ts';
import { copyDeclared } from '../../../../../src/deploy/steps/build/declared-copy.ts';
import { createExec } from '../../../../../src/shared/exec.ts';
import { createGit } from '../../../../../src/shared/git.ts';
import { createDeps } from '../../../../support/deps.ts';
import { testFolder, useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';
import { commitAll } from '../../../cli/terminal-run.ts';

/** A build script that records the files, variables and commit that it finds. */
const script = `const fs = require('node:fs');
const { execSync } = require('node:child_process');
fs.mkdirSync('out');
let commit = 'no history';
try { commit = execSync('git log -1 --format=%s', { stdio: 'pipe' }).toString().trim(); } catch {}
const files = fs.readdirSync('.', { recursive: true }).filter((name) => !name.startsWith('.git/')).sort();
const variables = Object.keys(process.env).filter((name) => /^(SITE(?!_DEPLOY)|GITHUB)_/.test(name)).sort();
fs.writeFileSync('out/index.html', JSON.stringify({ files, variables, commit }));
fs.writeFileSync('junk.txt', 'x');
`;

const folder = useFolder({
  'build.cjs': script,
  'content/overrides.json': '{"home.hero.title":"A"}',
  'content/seo.json': '{"pages":{}}',
  '.gitignore': '.env\nnode_modules\n',
  '.env': 'SECRET=1',
  'node_modules/x/index.js': '',
  'lib/a.txt': 'a',
});

const env = {
  PATH: process.env.PATH,
  GITHUB_SHA: 'abc',
  GITHUB_REF: 'refs/heads/master',
  GITHUB_RUN_ID: '1',
  GITHUB_REPOSITORY: 'acme/site',
};

async function built(reads: string) {
  await using scratch = await testFolder();
  const deps = createDeps({ scratch: scratch.root, env, git: createGit(createExec(), env) });
  const yaml = `build: { reads: [${reads}], command: node build.cjs, output: out }`;
  const plan = createPlan({ workspace: folder.root, buildRoot: folder.root }, yaml);
  const { folder: output, checkout } = await build(plan, deps);
  const found = JSON.parse(readFileSync(`${output}/index.html`, 'utf8'));
  return { ...found, checkout };
}

const status = () =>
  execFileSync('git', ['status', '--porcelain', '--ignored'], {
    cwd: folder.root,
    encoding: 'utf8',
  });

describe('a build with build.reads', () => {
  it('gets neither texts nor history by default, and leaves the workspace unchanged', async () => {
    commitAll(folder.root, 'master');
    const before = status();
    const found = await built('');
    expect(found.files).toEqual(['.gitignore', 'build.cjs', 'lib', 'lib/a.txt', 'out']);
    expect(found.variables).toEqual(['GITHUB_REPOSITORY']);
    expect(found.commit).toBe('no history');
    expect(status()).toBe(before);
  });

  it.each([
    ['environment', 'SITE_ENVIRONMENT'],
    ['version', 'SITE_VERSION'],
    ['url', 'SITE_URL'],
  ])('gets the declared %s in the variable %s', async (read, variable) => {
    commitAll(folder.root, 'master');
    expect((await built(read)).variables).toEqual(['GITHUB_REPOSITORY', variable]);
  });

  it.each([
    ['texts', 'content/overrides.json', 'SITE_TEXT_FILE'],
    ['seo', 'content/seo.json', 'SITE_SEO_FILE'],
  ])('gets the declared %s in the file %s and the variable %s', async (read, file, variable) => {
    commitAll(folder.root, 'master');
    const found = await built(read);
    expect(found.files).toEqual(expect.arrayContaining(['content', file]));
    expect(found.files.filter((name: string) => name.endsWith('.json'))).toEqual([file]);
    expect(found.variables).toEqual(['GITHUB_REPOSITORY', variable]);
  });

  it('gets the declared history and the variables of the commit, but not those of the run', async () => {
    commitAll(folder.root, 'master');
    const found = await built('history');
    expect(found.commit).toBe('all');
    expect(found.variables).toEqual(['GITHUB_REF', 'GITHUB_REPOSITORY', 'GITHUB_SHA']);
  });

  it('gets ignored files in a folder without git, but not node_modules', async () => {
    const found = await built('');
    expect(found.files).toEqual([
      '.env',
      '.gitignore',
      'build.cjs',
      'content',
      'lib',
      'lib/a.txt',
      'out',
    ]);
  });

  it('gets links, and committed files that .gitignore lists', async () => {
    const { symlink } = await import('node:fs/promises');
    await symlink('lib', folder.at('linked'));
    execFileSync('git', ['init', '--quiet'], { cwd: folder.root });
    execFileSync('git', ['add', '--force', '.env', '.'], { cwd: folder.root });
    await using scratch = await testFolder();
    const deps = createDeps({ scratch: scratch.root, env, git: createGit(createExec(), env) });
    const plan = createPlan(
      { workspace: folder.root, buildRoot: folder.root },
      'build: { reads: [] }',
    );
    const copy = await copyDeclared(plan, deps);
    expect(readFileSync(`${copy.workspace}/linked/a.txt`, 'utf8')).toBe('a');
    expect(readFileSync(`${copy.workspace}/.env`, 'utf8')).toBe('SECRET=1');
  });
});
