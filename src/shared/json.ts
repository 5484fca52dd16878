/** An object of unknown content, as it comes from outside. */
export type JsonObject = Record<string, unknown>;

/** The value that a text holds; `undefined` where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with fields: neither a list nor `null`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value where it is an object, else an empty one. */
export function objectOf(value: unknown): JsonObject {
  if (isObject(value)) return value;
  return {};
}
