import * as z from 'zod/mini';
import { keyInformation } from '../../src/config/formats.ts';
import { SiteConfig } from '../../src/config/schema.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Draft 2020-12. Accepts what the loader accepts, with descriptions for editors. */
export function siteConfigJsonSchema(): JsonSchema {
  // `io: 'input'`: the values that people write, with sizes as text.
  return z.toJSONSchema(SiteConfig, {
    target: 'draft-2020-12',
    io: 'input',
    metadata: keyInformation,
    unrepresentable: 'throw',
  });
}
