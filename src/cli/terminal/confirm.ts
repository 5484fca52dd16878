import { createInterface } from 'node:readline/promises';
import type { CommandContext } from '../context.ts';

/** I.e. stdin isn't used for the token. */
export function canPrompt(options: { readonly tokenStdin?: boolean }, context: CommandContext) {
  if (options.tokenStdin || !context.stderr.isTTY) return false;
  const input = context.stdin?.() ?? {};
  return 'isTTY' in input && input.isTTY === true;
}

/** Anything but a clear yes means no. Rejects with the signal's reason on Ctrl-C. */
export async function isConfirmed(question: string, context: CommandContext): Promise<boolean> {
  const { stdin, stderr, signal } = context;
  const input = stdin?.();
  if (!input) return false;
  stderr.write(`${question} [y/N] `);
  const lines = createInterface({ input });
  try {
    const inputClosed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    const answer = await Promise.race([lines.question('', { signal }), inputClosed]);
    return /^\s*y(es)?\s*$/i.test(answer);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    lines.close();
  }
}
