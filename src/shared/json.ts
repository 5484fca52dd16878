export type JsonObject = Record<string, unknown>;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toObject(value: unknown): JsonObject {
  if (isObject(value)) return value;
  return {};
}

export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return undefined;
}
