import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readShape } from '../../../src/shared/shape.ts';

const schema = z.looseObject({ name: z.string(), place: z.optional(z.looseObject({ line: z.int() })) });
const refusal = (wrong: readonly string[]) => new Error(wrong.join('\n'));

it('readShape gives a value of the right shape, with unknown fields kept', () => {
  const value = { name: 'x', place: { line: 3 }, more: true };
  expect(readShape(schema, value, refusal)).toEqual(value);
});

it('readShape says what is wrong field by field, and shows no value', () => {
  const read = () => readShape(schema, { name: 7, place: { line: 'SECRET' } }, refusal);
  expect(read).toThrow(/^name: .+\nplace\.line: .+$/);
  expect(read).not.toThrow(/SECRET/);
});

it('readShape says so where the whole value is another one', () => {
  expect(() => readShape(schema, undefined, refusal)).toThrow(/^the answer: /);
});
