/**
 * The minimum that a deployment takes: straight-line code that sends a run's requests with Node's
 * own HTTP client and the login library, packs the folder, and trusts every response. It logs
 * nothing, checks nothing, and retries nothing. Because it is bundled like `dist/`, whatever the
 * Action takes beyond it is the cost of the Action itself.
 */
import { hash } from 'node:crypto';
import {
  appendFileSync,
  createReadStream,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { ClientAssertionCredential } from '@azure/identity';
import { parse } from 'yaml';

const { env } = process;
const agent = new https.Agent({ keepAlive: true, maxSockets: 4, proxyEnv: { ...env } });
const ownAgent = new https.Agent({ proxyEnv: { ...env } });

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly authorization?: string;
  readonly form?: string;
  readonly json?: unknown;
  readonly file?: { readonly name: string; readonly bytes: number };
  /** Uses a separate connection. */
  readonly alone?: boolean;
}

function call(
  url: string,
  { method = 'GET', authorization, form, json, file, alone = false }: Call = {},
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const headers = {
    ...(authorization !== undefined && { authorization }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(file && {
      'content-type': 'application/octet-stream',
      'content-length': file.bytes,
      'x-ms-blob-type': 'BlockBlob',
      'x-ms-version': '2023-11-03',
    }),
  };
  const options = { method, headers, agent: alone ? ownAgent : agent };
  const request = https.request(url, options, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve(Buffer.concat(chunks)));
    response.on('error', reject);
  });
  request.on('error', reject);
  if (file) createReadStream(file.name, { highWaterMark: 1 << 18 }).pipe(request);
  else request.end(json === undefined ? form : JSON.stringify(json));
  return promise;
}

const text = async (url: string, what?: Call) => (await call(url, what)).toString('utf8');
const json = async (url: string, what?: Call) => JSON.parse(await text(url, what));

/** Creates a zip of stored and deflated members: local headers with data, then the directory. */
function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const isText = /\.(html|css|js|json|xml|svg|txt)$/.test(name);
    const data = isText ? deflateRawSync(bytes, { level: 1 }) : bytes;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x800, 2);
    head.writeUInt16LE(isText ? 8 : 0, 4);
    head.writeUInt16LE(0x21, 8);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name)]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, rest, Buffer.from(name)]),
    );
    parts.push(local, data);
    offset += local.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

const workspace = env.GITHUB_WORKSPACE ?? '.';
const config = parse(readFileSync(path.join(workspace, 'site.config.yml'), 'utf8'));
const { azure, portal, site } = config;

const idTokenUrl = `${env.ACTIONS_ID_TOKEN_REQUEST_URL}&audience=${encodeURIComponent('api://AzureADTokenExchange')}`;
const runToken = { authorization: `Bearer ${env.ACTIONS_ID_TOKEN_REQUEST_TOKEN}` };
const assertion = async () => (await json(idTokenUrl, runToken)).value;
const credential = new ClientAssertionCredential(azure.tenantId, azure.clientId, assertion, {
  httpClient: {
    async sendRequest(request) {
      const bodyAsText = await text(request.url, { method: 'POST', form: String(request.body) });
      const headers = Object.assign(new Map<string, string>(), { toJSON: () => ({}) });
      return { request, status: 200, headers, bodyAsText };
    },
  },
});
const { token } = await credential.getToken(`${portal.audience}/.default`);

const asRun = { authorization: `Bearer ${token}` };
const api = `${portal.url}/api/sites/${site.id}`;
const [exchanged] = await Promise.all([
  json(`${portal.url}/api/v1/sites/deployment-tokens`, {
    ...asRun,
    method: 'POST',
    json: { siteSlug: site.slug },
  }),
  json(`${api}/pages`, asRun),
  json(`${api}/seo`, asRun),
  json(`${api}/seo/defaults`, asRun),
  call(`${api}/sitemap.xml`, asRun),
  call(`${site.url}/.well-known/site-deploy-seo.json`),
]);

