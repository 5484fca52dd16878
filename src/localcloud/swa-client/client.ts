import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type FolderFile, readFolder, zip } from '../service/zip.ts';
import {
  type ClientOutput,
  clientOutputs,
  type Ending,
  red,
  type StandInMode,
  scripts,
} from './modes.ts';

interface ClientProcess {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pid: number;
  readonly stdout: { write(text: string): unknown };
  exitCode?: number | string | null;
  kill(pid: number, signal: NodeJS.Signals): unknown;
}

/**
 * Runs the stand-in for the platform's upload client. Its options are environment variables, as
 * `swa deploy` sets them; `close` is an argument.
 */
export async function standIn(mode: StandInMode, process: ClientProcess): Promise<void> {
  const { argv, env } = process;
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  print(`DeploymentId: ${randomUUID()}`);
  const isClosing = argv.includes('close');
  if (!isClosing) print(`App Directory Location: '${env.APP_LOCATION}' was found.`);
  const script = scripts[mode];
  if (script) {
    for (const line of script.lines) print(line);
    return exit(script.ending ?? 0, process);
  }
  if (mode === 'environment')
    writeFileSync(path.join(env.HOME ?? '.', 'environment.json'), JSON.stringify(env));
  if (isClosing) return exit(await close(env, print), process);
  const { wording, ending } = clientOutputs[mode] ?? { wording: 'usual', ending: 0 };
  const code = await deploy(env, wording, print);
  exit(code === 0 ? ending : code, process);
}

function exit(ending: Ending, process: ClientProcess): void {
  if (ending === 'hang') setInterval(() => {}, 60_000);
  // Delay the signal, so that the output is flushed first.
  else if (ending === 'kill') setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
  else process.exitCode = ending;
}

/** Closes the environment of a pull request. Like the real client, prints nothing on success. */
async function close(env: ClientProcess['env'], print: (line: string) => void): Promise<number> {
  const text = readFileSync(env.GITHUB_EVENT_PATH ?? '', 'utf8');
  const event: { pull_request?: { number?: unknown } } = JSON.parse(text);
  const { post } = connect(env, env.INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN ?? '');
  try {
    const PullRequestId = event.pull_request?.number ?? null;
    await post('pullrequest/close', { IsPullRequest: true, PullRequestId });
    return 0;
  } catch (error) {
    print(red('The content server has rejected the request with: BadRequest'));
    print(red(`Reason: ${(error as Error).message}`));
    print('Exiting');
    return 1;
  }
}

class ClientFailure extends Error {
  override readonly name = 'ClientFailure';
}

class DistributionFailure extends ClientFailure {}

type Variables = Readonly<Record<string, string | undefined>>;
type Print = (line: string) => void;

/**
 * Messages that are worded differently from the real client's, to test how unknown output is
 * handled.
 */
const otherWording: Readonly<Record<string, string>> = {
  'Uploading build artifacts.': 'Transferring package.',
  'Finished Upload. Polling on deployment.': 'Package transferred.',
  'Status: InProgress. Time: 0.1(s)': 'State = running',
  'Status: Succeeded. Time: 0.1(s)': 'State = done',
};

/**
 * Deploys with the quirks of the real client. For an invalid environment name, it prints an error,
 * deploys to Production and succeeds (https://github.com/Azure/static-web-apps/issues/1062). If the
 * site may not have environments, it warns and succeeds
 * (https://github.com/Azure/static-web-apps/issues/1516).
 * @returns the exit code
 */
async function deploy(env: Variables, wording: ClientOutput['wording'], print: Print) {
  const printLine = (line: string) => {
    if (wording === 'usual') print(line);
    else if (wording === 'other')
      print(otherWording[line] ?? line.replace(/^Visit your site at: .*/, 'Done.'));
  };
  if ((env.DEPLOYMENT_TOKEN ?? '') === '') return withoutToken(env, print);
  const files = readFolder(env.APP_LOCATION ?? '.');
  const refused = findRefusal(files);
  if (refused !== undefined) {
    print(red(refused));
    return 1;
  }
  try {
    await upload(env, files, printLine);
    return 0;
  } catch (error) {
    const reason = (error as Error).message;
    if (/^Staging environments are not allowed/.test(reason)) {
      print(`[WARNING] ${reason}`);
      return 0;
    }
    const isFailed = error instanceof DistributionFailure;
    const rejected = 'The content server has rejected the request with: BadRequest';
    print(red(isFailed ? 'Deployment Failed :(' : rejected));
    print(red(isFailed ? `Deployment Failure Reason: ${reason}` : `Reason: ${reason}`));
    print('Exiting');
    return 1;
  }
}

