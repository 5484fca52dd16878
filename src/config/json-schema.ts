import * as z from 'zod/mini';
import { SiteConfig } from './schema.ts';
import { keyInformation } from './schema-keys.ts';

/** A JSON Schema as plain data. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The JSON Schema (draft 2020-12) of `site.config.yml`, made of the same source as the loader's checks: it accepts what
 * the loader accepts, and tells editors the descriptions, defaults and examples.
 */
export function siteConfigJsonSchema(): JsonSchema {
  // `io: 'input'`: the file as people write it, with sizes as text and everything with a default left out.
  return z.toJSONSchema(SiteConfig, {
    target: 'draft-2020-12',
    io: 'input',
    metadata: keyInformation,
    unrepresentable: 'throw',
  });
}

/** The part of the schema that a path of keys and list indexes leads to. */
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

/** Every key of the schema with the path that leads to it: `['site', 'slug']`. */
export function keyPaths(schema: JsonSchema, above: readonly string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const path = [...above, key];
    return [path, ...keyPaths(subschema(part) ?? {}, path)];
  });
}

/** A schema that says something: not `true` or `false`, and not the old form of one schema for each item. */
function subschema(part: JsonSchema['items'] | JsonSchema['additionalProperties']): JsonSchema | undefined {
  if (typeof part === 'object' && !Array.isArray(part)) return part;
  return undefined;
}
