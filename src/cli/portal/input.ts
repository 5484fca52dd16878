import { ZodMiniObject, ZodMiniOptional, type z } from 'zod/mini';
import { didYouMean } from '../../config/nearest.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { count } from '../../shared/units.ts';

type Value = string | number | boolean | null;

const switches = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

const kindsOfValues = {
  text: { expected: '<text>', parse: (text: string): Value | undefined => text },
  number: {
    expected: '<number>',
    parse: (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined),
  },
  switch: { expected: 'true or =false', parse: (text: string) => switches.get(text) },
  'address or none': {
    expected: '<address> or =none',
    parse: (text: string) => (/^(none|null)$/.test(text) ? null : text),
  },
} as const;

export type Kind = keyof typeof kindsOfValues;

interface InputProblem {
  readonly field: string;
  readonly message: string;
}

export function assignments(
  texts: readonly string[],
  kinds: Readonly<Record<string, Kind>>,
  target: string,
  group = '',
): Record<string, Value> {
  const values: Record<string, Value> = {};
  const problems: InputProblem[] = [];
  const prefix = group && `${group}.`;
  for (const text of texts) {
    const mark = text.indexOf('=');
    const name = mark < 0 ? text : text.slice(0, mark);
    const kind = new Map(Object.entries(kinds)).get(name);
    const value = mark < 0 || !kind ? undefined : kindsOfValues[kind].parse(text.slice(mark + 1));
    if (value !== undefined) values[name] = value;
    else if (!kind) {
      const near = didYouMean(name, Object.keys(kinds));
      const known = near || `; expected one of ${Object.keys(kinds).join(', ')}`;
      problems.push({ field: prefix + name, message: `is not known${known}` });
    } else
      problems.push({
        field: prefix + name,
        message: `expected ${name}=${kindsOfValues[kind].expected}`,
      });
  }
  if (problems.length > 0) throw refused(target, problems);
  return values;
}

export function deriveKinds(
  shape: Readonly<Record<string, z.core.$ZodType>>,
): Record<string, Kind> {
  const kinds = Object.entries(shape).flatMap(([name, schema]) => {
    const { type } = schema._zod.def;
    if (schema instanceof ZodMiniOptional)
      return Object.entries(deriveKinds({ [name]: schema.def.innerType }));
    if (schema instanceof ZodMiniObject)
      return Object.entries(deriveKinds(schema.shape)).map(([key, kind]) => [
        `${name}.${key}`,
        kind,
      ]);
    return [[name, fieldKinds[type] ?? 'text']];
  });
  return Object.fromEntries(kinds);
}

const fieldKinds: Readonly<Record<string, Kind>> = {
  number: 'number',
  boolean: 'switch',
  nullable: 'address or none',
};

/**
 * Rejects values that violate the schema. Allows unknown fields, so that a newer portal gets its
 * own fields back.
 */
export function refuseInvalid(schema: z.ZodMiniType, value: unknown, target: string): void {
  const result = schema.safeParse(value);
  const issues = result.success
    ? []
    : result.error.issues.filter((issue) => issue.code !== 'unrecognized_keys');
  if (issues.length === 0) return;
  throw refused(
    target,
    issues.map((issue) => ({
      field: issue.path.join('.') || 'the value',
      message: formatIssue(issue) + formatLength(value, issue.path),
    })),
  );
}

export function refuseNothing(change: object, target: string): void {
  if (Object.values(change).some((value) => value !== undefined)) return;
  throw usageError(
    `There is nothing to change ${target}.`,
    'Specify the change; --help lists the options.',
  );
}

function refused(target: string, problems: readonly InputProblem[]): SiteDeployError {
  const fields =
    problems.length === 1 ? 'one value is invalid' : `${problems.length} values are invalid`;
  return new SiteDeployError('USAGE', `Nothing was sent ${target}: ${fields}.`, {
    facts: problems.map((problem) => `${problem.field}: ${problem.message}`),
    remedy: 'Correct the invalid values, and run the command again.',
  });
}

/** Describes simple limits, for which the contract has no messages. */
function formatIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string') return `Must have at most ${issue.maximum} characters.`;
      return `Must be at most ${issue.maximum}.`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'Must not be empty.';
      if (issue.origin === 'string')
        return `Must have at least ${count(Number(issue.minimum), 'character')}.`;
      return `Must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}.`;
    case 'invalid_value':
      return `Expected one of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_type':
      if (issue.input === undefined) return `Expected a ${issue.expected}.`;
      return issue.message;
    default:
      return issue.message;
  }
}

function formatLength(value: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce<unknown>((inner, key) => {
    if (typeof inner === 'object' && inner !== null) return Reflect.get(inner, key);
    return undefined;
  }, value);
  if (typeof found === 'string' && found.length > 60) return ` It has ${[...found].length}.`;
  return '';
}

export function parseList(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
