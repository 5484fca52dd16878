import { describe, expect, it } from 'vitest';
import { budgets, budgetViolations, margin, totals } from './budgets.ts';
import { repositoryRoot } from './sources.ts';
import { countCodeTokens, countDataTokens, weighFiles, weighRooms } from './tokens.ts';

describe.each(Object.entries(totals))('%s/', (folder, total) => {
  const names = Object.keys(budgets).filter((name) => name.split('/')[0] === folder);

  it('stays within the token budgets of its rooms', () => {
    const weights = weighRooms(weighFiles(repositoryRoot, folder), names);
    expect(budgetViolations(weights)).toEqual([]);
    const sum = [...weights.values()].reduce((a, b) => a + b.code + b.data, 0);
    expect(sum).toBeGreaterThan(total / 2);
    expect(sum).toBeLessThanOrEqual(total * (1 + margin));
  });

  it('has a total budget of at least the sum of the budgets of its rooms', () => {
    const shares = names.map((name) => budgets[name] ?? { code: 0, data: 0 });
    expect(shares.reduce((sum, { code, data }) => sum + code + data, 0)).toBeLessThanOrEqual(total);
  });
});

describe('counting tokens', () => {
  it.each([
    ['const a = 1;', 5],
    ['// a comment\nb; /* and\nanother */', 2],
    [`f('one string', "another \\" one")`, 6],
    [`\`text \${a} and \${b}\``, 9],
    ['a?.b ?? c.d => ...e', 10],
  ])('counts %j as %i tokens', (text, tokens) => {
    expect(countCodeTokens(text)).toBe(tokens);
  });

  it('counts words and punctuation in data', () => {
    expect(countDataTokens('key: "two words" # why')).toBe(8);
  });

  it('puts a file into the innermost room', () => {
    const files = new Map([
      ['src/cli.ts', { code: 1, data: 0 }],
      ['src/cli/run.ts', { code: 2, data: 0 }],
      ['src/cli/init/a.json', { code: 0, data: 4 }],
      ['lib/a.ts', { code: 8, data: 0 }],
    ]);
    expect(Object.fromEntries(weighRooms(files, ['src', 'src/cli']))).toEqual({
      src: { code: 1, data: 0 },
      'src/cli': { code: 2, data: 4 },
      'lib/a.ts': { code: 8, data: 0 },
    });
  });
});

describe('the budget check', () => {
  it('reports rooms beyond the margin and files without a room', () => {
    const limits = { a: { code: 100, data: 0 }, b: { code: 100, data: 20 } };
    const weights = new Map([
      ['a', { code: 103, data: 0 }],
      ['b', { code: 104, data: 21 }],
      ['c.ts', { code: 1, data: 0 }],
    ]);
    expect(budgetViolations(weights, limits)).toEqual([
      expect.stringContaining('b has 104 tokens of code'),
      expect.stringContaining('b has 21 tokens of data'),
      expect.stringContaining('c.ts'),
    ]);
  });
});
