import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { couldNotBegin, deploy } from '../../../src/deploy/deploy.ts';
import type { DeployRequest } from '../../../src/deploy/steps/plan/types.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { fakeClock } from '../../support/clock.ts';
import { createDeps } from '../../support/deps.ts';
import { useFolder } from '../../support/folder.ts';
import { scriptedHttp } from '../../support/http.ts';
import { workflowRun } from '../../support/repository.ts';
import { needed } from '../../support/site-config.ts';
import { ScriptedNetwork, siteUrl } from './scripted-network.ts';
import { ok, refusal } from './steps/upload/platform.ts';

const folder = useFolder();
let network: ScriptedNetwork;
let runs = 0;
beforeEach(() => {
  network = new ScriptedNetwork();
  network.live.set(siteUrl, new Map());
});

const preview = 'https://preview.acme.example';
const config = `${needed}build: { output: public, command: false }
environments: { preview: { branches: ["release/**"], name: preview, url: "${preview}" } }
hosting: { distributionTimeoutMinutes: 1, verificationTimeoutMinutes: 1 }
seo: { enabled: false }
`;

const github = { apiUrl: 'https://api.github.com', token: new Secret('token') };

const commit = 'c0ffee'.padEnd(40, '0');
const event = {
  ...{ name: 'push', ref: 'refs/heads/master', sha: commit, repository: 'acme/site' },
  run: { id: '9', attempt: 1 },
};

async function run(
  text: string,
  more: Partial<DeployRequest> = {},
  branch = 'master',
  sha = commit,
) {
  runs += 1;
  const scratch = `scratch-${runs}`;
  folder.write({
    'site.config.yml': config,
    'missing-output.yml': config.replace('output: public', 'output: missing'),
    'reads.yml': config.replace('command: false', 'command: false, reads: [environment]'),
    'attested.yml': config.replace('command: false', 'command: false, attestation: required'),
    'public/index.html': `<h1>${text}</h1>`,
    'public/about.html': '<h1>About</h1>',
    [`${scratch}/.keep`]: '',
  });
  network.calls.length = 0;
  const clock = fakeClock();
  const cancel = new AbortController();
  const http = scriptedHttp(network.answer, clock);
  const connected: (readonly [string, number])[] = [];
  const connect = (url: string, count: number) => void connected.push([new URL(url).host, count]);
  const deps = createDeps({
    ...{ clock, scratch: folder.at(scratch), signal: cancel.signal },
    http: { ...http, connect },
    ...(more.mode === 'rollback' && { github }),
    // There are no branches, so a Preview may be closed.
    git: async () => (more.mode === 'close' ? '' : undefined),
  });
  const request: DeployRequest = {
    workspace: folder.root,
    event: {
      ...{ ...event, ref: `refs/heads/${branch}`, sha },
      run: { id: String(runs), attempt: 1 },
    },
    siteVersion: '1.4.0',
    uploader: 'direct',
    ...more,
  };
  const identity = { idToken: async () => new Secret('e30.e30.s') };
  network.cancel = () => cancel.abort(new SiteDeployError('CANCELLED', 'Cancelled.'));
  const result = await deploy(request, identity, deps);
  return { result, calls: [...network.calls], connected, lines: deps.log.lines.join('\n') };
}

const getPage = (origin = siteUrl) => String(network.live.get(origin)?.get('index.html') ?? '');
const toPreview = { siteVersion: '1.5.0' };
const uploads = ['request', 'put', 'updatestatus', 'checkstatus'];
const getUploads = (calls: readonly string[]) => calls.filter((call) => uploads.includes(call));

