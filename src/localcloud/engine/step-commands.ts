import { randomUUID } from 'node:crypto';
import { addAbortListener } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocalStep } from '../github/state/run.ts';
import { RunnerRefusal } from '../runner/command.ts';
import { toInputVariables } from '../runner/environment.ts';
import { resetCommandFiles } from '../runner/file-commands.ts';
import { nodes } from '../runner/nodes.ts';
import { type ActionResult, startStep } from '../runner/output.ts';
import { toShown } from '../runner/step-log.ts';
import { Expression, toMap } from '../workflow-language/language.ts';
import { type ActionFile, getScript } from './action-file.ts';
import type { StepLimits } from './step-limits.ts';
import type { JobPlace } from './types.ts';

export interface StepCommand {
  readonly env: Readonly<Record<string, string>>;
  /** Variables that the runner sets for this step. Nothing overrides them. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Limits of the step. When the signal aborts, the step ends with its reason. */
  readonly limits: Pick<StepLimits, 'signal'>;
  readonly name: string;
  readonly record: LocalStep;
  readonly outputs: Record<string, string>;
}

interface ProgramCommand extends StepCommand {
  readonly isAction?: boolean;
  readonly command: readonly string[];
  readonly cwd: string;
}

/** Grace periods of the runner in ms, after SIGINT and after SIGTERM. */
const graceMs = { interrupt: 7_500, terminate: 2_500 };

/**
 * Commands and script extensions of shells:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell
 */
const shells: Readonly<Record<string, readonly [extension: string, command: string]>> = {
  // By default, the runner uses bash without `pipefail`.
  '': ['.sh', 'bash -e {0}'],
  bash: ['.sh', 'bash --noprofile --norc -e -o pipefail {0}'],
  sh: ['.sh', 'sh -e {0}'],
  python: ['.py', 'python {0}'],
  pwsh: ['.ps1', 'pwsh -command . {0}'],
  node: ['.mjs', 'node {0}'],
};

export async function getShell(shell: string, script: string, { files }: JobPlace) {
  const [extension, command] = shells[shell] ?? ['', shell];
  if (!command.includes('{0}'))
    throw new RunnerRefusal(
      'Invalid shell option. Shell must be a valid built-in or a format string containing ' +
        `'{0}': ${shell}`,
    );
  const [program = '', ...args] = command.split(' ');
  if (!isOnPath(program))
    throw new RunnerRefusal(`${program}: command not found. Install it, or name another shell.`);
  const file = path.join(files.temp, `${randomUUID()}${extension}`);
  await writeFile(file, `${script}\n`);
  return [program, ...args.map((arg) => arg.replace('{0}', file))];
}

function isOnPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return program.includes('/') || folders.some((folder) => existsSync(path.join(folder, program)));
}

export async function runScript(command: ProgramCommand, place: JobPlace): Promise<void> {
  if (!existsSync(command.cwd))
    throw new RunnerRefusal(
      `An error occurred trying to start process '${command.command[0]}' with working directory ` +
        `'${command.cwd}'. No such file or directory`,
    );
  await run(command, place);
}

export async function runAction(
  action: ActionFile,
  command: StepCommand & { readonly inputs: Readonly<Record<string, string>> },
  place: JobPlace,
): Promise<void> {
  const { using, main, post, 'post-if': written } = toMap(action.source.runs);
  if (!/^node\d+$/.test(String(using)))
    throw new RunnerRefusal(
      `Actions that use '${using}' don't run here; JavaScript and composite ones do.`,
    );
  const node = action.isOwn ? nodes.own : nodes.foreign;
  const env = { ...command.env, ...toInputVariables(command.inputs), ...node.env };
  let state: Readonly<Record<string, string>> = {};
  const runStage = async (script: unknown, record: LocalStep, limits = command.limits) => {
    const program = [...node.command, getScript(action, String(script))];
    const saved = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
    const whole = { ...env, ...Object.fromEntries(saved), GITHUB_ACTION_PATH: action.folder };
    const ofAction = { isAction: true, env: whole, record, limits, cwd: place.workspace };
    await run({ ...command, ...ofAction, command: program }, place, (written) => {
      state = { ...state, ...written.state };
      record.action = written;
    });
  };
  const name = `Post ${command.name}`;
  const condition = written instanceof Expression ? written.source : written;
  if (post)
    place.posts.push({
      name,
      condition: String(condition ?? 'always()'),
      run: (record) => runStage(post, record, { signal: new AbortController().signal }),
    });
  return runStage(main, command.record);
}

async function run(
  program: ProgramCommand,
  place: JobPlace,
  note: (result: ActionResult) => void = () => undefined,
): Promise<void> {
  const { command, cwd, record, isAction } = program;
  const { signal } = program.limits;
  await resetCommandFiles(place.files);
  const search = [...place.path.toReversed(), process.env.PATH ?? ''].join(path.delimiter);
  const { child, done } = startStep({
    command,
    cwd,
    workspace: place.workspace,
    env: { ...place.env, ...program.env, PATH: search, ...place.fixed, ...program.fixed },
    files: place.files,
    masks: place.masks,
    matchers: place.matchers,
    onLine(line) {
      record.log.push(line);
      place.deps.onLog(place.job, toShown(line), place.workspace);
    },
    detached: true,
  });
  const stop = () => endProcess((signal) => void child.kill(signal), done);
  using _ = addAbortListener(signal, stop);
  const result = await done.catch((cause: Error) => {
    throw new RunnerRefusal(cause.message);
  });
  place.env = { ...place.env, ...result.env };
  place.path = [...place.path, ...result.path];
  record.annotations.push(...result.annotations);
  record.summary += result.summary;
  Object.assign(program.outputs, result.outputs);
  note(result);
  signal.throwIfAborted();
  if (result.conclusion === 'success') return;
  // Add no message if the step has explained its failure itself.
  if (isAction || result.code === 0) throw new RunnerRefusal('');
  throw new RunnerRefusal(`Process completed with exit code ${result.code ?? 128}.`);
}

/**
 * Ends a process in the stages of a cancelled run:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
function endProcess(send: (signal: NodeJS.Signals) => void, done: Promise<unknown>): void {
  send('SIGINT');
  const terminate = setTimeout(() => send('SIGTERM'), graceMs.interrupt);
  const kill = setTimeout(() => send('SIGKILL'), graceMs.interrupt + graceMs.terminate);
  const clear = () => {
    clearTimeout(terminate);
    clearTimeout(kill);
  };
  done.then(clear, clear);
}
