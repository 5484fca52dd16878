import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isSameName, RunnerRefusal } from './command.ts';
import { decodeText } from './lines.ts';
import type { Step } from './step.ts';

export type WrittenFiles = Awaited<ReturnType<typeof readFileCommands>>;

const commandFiles = {
  GITHUB_OUTPUT: 'output',
  GITHUB_ENV: 'env',
  GITHUB_PATH: 'path',
  GITHUB_STATE: 'state',
  GITHUB_STEP_SUMMARY: 'step_summary',
};
export type CommandFile = keyof typeof commandFiles;

const largestSummary = 1024 * 1024;
const tooLarge = '$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of';
const nodeOptions = "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.";

/**
 * Reads a step's command files. Returns their results with those of the workflow commands in the
 * step's log:
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/FileCommandManager.cs
 */
export async function readFileCommands(jobFiles: JobFiles, step: Step) {
  const { log, commands } = step;
  const written = { ...structuredClone(commands.results), summary: '' };
  const read = async (file: CommandFile, apply: (bytes: Buffer) => void) => {
    const bytes = await readFile(jobFiles.commands[file]).catch(() => undefined);
    if (!bytes) return;
    try {
      apply(bytes);
    } catch (error) {
      if (!(error instanceof RunnerRefusal)) throw error;
      const name = commandFiles[file];
      log.fail(`Unable to process file command '${name}' successfully.`, error.message);
    }
  };
  await read('GITHUB_PATH', (bytes) => {
    for (const line of decodeText(bytes).split(/\r\n|\r|\n/))
      if (line !== '') written.path = [...written.path.filter((entry) => entry !== line), line];
  });
  await read('GITHUB_ENV', (bytes) => {
    for (const [name, value] of assignmentsIn(decodeText(bytes))) {
      if (isSameName(name, 'NODE_OPTIONS')) log.annotate('error', nodeOptions);
      else written.env[name] = value;
    }
  });
  await read('GITHUB_STEP_SUMMARY', (bytes) => {
    if (bytes.length > largestSummary) {
      const sizes = `${largestSummary / 1024}k, got ${Math.floor(bytes.length / 1024)}k.`;
      return log.annotate('error', `${tooLarge} ${sizes}`);
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

/** Yields the assignments in a command file. Nothing is trimmed, not even carriage returns. */
export function* assignmentsIn(text: string): Generator<readonly [name: string, value: string]> {
  const lines = text.split('\n');
  // A line break at the end of the file doesn't start another line.
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
    const empty = 'Name must not be empty and delimiter must not be empty';
    if (name === '' || delimiter === '')
      throw new RunnerRefusal(`Invalid format '${line}'. ${empty}`);
    const end = lines.indexOf(delimiter, index + 1);
    const isCut = index + 1 < lines.length && !text.endsWith('\n');
    if (end === -1 && isCut) throw new RunnerRefusal('Invalid value. EOF marker missing new line.');
    if (end === -1)
      throw new RunnerRefusal(`Invalid value. Matching delimiter not found '${delimiter}'`);
    yield [name, lines.slice(index + 1, end).join('\n')];
    index = end;
  }
}

export type JobFiles = Awaited<ReturnType<typeof createJobFiles>>;

export async function createJobFiles(eventPayload: object) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-deploy-runner-'));
  const at = (name: string) => path.join(root, name);
  const commands = Object.fromEntries(
    Object.entries(commandFiles).map(([name, file]) => [name, at(`file_commands/${file}`)]),
  ) as Record<CommandFile, string>;
  const folders = { home: at('home'), temp: at('temp'), toolCache: at('toolcache') };
  const files = { root, ...folders, event: at('workflow/event.json'), commands };
  for (const folder of [...Object.values(folders), at('workflow'), at('file_commands')])
    await mkdir(folder);
  await resetCommandFiles(files);
  await writeFile(files.event, JSON.stringify(eventPayload, null, 2));
  return files;
}

export async function resetCommandFiles(files: Pick<JobFiles, 'commands'>): Promise<void> {
  await Promise.all(Object.values(files.commands).map((file) => writeFile(file, '')));
}

/** Returns the command files by their names in the `github` context. */
export const getCommandFiles = ({ commands }: JobFiles) =>
  Object.fromEntries(
    Object.entries(commands).map(([name, file]) => [name.slice(7).toLowerCase(), file]),
  );
