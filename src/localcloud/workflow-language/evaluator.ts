import type {
  Binary,
  ContextAccess,
  Expr,
  ExprVisitor,
  FunctionCall,
  Grouping,
  IndexAccess,
  Literal,
  Logical,
  Unary,
} from '@actions/expressions/ast';
import { isObject } from '../../shared/json.ts';
import { RunnerRefusal, toUpper } from '../runner/command.ts';
import { parseLenientJson } from './json.ts';
import {
  equals,
  findProperty,
  isGreater,
  isPrimitive,
  toJson,
  toNumber,
  toText,
} from './values.ts';

/** Functions by lower-case name. */
export type Functions = Readonly<Record<string, (...args: string[]) => unknown>>;

/** Result of a wildcard. Reading a property of it returns that property of each item. */
class FilteredArray extends Array<unknown> {}

const comparisons: Readonly<Record<string, (left: unknown, right: unknown) => boolean>> = {
  '==': equals,
  '!=': (left, right) => !equals(left, right),
  '>': isGreater,
  '>=': (left, right) => equals(left, right) || isGreater(left, right),
  '<': (left, right) => isGreater(right, left),
  '<=': (left, right) => equals(left, right) || isGreater(right, left),
};

/**
 * Evaluates a parsed expression by the runner's rules. The package's evaluator evaluates all
 * arguments, and formats and compares values as JavaScript does.
 */
export class Evaluator implements ExprVisitor<unknown> {
  readonly #contexts: Readonly<Record<string, unknown>>;
  readonly #functions: Functions;
  readonly #isStar: (node: Expr) => boolean;

  constructor(
    contexts: Readonly<Record<string, unknown>>,
    functions: Functions,
    isStar: (node: Expr) => boolean,
  ) {
    this.#contexts = contexts;
    this.#functions = functions;
    this.#isStar = isStar;
  }

  visitLiteral({ literal }: Literal): unknown {
    return 'value' in literal ? literal.value : null;
  }

  visitUnary({ expr }: Unary): boolean {
    return !expr.accept(this);
  }

  visitBinary({ left, operator, right }: Binary): unknown {
    return comparisons[operator.lexeme]?.(left.accept(this), right.accept(this));
  }

  visitLogical({ operator, args }: Logical): unknown {
    let value: unknown;
    for (const arg of args) {
      value = arg.accept(this);
      if (Boolean(value) === (operator.lexeme === '||')) break;
    }
    return value;
  }

  visitGrouping({ group }: Grouping): unknown {
    return group.accept(this);
  }

  visitContextAccess({ name }: ContextAccess): unknown {
    return findProperty(this.#contexts, name.lexeme) ?? null;
  }

  visitIndexAccess({ expr, index }: IndexAccess): unknown {
    const whole = expr.accept(this);
    const isStar = this.#isStar(index);
    const key = isStar ? undefined : index.accept(this);
    if (whole instanceof FilteredArray) {
      const found = Array.from(whole).flatMap((item) =>
        isStar ? listValues(item) : pick(item, key),
      );
      return FilteredArray.from(found);
    }
    if (isStar) return FilteredArray.from(listValues(whole));
    return pick(whole, key)[0] ?? null;
  }

  visitFunctionCall({ functionName, args }: FunctionCall): unknown {
    const name = functionName.lexeme.toLowerCase();
    const evaluate = (index: number) => args[index]?.accept(this);
    const known = wellKnown[name];
    if (known) return known(evaluate, args.length);
    return this.#functions[name]?.(...args.map((arg) => toText(arg.accept(this))));
  }
}

function listValues(value: unknown): unknown[] {
  if (Array.isArray(value)) return Array.from(value);
  return isObject(value) ? Object.values(value) : [];
}

/**
 * Reads a property or an item.
 * @returns a list with the value, or an empty list
 */
function pick(value: unknown, key: unknown): unknown[] {
  if (Array.isArray(value)) {
    const index = Math.floor(toNumber(key));
    return index >= 0 && index < value.length ? [value[index]] : [];
  }
  if (!isObject(value) || !isPrimitive(key)) return [];
  const found = findProperty(value, toText(key));
  return found === undefined ? [] : [found];
}

/**
 * Evaluates the argument at an index. Functions call it only for arguments that affect the result.
 */
type Evaluate = (index: number) => unknown;

const wellKnown: Readonly<Record<string, (evaluate: Evaluate, count: number) => unknown>> = {
  case: choose,
  contains(evaluate) {
    const whole = evaluate(0);
    if (Array.isArray(whole))
      return whole.length > 0 && whole.some((item) => equals(evaluate(1), item));
    return compareTexts(evaluate, (text, part) => text.includes(part));
  },
  startswith: (evaluate) => compareTexts(evaluate, (text, part) => text.startsWith(part)),
  endswith: (evaluate) => compareTexts(evaluate, (text, part) => text.endsWith(part)),
  format,
  join(evaluate, count) {
    const items = evaluate(0);
    if (!Array.isArray(items)) return isPrimitive(items) ? toText(items) : '';
    const separator = items.length > 1 && count > 1 ? evaluate(1) : ',';
    return items.map(toText).join(isPrimitive(separator) ? toText(separator) : ',');
  },
  tojson: (evaluate) => toJson(evaluate(0)),
  fromjson: (evaluate) => parseLenientJson(toText(evaluate(0))),
};

function choose(evaluate: Evaluate, count: number): unknown {
  if (count % 2 === 0) throw new RunnerRefusal('case requires an odd number of arguments');
  for (let index = 0; index < count - 1; index += 2) {
    const predicate = evaluate(index);
    if (typeof predicate !== 'boolean')
      throw new RunnerRefusal('case predicate must evaluate to a boolean value');
    if (predicate) return evaluate(index + 1);
  }
  return evaluate(count - 1);
}

function compareTexts(
  evaluate: Evaluate,
  compare: (text: string, part: string) => boolean,
): boolean {
  const whole = evaluate(0);
  if (!isPrimitive(whole)) return false;
  const part = evaluate(1);
  return isPrimitive(part) && compare(toUpper(toText(whole)), toUpper(toText(part)));
}

function format(evaluate: Evaluate, count: number): string {
  const template = toText(evaluate(0));
  const parts = template.match(/\{\{|\}\}|\{\d+\}|[^{}]+|[\s\S]/g) ?? [];
  return parts.map(render).join('');

  function render(part: string): string {
    if (part === '{{' || part === '}}') return part.slice(1);
    if (part === '{' || part === '}')
      throw new RunnerRefusal(`The following format string is invalid: ${template}`);
    if (!part.startsWith('{')) return part;
    const index = Number(part.slice(1, -1));
    if (index > count - 2)
      throw new RunnerRefusal(
        `The following format string references more arguments than were supplied: ${template}`,
      );
    return toText(evaluate(index + 1));
  }
}
