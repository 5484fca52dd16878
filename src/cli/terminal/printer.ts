import { type FlowOutcome, formatOutcome } from '../../automation/reconcile.ts';
import { sanitize } from '../../shared/sanitize.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { safeJson } from './cell.ts';
import { fitStream, getColumns } from './fit.ts';
import { type Columns, fieldLines, flatFields, tableLines } from './table.ts';

export type Printer = ReturnType<typeof createPrinter>;

export function createPrinter(context: CommandContext, asJson = false) {
  const { stdout, env, redactor, log } = context;
  const width = getColumns(stdout, env);
  const people = fitStream(stdout, width);
  const print = (answer: unknown, lines: () => readonly string[]) => {
    if (asJson) stdout.write(`${redactor.redact(safeJson(answer))}\n`);
    // The portal's data may contain runner commands, which a workflow's runner would execute.
    else for (const line of lines()) people.write(`${sanitize(redactor.redact(line))}\n`);
  };
  return {
    json: asJson,
    width,
    print,
    printTable<Row>(answer: unknown, columns: Columns<Row>, rows: readonly Row[], none: string) {
      print(answer, () => {
        if (rows.length === 0) return [];
        return tableLines(columns, rows, width);
      });
      if (rows.length === 0 && !asJson) log.info(none);
    },
    printRecord: (answer: object) => print(answer, () => fieldLines(flatFields(answer))),
  };
}

export function reportOutcome(
  outcome: FlowOutcome,
  options: { readonly json?: boolean },
  context: CommandContext,
): ExitCode {
  createPrinter(context, options.json).print(outcome, () => []);
  for (const line of formatOutcome(outcome)) context.log.info(line);
  return 0;
}
