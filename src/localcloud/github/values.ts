/**
 * The part of a list that the query asks for.
 * @param most items of a page, however many are asked for: GitHub gives 100, and fewer of some lists
 */
export function page<Item>(items: readonly Item[], query: URLSearchParams, most = 100): Item[] {
  const size = Math.min(Number(query.get('per_page') ?? Math.min(30, most)), most);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return items.slice(start, start + size);
}

/** A text of a body that may hold anything. */
export function text(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return fallback;
}

/** A map of a body that may hold anything; empty where it is none. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return { ...value };
  return {};
}

/** Page of a run. */
export function runAddress({ id, repository }: { readonly id: number; readonly repository: string }): string {
  return `https://github.com/${repository}/actions/runs/${id}`;
}
