import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { usageError } from '../../shared/errors/error.ts';
import { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';

export interface StdinLines extends Disposable {
  /** Trimmed. @throws SiteDeployError `USAGE`; the signal's reason if it aborts */
  next(description: string, signal: AbortSignal): Promise<string>;
  nextSecret(description: string, signal: AbortSignal): Promise<Secret>;
}

export function stdinLines(context: CommandContext): StdinLines {
  const open = () => {
    const reader = createInterface({
      input: context.stdin?.() ?? Readable.from([]),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    return { reader, lines: reader[Symbol.asyncIterator]() };
  };
  let opened: ReturnType<typeof open> | undefined;
  const next = async (what: string, signal: AbortSignal): Promise<string> => {
    signal.throwIfAborted();
    opened ??= open();
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      const line = await Promise.race([opened.lines.next(), aborted]);
      const value = String(line.value ?? '').trim();
      if (value !== '') return value;
      throw usageError(`stdin contains no ${what}.`, `Write the ${what} to stdin on one line.`);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  };
  return {
    next,
    async nextSecret(what, signal) {
      const secret = new Secret(await next(what, signal));
      context.log.mask(secret);
      return secret;
    },
    [Symbol.dispose]() {
      opened?.reader.close();
    },
  };
}
