import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artifactDigest } from '../../src/deploy/artifact/artifact.ts';
import {
  type LocalArtifact,
  type LocalCloud,
  type LocalRun,
  startLocalCloud,
} from '../../src/localcloud/localcloud.ts';
import { deployPath, renderOnboarding, rollbackPath } from '../../src/workflows/render/render.ts';
import { built } from './harness/built.ts';
import { acme, script } from './harness/site.ts';
import { type JobResult, runDispatches, runWorkflow } from './harness/workflow.ts';

const repository = 'acme/shop';
const record = {
  ...acme,
  productionBranch: 'master',
  azure: { ...acme.azure, subscriptionId: '33333333-3333-4333-8333-333333333333' },
};
const action = { uses: `acme/site-deploy@${'a'.repeat(40)}`, version: 'v0.1.0' };
const weak = { contents: 'read', actions: 'read', deployments: 'read' } as const;
let cloud: LocalCloud;
let folder: string;
let dispatched: JobResult[][];
const ending = new AbortController();

beforeAll(async () => {
  cloud = await startLocalCloud({
    sites: [acme],
    portal: { rateLimits: { read: 10_000, write: 10_000, delete: 10_000 } },
  });
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-rollback-'));
  for (const { path: file, content } of renderOnboarding(record, { action, shape: 'two-jobs' }))
    await cloud.githubApi.writeFile(repository, 'master', file, content);
  const build = script(
    "const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));\nsite('Acme ' + version);",
  ).replace('const outside = process.env.OUTSIDE;', "const outside = '.';");
  await cloud.githubApi.writeFile(repository, 'master', 'build.mjs', build);
  dispatched = runDispatches(cloud, folder, ending.signal, {
    events: ['workflow_dispatch'],
  });
});
afterAll(async () => {
  ending.abort();
  await cloud.close();
  await rm(folder, { recursive: true, force: true });
});

let lastRun = 7000;

/** A push that changes the version: what the deployment workflow makes of it. */
async function push(branch: string, version: string): Promise<JobResult[]> {
  const manifest = { name: 'shop', version, scripts: { build: 'node build.mjs' } };
  await cloud.githubApi.writeFile(repository, branch, 'package.json', JSON.stringify(manifest));
  lastRun += 1;
  return deploy(branch, String(lastRun));
}

async function deploy(branch: string, runId: string, runAttempt = '1'): Promise<JobResult[]> {
  const sha = (await cloud.githubApi.getHead(repository, branch)) ?? '';
  const event = { name: 'push', ref: `refs/heads/${branch}`, sha, repository, runId, runAttempt };
  return runWorkflow(deployPath, { cloud, repository, event, artifacts: folder });
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly output: string;
}

/** The command itself, in a process of its own. */
function rollback(
  args: readonly string[],
  {
    token = cloud.githubApi.token,
    during,
  }: { token?: string; during?: (child: ChildProcess, line: string) => void | Promise<void> } = {},
): Promise<Ended> {
  const child = spawn(
    process.execPath,
    [built.cli, 'rollback', '--repository', repository, ...args],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, ...built.env, ...cloud.env, GH_TOKEN: token },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
    void during?.(child, String(chunk));
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  return new Promise((resolve) =>
    child.on('close', (code) =>
      resolve({ code, stdout: said.stdout, output: said.stdout + said.stderr }),
    ),
  );
}

const live = async () =>
  (await fetch(`${cloud.hosting.address(acme.slug)}/.well-known/site-deploy.json`)).json();
const page = async () => (await fetch(`${cloud.hosting.address(acme.slug)}/index.html`)).text();
const uploads = () =>
  cloud.requests.all.filter(({ host }) => /^content-|\.blob\./.test(host)).length;
