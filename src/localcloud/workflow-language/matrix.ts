import { isObject } from '../../shared/json.ts';
import { RunnerRefusal } from '../runner/command.ts';
import { equals, findProperty, isPrimitive, toText } from './values.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Combination {
  readonly values: Values;
  /** Values in the job's name: all but those that `include` adds to a combination. */
  readonly shown: Values;
}

const maxCombinations = 256;

/**
 * Expands a matrix:
 * https://github.com/actions/runner/blob/main/src/Sdk/WorkflowParser/Conversion/MatrixBuilder.cs
 * @throws RunnerRefusal with GitHub's message
 */
export function expandMatrix(matrix: unknown, job = ''): Combination[] {
  if (!isObject(matrix)) throw new RunnerRefusal('Expected a mapping');
  const { include = [], exclude = [], ...axes } = matrix;
  const additions = listEntries('include', include);
  const exclusions = listEntries('exclude', exclude);
  if (Object.keys(axes).length === 0 && additions.length === 0)
    throw new RunnerRefusal('Matrix must define at least one vector');
  for (const name of exclusions.flatMap(Object.keys))
    if (!isAxis(axes, name))
      throw new RunnerRefusal(
        `Matrix exclude key '${name}' does not match any key within the matrix`,
      );
  const product = multiply(axes).filter(
    (values) => !exclusions.some((exclusion) => matches(values, exclusion)),
  );
  const extras = product.map((): Record<string, unknown> => ({}));
  const others: Values[] = [];
  for (const addition of additions) {
    const ofAxes = Object.entries(addition).filter(([name]) => isAxis(axes, name));
    const filter = Object.fromEntries(ofAxes);
    const fitting = [...product.keys()].filter((at) => matches(product[at], filter));
    if (fitting.length === 0) others.push(addition);
    const extra = Object.entries(addition).filter(([name]) => !isAxis(axes, name));
    for (const at of fitting) Object.assign(extras[at] ?? {}, Object.fromEntries(extra));
  }
  const combinations = [
    ...product.map((shown, at) => ({ shown, values: { ...shown, ...extras[at] } })),
    ...others.map((values) => ({ shown: values, values })),
  ];
  if (combinations.length > maxCombinations)
    throw new RunnerRefusal(
      `Strategy for job '${job}' produced ${combinations.length} configurations which exceeds ` +
        `the maximum of ${maxCombinations} configurations`,
    );
  return combinations;
}

function listEntries(kind: string, entries: unknown): Values[] {
  if (!Array.isArray(entries) || !entries.every(isObject))
    throw new RunnerRefusal(`Unexpected value of matrix ${kind}s: expected a sequence of mappings`);
  if (entries.every((entry) => Object.keys(entry).length > 0)) return entries;
  const empty = { include: 'include mapping does not contain any values' }[kind];
  throw new RunnerRefusal(`Matrix ${empty ?? 'exclude filter must not be empty'}`);
}

function multiply(axes: Values): Values[] {
  let product: Values[] = Object.keys(axes).length > 0 ? [{}] : [];
  for (const [name, values] of Object.entries(axes)) {
    if (!Array.isArray(values)) throw new RunnerRefusal('Expected a sequence');
    if (values.length === 0)
      throw new RunnerRefusal(`Matrix vector '${name}' does not contain any values`);
    product = product.flatMap((known) => values.map((value) => ({ ...known, [name]: value })));
  }
  return product;
}

const isAxis = (axes: Values, name: string) => findProperty(axes, name) !== undefined;

/** Returns whether each value in the filter equals its counterpart, by the rules of `==`. */
function matches(value: unknown, filter: unknown): boolean {
  if (isPrimitive(filter)) return equals(value, filter);
  return Object.entries(Object(filter)).every(([name, inner]) => {
    const at = Array.isArray(value) || isObject(value) ? { ...value } : {};
    return matches(findProperty(at, name), inner);
  });
}

const maxNameLength = 100;

/**
 * Formats a job's name with all values other than `null` and empty ones, truncated to 100
 * characters.
 */
export function formatJobName(name: string, shown: unknown = {}): string {
  const texts = listLeaves(shown)
    .map(toText)
    .filter((text) => text !== '');
  const whole = texts.length > 0 ? `${name} (${texts.join(', ')})` : name;
  if (whole.length <= maxNameLength) return whole;
  return `${whole.slice(0, maxNameLength - 3)}...`;
}

function listLeaves(value: unknown): unknown[] {
  if (isPrimitive(value)) return [value];
  return Object.values(Object(value)).flatMap(listLeaves);
}
