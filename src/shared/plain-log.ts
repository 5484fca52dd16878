import { styleText } from 'node:util';
import { disarm } from './disarm.ts';
import type { Log } from './log.ts';
import { Redactor } from './secret.ts';

/** A stream that text is written to, such as stdout. */
export interface TextStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

export interface PlainLogOptions {
  readonly stream: TextStream;
  /** Colours; the caller has looked at the terminal and at `NO_COLOR`. */
  readonly color: boolean;
  /** Whether debug lines are shown. */
  readonly verbose: boolean;
}

/** Lines for a terminal, a file, or the log of a runner that the command is a step of: none of them is obeyed there. */
export function plainLog({ stream, color, verbose }: PlainLogOptions, redactor = new Redactor()): Log {
  const style = (format: 'dim' | 'yellow' | 'red', text: string) =>
    color ? styleText(format, text, { validateStream: false }) : text;
  const write = (text: string) => void stream.write(`${text}\n`);
  const shown = (text: string) => disarm(redactor.redact(text));
  return {
    debug(line) {
      if (verbose) write(style('dim', shown(line)));
    },
    info: (line) => write(shown(line)),
    warn: (line) => write(style('yellow', shown(`warning: ${line}`))),
    error: (line) => write(style('red', shown(line))),
    mask: (secret) => void redactor.add(secret.reveal()),
    foreign(title) {
      write(style('dim', shown(`> ${title}`)));
      return { line: (text) => write(style('dim', shown(`  | ${text}`))), close() {} };
    },
  };
}