const repositoryState = () => {
  const found = cloud.githubApi.repository(repository);
  if (found === undefined) throw new Error('no repository');
  return found;
};
/** Keeps another artifact, like the first one but for what is given. */
const keep = (other: Partial<LocalArtifact>) => {
  const { artifacts } = repositoryState();
  artifacts.push({ ...artifacts[0], ...other } as LocalArtifact);
};
const runOf = (version: string) => {
  const kept = repositoryState().artifacts.findLast(({ name }) => name.endsWith(`-${version}`));
  return repositoryState().runs.find(({ id }) => id === kept?.run);
};
const folderOf = (version: string, environment = 'Production') =>
  path.join(
    folder,
    'artifacts',
    String(runOf(version)?.id),
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

  it('shows the rollback in a dry run, and starts nothing', async () => {
    const { code, output } = await rollback(['--to', '1.0.0', '--dry-run']);
    expect(code, output).toBe(0);
    expect(output).toContain(`back to   1.0.0, commit ${runOf('1.0.0')?.commit.slice(0, 12)}`);
    expect(output).toContain('live now  1.1.0, commit');
    expect(dispatched).toEqual([]);
  });

  it('rolls back without a build, and notifies the portal', async () => {
    const { code, output } = await rollback(['--to', '1.0.0']);
    const [[job, ...others] = []] = dispatched;
    expect(code, output + job?.action?.visible).toBe(0);
    const built = runOf('1.0.0');
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
    const told = cloud.portal.deployments(acme.id).at(-1);
    expect(told).toMatchObject({
      status: 'succeeded',
      environment: 'Production',
      version: '1.0.0',
    });
    expect(told?.report.data.commitSha).toBe(built?.commit);
  });

  it('does nothing if the target version is already live', async () => {
    const before = dispatched.length;
    const { code, output } = await rollback(['--to', '1.0.0']);
    expect([code, dispatched.length]).toEqual([0, before]);
    expect(output).toContain('Already live');
  });

  it('goes forward again through the replaced run, and through the next push', async () => {
    const [, again] = await deploy('master', String(runOf('1.1.0')?.id), '2');
    expect(again?.action?.outputs, again?.action?.visible).toMatchObject({
      status: 'succeeded',
      'site-version': '1.1.0',
    });
    const back = await rollback(['--to', String(runOf('1.0.0')?.id), '--json']);
    expect(back.code, back.output).toBe(0);
    expect(JSON.parse(back.stdout)).toMatchObject({
      status: 'succeeded',
      package: { version: '1.0.0', run: { id: runOf('1.0.0')?.id } },
      before: { version: '1.1.0' },
    });
    const [, next] = await push('master', '1.2.0');
    expect(next?.action?.outputs, next?.action?.visible).toMatchObject({
      status: 'succeeded',
      'site-version': '1.2.0',
    });
    expect(await live()).toMatchObject({ version: '1.2.0' });
  });
});

