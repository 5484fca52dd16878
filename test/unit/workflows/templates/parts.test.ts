import { expect, it } from 'vitest';
import { fill } from '../../../../src/workflows/templates/parts.ts';

it('fill replaces placeholders within a line, and indents the lines that replace a whole line', () => {
  const template = 'jobs:\n  <<jobs>>\n  <<none>>\non: <<event>>\n';
  const values = { jobs: ['a:', '', '  b: 1'], none: [], event: 'push' };
  expect(fill(template, values)).toBe('jobs:\n  a:\n\n    b: 1\non: push\n');
});

it.each([
  ['that fills a line', '  <<jbos>>\n'],
  ['within a line', 'on: <<jbos>>\n'],
])('fill refuses an unknown placeholder %s', (_, template) => {
  expect(() => fill(template, { jobs: 'a' })).toThrow(
    expect.objectContaining({ code: 'INTERNAL', message: expect.stringContaining('<<jbos>>') }),
  );
});

it('fill leaves placeholders in values unchanged', () => {
  expect(fill('<<a>>\non: <<b>>\n', { a: ['x <<b>>'], b: '<<a>>' })).toBe('x <<b>>\non: <<a>>\n');
});
