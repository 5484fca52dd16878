import type { OutgoingHttpHeaders } from 'node:http';
import { isObject, parseJson } from '../../shared/json.ts';

export interface CapturedAnswer {
  readonly status: number;
  /** Headers, without those about the body's length. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

type Change = (answer: CapturedAnswer) => CapturedAnswer;

/** Changes the JSON of a response. A body that isn't JSON is treated as a JSON string. */
const json =
  (change: (value: unknown) => unknown): Change =>
  (answer) => {
    const text = answer.body.toString('utf8');
    return { ...answer, body: Buffer.from(JSON.stringify(change(parseJson(text) ?? text))) };
  };

/** Changes to a service's response, by fault name. Each entry defines a fault. */
export const answerChanges = {
  truncated: (answer) => {
    const half = Math.floor(answer.body.length / 2);
    return { ...answer, body: answer.body.subarray(0, half) };
  },
  'wrong-types': json(changeTypes),
  'odd-objects': json(oddObjects),
  'no-members': json(() => ({})),
  null: json(() => null),
  array: json(() => []),
  text: json(() => 'done'),
  'other-spelling': json(changeSpelling),
  empty: (answer) => ({ ...answer, body: Buffer.alloc(0) }),
  '204': ({ headers: { 'content-type': _, ...headers } }) => ({
    status: 204,
    headers,
    body: Buffer.alloc(0),
  }),
  'claimed-gzip': (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-encoding': 'gzip' },
  }),
} satisfies Record<string, Change>;

export type AnswerChange = keyof typeof answerChanges;

function changeTypes(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'seven';
  if (typeof value === 'boolean') return 'yes';
  if (value === null) return [];
  if (Array.isArray(value)) return { 0: value.length };
  return mapMembers(value, changeTypes);
}

/** Replaces strings by objects that can't be converted to a string. */
function oddObjects(value: unknown): unknown {
  if (typeof value === 'string') return { toString: 1, valueOf: null };
  if (Array.isArray(value)) return value.map(oddObjects);
  return mapMembers(value, oddObjects);
}

/** Swaps the spellings `member` and `Member` of names, at any depth. */
function changeSpelling(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changeSpelling);
  const turned = (name: string) => {
    const upper = name.charAt(0).toUpperCase() + name.slice(1);
    if (upper !== name) return upper;
    return name.charAt(0).toLowerCase() + name.slice(1);
  };
  const changed = mapMembers(value, changeSpelling);
  if (!isObject(changed)) return changed;
  return Object.fromEntries(Object.entries(changed).map(([name, item]) => [turned(name), item]));
}

function mapMembers(value: unknown, change: (value: unknown) => unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item)]));
}
