/** The part of a list that the query asks for. */
export function page<Item>(items: readonly Item[], query: URLSearchParams): Item[] {
  const size = Number(query.get('per_page') ?? 30);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return items.slice(start, start + size);
}

/** A text of a body that may hold anything. */
export function text(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback;
}

/** A map of a body that may hold anything; empty where it is none. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
