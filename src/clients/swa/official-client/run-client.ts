import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { childEnvironment, type Env } from '../../../shared/child-environment.ts';
import type { Deps } from '../../../shared/deps.ts';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { type CommandResult, runProgram } from '../../../shared/process.ts';
import type { Secret } from '../../../shared/secret.ts';
import { checkClient, type OfficialClient } from './official-client.ts';

interface ClientRun {
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Time limit in ms. The client has no timeout and has been observed to hang. */
  readonly limitMs: number;
  readonly onStart: () => void;
  readonly onUploaded?: () => void;
  readonly onAddress?: () => void;
}

export type ClientOutcome = Awaited<ReturnType<typeof runClient>>;

const notLoaded = 127;

const hasRun = ({ failures, isUploading, url }: ClientReport) =>
  failures.length > 0 || isUploading || url !== undefined;

/**
 * Runs the client after verifying it again. Its output is logged; only known lines are interpreted.
 */
export async function runClient(client: OfficialClient, clientRun: ClientRun, deps: Deps) {
  const { home, env, args = [], limitMs, onStart } = clientRun;
  checkClient(client);
  const report = new ClientReport();
  const limit = AbortSignal.timeout(limitMs);
  const output = deps.log.foreign(`${path.basename(client.file)} ${client.release.buildId}`);
  try {
    const options = {
      cwd: home,
      env,
      signal: AbortSignal.any([deps.signal, limit]),
      onStart,
      onLine(line: string) {
        const wasUploaded = report.isUploaded;
        output.line(report.read(line));
        if (report.isUploaded && !wasUploaded) clientRun.onUploaded?.();
        if (report.url) clientRun.onAddress?.();
      },
    };
    const result = await runProgram(client.file, options, args);
    if (result.code !== notLoaded || hasRun(report)) return { report, result, isOverdue: false };
    const facts = getClientFacts(client, report, result);
    const message = "Can't load the platform's upload client.";
    throw new SiteDeployError('OFFICIAL_CLIENT_FAILED', message, { facts });
  } catch (error) {
    // A stopped client may have deployed already, so the caller has to check the live site.
    if (deps.signal.aborted || error instanceof SiteDeployError) throw error;
    const stopped = { code: null, killedBy: 'SIGTERM' } as const;
    if (limit.aborted) return { report, result: stopped, isOverdue: true };
    const message = "Can't start the platform's upload client.";
    throw new SiteDeployError('UPLOADER_NOT_AVAILABLE', message, {
      cause: error,
      facts: [getErrorMessage(error), `file: ${client.file}`],
      remedy: 'It needs the C library of a standard Linux system; "uploader: direct" doesn\'t.',
    });
  } finally {
    output.close();
  }
}

export function getClientFacts(
  officialClient: OfficialClient,
  report: ClientReport,
  commandResult: CommandResult,
): readonly [string, ...string[]] {
  const { code, killedBy } = commandResult;
  return [
    code === null ? `terminated by ${killedBy}` : `exit code ${code}`,
    `client build: ${officialClient.release.buildId}`,
    'last lines of its output:',
    ...report.last.map((line) => `| ${line}`),
  ];
}

const maxLineLength = 2_000;

export class ClientReport {
  id: string | undefined;
  url: string | undefined;
  isUploading = false;
  isUploaded = false;
  isUnsure = false;
  readonly failures: string[] = [];
  readonly #last: string[] = [];

  read(line: string): string {
    const text = stripVTControlCharacters(line).trimEnd();
    const truncated = text.slice(0, maxLineLength).trim();
    if (truncated !== '') this.#last.push(truncated);
    if (this.#last.length > 15) this.#last.shift();
    this.id ??= /^DeploymentId:\s*(\S+)/i.exec(truncated)?.[1];
    this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(truncated)?.[1];
    if (/^Uploading build artifacts|^Uploading\b/i.test(truncated)) this.isUploading = true;
    if (/Finished Upload|Polling on deployment|^Status:/i.test(truncated)) {
      this.isUploading = true;
      this.isUploaded = true;
    }
    if (unsure.test(truncated)) this.isUnsure = true;
    // The client prints only failures in red.
    else if (truncated !== '' && (line.includes('\u001b[31m') || failure.test(truncated)))
      this.failures.push(truncated);
    return text;
  }

  get last(): readonly string[] {
    return this.#last;
  }
}

const unsure = /timed out|not sure if (the )?deployment has succeeded/i;
const failure = new RegExp(
  'Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|' +
    '^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:',
  'i',
);

interface ClientEnvironment {
  readonly token: Secret;
  readonly home: string;
  readonly env: Env;
}

/**
 * Returns the variables that `swa deploy` 2.0.10 sets. Other variables of the job, e.g.
 * credentials, are not passed.
 */
export function uploadEnvironment(
  upload: ClientEnvironment & { readonly site: string; readonly environmentName: string | null },
) {
  const { token, site, environmentName, home, env } = upload;
  const variables: Record<string, string> = {
    ...childEnvironment(home, env),
    DEPLOYMENT_ACTION: 'upload',
    DEPLOYMENT_PROVIDER: 'SwaCli',
    DEPLOYMENT_TOKEN: token.reveal(),
    REPOSITORY_BASE: site,
    APP_LOCATION: site,
    CONFIG_FILE_LOCATION: site,
    SKIP_APP_BUILD: 'true',
    SKIP_API_BUILD: 'true',
    VERBOSE: 'false',
  };
  // Without this variable, the client deploys to Production.
  if (environmentName !== null) variables.DEPLOYMENT_ENVIRONMENT = environmentName;
  return variables;
}

/**
 * Returns the variables that the platform's own action sets, because `swa deploy` doesn't pass the
 * pull request's id.
 */
export function closingEnvironment(
  event: ClientEnvironment & { readonly eventFile: string; readonly repository: string },
) {
  const { token, eventFile, repository, home, env } = event;
  return {
    ...childEnvironment(home, env),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_REPOSITORY: repository,
    GITHUB_WORKSPACE: home,
    INPUT_ACTION: 'close',
    INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: token.reveal(),
  };
}
