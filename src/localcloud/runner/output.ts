import { spawn } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { type JobFiles, readFileCommands, type WrittenFiles } from './file-commands.ts';
import { cutLines } from './lines.ts';
import type { Masks } from './masks.ts';
import type { InstalledMatchers } from './matchers.ts';
import { createStep, type Step } from './step.ts';
import type { Annotation } from './step-log.ts';

type WritingProcess = Pick<EventEmitter, 'once'> & Readonly<Record<StreamName, Readable | null>>;

type StreamName = 'stderr' | 'stdout';

/**
 * Time in ms to wait for output after the process has ended, because an orphaned process may keep
 * the stream open.
 */
const lingerMs = 5_000;

/**
 * Reads the output of a process. If lines of both streams are waiting, lines of stderr come first,
 * as in the runner.
 * @returns how the process ended
 */
export function readOutput(child: WritingProcess, step: Pick<Step, 'read'>) {
  const waiting: Record<StreamName, string[]> = { stderr: [], stdout: [] };
  let scheduled = false;
  const drain = () => {
    scheduled = false;
    for (const line of [...waiting.stderr.splice(0), ...waiting.stdout.splice(0)]) step.read(line);
  };
  const follow = (name: StreamName, stream: Readable | null) => {
    const cutter = cutLines((line) => {
      waiting[name].push(line);
      if (!scheduled) setImmediate(drain);
      scheduled = true;
    });
    stream?.on('data', (chunk: Buffer) => cutter.write(chunk));
    return cutter;
  };
  const cutters = [follow('stderr', child.stderr), follow('stdout', child.stdout)];

  return new Promise<Pick<ActionResult, 'code' | 'signal'>>((resolve, reject) => {
    let linger: NodeJS.Timeout | undefined;
    child.once('error', reject);
    child.once('exit', () => {
      linger = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, lingerMs);
    });
    child.once('close', (code, signal) => {
      clearTimeout(linger);
      for (const cutter of cutters) cutter.end();
      drain();
      resolve({ code, signal });
    });
  });
}

export interface ActionResult extends WrittenFiles {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** `failure` if the process or one of its workflow commands failed. */
  readonly conclusion: 'success' | 'failure';
  readonly visible: string;
  readonly annotations: readonly Annotation[];
}

interface StepProcessOptions {
  readonly command: readonly string[];
  readonly workspace: string;
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly files: JobFiles;
  readonly masks: Masks;
  readonly matchers?: InstalledMatchers;
  /** Called for each line of the log, after masking. */
  readonly onLine?: (line: string) => void;
  readonly detached?: boolean;
}

export function startStep(options: StepProcessOptions) {
  const { command, workspace, cwd = workspace, env, files, masks, matchers, detached } = options;
  const step = createStep({ workspace, env, masks, matchers, onEntry: options.onLine });
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
  const done = readOutput(child, step).then(async ({ code, signal }): Promise<ActionResult> => {
    const written = await readFileCommands(files, step);
    const { entries, annotations, failed } = step.log;
    const conclusion = code === 0 && !failed ? 'success' : 'failure';
    return { code, signal, conclusion, visible: entries.join('\n'), annotations, ...written };
  });
  return { child, done };
}
