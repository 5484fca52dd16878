import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { LocalJob, LocalStep } from '../../../src/localcloud/github/state/run.ts';
import { type LocalCloud, sampleSite } from '../../../src/localcloud/localcloud.ts';
import { zip } from '../../../src/localcloud/service/zip.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface CallOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Returns a function that sends requests through a cloud's gateway, each on a new connection. */
export function createClient(cloud: {
  readonly env: Readonly<Record<string, string>>;
  readonly ca: string;
}) {
  return (
    address: string,
    { method = 'GET', headers = {}, body }: CallOptions = {},
  ): Promise<Answer> => {
    const secure = address.startsWith('https:');
    const options = { proxyEnv: { ...cloud.env }, ca: cloud.ca };
    const agent = secure ? new https.Agent(options) : new http.Agent(options);
    return new Promise((resolve, reject) => {
      const length =
        body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const request = (secure ? https : http).request(address, {
        method,
        headers: { ...length, ...headers },
        agent,
      });
      request.on('error', reject);
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      });
      request.end(body);
    });
  };
}

/** Returns the token of the portal's user with this access level. */
export function createToken(
  { portal }: Pick<LocalCloud, 'portal'>,
  level: LocalCloud['portal']['users'][number]['level'],
): string {
  return portal.users.find((user) => user.level === level)?.token ?? '';
}

/** Creates a zip archive of the entries, with hostile names unchanged. */
export function createZip(
  entries: readonly { readonly name: string; readonly content: string; readonly mode?: number }[],
): Buffer {
  return zip(entries.map((entry) => ({ ...entry, content: Buffer.from(entry.content) })));
}

/**
 * Deploys a page to Production of the sample site, as the platform's client does.
 * @returns a client of the cloud
 */
export async function publish(cloud: LocalCloud, text: string) {
  const call = createClient(cloud);
  const content = [{ name: 'index.html', content: text }];
  const headers = {
    authorization: `token ${cloud.distribution.issueToken(sampleSite.slug)}`,
    'content-type': 'application/json',
  };
  const post = async (step: string, body: object) => {
    const url = `https://content-eus2.infrastructure.2.azurestaticapps.net/api/upload/${step}?apiVersion=v1`;
    return JSON.parse(
      (await call(url, { method: 'POST', headers, body: JSON.stringify(body) })).body,
    ).response;
  };
  const UploadInfo = {
    TotalAppSizeInBytes: text.length,
    AppFileCount: 1,
    MaxSingleFileSizeInBytes: text.length,
    Status: 'RequestingUpload',
  };
  const { packageUris, pollingInfo } = await post('request', { EventInfo: {}, UploadInfo });
  await call(packageUris.app, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob' },
    body: createZip(content),
  });
  const PollingInfo = {
    StageSiteIdentifier: pollingInfo.stageSiteIdentifier,
    Version: pollingInfo.version,
  };
  await post('updatestatus', { UploadInfo: { Status: 'Succeeded' }, PollingInfo });
  await cloud.distribution.deployments.at(-1)?.settled;
  return call;
}

/** Creates a failed job with one step. */
export function failedJob(name: string, log: string): LocalJob {
  const step: LocalStep = {
    name: 'Run it',
    conclusion: 'failure',
    log: log.split('\n'),
    summary: '',
    annotations: [],
    milliseconds: 1,
  };
  const state = { status: 'completed', conclusion: 'failure' } as const;
  return {
    id: 1,
    name,
    needs: [],
    ...state,
    environment: '',
    environmentUrl: '',
    outputs: {},
    permissions: {},
    notes: [],
    steps: [step],
  };
}
