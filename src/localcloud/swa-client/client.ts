import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect, deploy } from './deployment.ts';
import { clientOutputs, type Ending, red, type StandInMode, scripts } from './modes.ts';

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

/** Closes the environment of a pull request. Like the real client, prints no success. */
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
