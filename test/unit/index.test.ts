import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  deploy,
  githubIdentity,
  type LocalCloud,
  type LocalSite,
  loadSiteConfig,
  openDeps,
  openHttp,
  PortalClient,
  plainLog,
  renderOnboarding,
  Secret,
  startLocalCloud,
} from '../../src/index.ts';
import { useFolderOfTheFile } from '../support/folder.ts';

/** The site in the README's library examples. */
const workspace = path.resolve('test/fixtures/sites/prebuilt');
const repository = { owner: 'acme', name: 'static' };
/** Node's bundled certificates. The default ones may include that of another test's cloud. */
const trusted = tls.getCACertificates('bundled');

let cloud: LocalCloud;
const temporary = useFolderOfTheFile();
beforeAll(async () => {
  const { site, azure, portal } = await loadSiteConfig(workspace);
  const known: LocalSite = { ...site, name: 'Acme', repository, azure, portal };
  cloud = await startLocalCloud({ sites: [known] });
  // Child processes need only these variables, but this process has already read its certificates.
  for (const [name, value] of Object.entries(cloud.env)) vi.stubEnv(name, value);
  tls.setDefaultCACertificates([...trusted, cloud.ca]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  tls.setDefaultCACertificates(trusted);
  await cloud.close();
});

it('a script deploys a folder to the local cloud', async () => {
  const sha = 'a'.repeat(40);
  const job = { repository: 'acme/static', ref: 'refs/heads/master', sha };
  const variables = cloud.github.runnerEnv({ ...job, environment: 'Production' });
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const log = plainLog({ stream: { write }, color: false, verbose: false });
  const { signal } = new AbortController();
  const { env } = process;
  await using deps = await openDeps({ log, signal, env, temporary: temporary.root });
  const identity = githubIdentity({
    http: deps.http,
    requestUrl: variables.ACTIONS_ID_TOKEN_REQUEST_URL,
    requestToken: new Secret(variables.ACTIONS_ID_TOKEN_REQUEST_TOKEN),
    mask: log.mask,
  });
  const run = { id: '1', attempt: 1 };
  const event = { name: 'workflow_dispatch', ...job, run };
  const request = { workspace, event, environment: 'production', siteVersion: '1.0.0' };
  const result = await deploy(request, identity, deps);
  expect(result.error, lines.join('')).toBeUndefined();
  expect(lines.join('')).toContain('upload');
  const address = cloud.hosting.address('acme-static');
  expect(await (await fetch(`${address}/`)).text()).toContain('<html');
});

it('a script reads and changes SEO defaults in the portal', async () => {
  const { site, portal } = await loadSiteConfig(workspace);
  const editor = cloud.portal.users.find(({ level }) => level === 'operator');
  using http = openHttp({ env: cloud.env });
  const credential = async () => new Secret(editor?.token ?? '');
  const client = new PortalClient({ http, url: portal.url, credential });
  const key = { siteId: site.id };
  const { value, etag } = await client.callTagged('getSeoDefaults', key);
  const body = { ...value, titleSuffix: ' | Acme' };
  await client.call('putSeoDefaults', { ...key, body }, { ifMatch: etag });
  expect(await client.call('getSeoDefaults', key)).toMatchObject({ titleSuffix: ' | Acme' });
});

it('a script renders the files of onboarding, including the deploy workflow', async () => {
  const { site, azure, portal } = await loadSiteConfig(workspace);
  const record = { ...site, repository, productionBranch: 'master', portal, azure };
  const uses = `acme/site-deploy@${'1'.repeat(40)}`;
  const files = renderOnboarding(record, { action: { uses, version: 'v1.0.0' } });
  expect(files.map((file) => file.path)).toContain('.github/workflows/deploy.yml');
});
