import type { Expr } from '@actions/expressions';
import { RunnerRefusal } from '../runner/command.ts';
import { lex } from './corrections.ts';
import { Evaluator, type Functions } from './evaluator.ts';
import { loadGitHubPackages } from './load-packages.ts';
import { toText } from './values.ts';

/** An expression that isn't evaluated yet, without `${{` and `}}`. */
export class Expression {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type Template =
  | string
  | number
  | boolean
  | null
  | Expression
  | readonly Template[]
  | TemplateMap;

export interface TemplateMap {
  readonly [key: string]: Template;
}

export function toMap(template: Template | undefined): TemplateMap {
  const isValue = typeof template !== 'object' || template === null;
  if (isValue || Array.isArray(template) || template instanceof Expression) return {};
  return template as TemplateMap;
}

export interface StatusFunctions {
  readonly success: boolean;
  readonly failure: boolean;
  readonly cancelled: boolean;
}

export interface Scope {
  /** Contexts by name, as plain data. */
  readonly contexts: Readonly<Record<string, unknown>>;
  readonly status?: StatusFunctions;
  hashFiles?(patterns: readonly string[]): string;
}

const contextNames =
  'github env vars secrets needs inputs matrix strategy job jobs runner steps'.split(' ');
const functionInfos = [
  ...['success', 'failure', 'cancelled', 'always'].map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
  })),
  { name: 'hashFiles', minArgs: 1, maxArgs: 255 },
];

const parsed = new Map<string, Expr>();

export function evaluate(template: Template | undefined, scope: Scope): unknown {
  if (template instanceof Expression) return compute(template, scope);
  if (Array.isArray(template)) return template.map((item) => evaluate(item, scope));
  if (typeof template !== 'object' || template === null) return template ?? null;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, evaluate(value, scope)]),
  );
}

export function evaluateText(template: Template | undefined, scope: Scope): string {
  if (template instanceof Expression) return toText(compute(template, scope));
  return toText(template);
}

export function evaluateTexts(template: Template | undefined, scope: Scope) {
  const whole = template instanceof Expression ? evaluate(template, scope) : template;
  const entries = Object.entries(toMap(whole as Template));
  return Object.fromEntries(entries.map(([key, value]) => [key, evaluateText(value, scope)]));
}

/**
 * Evaluates the condition of a job or step. It must contain a status function: GitHub's parser adds
 * `success() &&` to a condition without one.
 */
export function isTrue(condition: Expression, scope: Scope): boolean {
  return Boolean(compute(condition, scope));
}

function compute(expression: Expression, scope: Scope): unknown {
  const { Star } = loadGitHubPackages();
  const { status = { success: true, failure: false, cancelled: false } } = scope;
  const functions: Functions = {
    success: () => status.success,
    failure: () => status.failure,
    cancelled: () => status.cancelled,
    always: () => true,
    hashfiles: (...patterns) => scope.hashFiles?.(patterns) ?? '',
  };
  const evaluator = new Evaluator(scope.contexts, functions, (node) => node instanceof Star);
  try {
    return parse(expression.source).accept(evaluator);
  } catch (cause) {
    const { message } = cause as Error;
    throw new RunnerRefusal(`The template is not valid. \${{ ${expression.source} }}: ${message}`);
  }
}

function parse(source: string): Expr {
  const known = parsed.get(source);
  if (known) return known;
  const { Parser } = loadGitHubPackages();
  const tree = new Parser(lex(source), contextNames, functionInfos).parse();
  // For an expression that consists of white space, the packages return nothing.
  if (!tree) throw new RunnerRefusal('An expression was expected');
  parsed.set(source, tree);
  return tree;
}
