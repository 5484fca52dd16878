import * as z from 'zod/mini';

export interface KeyInformation {
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

/** zod's global registry is shared with all other schemas. */
export const keyInformation = z.registry<KeyInformation>();

export function key<S extends z.ZodMiniType>(
  schema: S,
  description: string,
  ...examples: readonly unknown[]
): S {
  keyInformation.add(schema, examples.length > 0 ? { description, examples } : { description });
  return schema;
}

export function map<S extends Readonly<Record<string, z.ZodMiniType>>>(shape: S) {
  return z.strictObject(shape, { error: `a map with the keys ${Object.keys(shape).join(', ')}` });
}

export const flag = () => z.boolean({ error: 'true or false' });
export const oneOfValues = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });
