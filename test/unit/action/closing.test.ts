import { expect, it } from 'vitest';
import { closeRun } from '../../../src/action/closing.ts';

function closed(isDone: boolean, lines: readonly string[]) {
  const said: string[] = [];
  closeRun(isDone, lines, {
    info: (text) => said.push(`info ${text}`),
    fail: (text) => said.push(`failed ${text}`),
  });
  return said;
}

it('a successful run ends with its result line', () => {
  expect(closed(true, ['Live.'])).toEqual(['info Live.']);
});

it('a failure ends with one annotation of all its lines', () => {
  expect(closed(false, ['Failed: x', '  fact', 'What to do: y'])).toEqual([
    'failed Failed: x\n  fact\nWhat to do: y',
  ]);
});

it('a failure too long for an annotation is logged in full, and the annotation keeps the remedy', () => {
  const lines = [
    'Failed: x',
    ...Array.from({ length: 200 }, () => '| a line of the build'),
    'Not changed.',
    'What to do: y',
  ];
  expect(closed(false, lines)).toEqual([
    `info ${lines.join('\n')}`,
    'failed Failed: x\nNot changed.\nWhat to do: y',
  ]);
  const [, annotation = ''] = closed(
    false,
    ['a', 'b', 'c'].map((letter) => letter.repeat(10_000)),
  );
  expect(annotation.length).toBeLessThanOrEqual(4_096 + 'failed '.length);
});
