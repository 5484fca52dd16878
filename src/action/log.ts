import type { Concern, ForeignOutput, Log, LogLocation } from '../shared/log.ts';
import { omitUndefined } from '../shared/omit-undefined.ts';
import { sanitize, sanitizeName } from '../shared/sanitize.ts';
import { Redactor } from '../shared/secret.ts';

export type Sanitizer = ReturnType<typeof createSanitizer>;

export function createSanitizer(redactor: Redactor) {
  return {
    text: (text: string) => sanitize(redactor.redact(text)),
    /**
     * Sanitizes a value to a single line without runner commands, because a later step may print it
     * at the start of a line.
     */
    value: (value: string) => sanitizeName(redactor.redact(value)),
  };
}

interface AnnotationProperties {
  title?: string;
  file?: string;
  startLine?: number;
  startColumn?: number;
}

export interface RunnerCommands {
  debug(message: string): void;
  info(message: string): void;
  warning(message: string, properties?: AnnotationProperties): void;
  error(message: string, properties?: AnnotationProperties): void;
  setSecret(secret: string): void;
}

export interface RunnerLog extends Log {
  annotate(): void;
}

/**
 * Creates the log of a runner. Disables runner commands in build output. site-deploy's own
 * commands, e.g. those that mask secrets, still run.
 */
export function actionsLog(core: RunnerCommands, redactor = new Redactor()): RunnerLog {
  let stopToken: string | undefined;
  let deferred: (() => void)[] = [];
  const command = (issue: () => void) => {
    if (stopToken) core.info(`::${stopToken}::`);
    issue();
    if (stopToken) core.info(`::stop-commands::${stopToken}`);
  };
  const afterForeign = (issue: () => void) => {
    if (!stopToken) issue();
    else deferred.push(issue);
  };
  const { text: shown, value } = createSanitizer(redactor);
  const place = (of: LogLocation | undefined): AnnotationProperties => {
    const { title, file, line, column } = of ?? {};
    // Sanitize these properties, because the runner only masks the message of an annotation.
    return omitUndefined({
      title: title && value(title),
      file: file && value(file),
      startLine: line,
      startColumn: column,
    });
  };
  const warnings = collectWarnings();
  const warn = (line: string, problem: LogLocation | undefined) => {
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
        core.info('::group::Warnings that GitHub shows on the page of the run');
        for (const { message, ...of } of chosen) core.warning(message, place(of));
        core.info('::endgroup::');
      });
    },
    mask(secret) {
      for (const form of redactor.add(secret.reveal())) command(() => core.setSecret(form));
    },
    foreign(title): ForeignOutput {
      // Use the global `crypto`: `node:crypto` takes 6 ms to load, and few runs have such output.
      const token = crypto.randomUUID();
      core.info(`::group::${value(title)}`);
      core.info(`::stop-commands::${token}`);
      stopToken = token;
      return {
        line(text) {
          // Drop lines after the block is closed, because the runner would execute commands in
          // them.
          if (stopToken === token) core.info(shown(text));
        },
        close() {
          if (stopToken !== token) return;
          stopToken = undefined;
          core.info(`::${token}::`);
          core.info('::endgroup::');
          const waiting = deferred;
          deferred = [];
          for (const issue of waiting) issue();
        },
      };
    },
  };
}

const order: Readonly<Record<Concern, number>> = {
  // Visitors miss something, or get something that isn't intended for them.
  visitors: 1,
  // Search results or social cards differ from the portal's metadata.
  search: 2,
  // The run used a fallback or left something behind.
  run: 3,
  // Something works, but isn't recommended.
  style: 4,
};

const maxWarnings = 10;
const single = 'site-deploy';

export function getRank({ concern = 'run' }: { readonly concern?: Concern }): number {
  return order[concern];
}

interface Warning extends LogLocation {
  readonly message: string;
  readonly title: string;
}

export function collectWarnings() {
  let found: Warning[] = [];
  const seen = new Set<string>();
  return {
    add(message: string, place: LogLocation = {}): boolean {
      const key = JSON.stringify([message, place.file, place.line, place.column]);
      if (seen.has(key)) return false;
      seen.add(key);
      const title = /^([^:]{1,60}): /.exec(message)?.[1] ?? single;
      found.push({ title, ...place, message });
      return true;
    },
    take() {
      const ranked = found.toSorted((a, b) => getRank(a) - getRank(b));
      found = [];
      if (ranked.length <= maxWarnings) return ranked;
      const left = ranked.length - (maxWarnings - 1);
      const message = `The log of this run has ${left} more, of lower priority.`;
      return [...ranked.slice(0, maxWarnings - 1), { message, title: 'More warnings' }];
    },
  };
}
