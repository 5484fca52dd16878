import { expect, it } from 'vitest';
import { chooseSites } from '../../../../../src/operations/onboard/fleet/fleet.ts';

const sites = Array.from({ length: 200 }, (_, index) => ({
  id: `site_${index}`,
  slug: `shop-${index}-docs`,
}));
const slugs = (choice: Parameters<typeof chooseSites>[1]) =>
  chooseSites(sites, choice).map(({ slug }) => slug);

it('chooseSites selects sites by patterns of their slugs', () => {
  expect(slugs({ only: ['shop-7-docs', 'shop-19*-docs'] })).toHaveLength(12);
  expect(slugs({ only: ['shop-1*'], exclude: ['*1-docs'] })).not.toContain('shop-11-docs');
  expect(slugs({ only: ['nothing'] })).toEqual([]);
  expect(slugs({ only: ['*-1-*'] })).toEqual(['shop-1-docs']);
});

it('chooseSites selects a wave by its percentage, and a larger wave includes each smaller one', () => {
  const [small, large] = [slugs({ wave: 10 }), slugs({ wave: 50 })];
  expect([small.length, large.length, slugs({ wave: 100 }).length]).toEqual([20, 100, 200]);
  expect(large).toEqual(expect.arrayContaining(small));
});

it('chooseSites assigns each site to one of four shards', () => {
  const shards = [1, 2, 3, 4].map((index) => slugs({ shard: { index, of: 4 } }));
  expect(shards.flat().toSorted()).toEqual(sites.map(({ slug }) => slug).toSorted());
  for (const shard of shards) expect(shard.length).toBeGreaterThan(30);
});
