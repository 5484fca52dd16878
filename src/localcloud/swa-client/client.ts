import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * How the stand-in ends. `deploy` deploys really; `environment` writes what it was given to a file in its home; the
 * others print what the real client prints when it fails, and end as it ends, often with exit code 0.
 */
export type StandInMode =
  | 'deploy'
  | 'environment'
  | 'refused, exit 1'
  | 'refused, exit 0'
  | 'failed, exit 0'
  | 'silent, exit 0'
  | 'no address, exit 0'
  | 'usage error, exit 0'
  | 'status failed, exit 0'
  | 'timed out, exit 0'
  | 'address and failure, exit 0'
  | 'unknown exception, exit 1'
  | 'killed at the start'
  | 'killed in the middle'
  | 'hangs in the middle';

/** What the stand-in prints as the reason of its failure. */
class ClientFailure extends Error {
  override readonly name = 'ClientFailure';
}

/** What the stand-in uses of its process. */
interface ClientProcess {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pid: number;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  exitCode?: number | string | null | undefined;
  kill(pid: number, signal: NodeJS.Signals): unknown;
}

const red = (text: string) => `\u001b[31m${text}\u001b[0m`;
const address = 'https://gentle-sea-012345678.2.azurestaticapps.net';
const uploading = ['Uploading build artifacts.'];
const polling = [...uploading, 'Finished Upload. Polling on deployment.', 'Status: InProgress. Time: 0.1(s)'];
const refusal = [
  red('The content server has rejected the request with: BadRequest'),
  red('Reason: The size of the app content was too large.'),
  'Exiting',
];

/** Lines and exit code of a mode that does not deploy. */
const scripts: Readonly<
  Partial<
    Record<StandInMode, { readonly lines: readonly string[]; readonly exit?: number; readonly end?: 'kill' | 'hang' }>
  >
> = {
  'refused, exit 1': { lines: refusal, exit: 1 },
  'refused, exit 0': { lines: refusal },
  'failed, exit 0': {
    lines: ['Deployment Failed :(', 'Deployment Failure Reason: Failed to deploy the Azure Functions.', 'Exiting'],
  },
  'silent, exit 0': { lines: [] },
  'no address, exit 0': {
    lines: [...polling, 'Status: Succeeded. Time: 15.3(s)', 'Deployment Complete :)', 'Exiting'],
  },
  'usage error, exit 0': { lines: ['StaticSitesClient 1.0', 'ERROR(S):', "  Option 'environment' is unknown."] },
  'status failed, exit 0': { lines: [...polling, 'Status: Failed. Time: 60(s)', red('Deployment Failed :(')] },
  'timed out, exit 0': { lines: [...polling, 'Upload Timed Out. We are not sure if deployment has succeeded.'] },
  'address and failure, exit 0': { lines: [...polling, `Visit your site at: ${address}`, red('Deployment Failed :(')] },
  'unknown exception, exit 1': { lines: ['An unknown exception has occurred'], exit: 1 },
  'killed at the start': { lines: [], end: 'kill' },
  'killed in the middle': { lines: uploading, end: 'kill' },
  'hangs in the middle': { lines: uploading, end: 'hang' },
};

/** Plays the platform's upload client: driven by its variables alone, as `swa deploy` drives it. */
export async function standIn(mode: StandInMode, process: ClientProcess): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  print(`DeploymentId: ${randomUUID()}`);
  const isClosing = process.argv.includes('close');
  if (!isClosing) print(`App Directory Location: '${process.env.APP_LOCATION}' was found.`);
  const script = scripts[mode];
  if (script === undefined) {
    if (mode === 'environment')
      writeFileSync(path.join(process.env.HOME ?? '.', 'environment.json'), JSON.stringify(process.env));
    try {
      await (isClosing ? close(process.env) : deploy(process.env, print));
    } catch (error) {
      for (const line of [
        red('The content server has rejected the request with: BadRequest'),
        red(`Reason: ${(error as Error).message}`),
        'Exiting',
      ])
        print(line);
      process.exitCode = 1;
    }
    return;
  }
  for (const line of script.lines) print(line);
  process.exitCode = script.exit ?? 0;
  if (script.end === 'hang') setInterval(() => {}, 60_000);
  // Only when what it has said is out.
  if (script.end === 'kill') setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
}

/** What it does when it is told that a pull request was closed: it says nothing of a success. */
async function close(env: ClientProcess['env']): Promise<void> {
  const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? '', 'utf8')) as {
    pull_request?: { number?: unknown };
  };
  const { post } = connect(env, env.INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN ?? '');
  await post('pullrequest/close', { IsPullRequest: true, PullRequestId: event.pull_request?.number ?? null });
}

