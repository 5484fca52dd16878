import path from 'node:path';
import type { Deps } from '../../../shared/deps.ts';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { type CommandResult, runProgram } from '../../../shared/process.ts';
import { ClientReport } from './client-report.ts';
import { checkClient, type OfficialClient } from './official-client.ts';

export interface ClientRun {
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** In ms: the client has no timeout and has been observed to hang. */
  readonly limitMs: number;
  readonly onStart: () => void;
}

export interface ClientOutcome {
  readonly report: ClientReport;
  readonly result: CommandResult;
  readonly isOverdue: boolean;
}

/** Exit code of the system's loader if a library is missing. */
const notLoaded = 127;

const hasRun = ({ failures, isUploading, url }: ClientReport) =>
  failures.length > 0 || isUploading || url !== undefined;

/**
 * Verifies the client again. Its output is displayed but never executed.
 * @throws SiteDeployError `OFFICIAL_CLIENT_CHECKSUM`, `UPLOADER_NOT_AVAILABLE`,
 *   `OFFICIAL_CLIENT_FAILED` if the system couldn't load it; the signal's reason if the run is
 *   cancelled
 */
export async function runClient(
  client: OfficialClient,
  clientRun: ClientRun,
  deps: Deps,
): Promise<ClientOutcome> {
  const { home, env, args = [], limitMs, onStart } = clientRun;
  await checkClient(client);
  const report = new ClientReport();
  const limit = AbortSignal.timeout(limitMs);
  const output = deps.log.foreign(`${path.basename(client.file)} ${client.release.buildId}`);
  try {
    const options = {
      cwd: home,
      env,
      signal: AbortSignal.any([deps.signal, limit]),
      onStart,
      onLine: (line: string) => output.line(report.read(line)),
    };
    const result = await runProgram(client.file, options, args);
    if (result.code !== notLoaded || hasRun(report)) return { report, result, isOverdue: false };
    throw new SiteDeployError(
      'OFFICIAL_CLIENT_FAILED',
      "Can't load the platform's upload client.",
      { facts: getClientFacts(client, report, result) },
    );
  } catch (error) {
    // Stopped midway: only the site itself shows what was deployed.
    if (deps.signal.aborted || error instanceof SiteDeployError) throw error;
    if (limit.aborted)
      return { report, result: { code: null, killedBy: 'SIGTERM' }, isOverdue: true };
    throw new SiteDeployError(
      'UPLOADER_NOT_AVAILABLE',
      "Can't start the platform's upload client.",
      {
        cause: error,
        facts: [getErrorMessage(error), `file: ${client.file}`],
        remedy: 'It needs the C library of a standard Linux system; "uploader: direct" doesn\'t.',
      },
    );
  } finally {
    output.close();
  }
}

export function getClientFacts(
  officialClient: OfficialClient,
  report: ClientReport,
  commandResult: CommandResult,
): readonly [string, ...string[]] {
  return [
    commandResult.code === null
      ? `terminated by ${commandResult.killedBy}`
      : `exit code ${commandResult.code}`,
    `client build: ${officialClient.release.buildId}`,
    'last lines of its output:',
    ...report.last.map((line) => `| ${line}`),
  ];
}
