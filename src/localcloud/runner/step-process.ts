import { type ChildProcess, spawn } from 'node:child_process';
import type { Annotation } from './annotations.ts';
import { readFileCommands, type WrittenFiles } from './file-commands.ts';
import type { JobFiles } from './files.ts';
import type { Masks } from './masks.ts';
import type { InstalledMatchers } from './matchers.ts';
import { type ProcessOutput, readOutput } from './output.ts';
import { createStep } from './step.ts';

export interface ActionResult extends WrittenFiles {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Exit code 0 is not enough if a command of the step failed. */
  readonly conclusion: 'success' | 'failure';
  readonly masks: readonly string[];
  readonly visible: string;
  readonly annotations: readonly Annotation[];
  /** GitHub drops job outputs and environment URLs that this changes. */
  hide(text: string): string;
  readonly milliseconds: number;
}

export interface StepProcessOptions {
  readonly command: readonly string[];
  readonly workspace: string;
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly files: JobFiles;
  readonly masks: Masks;
  readonly matchers: InstalledMatchers;
  readonly onLine?: (line: string) => void;
  readonly detached?: boolean;
}

export interface StepProcess {
  readonly child: ChildProcess;
  readonly line: ProcessOutput['line'];
  readonly done: Promise<ActionResult>;
}

export function startStep(options: StepProcessOptions): StepProcess {
  const { command, workspace, cwd = workspace, env, files, masks, matchers, detached } = options;
  const step = createStep({ workspace, env, masks, matchers, onEntry: options.onLine });
  const startedAt = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = readOutput(child, step);
  const done = output.exited.then(async (exitResult): Promise<ActionResult> => {
    const milliseconds = performance.now() - startedAt;
    const written = await readFileCommands(files, step);
    const { entries, annotations, failed } = step.log;
    return {
      code: exitResult.code,
      signal: exitResult.signal,
      conclusion: exitResult.code === 0 && !failed ? 'success' : 'failure',
      ...output.texts(),
      masks: masks.values.filter((value) => value !== env.ACTIONS_RUNTIME_TOKEN),
      visible: entries.join('\n'),
      annotations,
      ...written,
      milliseconds,
      hide: masks.hide,
    };
  });
  return { child, line: output.line, done };
}
