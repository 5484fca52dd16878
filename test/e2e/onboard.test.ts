import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { renderOnboarding } from '../../src/workflows/render/render.ts';
import { tooWide } from '../support/narrow.ts';
import { type Ended, runCommand } from './harness/command.ts';
import { one, shared, tokensOf } from './harness/onboard.ts';
import { acme, action, plainSite, record, repository } from './harness/site.ts';
import { runWorkflow } from './harness/workflow.ts';

const workflow = '.github/workflows/deploy.yml';
const webhookSecret = 'the-secret-that-the-portal-supplies';
let cloud: LocalCloud;
let folder: string;

beforeAll(async () => {
  cloud = await startLocalCloud({
    sites: [acme],
    portal: { rateLimits: { read: 10_000, write: 10_000, delete: 10_000 } },
  });
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-onboard-'));
  // A directory as it is before a site is onboarded.
  for (const app of cloud.entra.apps) app.federatedCredentials = [];
  const build =
    'import fs from "node:fs";\nfs.mkdirSync("dist/.well-known", { recursive: true });\nfs.writeFileSync("dist/index.html", "<!doctype html><title>Acme</title>");\nfs.writeFileSync("dist/.well-known/hello.txt", "hello");\n';
  const manifest = {
    ...JSON.parse(String(plainSite['package.json'])),
    scripts: { build: 'node build.mjs' },
  };
  await cloud.githubApi.writeFile(repository, 'master', 'package.json', JSON.stringify(manifest));
  await cloud.githubApi.writeFile(repository, 'master', 'build.mjs', build);
});
afterAll(async () => {
  await cloud.close();
  await rm(folder, { recursive: true, force: true });
});

function onboard(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const given = { ...tokensOf(cloud), SITE_DEPLOY_WEBHOOK_SECRET: webhookSecret, ...env };
  return runCommand(cloud, ['onboard', ...args], { cwd: folder, env: given });
}

const push = async (branch: string) => ({
  name: 'push',
  ref: `refs/heads/${branch}`,
  sha: (await cloud.githubApi.getHead(repository, branch)) ?? '',
  repository,
  runId: String(Math.floor(performance.now() * 1000)),
});

async function merge(): Promise<void> {
  const { json } = await cloud.githubApi.send('GET', `/repos/${repository}/pulls?state=open`);
  const [pull] = json as { number: number }[];
  const { status } = await cloud.githubApi.send(
    'PUT',
    `/repos/${repository}/pulls/${pull?.number}/merge`,
    {},
  );
  expect(status).toBe(200);
}

