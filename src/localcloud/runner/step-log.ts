import {
  type Annotation,
  type AnnotationLevel,
  type AnnotationRange,
  maxMessageLength,
  maxPerLevel,
} from './annotations.ts';
import type { Masks } from './masks.ts';

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
