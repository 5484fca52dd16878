import { expect, it } from 'vitest';
import { sameIdentity } from '../../../../src/shared/live-site/marker.ts';

const one = { slug: 'acme-docs', environment: 'Production', version: '1.4.0' };

it('sameIdentity: the same site, environment and version, whatever else is different', () => {
  expect(sameIdentity(one, { ...one })).toBe(true);
  expect(sameIdentity({ ...one, ...{ commit: 'a' } }, { ...one, ...{ commit: 'b' } })).toBe(true);
});

it.each([
  undefined,
  {},
  { ...one, slug: 'other' },
  { ...one, environment: 'Preview' },
  { ...one, version: '1.4.1' },
])('sameIdentity: not with %j', (other) => expect(sameIdentity(one, other)).toBe(false));
