import { expect, it } from 'vitest';
import { parseAssignments } from '../../../../src/localcloud/runner/files.ts';

it('reads lines and blocks', () => {
  const text = ['a=1', 'b<<END', 'first', 'c=not an assignment', 'END', 'url=https://x/?q=1', 'empty<<E', 'E', ''].join(
    '\n',
  );
  expect(parseAssignments(text)).toEqual({ a: '1', b: 'first\nc=not an assignment', url: 'https://x/?q=1', empty: '' });
});

it('lets the last value win and stops at a block without an end', () => {
  expect(parseAssignments('a=1\na=2\nb<<END\nlost')).toEqual({ a: '2' });
});
