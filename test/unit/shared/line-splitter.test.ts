import { describe, expect, it } from 'vitest';
import { LineSplitter } from '../../../src/shared/process.ts';

/** Returns the lines of a text that arrives in these chunks. */
function getLines(...chunks: (string | Buffer)[]): string[] {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => lines.push(line));
  for (const chunk of chunks) splitter.write(Buffer.from(chunk));
  splitter.end();
  return lines;
}

describe('LineSplitter', () => {
  it.each<[string, string[], string[]]>([
    ['LF, CRLF and CR', ['one\ntwo\r\nthree\rfour'], ['one', 'two', 'three', 'four']],
    ['empty lines', ['\n\r\n\r\nend\n'], ['', '', '', 'end']],
    ['a CRLF in two chunks', ['one\r', '\ntwo'], ['one', 'two']],
    ['a CR and a separate LF later', ['one\r', 'x', '\ny'], ['one', 'x', 'y']],
    ['a line in three chunks', ['o', 'n', 'e\n'], ['one']],
    ['an empty text', [], []],
    ['an empty chunk between CR and LF', ['one\r', '', '\ntwo'], ['one', 'two']],
  ])('splits %s', (_, chunks, lines) => expect(getLines(...chunks)).toEqual(lines));

  it('joins a character that is split between two chunks', () => {
    const bytes = Buffer.from('grün\n');
    expect(getLines(bytes.subarray(0, 3), bytes.subarray(3))).toEqual(['grün']);
  });

  it('cuts a line of 200,000 characters and continues with the next one', () => {
    const [cut = '', next] = getLines(`${'word '.repeat(40_000)}\nnext`);
    expect(cut.length).toBeLessThan(66_000);
    expect(cut).toMatch(/word … \(\d+ characters more\)$/);
    expect(next).toBe('next');
  });

  it('cuts a line before a long word that contains a credential', () => {
    for (const before of [65_536 - 10, 65_536 - 99, 65_536 - 1, 60_000]) {
      const [cut = ''] = getLines(`${'x'.repeat(before)} SECRET${'s'.repeat(200_000)}`);
      expect(cut).not.toContain('SECRET');
    }
  });

  it('keeps less than 66,000 characters of 200 MB without a line break', () => {
    const lines: string[] = [];
    const splitter = new LineSplitter((line) => lines.push(line));
    const chunk = Buffer.alloc(4 << 20, 'a');
    for (let count = 0; count < 50; count += 1) splitter.write(chunk);
    splitter.end();
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThan(66_000);
  });
});
