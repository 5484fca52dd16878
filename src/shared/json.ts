/** An object with unknown content, from outside. */
export type JsonObject = Record<string, unknown>;

/** Parses JSON; `undefined` if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object: neither an array nor `null`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an empty object. */
export function toObject(value: unknown): JsonObject {
  if (isObject(value)) return value;
  return {};
}