describe('a deployment to Production', () => {
  it('takes the site live, verifies it and notifies the portal', async () => {
    const { result, calls, connected } = await run('one');
    expect(result.error).toBeUndefined();
    expect(connected.slice(0, 2)).toEqual([
      ['portal.example.com', 4],
      ['www.acme.example', 1],
    ]);
    expect(result).toMatchObject({
      ...{ status: 'succeeded', siteChanged: 'yes', notified: true, url: siteUrl },
    });
    expect(getPage()).toBe('<h1>one</h1>');
    expect(getUploads(calls)).toEqual(uploads);
    expect(calls.at(-1)).toBe('deployment-complete');
  });

  it('uploads nothing if the live site already serves its build', async () => {
    await run('one');
    const { result, calls } = await run('one');
    const expected = { status: 'succeeded', siteChanged: 'no', notified: true, url: siteUrl };
    expect(result).toMatchObject(expected);
    expect(getUploads(calls)).toEqual([]);
  });

  it('uploads all files again if the live site names its build, but serves a different file', async () => {
    await run('one');
    network.live.get(siteUrl)?.set('index.html', Buffer.from('half of it'));
    const { result, calls } = await run('one');
    expect(result).toMatchObject({ status: 'succeeded', siteChanged: 'yes' });
    expect(getUploads(calls)).toEqual(uploads);
    expect(getPage()).toBe('<h1>one</h1>');
  });

  it('uploads all files without reading the live site first if it is forced', async () => {
    await run('one');
    const { result, calls, lines } = await run('one', { force: 'true' });
    expect(result).toMatchObject({ status: 'succeeded', siteChanged: 'yes' });
    expect(getUploads(calls)).toEqual(uploads);
    expect(lines).toContain('info Forced: replaces the live site without reading it.');
  });
});

it.each([
  ['a run of one job says', 'push', true],
  ['a terminal does not say', 'local', false],
])('%s that it reuses nothing', async (_, name, isNamed) => {
  const { lines } = await run('one', { config: 'reads.yml', event: { ...event, name } });
  expect(lines.includes('info Nothing is reused: ')).toBe(isNamed);
});

it('a run gets a second deployment token if the platform refuses the first', async () => {
  const refusals = [refusal(401, 'It has expired.')];
  network.replies = { validateapitoken: () => refusals.pop() };
  const { result, calls, lines } = await run('one');
  expect(result.status).toBe('succeeded');
  expect(calls.filter((call) => call === 'deployment-tokens')).toHaveLength(2);
  expect(lines).toContain('info The hosting platform refused the deployment token (');
});

describe('a failed deployment', () => {
  const failed = () => ok({ deploymentStatus: 'Failed', errorDetails: 'No space.' });

  it.each([
    ['has not changed the site if it still serves the previous build', [], 'no', '1.4.0'],
    ['may have changed the site if it serves the new build', [siteUrl], 'maybe', '1.5.0'],
  ])('%s', async (_, places, siteChanged, version) => {
    await run('one');
    Object.assign(network, { places, replies: { checkstatus: failed } });
    const { result } = await run('two', { siteVersion: '1.5.0' });
    expect(result).toMatchObject({
      ...{ status: 'failed', siteChanged, failedStep: 'upload', notified: true },
      error: { code: 'DISTRIBUTION_FAILED' },
      live: { url: siteUrl, version },
    });
  });

  it('changes nothing if the platform refuses it', async () => {
    await run('one');
    network.replies = { request: () => refusal(400, 'No.') };
    const { result, calls } = await run('two', { siteVersion: '1.5.0' });
    expect(result).toMatchObject({
      ...{ status: 'failed', siteChanged: 'no', error: { code: 'UPLOAD_REFUSED' } },
      live: { url: siteUrl, version: '1.4.0', commit },
    });
    expect(getUploads(calls)).toEqual(['request']);
  });

  it('may have changed the site if the upload succeeds, but the previous build is still served', async () => {
    await run('one');
    network.places = [];
    const { result } = await run('two', { siteVersion: '1.5.0' });
    expect(result).toMatchObject({ failedStep: 'verify', error: { code: 'VERIFY_MISMATCH' } });
    expect(result.siteChanged).toBe('maybe');
  });

  it('names no live version after a cancellation that may have come too late', async () => {
    await run('one');
    network.replies = { checkstatus: () => void network.cancel() };
    const { result } = await run('two', { siteVersion: '1.5.0' });
    expect(result).toMatchObject({ siteChanged: 'maybe', previous: { version: '1.4.0' } });
    expect(result.live).toEqual({ url: siteUrl });
  });

  it('reports the build that a different run has deployed meanwhile', async () => {
    await run('one');
    let isFirst = true;
    network.replies = {
      request() {
        if (!isFirst) return undefined;
        isFirst = false;
        const marker = network.live.get(siteUrl)?.get('.well-known/site-deploy.json');
        const other = String(marker).replace('"1.4.0"', '"1.6.0"');
        network.live.get(siteUrl)?.set('.well-known/site-deploy.json', Buffer.from(other));
        return refusal(400, 'No.');
      },
    };
    const { result } = await run('two', { siteVersion: '1.5.0' });
    expect(result.live).toMatchObject({ version: '1.6.0' });
  });

  it.each<[string, Partial<DeployRequest>]>([
    ['a dry run', { dryRun: 'true' }],
    ['a build job', { mode: 'build' }],
  ])('does not read the live site in %s', async (_, more) => {
    const { result, calls } = await run('one', { ...more, config: 'missing-output.yml' });
    expect(result.error?.code).toBe('BUILD_OUTPUT_NOT_FOUND');
    expect(result.live).toEqual({ url: siteUrl });
    expect(calls).toEqual([]);
  });
});

