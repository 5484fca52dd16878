import { sanitize } from '../../shared/sanitize.ts';
import type { CommandContext } from '../context.ts';
import { safeJson } from './cell.ts';
import { fitStream, getColumns } from './fit.ts';
import { type Column, fieldLines, flatFields, tableLines } from './table.ts';

/** Prints a command's data, for people or as JSON. */
export interface Printer {
  readonly json: boolean;
  /** Columns for tables; `undefined`: lines aren't cut. */
  readonly width: number | undefined;
  /** Prints JSON, or lines for people. */
  print(answer: unknown, lines: () => readonly string[]): void;
  /** Prints JSON, or the rows as a table; `none` if there are no rows. */
  printTable<Row>(
    answer: unknown,
    columns: readonly Column<Row>[],
    rows: readonly Row[],
    none: string,
  ): void;
  /** Prints JSON, or the fields with their names. */
  printRecord(answer: object): void;
}

export function createPrinter(commandContext: CommandContext, asJson = false): Printer {
  const { stdout, env, redactor, log } = commandContext;
  const width = getColumns(stdout, env);
  const people = fitStream(stdout, width);
  const print: Printer['print'] = (answer, lines) => {
    if (asJson) stdout.write(`${redactor.redact(safeJson(answer))}\n`);
    // What the portal holds may be printed in a step of a workflow.
    else for (const line of lines()) people.write(`${sanitize(redactor.redact(line))}\n`);
  };
  return {
    json: asJson,
    width,
    print,
    printTable(answer, columns, rows, none) {
      print(answer, () => {
        if (rows.length === 0) return [];
        return tableLines(columns, rows, width);
      });
      if (rows.length === 0 && !asJson) log.info(none);
    },
    printRecord: (answer) => print(answer, () => fieldLines(flatFields(answer))),
  };
}
