import type { DeployResult } from '../deploy/result.ts';
import { reportOf } from '../deploy/run-report.ts';
import type { GitHub } from '../github/types.ts';
import type { Log } from '../shared/log.ts';
import type { Redactor } from '../shared/secret.ts';
import { annotationsOf } from './annotations.ts';
import { outputsOf } from './outputs.ts';
import { summaryOf } from './summary/summary.ts';

/** What of the runner a result is written to. */
export interface Runner {
  setOutput(name: string, value: string): void;
  /** Absent where the runner shows no summaries. */
  readonly writeSummary: ((markdown: string) => Promise<unknown>) | undefined;
  /** Where pull requests are to be told: GitHub, with a token of the job. */
  readonly github?: (() => Promise<GitHub>) | undefined;
}

/** Shows a result wherever the runner shows one. The last lines of the log are those of the result. */
export async function publish(result: DeployResult, runner: Runner, log: Log, redactor: Redactor): Promise<void> {
  // Before it becomes Markdown: in there a secret would be spelled in another way.
  const report = redacted(reportOf(result), redactor);
  for (const [name, value] of Object.entries(outputsOf(report))) runner.setOutput(name, value);
  await runner.writeSummary?.(summaryOf(report));
  if (runner.github !== undefined) {
    const { writeComments } = await import('./comment/comment.ts');
    await writeComments(report, await runner.github(), log);
  }
  const annotations = annotationsOf(report);
  for (const { message, ...place } of annotations) log.error(message, place);
  if (annotations.length !== 1) log.info(report.closingLines.join('\n'));
}

/** The same without any secret, however deep it is. */
function redacted<Value>(value: Value, redactor: Redactor): Value {
  return JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? redactor.redact(part) : part)));
}