function withoutToken(env: Variables, print: Print): number {
  print('deployment_token was not provided.');
  if (env.SKIP_DEPLOY_ON_MISSING_SECRETS === 'true') return 0;
  print('The deployment_token is required for deploying content.');
  print(red('An unknown exception has occurred'));
  return 1;
}

function findRefusal(files: readonly FolderFile[]): string | undefined {
  if (!files.some((file) => file.name === 'index.html' || file.name === 'Index.html'))
    return (
      'Failed to find a default file in the app artifacts folder. ' +
      'Valid default files: index.html,Index.html.'
    );
  const config = files.find((file) => file.name === 'staticwebapp.config.json');
  if (config && config.content.byteLength > 20 * 1024)
    return (
      'Encountered an issue while validating staticwebapp.config.json: ' +
      'The file size exceeds the limit of 20 KB.'
    );
  return undefined;
}

async function upload(env: Variables, files: readonly FolderFile[], printLine: Print) {
  const { slice, post, put } = connect(env, env.DEPLOYMENT_TOKEN ?? '');
  printLine('Looking for event info');
  const environment = validEnvironment(env.DEPLOYMENT_ENVIRONMENT, printLine);
  const sizes = files.map((file) => file.content.byteLength);
  const EventInfo = {
    EnvironmentName: environment ?? null,
    IsNamedEnvironment: Boolean(environment),
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
  // Send these ids back unchanged, because they are opaque to clients.
  const PollingInfo = slot.pollingInfo as object;
  printLine('Uploading build artifacts.');
  await put((slot.packageUris as Record<string, string>).app ?? '', zip(files));
  await post('upload/updatestatus', {
    EventInfo,
    UploadInfo: { ...UploadInfo, Status: 'Succeeded' },
    PollingInfo,
  });
  printLine('Finished Upload. Polling on deployment.');
  for (;;) {
    const answer = await post('upload/checkstatus', PollingInfo);
    const { deploymentStatus, siteUrl, errorDetails } = answer;
    printLine(`Status: ${deploymentStatus}. Time: 0.1(s)`);
    if (deploymentStatus === 'Succeeded') {
      printLine('Deployment Complete :)');
      printLine(`Visit your site at: ${siteUrl}`);
      return;
    }
    if (deploymentStatus !== 'InProgress') throw new DistributionFailure(String(errorDetails));
    await pause(100);
  }
}

function validEnvironment(name: string | undefined, printLine: Print): string | undefined {
  if (!name || /^[0-9A-Za-z]{1,16}$/.test(name)) return name || undefined;
  const message =
    'The environment name provided exceeds the character limit of 16 or has invalid ' +
    'character(s). Valid characters are 0-9, a-z, and A-Z. Please provide a valid name for your ' +
    'environment like 682';
  printLine(red(message));
  return undefined;
}

function connect(env: Readonly<Record<string, string | undefined>>, token: string) {
  const [prefix = '', suffix = ''] = token.replace(/^v2\.([^.]*)\./, '$1-').split(/-(.*)/s);
  const slice = Number(prefix.slice(64) || '0');
  const region = suffix.slice(36, 39) === '00f' ? 'eus2' : 'unknown';
  const domain = slice === 0 ? 'azurestaticapps.net' : `${slice}.azurestaticapps.net`;
  const host = `content-${region}.infrastructure.${domain}`;
  const agent = new https.Agent({
    proxyEnv: { ...env },
    ca: env.SSL_CERT_FILE && readFileSync(env.SSL_CERT_FILE),
  });
  const correlation = randomUUID();
  return {
    slice,
    async post(call: string, body: object) {
      const query = `apiVersion=v1&deploymentCorrelationId=${correlation}`;
      const url = `https://${host}/api/${call}?${query}`;
      const headers = { authorization: `token ${token}`, 'content-type': 'application/json' };
      const text = await send(agent, 'POST', url, headers, Buffer.from(JSON.stringify(body)));
      const answer: {
        isSuccessStatusCode?: boolean;
        errorMessage?: unknown;
        response?: Record<string, unknown> | null;
      } = JSON.parse(text);
      if (answer.isSuccessStatusCode === false)
        throw new ClientFailure(String(answer.errorMessage));
      return answer.response ?? {};
    },
    async put(address: string, archive: Buffer) {
      const headers = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-version': '2023-11-03' };
      await send(agent, 'PUT', address, headers, archive);
    },
  };
}

function send(
  agent: https.Agent,
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = https.request(url, {
      method,
      agent,
      headers: { ...headers, 'content-length': body.byteLength },
    });
    request.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    request.end(body);
  });
}
