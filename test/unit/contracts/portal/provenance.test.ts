import { expect, it } from 'vitest';
import { haveSameInputs } from '../../../../src/contracts/portal/provenance.ts';

const inputs = { tree: 'a'.repeat(40), content: 'sha256:b', pages: 'sha256:c' };

it('haveSameInputs: same files, texts and portal values', () => {
  expect(haveSameInputs(inputs, { ...inputs })).toBe(true);
});

it.each(['tree', 'content', 'pages'])('haveSameInputs: false with another %s', (key) => {
  expect(haveSameInputs(inputs, { ...inputs, [key]: 'other' })).toBe(false);
});

it('haveSameInputs: two unknown trees are not the same', () => {
  expect(haveSameInputs({ ...inputs, tree: '' }, { ...inputs, tree: '' })).toBe(false);
});
