import { expect, it } from 'vitest';
import {
  addressInstead,
  isMoved,
} from '../../../../../../src/deploy/steps/finish/html/head-edits.ts';

const href = 'https://www.acme.example/a';
const origin = 'https://www.acme.example';
it.each<[string, object, string | undefined]>([
  ['', {}, href],
  ['/x', { when: 'always' }, href],
  ['/old', { moved: ['/old'] }, href],
  ['https://b.example/old', { moved: ['/old'] }, undefined],
  ['/x', {}, undefined],
  ['http://[', { origin }, undefined],
  ['https://preview.example/x?y', { origin }, `${origin}/x?y`],
  [`${origin}/x`, { origin }, undefined],
  ['/x', { origin }, `${origin}/x`],
])('addressInstead(%j, %j) is %s', (built, more, expected) => {
  const edit = { kind: 'canonical', href, when: 'missing', ...more } as const;
  expect(addressInstead(built, edit)).toBe(expected);
  expect(isMoved('/x', edit)).toBe(false);
});