describe('a rollback sends nothing if', { timeout: 120_000 }, () => {
  /** The workflow, started by hand with this run: what the command would not even start. */
  async function start(run: number, environment = 'Production'): Promise<JobResult | undefined> {
    const sha = (await cloud.githubApi.getHead(repository, 'master')) ?? '';
    lastRun += 1;
    const event = {
      name: 'workflow_dispatch',
      ref: 'refs/heads/master',
      sha,
      repository,
      runId: String(lastRun),
    };
    const inputs = { environment, run: String(run) };
    const [job] = await runWorkflow(rollbackPath, {
      cloud,
      repository,
      event,
      inputs,
      artifacts: folder,
    });
    return job;
  }

  it('a file of the package was changed', async () => {
    const file = path.join(folderOf('1.0.0'), 'site/index.html');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('Acme', 'Evil'));
    cloud.requests.clear();
    const { code, output } = await rollback(['--to', '1.0.0']);
    await writeFile(file, text);
    expect(code).toBe(1);
    expect(output).toContain('[ROLLBACK_FAILED]');
    expect(output).toMatch(/https:\/\/github\.com\/acme\/shop\/actions\/runs\/\d+/);
    expect(dispatched.at(-1)?.[0]?.action?.visible).toContain('changed: index.html');
    expect(uploads()).toBe(0);
    expect(await live()).toMatchObject({ version: '1.2.0' });
  });

  it('the package comes from a branch that may not deploy there', async () => {
    const commit = 'e'.repeat(40);
    const from = folderOf('1.0.0');
    const { runs } = repositoryState();
    const good = runOf('1.0.0');
    if (good === undefined) throw new Error('no run');
    // Whoever can push a branch can keep this under that name.
    const evil: LocalRun = { ...good, id: 6666, branch: 'evil', commit };
    runs.push(evil);
    const name = `site-${acme.slug}-Production-6.6.6`;
    const forgery = path.join(folder, 'artifacts', '6666', name);
    keep({ id: 6666, name, run: evil.id, folder: forgery });
    await cp(from, forgery, { recursive: true });
    const file = path.join(forgery, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    const forged = { ...manifest, version: '6.6.6', commit };
    await writeFile(
      file,
      JSON.stringify({ ...forged, digest: artifactDigest(forged, forged.files) }),
    );

    expect((await rollback(['--to', '6.6.6'])).output).toContain('[ROLLBACK_PACKAGE_UNKNOWN]');
    expect((await rollback(['--to', '6666'])).output).toContain(
      'could not have deployed to Production: it built evil',
    );
    cloud.requests.clear();
    const job = await start(evil.id);
    expect(job?.succeeded).toBe(false);
    expect(job?.action?.visible).toContain('[ROLLBACK_REFUSED]');
    expect(job?.action?.visible).toContain(
      'Run 6666 (push, evil) could not have deployed to Production',
    );
    const strangers = cloud.requests.all.filter(({ host }) => host !== 'api.github.com');
    expect(strangers.map(({ host, path: at }) => host + at)).toEqual([]);
  });

  it('a workflow that does not deploy keeps a package under that name', async () => {
    const { runs } = repositoryState();
    const [good, from] = [runOf('1.0.0'), folderOf('1.0.0')];
    if (good === undefined) throw new Error('no run');
    const workflow = '.github/workflows/agent.yml';
    runs.push({ ...good, id: 6667, workflow, event: 'workflow_dispatch' });
    const name = `site-${acme.slug}-Production-1.0.0`;
    const copy = path.join(folder, 'artifacts', '6667', name);
    keep({ id: 6667, name, run: 6667, folder: copy });
    await cp(from, copy, { recursive: true });
    const shown = await rollback(['--to', '1.0.0', '--dry-run']);
    expect(shown.output).toContain(`by run ${good.id} of deploy.yml (success)`);
    expect((await rollback(['--to', '6667'])).output).toContain(
      `could not have deployed to Production: ${workflow} does not deploy the site`,
    );
    const job = await start(6667);
    expect(job?.succeeded).toBe(false);
    expect(job?.action?.visible).toContain(
      `Run 6667 belongs to ${workflow}, which does not deploy`,
    );
    repositoryState().artifacts.pop();
    runs.splice(
      runs.findIndex(({ id }) => id === 6667),
      1,
    );
  });

  it('the package was built for Preview', async () => {
    const sha = await cloud.githubApi.getHead(repository, 'master');
    await cloud.githubApi.send('POST', `/repos/${repository}/git/refs`, {
      ref: 'refs/heads/release/1.3.0',
      sha,
    });
    const [, preview] = await push('release/1.3.0', '1.3.0');
    expect(preview?.action?.outputs, preview?.action?.visible).toMatchObject({
      environment: 'Preview',
    });
    const { code, output } = await rollback(['--to', '1.3.0']);
    expect(code).toBe(1);
    expect(output).toContain('1.3.0 was built for Preview, not for Production. [ROLLBACK_REFUSED]');
    const job = await start(runOf('1.3.0')?.id ?? 0);
    expect(job?.action?.visible).toContain('site-deploy-build/manifest.json does not exist');
  });

  it('the version was never built, and names the available versions', async () => {
    const { code, output } = await rollback(['--to', '9.9.9']);
    expect(code).toBe(1);
    expect(output).toContain(
      'No package of acme-shop 9.9.9 is kept for Production. [ROLLBACK_PACKAGE_UNKNOWN]',
    );
    expect(output).toMatch(
      /kept for Production:\n.*1\.2\.0, built on [\d-]+\n.*1\.1\.0.*\n.*1\.0\.0/,
    );
    // Neither that of Preview nor that of a branch that does not deploy.
    expect(output).not.toMatch(/1\.3\.0|6\.6\.6/);
  });

  it('the package has expired', async () => {
    const kept = repositoryState().artifacts.filter(({ name }) => name.endsWith('-1.1.0'));
    const before = kept.map(({ expiresAt }) => expiresAt);
    for (const artifact of kept) artifact.expiresAt = '2026-01-02T03:04:05.000Z';
    const { code, output } = await rollback(['--to', '1.1.0']);
    for (const [index, artifact] of kept.entries()) artifact.expiresAt = before[index] ?? '';
    expect(code).toBe(1);
    expect(output).toContain('expired on 2026-01-02. [ROLLBACK_PACKAGE_EXPIRED]');
    expect(output).toContain('"retention-days" in the deployment workflow');
  });

  it('the token may not start a run', async () => {
    cloud.githubApi.tokens.set('weak', weak);
    const { code, output } = await rollback(['--to', '1.0.0'], { token: 'weak' });
    expect(code).toBe(1);
    expect(output).toContain(
      'The token needs the permission "Actions: write". [GITHUB_PERMISSION_MISSING]',
    );
  });

  it('the deployment is a single job', async () => {
    const now = (await cloud.githubApi.readFile(repository, 'master', deployPath)) ?? '';
    const [deployment] = renderOnboarding(record, { action, shape: 'single-job' });
    await cloud.githubApi.writeFile(repository, 'master', deployPath, deployment?.content ?? '');
    const { code, output } = await rollback(['--to', '1.0.0']);
    await cloud.githubApi.writeFile(repository, 'master', deployPath, now);
    expect(code).toBe(1);
    expect(output).toContain('[ROLLBACK_NOT_SUPPORTED]');
    expect(output).toContain('deploys in a single job');
    expect(output).toContain('without --single-job');
  });

  it('the target is neither a version nor a run', async () => {
    const { code, output } = await rollback(['--to', 'yesterday']);
    expect([code, output.includes('[USAGE]')]).toEqual([2, true]);
  });
});

