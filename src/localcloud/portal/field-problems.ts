import type * as z from 'zod/mini';
import type { FieldProblem } from './message.ts';

type Issue = z.core.$ZodIssue;

/** One per invalid field; an unknown field has its own name. */
export function fieldProblems(error: z.core.$ZodError, value: unknown): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys')
      return [{ field: path.join('.'), message: describe(issue, value) }];
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      message: 'This field is unknown.',
    }));
  });
}

/** For checks without a text. */
const unspecific = 'Invalid input';
/** Whatever texts another package has set for all of Zod. */
export const ownTexts = { error: () => unspecific };

function describe(issue: Issue, value: unknown): string {
  if (!isPresent(value, issue.path)) return 'This field is required.';
  if (issue.message !== unspecific) return issue.message;
  let limit: 'at least' | 'more than' | 'at most' | 'less than';
  switch (issue.code) {
    case 'too_small':
      if (Number(issue.minimum) === 1 && issue.origin === 'string') return 'Must not be empty.';
      limit = issue.inclusive ? 'at least' : 'more than';
      return `Must ${formatSize(issue.origin, issue.minimum, limit)}`;
    case 'too_big':
      limit = issue.inclusive ? 'at most' : 'less than';
      return `Must ${formatSize(issue.origin, issue.maximum, limit)}`;
    case 'invalid_value':
      return `Must be ${listNames(issue.values.map(String))}.`;
    case 'invalid_type':
      return `Must be ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'invalid_format':
      return `Must be a valid ${issue.format}.`;
    case 'invalid_key':
      return `Has an invalid name: ${issue.issues[0]?.message ?? 'unknown'}`;
    default:
      return 'Has a value that is not allowed here.';
  }
}

function isPresent(value: unknown, path: readonly PropertyKey[]): boolean {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return false;
    found = Reflect.get(found, key);
  }
  return found !== undefined;
}

const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'items',
  set: 'items',
  map: 'entries',
};

function formatSize(origin: string, limit: number | bigint, how: string): string {
  const unit = units[origin];
  const number = limit.toLocaleString('en');
  if (!unit) return `be ${how} ${number}.`;
  return `have ${how} ${number} ${unit}.`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function listNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
