import type { CommandContext } from '../context.ts';
import { tableOf } from './table.ts';

/** Prints an answer of the API: as it came with `--json`, else as a table of what is there. */
export function printAnswer(answer: unknown, { json }: { readonly json?: boolean }, context: CommandContext): void {
  const { stdout, log, redactor } = context;
  if (json) stdout.write(`${redactor.redact(JSON.stringify(answer, null, 2))}\n`);
  else for (const line of tableOf(answer)) log.info(line);
}