describe('a repository, from nothing to a live site', () => {
  it('is checked without changes, with output that fits a narrow terminal', async () => {
    const args = [...shared, ...one(), '--check', '--two-jobs', '--out', 'plan.json'];
    const { code, output } = await onboard(args, { COLUMNS: '50' });
    expect(output.replace(/\s+/g, ' ')).toContain(
      'Add the federated credential site-acme-shop-production',
    );
    expect(tooWide(output, 50)).toEqual([]);
    expect(code).toBe(3);
    expect(
      cloud.requests.all.filter(
        ({ host, method }) => host === 'api.github.com' && method !== 'GET',
      ),
    ).toEqual([]);
  });

  it('is set up by --apply of the saved plan, which prints no secret', async () => {
    const { code, output } = await onboard(['--apply', 'plan.json']);
    expect(output).toContain('Pull request: https://');
    expect(code).toBe(0);
    for (const secret of [webhookSecret, cloud.githubApi.token, cloud.graph.token])
      expect(output).not.toContain(secret);
    expect(cloud.githubApi.repository(repository)?.hooks[0]?.config.secret).toBe(webhookSecret);
  });

  it('needs nothing but the merge after --apply', async () => {
    const { code, output } = await onboard([...shared, ...one(), '--check']);
    expect(output).toContain('Nothing to do but merge');
    expect(code).toBe(3);
  });

  it('deploys with the credentials: two jobs, an artifact between them, a live site', async () => {
    await merge();
    expect(cloud.entra.apps[0]?.federatedCredentials).toHaveLength(2);
    const results = await runWorkflow(workflow, { cloud, repository, event: await push('master') });
    expect(
      results.map(({ name, environment, hadIdentity, succeeded }) => ({
        name,
        environment,
        hadIdentity,
        succeeded,
      })),
      results.at(-1)?.action?.visible,
    ).toEqual([
      { name: 'build', environment: '', hadIdentity: false, succeeded: true },
      { name: 'deploy', environment: 'Production', hadIdentity: true, succeeded: true },
    ]);
    expect(results[1]?.action?.outputs).toMatchObject({
      status: 'succeeded',
      environment: 'Production',
      'site-version': '1.0.0',
    });
    const answer = await fetch(`${cloud.hosting.address(acme.slug)}/.well-known/hello.txt`);
    expect(await answer.text()).toBe('hello');
  });

  it('deploys to the chosen environment if started by hand', async () => {
    const { json } = await cloud.githubApi.send('GET', `/repos/${repository}/git/ref/heads/master`);
    const { sha } = (json as { object: { sha: string } }).object;
    await cloud.githubApi.send('POST', `/repos/${repository}/git/refs`, {
      ref: 'refs/heads/release/1.1.0',
      sha,
    });
    const byHand = { ...(await push('master')), name: 'workflow_dispatch' };
    const results = await runWorkflow(workflow, {
      cloud,
      repository,
      event: byHand,
      inputs: { environment: 'Preview' },
    });
    expect(results.at(-1)?.action?.outputs).toMatchObject({
      status: 'succeeded',
      environment: 'Preview',
    });
  });

  it('deploys nothing if the environment is missing or the branch may not deploy to it', async () => {
    const byHand = async (branch: string) => ({
      ...(await push(branch)),
      name: 'workflow_dispatch',
    });
    const [build, ...rest] = await runWorkflow(workflow, {
      cloud,
      repository,
      event: await byHand('master'),
      inputs: {},
    });
    expect(build?.succeeded).toBe(false);
    expect(build?.action?.visible).toContain('ENVIRONMENT_UNKNOWN');
    expect(rest).toEqual([]);
    const wrong = {
      cloud,
      repository,
      event: await byHand('release/1.1.0'),
      inputs: { environment: 'Production' },
    };
    expect((await runWorkflow(workflow, wrong))[0]?.action?.visible).toContain(
      'ENVIRONMENT_CONFLICT',
    );
  });

  it('closes the preview with the last release branch only', async () => {
    const ref = 'release/1.1.0';
    const deleted = {
      ...(await push('master')),
      name: 'delete',
      payload: { ref, ref_type: 'branch' },
    };
    const run = () =>
      runWorkflow('.github/workflows/close-preview.yml', {
        cloud,
        repository,
        event: deleted,
        payload: deleted.payload,
      });
    const early = await run();
    // The branch is still there: nothing asks for the environment, or for a place among the deployments.
    expect(early.map(({ name, environment, succeeded }) => [name, environment, succeeded])).toEqual(
      [['look', '', true]],
    );
    expect(early[0]?.action?.visible).toContain(`is still in use by: ${ref}.`);
    const removed = await cloud.githubApi.send(
      'DELETE',
      `/repos/${repository}/git/refs/heads/${ref}`,
    );
    expect(removed.status).toBe(204);
    const [look, last] = await run();
    expect(look).toMatchObject({
      name: 'look',
      hadIdentity: false,
      action: { outputs: { closes: 'true' } },
    });
    expect(last).toMatchObject({ name: 'close', environment: 'Preview' });
    expect(last?.action?.visible).toMatch(/login .*\n/);
    expect(last?.succeeded, last?.action?.visible).toBe(true);
    const other = { ...(await push('master')), name: 'delete' };
    expect(
      await runWorkflow('.github/workflows/close-preview.yml', {
        cloud,
        repository,
        event: other,
        payload: { ref: 'topic', ref_type: 'branch' },
      }),
    ).toEqual([]);
  });
});

describe('the other workflow shapes', () => {
  const deployed = { status: 'succeeded', environment: 'Production', 'site-version': '1.0.0' };

  /** What is live already is not uploaded again. */
  const change = async (title: string) => {
    const text = (await cloud.githubApi.readFile(repository, 'master', 'build.mjs')) ?? '';
    const changed = text.replace(/<title>[^<]*/, `<title>${title}`);
    expect(changed).toContain(title);
    await cloud.githubApi.writeFile(repository, 'master', 'build.mjs', changed);
  };

  it('sign the build in a separate job before the deployment', async () => {
    await change('Signed');
    const [signed] = renderOnboarding(record, { action, shape: 'two-jobs', attest: true });
    await cloud.githubApi.writeFile(repository, 'master', workflow, signed?.content ?? '');
    const [build, attest, deploy] = await runWorkflow(workflow, {
      cloud,
      repository,
      event: await push('master'),
    });
    expect(build?.outputs.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(attest).toMatchObject({
      name: 'attest',
      environment: '',
      hadIdentity: true,
      succeeded: true,
    });
    expect(attest?.attested).toEqual({
      'subject-name': `site-${acme.slug}-Production-1.0.0`,
      'subject-digest': build?.outputs.digest,
    });
    expect(deploy?.action?.outputs, deploy?.action?.visible).toMatchObject(deployed);
  });
});
