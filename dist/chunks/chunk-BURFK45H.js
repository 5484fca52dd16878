import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  cut,
  display,
  json,
  plain,
  widthOf
} from "./chunk-F7ZYN63B.js";

// src/cli/terminal/table.ts
var gap = 2;
var narrowest = 6;
function table(columns, rows, width) {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ value }) => display(value(row))))
  ];
  const natural = columns.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index] ?? ""))));
  const widths = width === void 0 ? natural : fitted(columns, natural, width - gap * (columns.length - 1));
  return lines.map((line) => {
    const cells = columns.map(({ align }, index) => pad(line[index] ?? "", widths[index] ?? 0, align));
    const text = cells.join(" ".repeat(gap)).trimEnd();
    return width === void 0 ? text : cut(text, width);
  });
}
function sheet(fields) {
  const named = fields.map(([name, value]) => [plain(name), display(value)]);
  const width = Math.max(0, ...named.map(([name]) => widthOf(name)));
  return named.map(([name, value]) => `${pad(name, width, void 0)}${" ".repeat(gap)}${value}`);
}
function fieldsOf(record, prefix = "") {
  return Object.entries(record).flatMap(([name, value]) => {
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    return isGroup && Object.keys(value).length > 0 && name !== "structuredData" ? fieldsOf(value, `${prefix}${name}.`) : [[prefix + name, value]];
  });
}
function fitted(columns, natural, room) {
  const widths = [...natural];
  for (let excess = sum(widths) - room; excess > 0; excess -= 1) {
    const widest = Math.max(...widths.filter((_, index) => !columns[index]?.fixed));
    if (widest <= narrowest) break;
    widths[widths.findLastIndex((width, index) => width === widest && !columns[index]?.fixed)] = widest - 1;
  }
  return widths;
}
var sum = (numbers) => numbers.reduce((total, value) => total + value, 0);
function pad(text, width, align) {
  const shown = cut(text, width);
  const space = " ".repeat(Math.max(0, width - widthOf(shown)));
  return align === "right" ? space + shown : shown + space;
}

// src/cli/terminal/printer.ts
function createPrinter({ stdout, redactor, log }, asJson) {
  const width = columnsOf(stdout);
  const write = (text) => void stdout.write(`${redactor.redact(text)}
`);
  const print = (answer, lines) => {
    if (asJson) write(json(answer));
    else for (const line of lines()) write(line);
  };
  return {
    json: asJson,
    width,
    print,
    printTable(answer, columns, rows, none) {
      print(answer, () => rows.length === 0 ? [] : table(columns, rows, width));
      if (rows.length === 0 && !asJson) log.info(none);
    },
    printRecord: (answer) => print(answer, () => sheet(fieldsOf(answer)))
  };
}
function columnsOf(stream) {
  return stream.isTTY === true ? stream.columns : void 0;
}

export {
  table,
  sheet,
  fieldsOf,
  createPrinter
};