describe('a deployment to Preview', () => {
  beforeEach(() => {
    network.live.set(preview, new Map());
    network.places = [preview];
  });

  it('does not change the live site', async () => {
    const { result } = await run('one', toPreview, 'release/1.5.0');
    expect(result.error).toBeUndefined();
    expect(result).toMatchObject({ status: 'succeeded', siteChanged: 'yes', url: preview });
    expect([getPage(preview), getPage()]).toEqual(['<h1>one</h1>', '']);
  });

  it.each([
    ['is verified', [preview, siteUrl], undefined],
    ['fails', [siteUrl], () => ok({ deploymentStatus: 'Failed' })],
  ])(
    'reports that it has replaced the live site, even if it %s',
    async (_, places, checkstatus) => {
      Object.assign(network, { places, replies: { checkstatus } });
      const { result } = await run('one', toPreview, 'release/1.5.0');
      expect(result).toMatchObject({
        ...{ status: 'failed', siteChanged: 'yes' },
        error: {
          code: 'UPLOAD_WRONG_TARGET',
          message: `The Preview replaced the live site: ${siteUrl} serves 1.5.0 from the Preview.`,
        },
      });
    },
  );
});

describe('the build of a build job', () => {
  it('changes the site only when a deploy job deploys it', async () => {
    const built = await run('one', { mode: 'build' });
    expect(built.result).toMatchObject({ status: 'succeeded', siteChanged: 'no', notified: false });
    expect(getPage()).toBe('');
    const { result } = await run('one', { mode: 'deploy' });
    expect(result).toMatchObject({ status: 'succeeded', siteChanged: 'yes', notified: true });
    expect(getPage()).toBe('<h1>one</h1>');
  });

  it('is not reused by later runs if its inputs are unknown', async () => {
    const { lines } = await run('one', { mode: 'build', config: 'reads.yml' });
    expect(lines).toMatch(/info No later run reuses this package: GitHub Enterprise Server /);
  });

  it('is refused if another run built it, and GitHub cannot be asked about that run', async () => {
    const attested = { config: 'attested.yml' };
    await run('one', { ...attested, mode: 'build' });
    const file = 'site-deploy-build/manifest.json';
    const { environment, version, tree, ...manifest } = JSON.parse(
      readFileSync(folder.at(file), 'utf8'),
    );
    const builtBy = { environment, version, commit, tree };
    folder.write({ [file]: { ...manifest, ...builtBy, builtBy } });
    const { result, calls } = await run('one', { ...attested, mode: 'deploy' });
    expect(result).toMatchObject({ failedStep: 'upload', error: { code: 'ATTESTATION_INVALID' } });
    expect(getUploads(calls)).toEqual([]);
  });

  it('is refused as a rollback if its run reported a different build to the portal', async () => {
    await run('one', { mode: 'build' });
    const artifact = { name: 'site-acme-docs-Production-1.4.0', id: 1, size_in_bytes: 9 };
    const dates = { expired: false, created_at: null, expires_at: null };
    const report = {
      ...{ id: 'dep_1', environment: 'Production', version: '1.3.0', commitSha: commit },
      ...{ status: 'succeeded', timestamp: '2026-01-01T00:00:00Z', applied: true },
      ...{ receivedAt: '2026-01-01T00:00:00Z', run: { id: '77', attempt: 1 } },
    };
    const answers = {
      ...{ '77': { ...workflowRun, head_sha: commit }, master: { object: { sha: commit } } },
      artifacts: { artifacts: [{ ...artifact, ...dates }] },
      [commit]: { tree: [{ path: workflowRun.path, type: 'blob', sha: 'blob' }] },
      blob: { content: btoa('on: push\njobs: {}\n'), encoding: 'base64' },
      deployments: { deployments: [report], total: 1, limit: 100, offset: 0 },
    };
    network.replies = Object.fromEntries(
      Object.entries(answers).map(([call, body]) => [call, () => ({ body })]),
    );
    const { result, calls } = await run('one', { mode: 'rollback', rollbackRun: '77' });
    expect(result).toMatchObject({ failedStep: 'plan', error: { code: 'ROLLBACK_REFUSED' } });
    expect(result.error?.facts).toEqual(['version: 1.4.0, but its run reported 1.3.0']);
    expect(getUploads(calls)).toEqual([]);
  });

  it('is refused by a deploy job for a different commit before the upload', async () => {
    await run('one', { mode: 'build' });
    const sha = 'd'.repeat(40);
    const { result, calls } = await run('one', { mode: 'deploy' }, 'master', sha);
    expect(result).toMatchObject({
      ...{ status: 'failed', siteChanged: 'no', failedStep: 'build', notified: true },
      error: { code: 'ARTIFACT_INVALID' },
    });
    expect(calls).toEqual(['token', 'deployment-complete']);
  });
});

