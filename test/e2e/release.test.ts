import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../src/localcloud/localcloud.ts';
import type { ActionResult } from '../../src/localcloud/runner/output.ts';
import { getAutomationPath, renderOnboarding } from '../../src/workflows/render/render.ts';
import { useFolderOfTheFile } from '../support/folder.ts';
import { callPortal } from './harness/portal.ts';
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
  for (const { path: file, content } of renderOnboarding(record, {
    action,
    shape: 'two-jobs',
    with: ['release', 'requests', 'texts'],
  }))
    await cloud.githubApi.writeFile(repository, 'master', file, content);
  const build = script(
    "const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));\nsite('Acme ' + version);",
  ).replace('const outside = process.env.OUTSIDE;', "const outside = '.';");
  await cloud.githubApi.writeFile(repository, 'master', 'build.mjs', build);
  const manifest = { name: 'shop', version: '1.0.0', scripts: { build: 'node build.mjs' } };
  await cloud.githubApi.writeFile(repository, 'master', 'package.json', JSON.stringify(manifest));
  dispatched = runDispatches(cloud, folder.root, ending.signal);
});
afterAll(async () => {
  ending.abort();
  await cloud.close();
});

let lastRun = 9000;

/** Runs a generated workflow of the production branch with its job's permissions. */
async function run(
  automation: 'release' | 'requests' | 'texts',
  inputs: Readonly<Record<string, string>> = {},
): Promise<ActionResult> {
  lastRun += 1;
  const sha = (await cloud.githubApi.getHead(repository, 'master')) ?? '';
  const event = {
    name: 'workflow_dispatch',
    ref: 'refs/heads/master',
    sha,
    repository,
    runId: String(lastRun),
  };
  const given = automation === 'release' ? { level: 'automatic', version: '', ...inputs } : inputs;
  const [job] = await runWorkflow(getAutomationPath(automation), {
    cloud,
    repository,
    event,
    inputs: given,
    artifacts: folder.root,
  });
  if (job?.action === undefined) throw new Error(`no run: ${job?.refused}`);
  return job.action;
}

const live = async () =>
  (await fetch(`${cloud.hosting.address(acme.slug)}/.well-known/site-deploy.json`)).json();

const issues = () =>
  cloud.githubApi.repository(repository)?.issues.filter(({ pull }) => !pull) ?? [];

describe('a release by the Action', { timeout: 240_000 }, () => {
  it('opens one issue even if it fails twice', async () => {
    for (let time = 1; time <= 2; time += 1) {
      const { code, visible } = await run('release', { release: 'finish' });
      expect(code, visible).toBe(1);
    }
    expect(issues()).toMatchObject([{ title: 'The release failed', state: 'open' }]);
    expect(issues()[0]?.body).toContain('RELEASE_NOT_FOUND');
    expect(issues()[0]?.body).toContain(`/actions/runs/${lastRun}`);
  });

  it('is started with a branch, a version and a Preview', async () => {
    const { code, visible, outputs, summary } = await run('release', {
      release: 'start',
      level: 'minor',
    });
    expect(code, visible).toBe(0);
    expect(outputs).toMatchObject({ status: 'succeeded', next: 'done' });
    expect(visible).toContain('Done: release/1.1.0 is open, from master, and live in Preview.');
    expect(summary).toContain('## Release: done');
    expect(await cloud.githubApi.readFile(repository, 'release/1.1.0', 'package.json')).toContain(
      '"version":"1.1.0"',
    );
    expect(dispatched.flat().every(({ succeeded }) => succeeded)).toBe(true);
    expect(issues(), 'a success closes the issue').toMatchObject([{ state: 'closed' }]);
  });

  it('is finished in Production with a tag, and with release notes in the portal', async () => {
    const { code, visible, outputs } = await run('release', { release: 'finish' });
    expect(code, visible).toBe(0);
    expect(outputs, visible).toMatchObject({ next: 'done' });
    const found = cloud.githubApi.repository(repository);
    const commit = found?.merges[0]?.commit;
    expect(await live()).toMatchObject({
      environment: 'Production',
      version: '1.1.0',
      provenance: { commit },
    });
    expect(found?.releases).toMatchObject([{ tag: 'v1.1.0', draft: false }]);
    const { body } = await callPortal(cloud, 'admin', 'GET', 'versions');
    expect(JSON.stringify(body)).toContain("What's Changed");
    expect(JSON.stringify(body), 'not its own pull request').not.toContain('Release 1.1.0 by @');
  });
});

it('the Action reports that no request is pending', { timeout: 240_000 }, async () => {
  const { code, visible, outputs } = await run('requests', { request: '' });
  expect(code, visible).toBe(0);
  expect(outputs).toMatchObject({ next: 'done' });
  expect(visible).toContain('Done: No requests are pending.');
});
