import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import type { CommandContext } from '../context.ts';

/** Returns whether stdin and stderr are terminals, and stdin doesn't supply a secret. */
export function canPrompt(options: { readonly tokenStdin?: boolean }, context: CommandContext) {
  if (options.tokenStdin || !context.stderr.isTTY) return false;
  const input = context.stdin?.() ?? {};
  return 'isTTY' in input && input.isTTY === true;
}

/**
 * Runs `work` with a function that asks a question. It resolves to `undefined` at the end of input,
 * and rejects with the signal's reason on Ctrl-C.
 */
export async function withPrompt<Result>(
  context: CommandContext,
  work: (ask: (question: string) => Promise<string | undefined>) => Promise<Result>,
): Promise<Result> {
  const { stdin, stderr, signal } = context;
  const lines = createInterface({ input: stdin?.() ?? Readable.from([]) });
  const closed = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  try {
    return await work((question) => {
      stderr.write(question);
      return Promise.race([lines.question('', { signal }), closed]);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    lines.close();
  }
}

/** Asks a yes/no question. Any answer but "y" or "yes" means no. */
export function isConfirmed(question: string, context: CommandContext): Promise<boolean> {
  return withPrompt(context, async (ask) =>
    /^\s*y(es)?\s*$/i.test((await ask(`${question} [y/N] `)) ?? ''),
  );
}
