import { randomUUID } from 'node:crypto';
import type { ForeignOutput, Log, LogPlace } from '../shared/log.ts';
import { Redactor } from '../shared/secret.ts';
import { shownBy } from './shown.ts';
import { collectWarnings } from './warnings.ts';

/** The place that an annotation points at. */
export interface AnnotationPlace {
  title?: string;
  file?: string;
  startLine?: number;
  startColumn?: number;
}

/** What is used of `@actions/core`. */
export interface RunnerCommands {
  debug(message: string): void;
  info(message: string): void;
  warning(message: string, place?: AnnotationPlace): void;
  error(message: string, place?: AnnotationPlace): void;
  setSecret(secret: string): void;
}

/** A log whose warnings are lines, until the most important of them are shown beside the run. */
export interface RunnerLog extends Log {
  /** Shows them, at the end of the run: before that nobody knows which they are. */
  annotate(): void;
}

/**
 * A log of workflow commands (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands).
 *
 * What a build prints is shown with commands switched off and disarmed, so that it cannot set masks, annotations or
 * anything else of the job. A secret that arrives meanwhile must be masked at once, and a mask is a command: it is let
 * through between the lines.
 */
export function actionsLog(core: RunnerCommands, redactor = new Redactor()): RunnerLog {
  let stopToken: string | undefined;
  let held: (() => void)[] = [];
  const command = (issue: () => void) => {
    if (stopToken) core.info(`::${stopToken}::`);
    issue();
    if (stopToken) core.info(`::stop-commands::${stopToken}`);
  };
  const afterForeign = (issue: () => void) => {
    if (!stopToken) issue();
    else held.push(issue);
  };
  // What services and files have said may be part of any line.
  const { text: shown, value } = shownBy(redactor);
  const place = (of: LogPlace | undefined): AnnotationPlace => {
    const { title, file, line, column } = of ?? {};
    // The runner masks the message of an annotation and none of its properties.
    return {
      ...(title !== undefined && { title: value(title) }),
      ...(file !== undefined && { file: value(file) }),
      ...(line !== undefined && { startLine: line }),
      ...(column !== undefined && { startColumn: column }),
    };
  };
  const warnings = collectWarnings();
  const warn = (line: string, problem: LogPlace | undefined) => {
    if (warnings.add(line, problem)) core.info(`Warning: ${line}`);
  };
  return {
    debug: (line) => afterForeign(() => core.debug(shown(line))),
    info: (line) => afterForeign(() => core.info(shown(line))),
    warn: (line, problem) => afterForeign(() => warn(shown(line), problem)),
    error: (line, problem) => command(() => core.error(shown(line), place(problem))),
    annotate() {
      const chosen = warnings.take();
      if (chosen.length === 0) return;
      command(() => {
        core.info('::group::Warnings that GitHub shows beside the run');
        for (const { message, ...of } of chosen) core.warning(message, place(of));
        core.info('::endgroup::');
      });
    },
    mask(secret) {
      for (const form of redactor.add(secret.reveal())) command(() => core.setSecret(form));
    },
    foreign(title): ForeignOutput {
      const token = randomUUID();
      core.info(`::group::${value(title)}`);
      core.info(`::stop-commands::${token}`);
      stopToken = token;
      return {
        line(text) {
          // Once the block is closed, commands would be obeyed again.
          if (stopToken === token) core.info(shown(text));
        },
        close() {
          if (stopToken !== token) return;
          stopToken = undefined;
          core.info(`::${token}::`);
          core.info('::endgroup::');
          const waiting = held;
          held = [];
          for (const issue of waiting) issue();
        },
      };
    },
  };
}
