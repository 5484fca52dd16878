import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as Expressions from '@actions/expressions';
import { RunnerRefusal } from '../runner/command.ts';
import { loadPackage } from '../service/packages.ts';

interface Language {
  readonly expressions: typeof Expressions;
  readonly parser: typeof import('@actions/workflow-parser');
  readonly parseAction: typeof import('@actions/workflow-parser/actions/action-parser').parseAction;
}

let loaded: Language | undefined;

export function loadLanguage(): Language {
  if (loaded) return loaded;
  // Both packages import JSON without the attribute that Node requires.
  const hooks = registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.json') || !url.includes('/@actions/')) return next(url, context);
      const source = `export default ${readFileSync(fileURLToPath(url), 'utf8')}`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
  try {
    const actions = loadPackage<typeof import('@actions/workflow-parser/actions/action-parser')>(
      '@actions/workflow-parser',
      'dist/actions/action-parser.js',
    );
    loaded = {
      parseAction: actions.parseAction,
      expressions: loadPackage('@actions/expressions', 'dist/index.js'),
      parser: loadPackage('@actions/workflow-parser', 'dist/index.js'),
    };
    return loaded;
  } finally {
    hooks.deregister();
  }
}

/** An unevaluated expression, without `${{` and `}}`. */
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
  /** Plain data by name. Each object is converted only once, so replace it to change it. */
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

interface ParsedExpression {
  readonly tree: Expressions.Expr;
  /** Contexts that the expression uses: converting the rest would take most of the time. */
  readonly names: readonly string[];
}

const parsed = new Map<string, ParsedExpression>();
const converted = new WeakMap<object, Expressions.data.ExpressionData>();

export function evaluate(template: Template | undefined, scope: Scope): unknown {
  if (template instanceof Expression) return toPlain(compute(template, scope));
  if (Array.isArray(template)) return template.map((item) => evaluate(item, scope));
  if (typeof template !== 'object' || template === null) return template ?? null;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, evaluate(value, scope)]),
  );
}

export function evaluateText(template: Template | undefined, scope: Scope): string {
  if (template instanceof Expression) return compute(template, scope).coerceString();
  if (template === undefined || template === null) return '';
  return String(template);
}

export function evaluateTexts(template: Template | undefined, scope: Scope) {
  const whole = template instanceof Expression ? evaluate(template, scope) : template;
  const entries = Object.entries(toMap(whole as Template));
  return Object.fromEntries(entries.map(([key, value]) => [key, evaluateText(value, scope)]));
}

/** `condition` comes from GitHub's parser, which adds `success() &&` without a status function. */
export function isTrue(condition: Expression, scope: Scope): boolean {
  const value = toPlain(compute(condition, scope));
  return value !== null && value !== false && value !== 0 && value !== '';
}

function compute(expression: Expression, scope: Scope): Expressions.data.ExpressionData {
  const { Evaluator, data } = loadLanguage().expressions;
  try {
    const { tree, names } = parse(expression.source);
    const contexts = new data.Dictionary(
      ...names.map((key) => ({ key, value: toData(scope.contexts[key] ?? {}) })),
    );
    return new Evaluator(tree, contexts, createFunctions(scope)).evaluate();
  } catch (cause) {
    const { message } = cause as Error;
    throw new RunnerRefusal(`The template is not valid. \${{ ${expression.source} }}: ${message}`);
  }
}

function parse(source: string): ParsedExpression {
  const known = parsed.get(source);
  if (known) return known;
  const { Lexer, Parser } = loadLanguage().expressions;
  const tree = new Parser(new Lexer(source).lex().tokens, contextNames, functionInfos).parse();
  const names = contextNames.filter((name) => source.toLowerCase().includes(name));
  const made = { tree, names };
  parsed.set(source, made);
  return made;
}

function createFunctions(scope: Scope) {
  const { data } = loadLanguage().expressions;
  const { status = { success: true, failure: false, cancelled: false } } = scope;
  const calls: Record<string, (...patterns: Expressions.data.ExpressionData[]) => unknown> = {
    success: () => status.success,
    failure: () => status.failure,
    cancelled: () => status.cancelled,
    always: () => true,
    hashFiles: (...patterns) => scope.hashFiles?.(patterns.map((item) => item.coerceString())),
  };
  return new Map(
    functionInfos.map((info) => [
      info.name.toLowerCase(),
      {
        ...info,
        call: (...args: Expressions.data.ExpressionData[]) => {
          const value = calls[info.name]?.(...args);
          if (typeof value === 'boolean') return new data.BooleanData(value);
          return new data.StringData(String(value ?? ''));
        },
      },
    ]),
  );
}

function toData(value: unknown): Expressions.data.ExpressionData {
  const { data } = loadLanguage().expressions;
  const known = typeof value === 'object' && value !== null && converted.get(value);
  if (known) return known;
  const made = JSON.parse(JSON.stringify(value ?? null), data.reviver);
  if (typeof value === 'object' && value !== null) converted.set(value, made);
  return made;
}

function toPlain(value: Expressions.data.ExpressionData): unknown {
  const { data } = loadLanguage().expressions;
  return JSON.parse(JSON.stringify(value, data.replacer));
}
