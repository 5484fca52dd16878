import { expect, it } from 'vitest';
import type { Problem } from '../../../src/shared/errors/error.ts';
import { createRandom } from '../../support/random.ts';
import { full } from '../../support/site-config.ts';
import { problems } from './problems.ts';

it('a randomly changed config is accepted, or is refused with locations inside the file', () => {
  const random = createRandom(20_260_101);
  let refused = 0;
  for (let round = 0; round < 800; round++) {
    const text = mutate(full, random);
    let found: readonly Problem[];
    try {
      found = problems(text);
    } catch (error) {
      throw new Error(`This file is neither read nor refused:\n${text}`, { cause: error });
    }
    if (found.length > 0) refused++;
    const rows = text.replace(/^\uFEFF/, '').split('\n');
    for (const { line = 0, column = 0, message } of found) {
      const row = rows[line - 1];
      expect(row, `${message} in line ${line} of\n${text}`).toBeDefined();
      expect(column, message).toBeGreaterThan(0);
      expect(column, `${message} in line ${line} of\n${text}`).toBeLessThanOrEqual(
        (row ?? '').length + 1,
      );
    }
  }
  // Some changes must be harmless and some fatal, or else the test proves nothing.
  expect(refused).toBeGreaterThan(250);
  expect(refused).toBeLessThan(800);
});

const pieces = [
  '\t',
  '\n',
  '\r',
  '\r\n',
  ' ',
  ':',
  ': ',
  '- ',
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  '&a ',
  '*a',
  '!!binary ',
  '!x ',
  '<<: ',
  '---\n',
  '...\n',
  '#',
  '|\n',
  '>\n',
  '? ',
  '%YAML 1.1\n',
  '\u0000',
  '\uFEFF',
  '\u2028',
  '💥',
  'null',
  '~',
  '.nan',
  '0',
  '__proto__: ',
  'constructor: ',
  'toString: 1\n',
  'version: 1\n',
  'site: *a\n',
  '<<: *a\n',
  '  <<: [1]\n',
];

function mutate(text: string, random: () => number): string {
  const pick = (length: number) => Math.floor(random() * length);
  let result = text;
  for (let count = 1 + pick(3); count > 0; count--) {
    const at = pick(result.length + 1);
    const rows = result.split('\n');
    const row = pick(rows.length);
    const piece = pieces[pick(pieces.length)] ?? '';
    const changes = [
      () => result.slice(0, at) + piece + result.slice(at),
      () => result.slice(0, at) + result.slice(at + 1 + pick(4)),
      () => result.slice(0, at),
      () => rows.toSpliced(row, 1).join('\n'),
      () => rows.toSpliced(row, 0, rows[pick(rows.length)] ?? '').join('\n'),
      () => rows.with(row, ` ${rows[row]}`).join('\n'),
      () => rows.with(row, (rows[row] ?? '').replace(/: .*/, `: ${piece}`)).join('\n'),
    ];
    result = changes[pick(changes.length)]?.() ?? result;
  }
  return result;
}
