import * as z from 'zod/mini';
import { keyInformation } from '../../src/config/formats.ts';
import { SiteConfig } from '../../src/config/schema.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Returns a JSON Schema (draft 2020-12) that accepts what the loader accepts, with descriptions for
 * editors.
 */
export function siteConfigJsonSchema(): JsonSchema {
  // `io: 'input'` describes the values that people write, e.g. sizes as text.
  return z.toJSONSchema(SiteConfig, {
    target: 'draft-2020-12',
    io: 'input',
    metadata: keyInformation,
    unrepresentable: 'throw',
  });
}
