import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActionResult, type LocalCloud, startAction, startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { renderOnboarding } from '../../src/onboard/render/render.ts';
import { built } from './harness/built.ts';
import { acme, script } from './harness/site.ts';
import { runDispatches } from './harness/workflow/dispatches.ts';
import type { JobResult } from './harness/workflow.ts';

const repository = 'acme/shop';
const record = {
  ...acme,
  productionBranch: 'master',
  azure: { ...acme.azure, subscriptionId: '33333333-3333-4333-8333-333333333333' },
};
const action = { uses: `acme/site-deploy@${'a'.repeat(40)}`, version: 'v0.1.0' };
/** What release.yml gives its job. */
const permissions = { contents: 'write', pull_requests: 'write', actions: 'write', checks: 'read' } as const;
let cloud: LocalCloud;
let folder: string;
let dispatched: JobResult[][];
const ending = new AbortController();

beforeAll(async () => {
  cloud = await startLocalCloud({
    sites: [acme],
    portal: { rateLimits: { read: 10_000, write: 10_000, delete: 10_000 } },
  });
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-release-'));
  for (const { path: file, content } of renderOnboarding(record, { action }))
    await cloud.githubApi.writeFile(repository, 'master', file, content);
  const build = script(
    "const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));\nsite('Acme ' + version);",
  ).replace('const outside = process.env.OUTSIDE;', "const outside = '.';");
  await cloud.githubApi.writeFile(repository, 'master', 'build.mjs', build);
  const manifest = { name: 'shop', version: '1.0.0', scripts: { build: 'node build.mjs' } };
  await cloud.githubApi.writeFile(repository, 'master', 'package.json', JSON.stringify(manifest));
  dispatched = runDispatches(cloud, repository, folder, ending.signal);
});
afterAll(async () => {
  ending.abort();
  await cloud.close();
  await rm(folder, { recursive: true, force: true });
});

let lastRun = 9000;

/** A run of the Action on the production branch, with a token that may do what the workflow says. */
async function run(inputs: Readonly<Record<string, string>>): Promise<ActionResult> {
  lastRun += 1;
  const workspace = await mkdtemp(path.join(folder, 'run-'));
  const sha = (await cloud.githubApi.headOf(repository, 'master')) ?? '';
  cloud.githubApi.tokens.set('ghs_release', permissions);
  const event = { name: 'workflow_dispatch', ref: 'refs/heads/master', sha, repository, runId: String(lastRun) };
  await using action = await startAction({
    workspace,
    event,
    inputs: { mode: 'release', 'github-token': 'ghs_release', ...inputs },
    cloud,
    actionRoot: built.action,
    idToken: true,
    jobEnvironment: 'Preview',
  });
  return await action.done;
}

const live = async () => (await fetch(`${cloud.hosting.address(acme.slug)}/.well-known/site-deploy.json`)).json();

describe('a release by the Action', { timeout: 240_000 }, () => {
  it('is started: branch, version, Preview', async () => {
    const { code, visible, outputs, summary } = await run({ release: 'start', level: 'minor' });
    expect(code, visible).toBe(0);
    expect(outputs).toMatchObject({ status: 'succeeded', next: 'done' });
    expect(visible).toContain('Done: release/1.1.0 is open, from master, and live in Preview.');
    expect(summary).toContain('### Release: done');
    expect(await cloud.githubApi.readFile(repository, 'release/1.1.0', 'package.json')).toContain('"version":"1.1.0"');
    expect(dispatched.flat().every(({ succeeded }) => succeeded)).toBe(true);
  });

  it('is finished: live in Production, tagged, with notes that the portal shows', async () => {
    const { code, visible, outputs } = await run({ release: 'finish' });
    expect(code, visible).toBe(0);
    expect(outputs, visible).toMatchObject({ next: 'done' });
    const found = cloud.githubApi.repository(repository);
    const commit = found?.merges[0]?.commit;
    expect(await live()).toMatchObject({ environment: 'Production', version: '1.1.0', commit });
    expect(found?.releases).toMatchObject([{ tag: 'v1.1.0', draft: false }]);
    const { body } = await cloud.portal.respond({
      method: 'GET',
      path: `/api/sites/${acme.id}/versions`,
      query: new URLSearchParams(),
      headers: { authorization: 'Bearer local-admin-token' },
      body: '',
      host: 'portal.acme.example',
      client: '127.0.0.1',
    });
    expect(JSON.stringify(body)).toContain('Release 1.1.0 by @');
  });

  it('without an open release says so, and what to do', async () => {
    const { code, visible } = await run({ release: 'finish' });
    expect(code).toBe(1);
    expect(visible).toContain('[RELEASE_NOT_FOUND]');
  });

  it('texts wait for a release where none is open', async () => {
    const { code, visible, outputs } = await run({ mode: 'texts' });
    expect(code, visible).toBe(0);
    expect(outputs).toMatchObject({ next: 'person' });
    expect(visible).toContain('Waits for a person: Texts wait for a release, and none is open');
  });

  it('inputs that cannot be right are refused before anything is done', async () => {
    expect((await run({ wait: 'long' })).visible).toContain('wait: found "long"');
    expect((await run({ release: 'begin' })).visible).toContain('expected one of start, finish');
    expect((await run({ 'site-version': 'v2' })).visible).toContain('site-version: found "v2"');
    expect((await run({ 'portal-url': 'https://elsewhere.example' })).visible).toContain('PIN_CONFLICT');
  });
});
