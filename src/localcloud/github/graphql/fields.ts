import type { GraphQLResolveInfo } from 'graphql';
import type { Answered } from '../rest/call.ts';
import { type Fields, list, record, records, text } from '../rest/values.ts';
import rest from './rest.json' with { type: 'json' };

const { absent, calls, names, values }: Readonly<Record<string, Fields>> = rest;

export interface QueryContext {
  readonly login: string;
  /** Returns the repository's full name; `undefined` if the caller may not see it. */
  find(repository: string | number): string | undefined;
  mayWrite(): boolean;
  /** Calls the REST API as the caller. */
  call(repository: string, method: string, path: string, body?: object): Promise<Answered>;
}

/**
 * Creates an error with GitHub's message. A resolver throws or returns it to make its field fail.
 */
export function refusal(type: string, message: string): Error {
  return Object.assign(new Error(message), { extensions: { type } });
}

export const toId = (...parts: readonly unknown[]) =>
  Buffer.from(parts.join(':')).toString('base64url');
export const fromId = (id: unknown) =>
  Buffer.from(text(id), 'base64url').toString('utf8').split(':');

const types: Readonly<Record<number, string>> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'STALE_DATA',
};

export function describeRefusal({ status, json }: Answered): Error {
  const { message, errors } = record(json);
  const [first] = records(errors);
  const problem = text(first?.message) || (first && `${first.field} is ${first.code}`);
  return refusal(types[status] ?? 'UNPROCESSABLE', problem || text(message));
}

const read = (source: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => record(value)[name], source);

/**
 * Reads an object or list from the REST API; `undefined` if not found. In a list, `$in` of each
 * object is its repository.
 */
export async function load(source: Fields, { call }: QueryContext, address: string) {
  const [path = '', member] = address.split('#');
  const fields = [...path.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => read(source, name));
  if (fields.includes(undefined) || fields.includes(null)) return undefined;
  const filled = path.replaceAll(/\{[\w.]+\}/g, () => String(fields.shift()));
  const found: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const query = `${filled.includes('?') ? '&' : '?'}per_page=100&page=${page}`;
    const answered = await call(text(source.$in), 'GET', filled && filled + query);
    if (answered.status === 404) return undefined;
    if (answered.status >= 300) throw describeRefusal(answered);
    if (!Array.isArray(answered.json)) return member ? read(answered.json, member) : answered.json;
    found.push(...answered.json);
    if (answered.json.length < 100) return bind(found, source);
  }
}

export function bind(value: unknown, { $in }: Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => bind(item, { $in }));
  if (!value || typeof value !== 'object' || value instanceof Error) return value;
  return { $in, ...value };
}

export const loadList = async (...request: Parameters<typeof load>) =>
  records(await load(...request));

export type Special = (source: Fields, context: QueryContext, args: Fields) => unknown;

export function createFieldResolver(specials: Readonly<Record<string, Special>>) {
  return async (source: Fields, args: Fields, context: QueryContext, info: GraphQLResolveInfo) => {
    const { fieldName, parentType, schema } = info;
    const [place, type] = [`${parentType.name}.${fieldName}`, String(info.returnType)];
    const name = fieldName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const special = specials[place] ?? specials[fieldName];
    let value = read(source, text(names?.[place] ?? names?.[fieldName], name));
    if (calls?.[place] !== undefined)
      value = await load({ ...source, ...args }, context, text(calls[place]));
    if (special) value = await special(source, context, args);
    if (value instanceof Error) return value;
    const key = source.sha ?? value ?? source.login ?? source.name;
    if (type === 'ID!' && typeof value !== 'string')
      return text(source.node_id) || toId(parentType.name, key);
    if (/Connection!?$/.test(type)) return bind(paginate(list(value), args, fieldName), source);
    value = record(values?.[type])[String(value)] ?? value;
    if (typeof value === 'string' && 'getValues' in (schema.getType(type.replace('!', '')) ?? {}))
      return value.toUpperCase();
    return bind(value ?? absent?.[type], source);
  };
}

const maxPage = 100;

/**
 * Returns GitHub's error for a missing or excessive page size:
 * https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
function refuseSize(side: string, size: unknown, name: string): Error | undefined {
  const missing = 'You must provide a `first` or `last` value to properly paginate the';
  if (typeof size !== 'number')
    return refusal('MISSING_PAGINATION_BOUNDARIES', `${missing} \`${name}\` connection.`);
  const excessive = `Requesting ${size} records on the \`${name}\` connection exceeds the`;
  if (size <= maxPage) return undefined;
  return refusal('EXCESSIVE_PAGINATION', `${excessive} \`${side}\` limit of ${maxPage} records.`);
}

function paginate(items: readonly unknown[], args: Fields, name: string) {
  const side = typeof args.first === 'number' ? 'first' : 'last';
  const size = Number(args[side] ?? items.length);
  const start = args.after ? Number(fromId(args.after)[1]) : 0;
  const from = side === 'first' ? start : Math.max(start, items.length - size);
  const page = items.slice(from, from + size);
  const problem = refuseSize(side, args[side], name);
  const states = Map.groupBy(items, (node) => read(node, 'conclusion') ?? read(node, 'status'));
  const counts = [...states].map(([state, found]) => ({ state, count: found.length }));
  const edges = page.map((node, index) => ({ node, cursor: toId('cursor', from + index + 1) }));
  return {
    total_count: items.length,
    issue_count: items.length,
    check_run_count: items.length,
    check_run_counts_by_state: counts,
    nodes: problem ?? page,
    edges: problem ?? edges,
    page_info: {
      has_next_page: from + page.length < items.length,
      has_previous_page: from > 0,
      end_cursor: toId('cursor', from + page.length),
    },
  };
}
