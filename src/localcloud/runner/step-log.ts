import path from 'node:path';
import { getProperty, type WorkflowCommand } from './command.ts';
import type { Masks } from './masks.ts';

export type AnnotationLevel = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly level: AnnotationLevel;
  /** Masked and truncated to 4,096 UTF-16 units. */
  readonly message: string;
  /** Relative to the workspace if inside it. The runner masks neither this nor `title`. */
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly col?: number;
  readonly endColumn?: number;
  readonly title?: string;
}

export const maxMessageLength = 4096;
export const maxPerLevel = 10;

export type AnnotationRange = Omit<Annotation, 'level' | 'message'>;

export function parseRange(
  command: Pick<WorkflowCommand, 'properties'>,
  workspace: string,
): AnnotationRange {
  const number = (name: string) => wholeNumber(getProperty(command, name));
  const file = getProperty(command, 'file') ?? '';
  const title = getProperty(command, 'title');
  return {
    ...(file !== '' && { file: relativeTo(workspace, file) }),
    ...repaired({
      line: number('line'),
      endLine: number('endLine'),
      col: number('col'),
      endColumn: number('endColumn'),
    }),
    title,
  };
}

interface Range {
  line: number | undefined;
  endLine: number | undefined;
  col: number | undefined;
  endColumn: number | undefined;
}

function repaired(range: Range): AnnotationRange {
  if (range.endLine !== undefined) range.line ??= range.endLine;
  if (range.endColumn !== undefined) range.col ??= range.endColumn;
  const { line, endLine, col, endColumn } = range;
  const hasColumns =
    line !== undefined &&
    (endLine === undefined || endLine === line) &&
    !isReversed(col, endColumn);
  const hasLines = !isReversed(line, endLine);
  return {
    ...(hasLines && line !== undefined && { line }),
    ...(hasLines && endLine !== undefined && { endLine }),
    ...(hasColumns && col !== undefined && { col }),
    ...(hasColumns && endColumn !== undefined && { endColumn }),
  };
}

function isReversed(start: number | undefined, end: number | undefined): boolean {
  return start !== undefined && end !== undefined && end < start;
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text !== undefined && /^\s*[+-]?\d+\s*$/.test(text)) return Number(text);
  return undefined;
}

function relativeTo(workspace: string, file: string): string {
  const relative = path.relative(workspace, file);
  const isInside =
    path.isAbsolute(file) &&
    relative !== '' &&
    !relative.startsWith('..') &&
    !path.isAbsolute(relative);
  if (isInside) return relative.replaceAll(path.sep, '/');
  return file;
}

export interface StepLog {
  readonly masks: Masks;
  readonly debugging: boolean;
  readonly entries: readonly string[];
  readonly annotations: readonly Annotation[];
  /** The runner failed to process a command: the step fails regardless of its exit code. */
  readonly failed: boolean;
  output(text: string): void;
  debug(text: string): void;
  annotate(
    level: AnnotationLevel,
    message: string,
    range?: AnnotationRange,
    displayed?: string,
  ): void;
  fail(...messages: readonly string[]): void;
}

const labels: Readonly<Record<AnnotationLevel, string>> = {
  error: 'Error: ',
  warning: 'Warning: ',
  notice: 'Notice: ',
};

export interface StepLogOptions {
  readonly masks: Masks;
  readonly debugging: boolean;
  readonly onEntry: (entry: string) => void;
}

export function createStepLog(stepLogOptions: StepLogOptions): StepLog {
  const { masks, debugging, onEntry } = stepLogOptions;
  const entries: string[] = [];
  const annotations: Annotation[] = [];
  const counts: Record<AnnotationLevel, number> = { error: 0, warning: 0, notice: 0 };
  let failed = false;
  const write = (text: string) => {
    const entry = masks.hide(text);
    entries.push(entry);
    onEntry(entry);
  };
  const log: StepLog = {
    masks,
    debugging,
    entries,
    annotations,
    get failed() {
      return failed;
    },
    output: write,
    debug(text) {
      if (debugging)
        for (const line of text.replaceAll('\r\n', '\n').split('\n')) write(`##[debug]${line}`);
    },
    annotate(level, text, place = {}, shown = undefined) {
      const message = masks.hide(text).slice(0, maxMessageLength);
      // An empty message counts towards the limit, but isn't logged or annotated; blanks are
      // logged.
      if (counts[level] < maxPerLevel) {
        counts[level]++;
        if (message.trim() !== '') annotations.push({ level, message, ...place });
      }
      const entry = shown ?? message;
      if (entry !== '') write(labels[level] + entry);
    },
    fail(...messages) {
      failed = true;
      for (const message of messages) log.annotate('error', message);
    },
  };
  return log;
}
