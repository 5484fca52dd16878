import path from 'node:path';
import { getProperty, type WorkflowCommand } from './command.ts';
import type { Masks } from './masks.ts';

export type AnnotationLevel = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly level: AnnotationLevel;
  /** Message, masked and truncated to 4,096 UTF-16 units. */
  readonly message: string;
  /**
   * Path, relative if it is in the workspace. Like the runner, masks neither the path nor `title`.
   */
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly col?: number;
  readonly endColumn?: number;
  readonly title?: string;
}

const maxMessageLength = 4096;
const maxPerLevel = 10;

export type AnnotationRange = Omit<Annotation, 'level' | 'message'>;

/** Reads the range of an annotation, and corrects an invalid one as the runner does. */
export function parseRange(command: Pick<WorkflowCommand, 'properties'>, workspace: string) {
  const number = (name: string) => {
    const text = getProperty(command, name) ?? '';
    if (/^\s*[+-]?\d+\s*$/.test(text)) return Number(text);
    return undefined;
  };
  const [endLine, endColumn] = [number('endLine'), number('endColumn')];
  const { line = endLine, col = endColumn } = { line: number('line'), col: number('col') };
  const file = getProperty(command, 'file');
  const place = { title: getProperty(command, 'title'), file: file && relativeTo(workspace, file) };
  const lines = isReversed(line, endLine) ? {} : { line, endLine };
  const isOneLine = line !== undefined && line === (endLine ?? line);
  if (!isOneLine || isReversed(col, endColumn)) return { ...place, ...lines };
  return { ...place, ...lines, col, endColumn };
}

function isReversed(start = -Infinity, end = Infinity): boolean {
  return end < start;
}

function relativeTo(workspace: string, file: string): string {
  const relative = path.relative(workspace, file);
  const isOutside = relative === '' || relative.startsWith('..') || path.isAbsolute(relative);
  if (isOutside || !path.isAbsolute(file)) return file;
  return relative.replaceAll(path.sep, '/');
}

export type StepLog = ReturnType<typeof createStepLog>;

const labels: Readonly<Record<AnnotationLevel, string>> = {
  error: 'Error: ',
  warning: 'Warning: ',
  notice: 'Notice: ',
};

/** Formats a line for the log that GitHub stores, e.g. with `Error: ` instead of `##[error]`. */
export const toShown = (line: string): string =>
  line.replace(/^##\[(error|warning|notice)\]/, (_, level: AnnotationLevel) => labels[level]);

export function createStepLog(masks: Masks, debugging: boolean, onEntry: (entry: string) => void) {
  const entries: string[] = [];
  const annotations: Annotation[] = [];
  const counts: Record<AnnotationLevel, number> = { error: 0, warning: 0, notice: 0 };
  let failed = false;
  const write = (text: string) => {
    const entry = masks.hide(text);
    entries.push(toShown(entry));
    onEntry(entry);
  };
  const log = {
    masks,
    debugging,
    entries,
    annotations,
    /** Whether the runner failed to process a command, in which case the step fails. */
    get failed() {
      return failed;
    },
    output: write,
    debug(text: string) {
      if (debugging)
        for (const line of text.replaceAll('\r\n', '\n').split('\n')) write(`##[debug]${line}`);
    },
    annotate(level: AnnotationLevel, text: string, place: AnnotationRange = {}, shown?: string) {
      const message = masks.hide(text).slice(0, maxMessageLength);
      // Empty messages count towards the limit, but aren't logged. Blank messages are logged
      // without an annotation.
      if (counts[level] < maxPerLevel) {
        counts[level]++;
        if (message.trim() !== '') annotations.push({ level, message, ...place });
      }
      const entry = shown ?? message;
      if (entry !== '') write(`##[${level}]${entry}`);
    },
    fail(...messages: readonly string[]) {
      failed = true;
      for (const message of messages) log.annotate('error', message);
    },
  };
  return log;
}
