export interface Paging {
  readonly current: number;
  readonly last: number;
}

const pagings = new WeakMap<object, Paging>();

export function getPaging(items: unknown): Paging | undefined {
  if (Array.isArray(items)) return pagings.get(items);
  return undefined;
}

/**
 * Returns the requested page of a list.
 * @param maxSize maximum page size: 100 on GitHub, less for some lists
 */
export function page<Item>(items: readonly Item[], query: URLSearchParams, maxSize = 100): Item[] {
  const size = Math.min(Number(query.get('per_page') ?? Math.min(30, maxSize)), maxSize) || 1;
  const current = Number(query.get('page') ?? 1);
  const found = items.slice((current - 1) * size, current * size);
  const last = Math.ceil(items.length / size);
  if (last > 1) pagings.set(found, { current, last });
  return found;
}

export type Fields = Readonly<Record<string, unknown>>;

export function text(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return fallback;
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return { ...value };
  return {};
}

export function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return [];
}

export function records(value: unknown): Readonly<Record<string, unknown>>[] {
  return list(value).map(record);
}

export function toApiUser(login: string): { readonly login: string; readonly type: string } {
  return { login, type: login === 'Copilot' || login.endsWith('[bot]') ? 'Bot' : 'User' };
}

export function runAddress(run: { readonly id: number; readonly repository: string }): string {
  return `https://github.com/${run.repository}/actions/runs/${run.id}`;
}
