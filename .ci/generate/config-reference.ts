import { code, plain } from './table.ts';

/** The part of JSON Schema (draft 2020-12) that the site config uses. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}

/** Returns one row per key: key, value, default, meaning. Nested keys contain dots. */
export function schemaRows(schema: Schema, defs = schema.$defs ?? {}, prefix = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, reference]) => {
    const property = resolve(reference, defs);
    const key = prefix + name;
    if (key === '$schema') return [];
    if (property.properties !== undefined) {
      const own =
        property.description === undefined
          ? []
          : [[code(key), '', '', plain(property.description)]];
      return [...own, ...schemaRows(property, defs, `${key}.`)];
    }
    const needed = schema.required?.includes(name) === true && property.default === undefined;
    let fallback = needed ? 'required' : '';
    if (property.default !== undefined) fallback = code(shown(property.default));
    return [[code(key), allowedValue(property, defs), fallback, plain(property.description ?? '')]];
  });
}

function allowedValue(schema: Schema, defs: Readonly<Record<string, Schema>>): string {
  const property = resolve(schema, defs);
  if (property.const !== undefined) return code(shown(property.const));
  if (property.enum !== undefined)
    return property.enum.map((value) => code(shown(value))).join(', ');
  const choices = property.anyOf ?? property.oneOf;
  if (choices !== undefined)
    return choices.map((choice) => allowedValue(choice, defs)).join(' or ');
  if (property.items !== undefined) return `list of ${allowedValue(property.items, defs)}`;
  if (typeof property.additionalProperties === 'object')
    return `map of ${allowedValue(property.additionalProperties, defs)}`;
  const type =
    typeof property.type === 'string' ? property.type : (property.type ?? []).join(' or ');
  return type + range(property);
}

function range({ minimum, maximum }: Schema): string {
  // Omit the limits of safe integers, which zod adds to every integer.
  const [low, high] = [minimum, maximum].map((bound) =>
    bound !== undefined && Number.isSafeInteger(bound * 2) ? bound : undefined,
  );
  if (low !== undefined && high !== undefined) return ` from ${low} to ${high}`;
  if (low !== undefined) return `, at least ${low}`;
  return high === undefined ? '' : `, at most ${high}`;
}

function resolve(schema: Schema, defs: Readonly<Record<string, Schema>>): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const target = name === undefined ? undefined : defs[name];
  return target === undefined ? schema : { ...target, ...schema };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
