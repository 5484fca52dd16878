import { expect, it } from 'vitest';
import {
  addressInstead,
  isMoved,
} from '../../../../../../src/deploy/steps/finish/html/head-edits.ts';

const href = 'https://www.acme.example/a';
const origin = 'https://www.acme.example';
it.each<[string, string, object, string | undefined]>([
  ['replaces a missing address', '', {}, href],
  ['replaces any address if this is required', '/x', { when: 'always' }, href],
  ['replaces the former path of the page', '/old', { moved: ['/old'] }, href],
  [
    'keeps the former path on a different host',
    'https://b.example/old',
    { moved: ['/old'] },
    undefined,
  ],
  ['keeps a path by default', '/x', {}, undefined],
  ['keeps an invalid address', 'http://[', { origin }, undefined],
  [
    'moves an address to the given origin',
    'https://preview.example/x?y',
    { origin },
    `${origin}/x?y`,
  ],
  [
    'completes a path with an address in its query',
    '/x?https://',
    { origin },
    `${origin}/x?https://`,
  ],
  ['keeps an address of the given origin', `${origin}/x`, { origin }, undefined],
  ['completes a path by the given origin', '/x', { origin }, `${origin}/x`],
])('addressInstead %s', (_, built, more, expected) => {
  const edit = { kind: 'canonical', href, when: 'missing', ...more } as const;
  expect(addressInstead(built, edit)).toBe(expected);
});

it('isMoved returns false for a path that no page had', () => {
  const edit = { kind: 'canonical', href, when: 'missing' } as const;
  expect(isMoved('/x', edit)).toBe(false);
  expect(isMoved('/x', { ...edit, moved: ['/old'] })).toBe(false);
});
