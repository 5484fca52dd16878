import * as z from 'zod/mini';
import { SiteConfig } from './schema.ts';
import { keyInformation } from './schema-keys.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Draft 2020-12. Accepts what the loader accepts, with descriptions for editors. */
export function siteConfigJsonSchema(): JsonSchema {
  // `io: 'input'`: as written by people, with sizes as text.
  return z.toJSONSchema(SiteConfig, {
    target: 'draft-2020-12',
    io: 'input',
    metadata: keyInformation,
    unrepresentable: 'throw',
  });
}

export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  let part: JsonSchema | undefined = schema;
  for (const key of path) {
    part =
      typeof key === 'number'
        ? subschema(part.items)
        : (subschema(part.properties?.[String(key)]) ?? subschema(part.additionalProperties));
    if (!part) return undefined;
  }
  return part;
}

export function keyPaths(schema: JsonSchema, above: readonly string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const path = [...above, key];
    return [path, ...keyPaths(subschema(part) ?? {}, path)];
  });
}

/** Excludes `true`, `false` and the legacy form with one schema per item. */
function subschema(part: JsonSchema['items'] | JsonSchema['additionalProperties']) {
  if (typeof part === 'object' && !Array.isArray(part)) return part;
  return undefined;
}