const folder = path.join(workspace, 'public');
const files = new Map<string, Buffer>();
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = path.join(entry.parentPath, entry.name);
  files.set(path.relative(folder, file), readFileSync(file));
}
const digests = Object.fromEntries(
  [...files].map(([name, bytes]) => [name, hash('sha256', bytes, 'hex')]),
);
files.set('.well-known/site-deploy.json', Buffer.from(JSON.stringify(digests)));
const packed = zip(files);
const archive = path.join(env.RUNNER_TEMP ?? folder, 'bare.zip');
writeFileSync(archive, packed);

const deploymentToken: string = exchanged.swaToken;
const content = 'https://content-eus2.infrastructure.2.azurestaticapps.net';
const query = `?apiVersion=v1&deploymentCorrelationId=${crypto.randomUUID()}`;
const service = (name: string, body: unknown) =>
  json(`${content}/api/upload/${name}${query}`, {
    method: 'POST',
    authorization: `token ${deploymentToken}`,
    json: body,
  });
const EventInfo = {
  RepoUrl: 'https://github.com/acme/static',
  IsPullRequest: false,
  IsNamedEnvironment: false,
  PullRequestId: null,
  PullRequestTitle: null,
  HeadBranch: 'master',
  BaseBranch: 'master',
  EnvironmentName: null,
  TenantId: null,
  DefaultHostname: null,
  Slice: 2,
};
const sizes = [...files.values()].map(({ length }) => length);
const UploadInfo = {
  TotalAppSizeInBytes: sizes.reduce((sum, size) => sum + size, 0),
  MaxSingleFileSizeInBytes: Math.max(...sizes),
  AppFileCount: files.size,
  ApiSizeInBytes: 0,
  HasFunctions: false,
  HasRoutes: false,
  ConfiguredRoles: [],
  DefaultFileType: 'index.html',
  ServerRenderFramework: 'StaticWebApp',
  DeploymentProvider: 'GitHub',
  Slice: 2,
  Status: 'RequestingUpload',
};
await service('validateapitoken', EventInfo);
const { packageUris, pollingInfo } = (
  await service('request', { EventInfo, UploadInfo, PollingInfo: null })
).response;
await call(packageUris.app, { method: 'PUT', file: { name: archive, bytes: packed.length } });
const PollingInfo = {
  DefaultHostname: pollingInfo.defaultHostname,
  StageSiteIdentifier: pollingInfo.stageSiteIdentifier,
  Version: pollingInfo.version,
  TenantId: '',
  Slice: 2,
  GitHubRepoUrl: EventInfo.RepoUrl,
};
await service('updatestatus', {
  EventInfo,
  UploadInfo: { ...UploadInfo, Status: 'Succeeded' },
  PollingInfo,
});
for (let pause = 200, isLive = false; !isLive; pause *= 1.2) {
  await sleep(pause);
  isLive = (await service('checkstatus', PollingInfo)).response.deploymentStatus === 'Succeeded';
}

const sample = [...files.keys()].filter((name) => name.endsWith('.html')).slice(0, 8);
const marker = `${site.url}/.well-known/site-deploy.json`;
await call(marker);
await Promise.all(['', ...sample, 'no-page'].map((name) => call(`${site.url}/${name}`)));
// Half of the visitors use separate connections, as in a verification.
await Promise.all(Array.from({ length: 12 }, (_, visitor) => call(marker, { alone: visitor > 5 })));
await call(`${portal.url}/api/v1/webhooks/repohost/deployment-complete`, {
  ...asRun,
  method: 'POST',
  json: {
    event: 'site.deployed',
    timestamp: new Date().toISOString(),
    site: { id: site.id, slug: site.slug },
    data: { version: '1.0.0', environment: 'Production', commitSha: env.GITHUB_SHA },
    status: 'succeeded',
    url: site.url,
    run: {
      id: env.GITHUB_RUN_ID,
      attempt: 1,
      url: `https://github.com/acme/static/actions/runs/${env.GITHUB_RUN_ID}`,
    },
  },
});
if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, `url=${site.url}\n`);
process.exit();
