import path from 'node:path';
import type { Deps } from '../../../shared/deps.ts';
import { messageOf, SiteDeployError } from '../../../shared/errors/error.ts';
import { type CommandResult, runProgram } from '../../../shared/process.ts';
import { ClientReport } from './client-report.ts';
import { checkClient, type OfficialClient } from './official-client.ts';

export interface ClientRun {
  /** A folder that the client may use as it likes. */
  readonly home: string;
  /** Its whole environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** The client is ended after so many milliseconds: it has no limit of its own, and was seen to hang. */
  readonly limitMs: number;
  /** Called as soon as it runs. */
  readonly onStart: () => void;
}

/** What a client has said, and how it has ended. */
export interface ClientOutcome {
  readonly report: ClientReport;
  readonly result: CommandResult;
  /** It was ended at its time limit. */
  readonly isOverdue: boolean;
}

/** Exit code of the system's loader where a program's libraries are missing. */
const notLoaded = 127;

const hasRun = ({ failures, isUploading, url }: ClientReport) =>
  failures.length > 0 || isUploading || url !== undefined;

/**
 * Runs the client, once more compared with its release, and listens to it. What it says is shown and never obeyed.
 * @throws SiteDeployError `OFFICIAL_CLIENT_CHECKSUM`, `UPLOADER_NOT_AVAILABLE`, `OFFICIAL_CLIENT_FAILED` where the
 *   system did not load it; the signal's reason when the run is cancelled
 */
export async function runClient(
  client: OfficialClient,
  { home, env, args = [], limitMs, onStart }: ClientRun,
  deps: Deps,
): Promise<ClientOutcome> {
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
    throw new SiteDeployError('OFFICIAL_CLIENT_FAILED', "The platform's upload client could not be loaded.", {
      facts: factsOf(client, report, result),
    });
  } catch (error) {
    // Ended in the middle: what it had sent by then, only the site tells.
    if (deps.signal.aborted || error instanceof SiteDeployError) throw error;
    if (limit.aborted) return { report, result: { code: null, killedBy: 'SIGTERM' }, isOverdue: true };
    throw new SiteDeployError('UPLOADER_NOT_AVAILABLE', "The platform's upload client could not be started.", {
      cause: error,
      facts: [messageOf(error), `file: ${client.file}`],
      remedy: 'It needs the C library of a usual Linux; "uploader: direct" needs nothing.',
    });
  } finally {
    output.close();
  }
}

/** What is to be said of a client that has ended: how, which one it was, and its last lines. */
export function factsOf(
  { release }: OfficialClient,
  report: ClientReport,
  { code, killedBy }: CommandResult,
): readonly [string, ...string[]] {
  return [
    code === null ? `it was ended by ${killedBy}` : `exit code ${code}`,
    `build of the client: ${release.buildId}`,
    'its last lines:',
    ...report.last.map((line) => `| ${line}`),
  ];
}
