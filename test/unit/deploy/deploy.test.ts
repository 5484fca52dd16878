import { rm } from 'node:fs/promises';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deploy } from '../../../src/deploy/deploy.ts';
import type { DeployRequest } from '../../../src/deploy/steps/plan/types.ts';
import { githubIdentity } from '../../../src/identity/github-identity.ts';
import { defaultBehaviour } from '../../../src/localcloud/distribution/types.ts';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../src/localcloud/localcloud.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { createHttp } from '../../../src/shared/http/client.ts';
import { createTransport } from '../../../src/shared/http/transport.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { createDeps } from '../../support/deps.ts';
import { useFolder } from '../../support/folder.ts';

let cloud: LocalCloud;
let transport: ReturnType<typeof createTransport>;
const folder = useFolder();
// The login has a separate HTTP client that only variables of the process redirect.
beforeAll(async () => {
  cloud = await startLocalCloud();
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), cloud.ca]);
  vi.stubEnv('HTTPS_PROXY', cloud.env.HTTPS_PROXY);
  vi.stubEnv('NO_PROXY', '');
  transport = createTransport(cloud.env);
});
afterAll(async () => {
  transport.close();
  vi.unstubAllEnvs();
  tls.setDefaultCACertificates(tls.getCACertificates('bundled'));
  await cloud.close();
});
beforeEach(() => {
  folder.write({
    'site.config.yml': `version: 1
site: { slug: acme-docs, id: site_123, type: docs, url: 'https://www.acme.example' }
portal: { url: '${sampleSite.portal?.url}', audience: '${sampleSite.portal?.audience}' }
azure:
  clientId: ${sampleSite.azure?.clientId}
  tenantId: ${sampleSite.azure?.tenantId}
  subscriptionId: 11111111-2222-3333-4444-777777777777
build: { output: public }
seo: { enabled: false }
`,
    'public/index.html': `<p>${folder.root}</p>`,
  });
  cloud.requests.clear();
});
afterEach(() => void Object.assign(cloud.distribution.behaviour, defaultBehaviour));

const event = {
  name: 'push',
  ref: 'refs/heads/master',
  sha: 'c0ffee'.padEnd(40, '0'),
  repository: 'acme/docs',
};

let runId = 0;
type Before = (path: string, cancel: (reason: unknown) => void) => Promise<void>;

/** @param before called before each request */
async function run(more: Partial<DeployRequest> = {}, before: Before = async () => {}) {
  runId += 1;
  const scratch = `scratch-${runId}`;
  folder.write({ [`${scratch}/.keep`]: '' });
  const cancelling = new AbortController();
  const http = createHttp({
    clock: systemClock,
    userAgent: 'site-deploy/test',
    random: () => 0,
    async transport(request) {
      await before(request.url.pathname, (reason) => cancelling.abort(reason));
      return transport.send(request);
    },
  });
  const job = { ...event, environment: 'Production' };
  const runner = await cloud.github.runnerEnv(job);
  const identity = githubIdentity({
    http,
    requestUrl: runner.ACTIONS_ID_TOKEN_REQUEST_URL,
    requestToken: new Secret(runner.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ''),
    mask: () => undefined,
  });
  const { signal } = cancelling;
  const deps = createDeps({ http, clock: systemClock, scratch: folder.at(scratch), signal });
  const request: DeployRequest = {
    workspace: folder.root,
    event: { ...event, run: { id: String(runId), attempt: 1 } },
    siteVersion: '1.4.0',
    ...more,
  };
  const result = await deploy(request, identity, deps);
  const served = await http.send({ method: 'GET', url: sampleSite.url });
  return { result, page: served.body.toString(), lines: deps.log.lines };
}

const sent = () => cloud.requests.all.map(({ path }) => path.split('/').at(-1));

describe('a deployment', { timeout: 60_000 }, () => {
  it('takes the site live, verifies it and notifies the portal', async () => {
    const { result, page } = await run();
    expect(result).toMatchObject({ status: 'succeeded', siteChanged: 'yes', notified: true });
    expect(page).toContain(folder.root);
    expect(sent()).toContain('deployment-complete');
  });

  it('serves the build of another job after "mode: deploy", not after "mode: build"', async () => {
    const built = await run({ mode: 'build' });
    expect(built.result).toMatchObject({ status: 'succeeded', siteChanged: 'no', notified: false });
    expect(built.page).not.toContain(folder.root);
    const { result, page } = await run({ mode: 'deploy' });
    expect(result).toMatchObject({ status: 'succeeded', siteChanged: 'yes', notified: true });
    expect(page).toContain(folder.root);
  });

  it.each<[string, Partial<DeployRequest>]>([
    ['a dry run', { dryRun: 'true' }],
    ['a build', { mode: 'build' }],
  ])('does not probe the live site if %s fails', async (_, more) => {
    await rm(folder.at('public'), { recursive: true });
    const { result } = await run(more);
    expect(result.error?.code).toBe('BUILD_OUTPUT_NOT_FOUND');
    expect(result.live).toEqual({ url: sampleSite.url });
    // This request came from the test.
    expect(sent()).toEqual(['']);
  });

  it('reports after a failure which build the live site serves', async () => {
    await run();
    folder.write({ 'public/staticwebapp.config.json': '{' });
    const { result } = await run({ siteVersion: '1.5.0' });
    expect(result).toMatchObject({ siteChanged: 'no', error: { code: 'HOSTING_CONFIG_INVALID' } });
    const live = { url: sampleSite.url, version: '1.4.0', commit: event.sha };
    expect(result.live).toEqual({ ...live, digest: expect.stringMatching(/^sha256:/) });
  });

  it('reports after a failure the version that another run has deployed meanwhile', async () => {
    await run();
    let isFirst = true;
    const { result } = await run({ siteVersion: '1.5.0' }, async (path) => {
      if (path !== '/api/upload/request' || !isFirst) return;
      isFirst = false;
      expect((await run({ siteVersion: '1.6.0', force: 'true' })).result.status).toBe('succeeded');
      const reject = { step: 'request', reason: 'No.', statusCode: 400 } as const;
      cloud.distribution.behaviour.reject = reject;
    });
    expect(result).toMatchObject({ siteChanged: 'no', error: { code: 'UPLOAD_REFUSED' } });
    expect(result.live).toMatchObject({ version: '1.6.0' });
  });

  it('does not name a live version if the cancellation may have come too late', async () => {
    await run();
    folder.write({ 'public/index.html': 'new' });
    const { result } = await run({ siteVersion: '1.5.0' }, async (path, cancel) => {
      if (path.endsWith('/checkstatus')) cancel(new SiteDeployError('CANCELLED', 'Cancelled.'));
    });
    expect(result).toMatchObject({ siteChanged: 'maybe', previous: { version: '1.4.0' } });
    expect(result.live).toEqual({ url: sampleSite.url });
  });

  it('refuses a build of another commit before logging in, and notifies the portal', async () => {
    await run({ mode: 'build' });
    cloud.requests.clear();
    const other = { ...event, sha: 'd'.repeat(40), run: { id: 'other', attempt: 1 } };
    const { result, page, lines } = await run({ mode: 'deploy', event: other });
    expect(result).toMatchObject({
      ...{ status: 'failed', siteChanged: 'no', failedStep: 'build', notified: true },
      live: { url: sampleSite.url },
    });
    expect(page).not.toContain(folder.root);
    expect(sent()).not.toContain('deployment-tokens');
    const steps = lines.filter((line) => /^info build |^debug step login begins$/.test(line));
    expect(steps).toEqual([expect.stringMatching(/^info build /), 'debug step login begins']);
  });
});
