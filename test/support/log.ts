import type { Log } from '../../src/shared/log.ts';
import { Redactor } from '../../src/shared/secret.ts';

export interface RecordingLog extends Log {
  /** `info text`, `warn text`, `foreign text`, ... in order. */
  readonly lines: string[];
  readonly masked: string[];
}

/** Creates a log that records its lines, redacted as every log does. */
export function recordingLog(): RecordingLog {
  const redactor = new Redactor();
  const lines: string[] = [];
  const masked: string[] = [];
  const keep = (kind: string) => (line: string) =>
    void lines.push(`${kind} ${redactor.redact(line)}`);
  return {
    lines,
    masked,
    debug: keep('debug'),
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
    mask(secret) {
      masked.push(secret.reveal());
      redactor.add(secret.reveal());
    },
    foreign(title) {
      lines.push(`open ${title}`);
      return { line: keep('foreign'), close: () => void lines.push('close') };
    },
  };
}
