import { describe, expect, it } from 'vitest';
import { schemaRows } from '../../../../.ci/generate/config-reference.ts';

describe('schemaRows', () => {
  it('renders one table row per config key, with dots for nested keys', () => {
    const rows = schemaRows({
      required: ['site'],
      properties: {
        $schema: { type: 'string' },
        site: {
          description: 'The site.',
          required: ['slug'],
          properties: { slug: { type: 'string', description: 'Its slug.' } },
        },
        mode: { enum: ['commit', 'runtime'], default: 'commit' },
      },
    });
    expect(rows).toEqual([
      ['`site`', '', '', 'The site.'],
      ['`site.slug`', 'string', 'required', 'Its slug.'],
      ['`mode`', '`commit`, `runtime`', '`commit`', ''],
    ]);
  });

  it('follows schema references', () => {
    const rows = schemaRows({
      properties: { url: { $ref: '#/$defs/url' } },
      $defs: { url: { type: 'string', description: 'An origin.' } },
    });
    expect(rows).toEqual([['`url`', 'string', '', 'An origin.']]);
  });

  it.each([
    [{ type: 'integer', minimum: 1, maximum: 360 }, 'integer from 1 to 360'],
    [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, 'integer, at least 1'],
    [{ items: { type: 'string' } }, 'list of string'],
    [
      { additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
      'map of string or number',
    ],
    [{ const: 1 }, '`1`'],
  ])('describes the allowed values of a config key: %j', (property, value) => {
    expect(schemaRows({ properties: { key: property } })[0]?.[1]).toBe(value);
  });
});
