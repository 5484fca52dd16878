import { RunnerRefusal } from '../runner/command.ts';
import { type GitHubPackages, loadGitHubPackages } from './load-packages.ts';
import { formatNumber, parseNumber } from './values.ts';

/**
 * Version of GitHub's packages that these corrections are for. The packages are made for editors,
 * and read some files differently from the runner and the service. A test fails as soon as a
 * version no longer needs one of the corrections.
 */
export const correctedVersion = '0.3.61';

type Lexer = InstanceType<GitHubPackages['Lexer']>;
type LexedToken = ReturnType<Lexer['lex']>['tokens'][number];
type YamlReader = InstanceType<GitHubPackages['YamlObjectReader']>;
type Literal = NonNullable<ReturnType<YamlReader['allowLiteral']>>;
export type TemplateToken = NonNullable<ReturnType<GitHubPackages['readTemplate']>>;

/**
 * Tokenizes an expression. The package's lexer unescapes only the first doubled quote of a string,
 * and reads numbers by JavaScript's rules, e.g. `0b11`. This corrects both.
 * @throws if the expression contains an unknown symbol
 */
export function lex(source: string): LexedToken[] {
  const { Lexer } = loadGitHubPackages();
  return new Lexer(source).lex().tokens.map((token) => {
    const { lexeme, value } = token;
    if (lexeme.startsWith("'"))
      return { ...token, value: lexeme.slice(1, -1).replaceAll("''", "'") };
    if (typeof value !== 'number' || lexeme === 'NaN') return token;
    const number = parseNumber(lexeme);
    if (Number.isNaN(number)) throw new RunnerRefusal(`Unexpected symbol: '${lexeme}'`);
    return { ...token, value: number };
  });
}

/**
 * Creates a YAML reader. The package's reader leaves a multi-line string as in the source, indented
 * and unfolded. It also returns a numeric key as a number, which the parser can't read, and formats
 * numbers by JavaScript's rules. This corrects all three.
 */
function createReader(fileId: number, content: string): YamlReader {
  const { YamlObjectReader } = loadGitHubPackages();
  const reader = new YamlObjectReader(fileId, content);
  const allowLiteral = reader.allowLiteral.bind(reader);
  reader.allowLiteral = () => correctLiteral(allowLiteral());
  return reader;
}

function correctLiteral(token: Literal | undefined): Literal | undefined {
  const { isNumber, isString } = loadGitHubPackages();
  if (!token) return undefined;
  if (isNumber(token)) token.toString = () => formatNumber(token.value);
  if (!isString(token)) return token;
  const value: unknown = token.value;
  const text = typeof value === 'number' ? formatNumber(value) : String(value ?? '');
  return Object.assign(token, { value: text, source: undefined });
}

const roots = { workflow: 'workflow-root-strict', action: 'action-root' } as const;

/**
 * Reads a workflow or an action. GitHub's packages require an action to have a name and a
 * description, and allow no unknown keys.
 * @returns the value, which is `undefined` for invalid YAML, and the context with all errors
 */
export function readFile(kind: keyof typeof roots, path: string, content: string) {
  const packages = loadGitHubPackages();
  const { getActionSchema, getWorkflowSchema, TemplateContext, TemplateValidationErrors } =
    packages;
  const schema = kind === 'workflow' ? loosenDispatch(getWorkflowSchema()) : getActionSchema();
  const trace = new packages.NoOperationTraceWriter();
  const context = new TemplateContext(new TemplateValidationErrors(), schema, trace);
  const fileId = context.getFileId(path);
  const reader = createReader(fileId, content);
  for (const { message, range } of reader.errors) context.error(fileId, message, range);
  if (reader.errors.length > 0) return { context, value: undefined };
  const value = packages.readTemplate(context, roots[kind], reader, fileId);
  if (value && kind === 'workflow') {
    alignNeeds(value);
    fillDispatch(value);
  }
  return { context, value };
}

type Schema = ReturnType<GitHubPackages['getWorkflowSchema']>;
type Definition = Record<string, unknown> & { properties: Record<string, { type: string }> };

/**
 * Loosens the schema of `workflow_dispatch`: the service accepts inputs without a value and ignores
 * unknown keys.
 */
function loosenDispatch(schema: Schema): Schema {
  const definitions = schema.definitions as unknown as Record<string, Definition>;
  const find = (name: string): Definition => {
    const definition = definitions[name];
    if (definition) return definition;
    throw new RunnerRefusal(`The schema of workflows has no ${name}.`);
  };
  if ('empty-dispatch-inputs' in definitions) return schema;
  const addOptional = (name: string, type: string) => {
    const either = find('workflow-dispatch');
    const copy: Definition = Object.create(Object.getPrototypeOf(either));
    definitions[name] = Object.assign(copy, either, { key: name, oneOf: ['null', type] });
    return name;
  };
  const dispatch = find('workflow-dispatch-mapping');
  const inputs = addOptional('empty-dispatch-inputs', 'workflow-dispatch-inputs');
  Object.assign(dispatch, { looseKeyType: 'non-empty-string', looseValueType: 'any' });
  dispatch.properties.inputs = Object.assign(dispatch.properties.inputs ?? {}, { type: inputs });
  const looseValueType = addOptional('empty-dispatch-input', 'workflow-dispatch-input');
  Object.assign(find('workflow-dispatch-inputs'), { looseValueType });
  return schema;
}

/** Value of `TokenType.Null`, which the packages don't export. */
const nullType = 7;

/** Treats inputs of `workflow_dispatch` without a value as empty mappings. */
function fillDispatch(root: TemplateToken): void {
  const { isMapping } = loadGitHubPackages();
  const fill = (parent: TemplateToken | undefined, name: string): TemplateToken | undefined => {
    if (!parent || !isMapping(parent)) return undefined;
    const pair = Array.from(parent).find(({ key }) => key.toString() === name);
    if (pair?.value.templateTokenType !== nullType) return pair?.value;
    // Clone a mapping, because the packages don't export its class.
    const empty = parent.clone();
    if (isMapping(empty)) while (empty.count > 0) empty.remove(0);
    return Object.assign(pair, { value: empty }).value;
  };
  const inputs = fill(find(find(root, 'on'), 'workflow_dispatch'), 'inputs');
  if (inputs && isMapping(inputs))
    for (const { key } of Array.from(inputs)) fill(inputs, key.toString());
}

const find = (token: TemplateToken | undefined, name: string): TemplateToken | undefined => {
  const { isMapping } = loadGitHubPackages();
  return token && isMapping(token) ? token.find(name) : undefined;
};

/**
 * Changes the names in `needs` to the case of the jobs' names, because the parser compares them
 * case-sensitively.
 */
function alignNeeds(root: TemplateToken): void {
  const { isMapping, isSequence, isString } = loadGitHubPackages();
  const jobs = find(root, 'jobs');
  if (!jobs || !isMapping(jobs)) return;
  const all = Array.from(jobs);
  const names = new Map(all.map(({ key }) => [key.toString().toLowerCase(), key.toString()]));
  for (const { value } of all) {
    const needs = find(value, 'needs');
    if (!needs) continue;
    for (const needed of isSequence(needs) ? Array.from(needs) : [needs])
      if (isString(needed))
        Object.assign(needed, { value: names.get(needed.value.toLowerCase()) ?? needed.value });
  }
}
