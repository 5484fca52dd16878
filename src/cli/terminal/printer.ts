import { disarm } from '../../shared/disarm.ts';
import type { TextStream } from '../../shared/plain-log.ts';
import type { CommandContext } from '../context.ts';
import { safeJson } from './cell.ts';
import { type Column, fieldLines, flatFields, tableLines } from './table.ts';

/** Prints the data of a command: for people, or as JSON. */
export interface Printer {
  readonly json: boolean;
  /** Columns of the terminal; `undefined` where nothing is to be cut. */
  readonly width: number | undefined;
  /** The answer as JSON, or lines for people. */
  print(answer: unknown, lines: () => readonly string[]): void;
  /** The answer as JSON, or its rows as a table; `none` where there are no rows. */
  printTable<Row>(answer: unknown, columns: readonly Column<Row>[], rows: readonly Row[], none: string): void;
  /** The answer as JSON, or its fields with their names. */
  printRecord(answer: object): void;
}

export function createPrinter({ stdout, redactor, log }: CommandContext, asJson = false): Printer {
  const width = columnsOf(stdout);
  const write = (text: string) => void stdout.write(`${text}\n`);
  const print: Printer['print'] = (answer, lines) => {
    if (asJson) write(redactor.redact(safeJson(answer)));
    // What the portal holds may be printed in a step of a workflow.
    else for (const line of lines()) write(disarm(redactor.redact(line)));
  };
  return {
    json: asJson,
    width,
    print,
    printTable(answer, columns, rows, none) {
      print(answer, () => (rows.length === 0 ? [] : tableLines(columns, rows, width)));
      if (rows.length === 0 && !asJson) log.info(none);
    },
    printRecord: (answer) => print(answer, () => fieldLines(flatFields(answer))),
  };
}

/** Columns of the terminal; `undefined` where the stream is none. */
function columnsOf(stream: TextStream & { readonly columns?: number }): number | undefined {
  return stream.isTTY === true ? stream.columns : undefined;
}
