import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deploy } from '../../../src/deploy/deploy.ts';
import type { DeployRequest } from '../../../src/deploy/steps/plan/types.ts';
import { githubIdentity } from '../../../src/identity/github-identity.ts';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../src/localcloud/localcloud.ts';
import { systemClock } from '../../../src/shared/clock.ts';
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

const event = {
  name: 'push',
  ref: 'refs/heads/master',
  sha: 'c0ffee'.padEnd(40, '0'),
  repository: 'acme/docs',
};

let runId = 0;
async function run(more: Partial<DeployRequest> = {}) {
  runId += 1;
  const scratch = `scratch-${runId}`;
  folder.write({ [`${scratch}/.keep`]: '' });
  const http = createHttp({
    clock: systemClock,
    userAgent: 'site-deploy/test',
    random: () => 0,
    transport: transport.send,
  });
  const job = { ...event, environment: 'Production' };
  const runner = await cloud.github.runnerEnv(job);
  const identity = githubIdentity({
    http,
    requestUrl: runner.ACTIONS_ID_TOKEN_REQUEST_URL,
    requestToken: new Secret(runner.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ''),
    mask: () => undefined,
  });
  const deps = createDeps({ http, clock: systemClock, scratch: folder.at(scratch) });
  const request: DeployRequest = {
    workspace: folder.root,
    event: { ...event, run: { id: String(runId), attempt: 1 } },
    siteVersion: '1.4.0',
    ...more,
  };
  const result = await deploy(request, identity, deps);
  const served = await http.send({ method: 'GET', url: sampleSite.url });
  return { result, page: served.body.toString() };
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
});
