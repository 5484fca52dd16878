import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';

/** Lines of stdin, one after another, so that a secret and a pasted code can both come from there. */
export interface StdinLines extends Disposable {
  /**
   * The next line, without what surrounds it.
   * @param what it is, for the error when there is none
   * @throws SiteDeployError `USAGE`; the signal's reason when it aborts
   */
  next(what: string, signal: AbortSignal): Promise<string>;
  /** The same as a secret, masked from then on. */
  nextSecret(what: string, signal: AbortSignal): Promise<Secret>;
}

/** Reads nothing before somebody wants the first line. */
export function stdinLines({ stdin, log }: CommandContext): StdinLines {
  const open = () => {
    const reader = createInterface({ input: stdin?.() ?? Readable.from([]), crlfDelay: Number.POSITIVE_INFINITY });
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
      const value = line.done ? '' : line.value.trim();
      if (value !== '') return value;
      throw new SiteDeployError('USAGE', `stdin holds no ${what}.`, {
        remedy: `Write the ${what} to stdin as one line.`,
      });
    } finally {
      signal.removeEventListener('abort', onAbort);
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
    },
  };
}
