import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineFields } from '../../../../../src/localcloud/pages/frame/schema-fields.ts';

const field = defineFields(
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    mode: z.enum(['commit', 'runtime']),
    image: z.optional(
      z.object({ width: z.int(), card: z.optional(z.enum(['summary', 'player'])) }),
    ),
    tags: z._default(z.array(z.string()), []),
    data: z.optional(z.looseObject({})),
    priorities: z.record(z.string(), z.number()),
    note: z.nullable(z.string().check(z.minLength(1))),
    isHidden: z.optional(z.boolean()),
  }),
);

it.each([
  ['name', { maxLength: 200, isRequired: true }],
  ['mode', { kind: 'choice', options: ['commit', 'runtime'] }],
  ['image.width', { kind: 'number' }],
  ['image.card', { kind: 'choice', options: ['', 'summary', 'player'] }],
  ['tags', { kind: 'list' }],
  ['data', { kind: 'json' }],
  ['priorities', { kind: 'map' }],
  ['note', { isRequired: false }],
  ['isHidden', { kind: 'switch' }],
])('the field %s takes its input type from the schema', (name, expected) => {
  expect(field(name, 'Label')).toEqual(
    expect.objectContaining({ name, label: 'Label', ...expected }),
  );
});

it('a field that is not in the schema is refused', () => {
  expect(() => field('image.height', 'Height')).toThrow('no field height');
});
