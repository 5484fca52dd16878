import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../src/localcloud/runner/command.ts';
import { cutLines } from '../../../src/localcloud/runner/lines.ts';
import { sanitize, sanitizeName } from '../../../src/shared/sanitize.ts';

/** Returns whether a runner would execute a command in any line of the text, whatever its name. */
function isObeyed(text: string): boolean {
  const lines: string[] = [];
  const cutter = cutLines((line) => lines.push(line));
  cutter.write(Buffer.from(text));
  cutter.end();
  // Runners without ICU compare the characters as they are.
  const isPlain = (line: string) => /^\s*::[^:\s].*?::|##\[[^\]\s][^\]]*\]/.test(line);
  return lines.some((line) => parseCommand(line, () => true) !== undefined || isPlain(line));
}

/**
 * Texts that are likely to contain commands: parts of commands, characters that the runner trims,
 * ignores or treats as line breaks, and arbitrary text.
 */
const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '::error::',
      '##[error]',
      ':\u200b:x::',
      '#\u200b#[x y=z]',
      '\n::x a=b::',
      '##[x',
    ),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '::',
      ':',
      '##[',
      '#',
      '##',
      '[',
      ']',
      'error',
      'stop-commands',
      'x',
      ' a=b',
      ';',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '\n',
      '\r',
      '\r\n',
      ' ',
      '\t',
      '\u00a0',
      '\u0085',
      '\u2028',
      '\u3000',
      '\u000b',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '\u200b',
      '\ufeff',
      '\u0000',
      '\u001b',
      '\u00ad',
      '\u034f',
      '\ufe0f',
      '\u{e0001}',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
);
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

describe('sanitize with random texts', () => {
  it('is given more than 500 texts with workflow commands', () => {
    const samples = fc.sample(text, { numRuns: 2_000, seed: 1 });
    expect(samples.filter(isObeyed).length).toBeGreaterThan(500);
  });

  it('leaves no workflow command', () => {
    fc.assert(
      fc.property(text, (given) => !isObeyed(sanitize(given))),
      { numRuns: 5_000 },
    );
  });

  it('does not change a sanitized text', () => {
    fc.assert(
      fc.property(text, (given) => sanitize(sanitize(given)) === sanitize(given)),
      { numRuns: 2_000 },
    );
  });

  it('does not remove characters, and inserts only blanks and bars', () => {
    fc.assert(
      fc.property(text, (given) => {
        const shown = sanitize(given);
        let at = 0;
        for (const letter of shown)
          if (given.startsWith(letter, at)) at += letter.length;
          else expect(' |').toContain(letter);
        expect(at).toBe(given.length);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('sanitizeName with random texts', () => {
  it('returns a single line without workflow commands', () => {
    fc.assert(
      fc.property(text, (given) => {
        const shown = sanitizeName(given);
        expect(shown).not.toMatch(/[\r\n\u2028\u2029]/);
        expect(isObeyed(shown)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
