import { describe, expect, it } from 'vitest';
import { problems } from './problems.ts';

const getProblems = (text: string) => problems(text).map(({ message }) => message);

describe('the loader of a site config', () => {
  it('refuses more than 100 aliases', () => {
    const aliases = `a: &a 1\nb: [${'*a, '.repeat(20_000)}]\n`;
    expect(getProblems(aliases)).toEqual([
      'found more than 100 aliases, expected at most that many',
    ]);
  });

  it('reports 1,600 of 1,900 problems, and how many more there are', () => {
    const found = getProblems(Array.from({ length: 1_900 }, (_, at) => `k${at}: 1`).join('\n'));
    expect(found).toHaveLength(1_601);
    expect(found.at(-1)).toMatch(/^and 3\d\d more problems of this kind$/);
  });

  it('reports the first of 300 unknown keys on one line', () => {
    const line = `{${Array.from({ length: 300 }, (_, at) => `k${at}: 1`).join(', ')}}`;
    expect(getProblems(line)).toContainEqual(expect.stringContaining('unknown key "k0"'));
  });
});
