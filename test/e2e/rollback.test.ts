import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artifactDigest } from '../../src/deploy/artifact/artifact.ts';
import { type LocalCloud, startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { deployPath, renderOnboarding } from '../../src/workflows/render/render.ts';
import { useFolderOfTheFile } from '../support/folder.ts';
import { built } from './harness/built.ts';
import { runCommand } from './harness/command.ts';
import { acme, action, record, repository, script } from './harness/site.ts';
import { type JobResult, runDispatches, runWorkflow } from './harness/workflow.ts';

let cloud: LocalCloud;
const folder = useFolderOfTheFile();
let dispatched: JobResult[][];
const ending = new AbortController();

beforeAll(async () => {
  cloud = await startLocalCloud({
    sites: [acme],
    portal: { rateLimits: { read: 10_000, write: 10_000, delete: 10_000 } },
  });
  for (const { path: file, content } of renderOnboarding(record, { action, shape: 'two-jobs' }))
    await cloud.githubApi.writeFile(repository, 'master', file, content);
  const config = await cloud.githubApi.readFile(repository, 'master', 'site.config.yml');
  const command = `${config}build: { command: node build.mjs }\n`;
  await cloud.githubApi.writeFile(repository, 'master', 'site.config.yml', command);
  const build = script(
    "const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));\nsite('Acme ' + version);",
  ).replace('const outside = process.env.OUTSIDE;', "const outside = '.';");
  await cloud.githubApi.writeFile(repository, 'master', 'build.mjs', build);
  dispatched = runDispatches(cloud, folder.root, ending.signal, {
    events: ['workflow_dispatch'],
  });
});
afterAll(async () => {
  ending.abort();
  await cloud.close();
});

let lastRun = 7000;

/**
 * Pushes a version change.
 * @returns the jobs of the deployment workflow
 */
async function push(branch: string, version: string): Promise<JobResult[]> {
  const manifest = { name: 'shop', version, scripts: { build: 'node build.mjs' } };
  await cloud.githubApi.writeFile(repository, branch, 'package.json', JSON.stringify(manifest));
  lastRun += 1;
  return deploy(branch, String(lastRun));
}

async function deploy(branch: string, runId: string, runAttempt = '1'): Promise<JobResult[]> {
  const sha = (await cloud.githubApi.getHead(repository, branch)) ?? '';
  const event = { name: 'push', ref: `refs/heads/${branch}`, sha, repository, runId, runAttempt };
  return runWorkflow(deployPath, { cloud, repository, event, artifacts: folder.root });
}

const rollbackArgs = ['rollback', '--repository', repository];
const rollback = (args: readonly string[]) =>
  runCommand(cloud, [...rollbackArgs, ...args], {
    cwd: folder.root,
    env: { GH_TOKEN: cloud.githubApi.token },
  });

/** Runs the command in a separate process, and lets `during` interrupt it. */
function interrupted(
  during: (child: ChildProcess, line: string) => void | Promise<void>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, [built.cli, ...rollbackArgs, '--to', '1.1.0'], {
    cwd: folder.root,
    env: {
      PATH: process.env.PATH,
      HOME: folder.root,
      ...built.env,
      ...cloud.env,
      GH_TOKEN: cloud.githubApi.token,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    void during(child, String(chunk));
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

const live = async () =>
  (await fetch(`${cloud.hosting.address(acme.slug)}/.well-known/site-deploy.json`)).json();
const page = async () => (await fetch(`${cloud.hosting.address(acme.slug)}/index.html`)).text();
const repositoryState = () => {
  const found = cloud.githubApi.repository(repository);
  if (found === undefined) throw new Error('no repository');
  return found;
};
const getRun = (version: string) => {
  const kept = repositoryState().artifacts.findLast(({ name }) => name.endsWith(`-${version}`));
  return repositoryState().runs.find(({ id }) => id === kept?.run);
};
const getFolder = (version: string, environment = 'Production') =>
  path.join(
    folder.root,
    'artifacts',
    String(getRun(version)?.id),
    `site-${acme.slug}-${environment}-${version}`,
  );

describe('a site with a broken version', { timeout: 120_000 }, () => {
  it('keeps each deployed version as an artifact with a descriptive name', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      const [build, deployed] = await push('master', version);
      expect(build).toMatchObject({ name: 'build', hadIdentity: false, succeeded: true });
      expect(build?.outputs).toEqual({
        artifact: `site-${acme.slug}-Production-${version}`,
        version,
      });
      expect(deployed?.action?.outputs, deployed?.action?.visible).toMatchObject({
        status: 'succeeded',
        'site-version': version,
      });
    }
    expect(await live()).toMatchObject({ version: '1.1.0' });
  });

  it('rolls back without a build and notifies the portal', async () => {
    const dry = await rollback(['--to', '1.0.0', '--dry-run', '--json']);
    expect(JSON.parse(dry.stdout)).toMatchObject({
      status: 'planned',
      package: { version: '1.0.0', run: { id: getRun('1.0.0')?.id } },
      before: { version: '1.1.0' },
    });
    expect(dispatched).toEqual([]);
    const { code, output } = await rollback(['--to', '1.0.0']);
    const [[job, ...others] = []] = dispatched;
    expect(code, output + job?.action?.visible).toBe(0);
    const built = getRun('1.0.0');
    expect(output).toMatch(/Started: https:\/\/github\.com\/acme\/shop\/actions\/runs\/\d+\n/);
    expect(output).toContain(
      `Rolled back to 1.0.0 (commit ${built?.commit.slice(0, 12)}), run ${built?.id}.`,
    );
    expect([job, others]).toMatchObject([
      { name: 'rollback', environment: 'Production', succeeded: true },
      [],
    ]);
    expect(job?.action?.visible).toContain(
      `Rolled back to 1.0.0 (commit ${built?.commit.slice(0, 12)}), run ${built?.id}: https://www.acme.example serves it`,
    );
    expect(job?.action?.summary).toContain(`Package from run: <code>${built?.id}</code>`);
    expect(await live()).toMatchObject({
      version: '1.0.0',
      provenance: { commit: built?.commit },
    });
    expect(await page()).toContain('<h1>Acme 1.0.0</h1>');
    const notifications = cloud.portal.deployments(acme.id).at(-1);
    expect(notifications).toMatchObject({
      status: 'succeeded',
      environment: 'Production',
      version: '1.0.0',
    });
    expect(notifications?.report.data.commitSha).toBe(built?.commit);
  });

  it('does nothing if the target version is already live', async () => {
    const before = dispatched.length;
    const { code, output } = await rollback(['--to', '1.0.0']);
    expect([code, dispatched.length]).toEqual([0, before]);
    expect(output).toContain('Already live');
  });
});

describe('a rollback deploys nothing if', { timeout: 120_000 }, () => {
  it('the run stored a different package from the one it deployed', async () => {
    const from = getFolder('1.1.0');
    const kept = folder.at('kept-1.1.0');
    await cp(from, kept, { recursive: true });
    const page = path.join(from, 'site/index.html');
    await writeFile(page, (await readFile(page, 'utf8')).replace('Acme', 'Evil'));
    const file = path.join(from, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    const sha256 = createHash('sha256')
      .update(await readFile(page))
      .digest('hex');
    const files = manifest.files.map((item: { path: string }) =>
      item.path === 'index.html' ? { ...item, sha256 } : item,
    );
    const digest = artifactDigest(manifest, files);
    await writeFile(file, JSON.stringify({ ...manifest, files, digest }));
    const { code } = await rollback(['--to', '1.1.0']);
    await cp(kept, from, { recursive: true });
    expect(code).toBe(1);
    const [job] = dispatched.at(-1) ?? [];
    expect(job?.action?.visible).toContain('The stored package is not the one that run');
    expect(await live()).toMatchObject({ version: '1.0.0' });
  });
});

it('a rollback of a Preview leaves Production unchanged', { timeout: 120_000 }, async () => {
  const sha = await cloud.githubApi.getHead(repository, 'master');
  const ref = 'refs/heads/release/1.3.0';
  await cloud.githubApi.send('POST', `/repos/${repository}/git/refs`, { ref, sha });
  await push('release/1.3.0', '1.3.0');
  const marker = `${cloud.hosting.address(acme.slug, 'preview')}/.well-known/site-deploy.json`;
  expect(await (await fetch(marker)).json()).toMatchObject({ version: '1.3.0' });
  // Something else is live now.
  const other = path.resolve(import.meta.dirname, '../fixtures/sites/prebuilt/public');
  await cloud.hosting.publish(acme.slug, 'preview', other);
  const { code, output } = await rollback(['--to', 'v1.3.0', '--environment', 'preview']);
  expect(code, output + dispatched.at(-1)?.[0]?.action?.visible).toBe(0);
  expect(output).toContain('Not checked: the site config has no address for the Preview.');
  expect(await (await fetch(marker)).json()).toMatchObject({
    version: '1.3.0',
    environment: 'Preview',
  });
  expect(await live()).toMatchObject({ version: '1.0.0' });
});

describe('the rollback run', { timeout: 120_000 }, () => {
  it('continues if a person stops waiting for it', async () => {
    ending.abort();
    const { stdout } = await rollback(['--to', '1.1.0', '--no-wait', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'started',
      run: { id: repositoryState().runs.at(-1)?.id },
    });
    const { code, output } = await interrupted((child, line) => {
      if (line.includes('Started:')) child.kill('SIGINT');
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /The run continues: https:\/\/github\.com\/acme\/shop\/actions\/runs\/\d+\n/,
    );
    expect(repositoryState().runs.at(-1)).toMatchObject({
      status: 'queued',
      event: 'workflow_dispatch',
    });
  });

  it('is reported as possibly started if a person cancels before the response', async () => {
    cloud.faults.add({ host: 'api.github.com', path: /\/dispatches$/, kind: { type: 'hang' } });
    const asked = () => cloud.requests.all.some(({ path: at }) => at.endsWith('/dispatches'));
    cloud.requests.clear();
    const { code, output } = await interrupted(async (child, line) => {
      if (!line.includes('live now')) return;
      await expect.poll(asked, { timeout: 10_000 }).toBe(true);
      child.kill('SIGINT');
    });
    cloud.faults.clear();
    expect(code).toBe(1);
    expect(output).toContain(
      'The run may have started: check https://github.com/acme/shop/actions/workflows/rollback.yml',
    );
  });
});
