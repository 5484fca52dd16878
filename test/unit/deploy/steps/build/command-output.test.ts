import { expect, it } from 'vitest';
import { CommandOutput } from '../../../../../src/deploy/steps/build/command-output.ts';

const read = (lines: readonly string[]) => {
  const output = new CommandOutput();
  for (const line of lines) output.read(line);
  return output;
};

it('keeps only the last lines of the output', () => {
  const { tail, reasons } = read(Array.from({ length: 40 }, (_, index) => `line ${index + 1}`));
  expect(tail).toHaveLength(25);
  expect(tail[0]).toBe('line 16');
  expect(tail.at(-1)).toBe('line 40');
  expect(reasons).toEqual([]);
});

it('removes colours and other escape sequences from the output', () => {
  const { tail, reasons } = read([
    '\u001b[31mnpm error\u001b[39m code E401  ',
    '\u001b[2K\u001b[1Gdone',
  ]);
  expect(tail).toEqual(['npm error code E401', 'done']);
  expect(reasons).toEqual(['npm error code E401']);
});

it('keeps the first lines that give a reason, regardless of later output', () => {
  const { tail, reasons } = read([
    'npm warn old',
    'npm error code EUSAGE',
    ...Array.from({ length: 500 }, (_, index) => `npm error ${index}`),
  ]);
  expect(reasons).toHaveLength(40);
  expect(reasons[0]).toBe('npm error code EUSAGE');
  expect(tail.at(-1)).toBe('npm error 499');
});
