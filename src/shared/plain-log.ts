import { styleText } from 'node:util';
import type { Log } from './log.ts';
import { sanitize } from './sanitize.ts';
import { Redactor } from './secret.ts';

export interface TextStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

interface PlainLogOptions {
  readonly stream: TextStream;
  readonly color: boolean;
  readonly verbose: boolean;
}

export function plainLog(options: PlainLogOptions, redactor = new Redactor()): Log {
  const style = (format: 'dim' | 'yellow' | 'red', text: string) => {
    if (options.color) return styleText(format, text, { validateStream: false });
    return text;
  };
  // Sanitize lines: in a workflow, the runner parses the output of the command line.
  const write = (text: string) => void options.stream.write(`${sanitize(text)}\n`);
  return {
    debug(line) {
      if (options.verbose) write(style('dim', redactor.redact(line)));
    },
    info: (line) => write(redactor.redact(line)),
    warn: (line) => write(style('yellow', `warning: ${redactor.redact(line)}`)),
    error: (line) => write(style('red', redactor.redact(line))),
    mask: (secret) => void redactor.add(secret.reveal()),
    foreign(title) {
      write(style('dim', `> ${redactor.redact(title)}`));
      return { line: (text) => write(style('dim', `  | ${redactor.redact(text)}`)), close() {} };
    },
  };
}
