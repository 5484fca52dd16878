import { expect, it } from 'vitest';
import { sameIdentity } from '../../../../src/shared/live-site/marker.ts';

const one = { slug: 'acme-docs', environment: 'Production', version: '1.4.0' };

it('sameIdentity: true for the same site, environment and version, regardless of other fields', () => {
  expect(sameIdentity(one, { ...one })).toBe(true);
  expect(sameIdentity({ ...one, ...{ commit: 'a' } }, { ...one, ...{ commit: 'b' } })).toBe(true);
});

it.each([
  undefined,
  {},
  { ...one, slug: 'other' },
  { ...one, environment: 'Preview' },
  { ...one, version: '1.4.1' },
])('sameIdentity: false with %j', (other) => expect(sameIdentity(one, other)).toBe(false));
