import { expect, it } from 'vitest';
import { createSanitizer } from '../../../src/action/sanitizer.ts';
import { Redactor } from '../../../src/shared/secret.ts';

const redactor = new Redactor();
redactor.add('the-secret');
const shown = createSanitizer(redactor);

it('displayed text contains no secrets and no commands', () => {
  expect(shown.text('the-secret ##[error]x\n::error::y')).toBe('*** ## [error]x\n| ::error::y');
});

it('a displayed value is also on one line', () => {
  expect(shown.value('the-secret\n::error::y')).toBe('***\\n::error::y');
  expect(shown.value('https://www.acme.example')).toBe('https://www.acme.example');
});
