import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { build } from '../../../../../src/deploy/steps/build/build.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { createExec } from '../../../../../src/shared/exec.ts';
import { createGit } from '../../../../../src/shared/git.ts';
import { createDeps as depsFor } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { testFolder, useFolder } from '../../../../support/folder.ts';
import { recordingLog } from '../../../../support/log.ts';
import { createPlan } from '../../../../support/plan.ts';
import { needed } from '../../../../support/site-config.ts';
import { commitAll } from '../../../cli/terminal-run.ts';

const folder = useFolder({ 'public/index.html': 'made' });

const env = { PATH: process.env.PATH, GITHUB_TOKEN: 'ghs_secret' };
const createDeps = () => depsFor({ scratch: folder.root, env });
const plan = (yaml: string) => createPlan({ workspace: folder.root, buildRoot: folder.root }, yaml);

describe('build', () => {
  it('runs the commands in order without the secrets of the run, and finds their output', async () => {
    const deps = createDeps();
    const yaml = `build: { install: 'echo install "[$GITHUB_TOKEN]"', command: 'mkdir out && echo > out/index.html && echo build $SITE_VERSION', output: out }`;
    expect(await build(plan(yaml), deps)).toEqual({
      folder: folder.at('out'),
      commands: [
        'echo install "[$GITHUB_TOKEN]"',
        'mkdir out && echo > out/index.html && echo build $SITE_VERSION',
      ],
    });
    expect(deps.log.lines).toEqual([
      'open echo install "[$GITHUB_TOKEN]"',
      'foreign install []',
      'close',
      'open mkdir out && echo > out/index.html && echo build $SITE_VERSION',
      'foreign build 1.4.0',
      'close',
    ]);
  });

  it.each([
    ['with git', true],
    ['without git', false],
  ])("copies only the site's files from the root of a repository %s", async (_, hasGit) => {
    folder.write({
      ...{ 'index.html': 'made', 'a/b.css': 'made', '.well-known/x': 'made', 'package.json': {} },
      ...{ 'site.config.yml': needed, '.github/workflows/deploy.yml': 'on: push', '.env': 'S=1' },
      ...{ 'content/overrides.json': '{}', 'node_modules/x/index.html': 'x', 'notes.log': 'x' },
      ...{ 'a/.env.local': 'S=1', '.gitignore': '*.log\n' },
    });
    await rm(folder.at('public'), { recursive: true });
    if (hasGit) commitAll(folder.root, 'master');
    await using scratch = await testFolder();
    const deps = depsFor({ scratch: scratch.root, env, git: createGit(createExec(), env) });
    const { folder: built } = await build(plan('build: { output: . }'), deps);
    const names = readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)));
    const more = hasGit ? [] : ['notes.log'];
    expect(names.sort()).toEqual(['.well-known/x', 'a/b.css', 'index.html', ...more]);
    expect(deps.log.lines.join()).toContain('Not published: .git, ');
  });

  it.each([
    [
      'the committed SEO metadata',
      '',
      { pages: { '/': { slug: 'home', values: { title: 'Home' }, fallback: {} } } },
    ],
    ['no metadata if SEO is disabled', '\nseo: { enabled: false }', { pages: {} }],
  ])('gives the command %s', async (_, seo, expected) => {
    folder.write({
      'content/seo.json': JSON.stringify({
        pages: { '/': { slug: 'home', values: { title: 'Home' }, fallback: {} } },
      }),
    });
    await build(
      plan(`build: { command: 'cat $SITE_SEO_FILE > public/seo.json', output: public }${seo}`),
      createDeps(),
    );
    expect(JSON.parse(readFileSync(folder.at('public/seo.json'), 'utf8'))).toEqual(expected);
  });

  /** Returns the message of a failed build whose package.json has this `engines.node`. */
  const messageFor = async (node: unknown) => {
    folder.write({ 'package.json': JSON.stringify({ engines: { node } }) });
    const deps = { ...createDeps(), exec: createExec() };
    const failed = build(plan('build: { command: exit 4, output: public }'), deps);
    return (await catchError(failed)).message;
  };

  it("warns before the build if a generator's package excludes the Node version", async () => {
    const range = { version: '7.3.5', engines: { node: '>=99' } };
    folder.write({
      'package.json': JSON.stringify({ devDependencies: { astro: '7' } }),
      'package-lock.json': JSON.stringify({ packages: { 'node_modules/astro': range } }),
    });
    const deps = { ...createDeps(), exec: createExec() };
    await build(plan('build: { install: "true", command: echo built, output: public }'), deps);
    const at = (text: string) => deps.log.lines.findIndex((line) => line.includes(text));
    expect(at('astro 7.3.5 requires Node >=99, but the build runs on Node ')).toBeGreaterThan(-1);
    expect(at('requires Node')).toBeLessThan(at('open echo built'));
  });

  it.each([
    ['>=99', 'package.json requires Node >=99 (engines), but the build runs on Node '],
    ['^18.0.0 || ^99', 'package.json requires Node ^18.0.0 || ^99 (engines)'],
    ['>=99\n<100', ' package.json requires Node >=99 <100 (engines)'],
  ])('names the required Node version %j in the error of a failed build', async (node, words) => {
    const message = await messageFor(node);
    expect(message).toMatch(/^"exit 4" exited with code 4\. package\.json requires/);
    expect(message).toContain(words);
  });

  it('names the required Node version in the error of a failed install', async () => {
    folder.write({ 'package.json': JSON.stringify({ engines: { node: '>=99' } }) });
    const deps = { ...createDeps(), exec: createExec() };
    const failed = build(plan('build: { install: exit 4, command: echo, output: public }'), deps);
    expect((await catchError(failed)).message).toMatch(
      /^"exit 4" exited with code 4\. package\.json requires Node >=99 /,
    );
  });

  it.each([
    ['is ">=18", which allows the Node version', '>=18'],
    ['is "*", which allows the Node version', '*'],
    ['is "lts/*", which is not a range', 'lts/*'],
    ['is empty', ''],
    ['is a number', 24],
    ['has more than 200 characters', Array(40).fill('>=99').join(' || ')],
  ])('omits engines.node from the error of a failed build if it %s', async (_, node) =>
    expect(await messageFor(node)).toBe('"exit 4" exited with code 4.'),
  );

  it('reports a failed command even if package.json is unreadable', async () => {
    const command = 'mkdir package.json && exit 4';
    const unreadable = await catchError(
      build(plan(`build: { command: ${command}, output: public }`), createDeps()),
    );
    expect(unreadable).toMatchObject({
      code: 'BUILD_FAILED',
      message: `"${command}" exited with code 4.`,
    });
  });

  it('reports a failed install even if the time limit passes meanwhile', async () => {
    folder.write({ 'package.json': JSON.stringify({ engines: { node: '>=99' } }) });
    const limit = new AbortController();
    using _ = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const deps: ReturnType<typeof createDeps> = {
      ...createDeps(),
      async exec() {
        limit.abort();
        return { kind: 'not started', reason: '' };
      },
    };
    const late = await catchError(build(plan('build: { install: exit 4, output: public }'), deps));
    expect(late).toMatchObject({ code: 'BUILD_INSTALL_FAILED' });
  });

  it('runs no commands for a site that is already built', async () => {
    expect(await build(plan('build: { output: public }'), createDeps())).toEqual({
      folder: folder.at('public'),
      commands: [],
    });
  });

  it('logs functions and server output that are not deployed, and text keys that no code uses', async () => {
    folder.write({ 'api/host.json': '{}', 'content/text-keys.json': { 'a.b.c': 'x' } });
    const deps = createDeps();
    const command = 'mkdir -p out/site out/server && echo > out/site/index.html';
    await build(plan(`build: { command: '${command}', output: out/site }`), deps);
    const log = deps.log.lines.join('\n');
    expect(log).toContain('info The build also wrote out/server, for a server');
    expect(log).toContain('warn The functions in api are not deployed');
    expect(log).toContain('warn Text keys that no code uses: a.b.c.');
  });

  it.each([
    ['install: exit 3', 'BUILD_INSTALL_FAILED', '"exit 3" exited with code 3.'],
    ['command: exit 4', 'BUILD_FAILED', '"exit 4" exited with code 4.'],
    ['command: kill -KILL $$', 'BUILD_FAILED', '"kill -KILL $$" was terminated by SIGKILL.'],
    [
      'command: no-such-tool build',
      'BUILD_TOOL_MISSING',
      '"no-such-tool build" exited with code 127.',
    ],
  ])('reports a failure of "%s" as %s', async (commands, code, message) => {
    const deps = createDeps();
    const error = await catchError(build(plan(`build: { ${commands}, output: public }`), deps));
    expect(error).toMatchObject({ code, message });
    expect(deps.log.lines.at(-1)).toBe('close');
  });

  it('does not run the build command after a failed install', async () => {
    await catchError(
      build(plan('build: { install: exit 1, command: touch built, output: public }'), createDeps()),
    );
    expect(existsSync(folder.at('built'))).toBe(false);
  });

  it('quotes the last 25 lines of a failed command', async () => {
    const yaml = `build: { command: 'i=1; while [ $i -le 40 ]; do echo "line $i"; i=$((i+1)); done; exit 1', output: public }`;
    const { facts } = await catchError(build(plan(yaml), createDeps()));
    expect(facts).toHaveLength(26);
    expect(facts.at(0)).toBe('last lines of its output:');
    expect(facts.at(1)).toBe('| line 16');
    expect(facts.at(-1)).toBe('| line 40');
  });

  it('explains that "npm ci" needs a lockfile', async () => {
    // Without a lockfile, npm fails before it uses the network.
    folder.write({
      'package.json': { name: 'site', version: '1.0.0', dependencies: { 'left-pad': '1.3.0' } },
    });
    const error = await catchError(
      build(plan('build: { install: npm ci, command: "true", output: public }'), createDeps()),
    );
    expect(error).toMatchObject({
      code: 'BUILD_INSTALL_FAILED',
      message: '"npm ci" exited with code 1.',
    });
    expect(error.facts[1]).toMatch(/^\| npm (error|ERR!) code EUSAGE$/);
    expect(error.facts.length).toBeLessThan(10);
    expect(error.remedy).toContain('commit the lockfile');
  });

  it('names two lockfiles if the package manager of the first is not installed', async () => {
    const manifest = { dependencies: { 'left-pad': '1.3.0' }, scripts: { build: 'true' } };
    folder.write({ 'package.json': manifest, 'bun.lock': '', 'package-lock.json': {} });
    const deps = depsFor({ scratch: folder.root, env: { PATH: folder.at('public') } });
    const error = await catchError(build(plan('build: { output: public }'), deps));
    expect(error).toMatchObject({
      code: 'BUILD_TOOL_MISSING',
      message:
        '"bun install --frozen-lockfile" exited with code 127. Found bun.lock and package-lock.json: using bun. Remove the outdated lockfile.',
    });
  });

  it('stops the command of a cancelled run, and rejects with the abort reason', async () => {
    const controller = new AbortController();
    const reason = new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).');
    const log = recordingLog();
    const foreign = (title: string) => {
      const output = log.foreign(title);
      return { ...output, line: () => controller.abort(reason) };
    };
    const deps = { ...createDeps(), log: { ...log, foreign }, signal: controller.signal };
    const work = build(plan(`build: { command: 'echo ready; sleep 600', output: public }`), deps);
    await expect(work).rejects.toBe(reason);
    expect(log.lines.at(-1)).toBe('close');
  });

  it('stops a build that exceeds the time limit', async () => {
    const slow = plan(`build: { command: 'sleep 600', output: public }`);
    const limited = {
      ...slow,
      config: { ...slow.config, build: { ...slow.config.build, timeoutMinutes: 0.002 } },
    };
    const error = await catchError(build(limited, createDeps()));
    expect(error.code).toBe('BUILD_TIMEOUT');
    expect(error.message).toContain('0.002 minutes (build.timeoutMinutes)');
  });
});
