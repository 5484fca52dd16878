import type { FlowOutcome } from '../../automation/reconcile.ts';
import { compact } from '../../shared/compact.ts';
import { plainText } from '../../shared/plain-text.ts';
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
    // What the portal holds may be printed in a step of a workflow.
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

const labels = {
  done: 'Done',
  person: 'Waiting for a person',
  machine: 'Not yet',
  turn: 'Not its turn',
  step: 'Next',
} as const;

export function formatOutcomeLines(outcome: FlowOutcome): string[] {
  const { kind, what, url } = outcome;
  return compact([`${labels[kind]}: ${plainText(what)}`, url && `  ${plainText(url)}`]);
}

export function reportOutcome(
  outcome: FlowOutcome,
  options: { readonly json?: boolean },
  context: CommandContext,
): ExitCode {
  createPrinter(context, options.json).print(outcome, () => []);
  for (const line of formatOutcomeLines(outcome)) context.log.info(line);
  return 0;
}
