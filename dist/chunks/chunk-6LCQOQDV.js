import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/cli/inputs/stdin-lines.ts
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
function stdinLines({ stdin, log }) {
  const open = () => {
    const reader = createInterface({ input: stdin?.() ?? Readable.from([]), crlfDelay: Number.POSITIVE_INFINITY });
    return { reader, lines: reader[Symbol.asyncIterator]() };
  };
  let opened;
  const next = async (what, signal) => {
    signal.throwIfAborted();
    opened ??= open();
    const { promise: aborted, reject } = Promise.withResolvers();
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      const line = await Promise.race([opened.lines.next(), aborted]);
      const value = line.done ? "" : line.value.trim();
      if (value !== "") return value;
      throw new SiteDeployError("USAGE", `stdin holds no ${what}.`, {
        remedy: `Write the ${what} to stdin as one line.`
      });
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  };
  return {
    next,
    async nextSecret(what, signal) {
      const secret = new Secret(await next(what, signal));
      log.mask(secret);
      return secret;
    },
    [Symbol.dispose]() {
      opened?.reader.close();
    }
  };
}

export {
  stdinLines
};
