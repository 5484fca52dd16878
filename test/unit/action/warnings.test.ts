import { expect, it } from 'vitest';
import { collectWarnings, getRank } from '../../../src/action/warnings.ts';

it('warnings about visitors come before search engines, the run itself and style, each in order of occurrence', () => {
  const warnings = collectWarnings();
  for (const concern of ['style', undefined, 'search', 'visitors'] as const)
    for (const turn of [1, 2]) warnings.add(`${concern ?? 'run'} ${turn}`, concern && { concern });
  expect(warnings.take().map(({ message }) => message)).toEqual([
    ...['visitors 1', 'visitors 2', 'search 1', 'search 2', 'run 1', 'run 2', 'style 1', 'style 2'],
  ]);
  expect(warnings.take()).toEqual([]);
  expect(getRank({})).toBe(getRank({ concern: 'run' }));
});

it.each([
  [10, undefined],
  [11, 'The log of this run has 2 more, of lower priority.'],
  [40, 'The log of this run has 31 more, of lower priority.'],
])('of %i warnings GitHub shows at most ten, and the last one counts the rest', (all, more) => {
  const warnings = collectWarnings();
  for (let index = 1; index < all; index += 1) warnings.add(`SEO: ${index}`, { concern: 'style' });
  warnings.add('a page is missing', { concern: 'visitors' });
  const taken = warnings.take();
  expect(taken).toHaveLength(10);
  expect(taken[0]).toMatchObject({ message: 'a page is missing', title: 'site-deploy' });
  expect(taken.at(-1)?.message).toBe(more ?? 'SEO: 9');
});
