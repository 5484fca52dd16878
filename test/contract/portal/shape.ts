/**
 * A shape as the tables of the specification write it: a type name, a list of one shape, or an
 * object of shapes. Type names: string, integer, number, boolean, object, timestamp, url, or values
 * separated by |. A field whose name ends with ? may be absent or null.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

/** Lists the differences between a value and a shape. Additional fields are allowed. */
export function differences(value: unknown, shape: Shape, place = 'body'): string[] {
  if (typeof shape === 'string') return scalarDifferences(value, shape, place);
  if (Array.isArray(shape)) {
    const [item] = shape;
    if (!Array.isArray(value)) return [`${place} is no array: ${JSON.stringify(value)}`];
    return value.flatMap((entry, index) => differences(entry, item, `${place}[${index}]`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${place} is no object: ${JSON.stringify(value)}`];
  return Object.entries(shape).flatMap(([name, part]) => {
    const field = name.replace(/\?$/, '');
    const found: unknown = Reflect.get(value, field);
    if (name.endsWith('?') && (found === undefined || found === null)) return [];
    return differences(found, part, `${place}.${field}`);
  });
}

const tests: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  object: (value) => typeof value === 'object' && value !== null,
  timestamp: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value),
  url: (value) => typeof value === 'string' && URL.canParse(value),
};

function scalarDifferences(value: unknown, shape: string, place: string): string[] {
  const test =
    tests[shape] ??
    ((found: unknown) => typeof found === 'string' && shape.split('|').includes(found));
  return test(value) ? [] : [`${place} is not ${shape}: ${JSON.stringify(value)}`];
}
