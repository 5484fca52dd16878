import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isSameName, RunnerRefusal } from './command.ts';
import { decodeText } from './lines.ts';
import type { Step } from './step.ts';

export interface WrittenFiles {
  readonly outputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly summary: string;
}

const largestSummary = 1024 * 1024;

/** https://github.com/actions/runner/blob/main/src/Runner.Worker/FileCommandManager.cs */
export async function readFileCommands(jobFiles: JobFiles, step: Step): Promise<WrittenFiles> {
  const { log, commands } = step;
  const written = {
    outputs: { ...commands.outputs },
    env: { ...commands.env },
    state: { ...commands.state },
    path: [...commands.path],
    summary: '',
  };
  const read = async (file: CommandFile, apply: (bytes: Buffer) => void) => {
    const bytes = await readFile(jobFiles.commands[file]).catch(() => undefined);
    if (!bytes) return;
    try {
      apply(bytes);
    } catch (error) {
      if (!(error instanceof RunnerRefusal)) throw error;
      log.fail(
        `Unable to process file command '${contextNames[file]}' successfully.`,
        error.message,
      );
    }
  };
  await read('GITHUB_PATH', (bytes) => {
    for (const line of decodeText(bytes).split(/\r\n|\r|\n/))
      if (line !== '') written.path = [...written.path.filter((entry) => entry !== line), line];
  });
  await read('GITHUB_ENV', (bytes) => {
    for (const [name, value] of assignmentsIn(decodeText(bytes))) {
      if (isSameName(name, 'NODE_OPTIONS'))
        log.annotate(
          'error',
          "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.",
        );
      else written.env[name] = value;
    }
  });
  await read('GITHUB_STEP_SUMMARY', (bytes) => {
    if (bytes.length > largestSummary) {
      const size = Math.floor(bytes.length / 1024);
      return log.annotate(
        'error',
        '$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ' +
          `${largestSummary / 1024}k, got ${size}k.`,
      );
    }
    written.summary = decodeText(bytes).split('\n').map(log.masks.hide).join('\n');
  });
  await read('GITHUB_STATE', (bytes) => {
    for (const [name, value] of assignmentsIn(decodeText(bytes))) written.state[name] = value;
  });
  await read('GITHUB_OUTPUT', (bytes) => {
    for (const [name, value] of assignmentsIn(decodeText(bytes))) {
      if (name === '') throw new RunnerRefusal("Value cannot be null or empty. (Parameter 'name')");
      written.outputs[name] = value;
    }
  });
  return written;
}

const contextNames: Readonly<Record<CommandFile, string>> = {
  GITHUB_OUTPUT: 'output',
  GITHUB_ENV: 'env',
  GITHUB_PATH: 'path',
  GITHUB_STATE: 'state',
  GITHUB_STEP_SUMMARY: 'step_summary',
};

/** Nothing is trimmed, and CRs are preserved. */
export function* assignmentsIn(text: string): Generator<readonly [name: string, value: string]> {
  const lines = text.split('\n');
  // The last line end starts no new line.
  if (lines.at(-1) === '') lines.pop();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const block = line.indexOf('<<');
    if (equals !== -1 && (block === -1 || equals < block)) {
      yield [line.slice(0, equals), line.slice(equals + 1)];
      continue;
    }
    const name = line.slice(0, Math.max(block, 0));
    const delimiter = line.slice(block + 2);
    if (block === -1) throw new RunnerRefusal(`Invalid format '${line}'`);
    if (name === '' || delimiter === '')
      throw new RunnerRefusal(
        `Invalid format '${line}'. Name must not be empty and delimiter must not be empty`,
      );
    const end = lines.indexOf(delimiter, index + 1);
    if (end === -1) throw new RunnerRefusal(formatMissingDelimiter(text, lines, index, delimiter));
    yield [name, lines.slice(index + 1, end).join('\n')];
    index = end;
  }
}

function formatMissingDelimiter(
  text: string,
  lines: readonly string[],
  index: number,
  delimiter: string,
): string {
  const hasLines = index + 1 < lines.length;
  if (hasLines && !text.endsWith('\n')) return 'Invalid value. EOF marker missing new line.';
  return `Invalid value. Matching delimiter not found '${delimiter}'`;
}

export interface JobFiles {
  readonly root: string;
  readonly home: string;
  readonly temp: string;
  readonly toolCache: string;
  readonly event: string;
  readonly commands: Readonly<Record<CommandFile, string>>;
}

export type CommandFile =
  | 'GITHUB_OUTPUT'
  | 'GITHUB_ENV'
  | 'GITHUB_PATH'
  | 'GITHUB_STATE'
  | 'GITHUB_STEP_SUMMARY';

export async function createJobFiles(eventPayload: object): Promise<JobFiles> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-deploy-runner-'));
  const at = (name: string) => path.join(root, name);
  const commandsFolder = at('file_commands');
  const commandAt = (name: string) => path.join(commandsFolder, name);
  const files: JobFiles = {
    root,
    home: at('home'),
    temp: at('temp'),
    toolCache: at('toolcache'),
    event: path.join(root, 'workflow', 'event.json'),
    commands: {
      GITHUB_OUTPUT: commandAt('set_output'),
      GITHUB_ENV: commandAt('set_env'),
      GITHUB_PATH: commandAt('add_path'),
      GITHUB_STATE: commandAt('save_state'),
      GITHUB_STEP_SUMMARY: commandAt('step_summary'),
    },
  };
  await Promise.all(
    [files.home, files.temp, files.toolCache, commandsFolder, path.dirname(files.event)].map(
      (dir) => mkdir(dir),
    ),
  );
  await resetCommandFiles(files);
  await writeFile(files.event, JSON.stringify(eventPayload, null, 2));
  return files;
}

export async function resetCommandFiles(files: JobFiles): Promise<void> {
  await Promise.all(Object.values(files.commands).map((file) => writeFile(file, '')));
}