it('rolls back a Preview, and leaves Production unchanged', { timeout: 120_000 }, async () => {
  const sha = await cloud.githubApi.getHead(repository, 'master');
  await cloud.githubApi.send('POST', `/repos/${repository}/git/refs`, {
    ref: 'refs/heads/release/1.4.0',
    sha,
  });
  await push('release/1.4.0', '1.4.0');
  const marker = `${cloud.hosting.address(acme.slug, 'preview')}/.well-known/site-deploy.json`;
  expect(await (await fetch(marker)).json()).toMatchObject({ version: '1.4.0' });
  const { code, output } = await rollback(['--to', 'v1.3.0', '--environment', 'preview']);
  expect(code, output + dispatched.at(-1)?.[0]?.action?.visible).toBe(0);
  expect(output).toContain('Not checked: the site config has no address for the Preview.');
  expect(await (await fetch(marker)).json()).toMatchObject({
    version: '1.3.0',
    environment: 'Preview',
  });
  expect(await live()).toMatchObject({ version: '1.2.0' });
});

describe('the rollback run', { timeout: 120_000 }, () => {
  it('is found on a server that does not return its id, and --no-wait does not wait for it', async () => {
    cloud.githubApi.features.runDetails = false;
    const before = dispatched.length;
    const ended = new Promise<LocalRun>((resolve) =>
      cloud.githubApi.dispatches.once('run', resolve),
    );
    const { code, output, stdout } = await rollback(['--to', '1.0.0', '--no-wait', '--json']);
    cloud.githubApi.features.runDetails = true;
    expect(code, output).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'started', run: { id: (await ended).id } });
    await expect.poll(() => dispatched.length, { timeout: 30_000 }).toBe(before + 1);
  });

  it('continues if a person stops waiting for it', async () => {
    ending.abort();
    const { code, output } = await rollback(['--to', '1.2.0'], {
      during: (child, line) => {
        if (line.includes('Started:')) child.kill('SIGINT');
      },
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
    const { code, output } = await rollback(['--to', '1.2.0'], {
      during: async (child, line) => {
        if (!line.includes('live now')) return;
        await expect.poll(asked, { timeout: 10_000 }).toBe(true);
        child.kill('SIGINT');
      },
    });
    cloud.faults.clear();
    expect(code).toBe(1);
    expect(output).toContain(
      'The run may have started: check https://github.com/acme/shop/actions/workflows/rollback.yml',
    );
  });
});