describe('a run in the mode "close"', () => {
  const deleted = { ...event, name: 'delete', ref: 'refs/heads/release/1.5.0', sha: '' };
  const closing = { mode: 'close', event: deleted } as const;

  it.each([
    ['closes the Preview', undefined, 'yes'],
    [
      'finds the Preview closed',
      () => refusal(404, 'No matching Static Web App environment was found.'),
      'no',
    ],
  ])('%s without notifying the portal', async (_, close, siteChanged) => {
    network.replies = { close: close ?? (() => ok({})) };
    const { result, calls } = await run('one', closing);
    expect(result.error).toBeUndefined();
    expect(result).toMatchObject({
      ...{ status: 'succeeded', siteChanged, notified: false, closing: 'preview' },
      closed: { gone: { url: preview } },
    });
    expect(calls.slice(0, 3)).toEqual(['token', 'deployment-tokens', 'close']);
    expect(calls).not.toContain('deployment-complete');
  });
});

describe('the remedy of a failed verification', () => {
  const refuse = (field: string) => () => ({
    status: 409,
    body: { error: 'CONFLICT', message: 'No.', details: [{ field, message: 'Not this site.' }] },
  });

  it.each([
    [
      'names the deployment token if the portal assigns the address to a different site',
      'url',
      true,
    ],
    ['does not name the deployment token if the portal refuses the version', 'version', false],
  ])('%s', async (_, field, isOfAnotherSite) => {
    network.places = [];
    network.replies = { 'deployment-complete': refuse(field) };
    const { result } = await run('one');
    expect(result).toMatchObject({ notified: false, notifyError: { code: 'NOTIFY_FAILED' } });
    expect(result.error?.code).toBe('VERIFY_MISMATCH');
    expect(result.error?.remedy.includes('Correct the deployment token')).toBe(isOfAnotherSite);
  });
});

it('a run that could not start has changed nothing', () => {
  const error = new SiteDeployError('USAGE', 'No.');
  expect(couldNotBegin(error)).toEqual({
    ...{ status: 'failed', siteChanged: 'no', notified: false, seconds: {}, error },
  });
});
