import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Redactor
} from "./chunk-OI22C6ZB.js";

// src/shared/plain-log.ts
import { styleText } from "node:util";
function plainLog({ stream, color, verbose }, redactor = new Redactor()) {
  const style = (format, text) => color ? styleText(format, text, { validateStream: false }) : text;
  const write = (text) => void stream.write(`${text}
`);
  return {
    debug(line) {
      if (verbose) write(style("dim", redactor.redact(line)));
    },
    info: (line) => write(redactor.redact(line)),
    warn: (line) => write(style("yellow", `warning: ${redactor.redact(line)}`)),
    error: (line) => write(style("red", redactor.redact(line))),
    mask: (secret) => void redactor.add(secret.reveal()),
    foreign(title) {
      write(style("dim", `> ${redactor.redact(title)}`));
      return { line: (text) => write(style("dim", `  | ${redactor.redact(text)}`)), close() {
      } };
    }
  };
}

export {
  plainLog
};
