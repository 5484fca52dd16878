import { Readable } from 'node:stream';
import type { CommandContext } from '../../../src/cli/context.ts';
import type { TextStream } from '../../../src/shared/plain-log.ts';
import { Redactor } from '../../../src/shared/secret.ts';
import { recordingLog } from '../../support/log.ts';

/** The context of a command, which records the command's output. */
export interface RecordedContext extends CommandContext {
  readonly log: ReturnType<typeof recordingLog>;
  /** Returns all text on standard output. */
  out(): string;
  isStdinOpen(): boolean;
}

/**
 * Creates a context that records all output.
 * @param stdin text on standard input, delivered in two chunks; default: none
 */
export function commandContext({
  env = {},
  stdin,
  columns,
}: {
  readonly env?: CommandContext['env'];
  readonly stdin?: string;
  readonly columns?: number;
} = {}): RecordedContext {
  const out: string[] = [];
  const stdout: TextStream & { readonly columns?: number } = {
    write: (text) => out.push(text),
    ...(columns !== undefined && { isTTY: true, columns }),
  };
  let isOpen = false;
  return {
    env,
    cwd: '/nowhere',
    stdout,
    stderr: { write: () => true },
    ...(stdin !== undefined && {
      stdin() {
        isOpen = true;
        return Readable.from([stdin.slice(0, 3), stdin.slice(3)]);
      },
    }),
    log: recordingLog(),
    redactor: new Redactor(),
    waiting: () => ({ [Symbol.dispose]() {} }),
    signal: new AbortController().signal,
    loading: (load) => load(),
    out: () => out.join(''),
    isStdinOpen: () => isOpen,
  };
}

/** Creates the context of a command with or without a terminal. All output goes to `write`. */
export function terminalContext(
  input: Readable,
  write: (text: string) => void,
  { cwd = '/', isTTY = true, env = {} } = {},
): CommandContext {
  const stream = { write, isTTY };
  return { ...commandContext({ env }), cwd, stdout: stream, stderr: stream, stdin: () => input };
}