/** The content service that a token belongs to. */
function connect(env: ClientProcess['env'], token: string) {
  const [prefix = '', suffix = ''] = token.replace(/^v2\.([^.]*)\./, '$1-').split(/-(.*)/s);
  const slice = Number(prefix.slice(64) || '0');
  const region = suffix.slice(36, 39) === '00f' ? 'eus2' : 'unknown';
  const host = `content-${region}.infrastructure.${slice === 0 ? '' : `${slice}.`}azurestaticapps.net`;
  const agent = new https.Agent({
    proxyEnv: { ...env },
    ...(env.SSL_CERT_FILE !== undefined && { ca: readFileSync(env.SSL_CERT_FILE) }),
  });
  const correlation = randomUUID();
  const post = async (call: string, body: object): Promise<Record<string, unknown>> => {
    const url = `https://${host}/api/${call}?apiVersion=v1&deploymentCorrelationId=${correlation}`;
    const headers = { authorization: `token ${token}`, 'content-type': 'application/json' };
    const { text } = await send(agent, 'POST', url, headers, Buffer.from(JSON.stringify(body)));
    const answer = JSON.parse(text) as {
      isSuccessStatusCode?: boolean;
      errorMessage?: unknown;
      response?: Record<string, unknown>;
    };
    if (answer.isSuccessStatusCode === false) throw new ClientFailure(String(answer.errorMessage));
    return answer.response ?? {};
  };
  return { agent, slice, post };
}

async function deploy(env: ClientProcess['env'], print: (line: string) => void): Promise<void> {
  const { agent, slice, post } = connect(env, env.DEPLOYMENT_TOKEN ?? '');
  const files = read(env.APP_LOCATION ?? '.');
  const sizes = files.map(({ content }) => content.byteLength);
  const EventInfo = {
    EnvironmentName: env.DEPLOYMENT_ENVIRONMENT ?? null,
    IsNamedEnvironment: env.DEPLOYMENT_ENVIRONMENT !== undefined,
    Slice: slice,
  };
  const UploadInfo = {
    TotalAppSizeInBytes: sizes.reduce((sum, size) => sum + size, 0),
    MaxSingleFileSizeInBytes: Math.max(...sizes),
    AppFileCount: files.length,
    Status: 'RequestingUpload',
  };
  await post('upload/validateapitoken', EventInfo);
  const slot = await post('upload/request', { EventInfo, UploadInfo, PollingInfo: null });
  const { defaultHostname, stageSiteIdentifier, version } = slot.pollingInfo as Record<string, string>;
  const PollingInfo = {
    DefaultHostname: defaultHostname,
    StageSiteIdentifier: stageSiteIdentifier,
    Version: version,
    Slice: slice,
  };
  print('Uploading build artifacts.');
  const { app = '' } = slot.packageUris as Record<string, string>;
  await send(agent, 'PUT', app, { 'x-ms-blob-type': 'BlockBlob', 'x-ms-version': '2023-11-03' }, zip(files));
  await post('upload/updatestatus', { EventInfo, UploadInfo: { ...UploadInfo, Status: 'Succeeded' }, PollingInfo });
  print('Finished Upload. Polling on deployment.');
  for (;;) {
    const { deploymentStatus, siteUrl, errorDetails } = await post('upload/checkstatus', PollingInfo);
    print(`Status: ${deploymentStatus}. Time: 0.1(s)`);
    if (deploymentStatus === 'Succeeded') {
      print('Deployment Complete :)');
      print(`Visit your site at: ${siteUrl}`);
      return;
    }
    if (deploymentStatus !== 'InProgress') throw new ClientFailure(String(errorDetails));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function send(
  agent: https.Agent,
  method: string,
  url: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<{ text: string }> {
  return new Promise((resolve, reject) => {
    const request = https.request(url, { method, agent, headers: { ...headers, 'content-length': body.byteLength } });
    request.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ text }));
    });
    request.end(body);
  });
}

interface SiteFile {
  readonly name: string;
  readonly content: Buffer;
}

function read(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { name: path.relative(folder, file).split(path.sep).join('/'), content: readFileSync(file) };
    });
}

/** An archive without compression: all that is needed to be taken. */
function zip(files: readonly SiteFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.byteLength, 14);
    fields.writeUInt32LE(content.byteLength, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), content);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + content.byteLength;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}
