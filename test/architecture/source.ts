import { parseAst } from 'rolldown/parseAst';

/** An import in a source file: static, lazy or a re-export. */
export interface Import {
  readonly specifier: string;
  /** `type`: has no effect at run time. `value`: loads the module. */
  readonly kind: 'type' | 'value';
  /** Loaded on demand by `import()`. */
  readonly lazy: boolean;
  readonly line: number;
}

/** The facts about a source file that the rules use. */
export interface Source {
  /** Path relative to `src/`, with `/`. */
  readonly file: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** Names that it declares and exports, without re-exports. */
  readonly exported: readonly string[];
  /** Uses of `process.env` and `process.argv` in the usual spellings: name and line. */
  readonly processReads: readonly { readonly name: string; readonly line: number }[];
  /** Lines with `throw new Error`, `TypeError` and the like. */
  readonly bareThrows: readonly number[];
}

/** A node of the syntax tree. */
export type Node = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

/** Reads a TypeScript file with a real parser, which tells code from comments and strings. */
export function readSource(file: string, text: string, program = parseSource(file, text)): Source {
  const imports: Import[] = [];
  const exported: string[] = [];
  const processReads: { name: string; line: number }[] = [];
  const bareThrows: number[] = [];
  const getLine = (node: Node) => text.slice(0, node.start).split('\n').length;

  walk(program, (node) => {
    const specifier = isNode(node.source) ? literal(node.source) : undefined;
    if (specifier !== undefined)
      imports.push({
        specifier,
        kind: importKind(node),
        lazy: node.type === 'ImportExpression',
        line: getLine(node),
      });
    else if (node.type === 'ImportExpression')
      imports.push({ specifier: '(computed)', kind: 'value', lazy: true, line: getLine(node) });
    if (node.type === 'ExportNamedDeclaration' && isNode(node.declaration))
      exported.push(...declaredNames(node.declaration));
    if (specifier === 'node:process' || specifier === 'process') {
      for (const name of importedNames(node).filter((name) => name === 'env' || name === 'argv'))
        processReads.push({ name, line: getLine(node) });
    }
    for (const name of processMembers(node)) processReads.push({ name, line: getLine(node) });
    if (node.type === 'ThrowStatement' && isNode(node.argument) && throwsPlainError(node.argument))
      bareThrows.push(getLine(node));
  });
  return {
    file,
    lines: text.trimEnd().split('\n').length,
    imports,
    exported: [...new Set(exported)],
    processReads,
    bareThrows,
  };
}

export interface ParsedFile {
  /** Path relative to `src/`, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly program: Node;
}

/**
 * Parses TypeScript.
 * @returns the root node
 */
export function parseSource(file: string, text: string): Node {
  const program: unknown = parseAst(text, { lang: 'ts' }, file);
  if (!isNode(program)) throw new Error(`${file} could not be parsed`);
  return program;
}

function importKind(node: Node): Import['kind'] {
  if (node.type === 'TSImportType') return 'type';
  if (node.importKind === 'type' || node.exportKind === 'type') return 'type';
  const specifiers = nodes(node.specifiers);
  const isType = (item: Node) => item.importKind === 'type' || item.exportKind === 'type';
  return specifiers.length > 0 && specifiers.every(isType) ? 'type' : 'value';
}

function declaredNames(declaration: Node): string[] {
  const declarators =
    declaration.type === 'VariableDeclaration' ? nodes(declaration.declarations) : [declaration];
  return declarators.flatMap(({ id }) =>
    isNode(id) && id.type === 'Identifier' ? [String(id.name)] : [],
  );
}

function importedNames(node: Node): string[] {
  return nodes(node.specifiers).flatMap((item) =>
    isNode(item.imported) ? [String(item.imported.name)] : [],
  );
}

/**
 * Returns `env` or `argv` if the node reads it from `process` in one of these ways: `process.env`,
 * `process['env']`, `globalThis.process.env`, `const { env } = process`.
 */
function processMembers(node: Node): string[] {
  if (node.type === 'MemberExpression' && isProcess(node.object)) {
    const name = isNode(node.property)
      ? (literal(node.property) ?? String(node.property.name))
      : '';
    return name === 'env' || name === 'argv' ? [name] : [];
  }
  if (
    node.type === 'VariableDeclarator' &&
    isProcess(node.init) &&
    isNode(node.id) &&
    node.id.type === 'ObjectPattern'
  ) {
    return nodes(node.id.properties)
      .map((property) => (isNode(property.key) ? String(property.key.name) : ''))
      .filter((name) => name === 'env' || name === 'argv');
  }
  return [];
}

function isProcess(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'Identifier') return value.name === 'process';
  return (
    value.type === 'MemberExpression' && isNode(value.property) && value.property.name === 'process'
  );
}

function throwsPlainError(node: Node): boolean {
  const callee =
    node.type === 'NewExpression' || node.type === 'CallExpression' ? node.callee : undefined;
  return (
    isNode(callee) &&
    /^(Error|(Type|Range|Syntax|Reference|Eval|URI|Aggregate)Error)$/.test(String(callee.name))
  );
}

/**
 * Visits a node and everything below it.
 * @param visit receives a node and its ancestors, outermost first
 */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: Node[] = [],
): void {
  visit(node, parents);
  parents.push(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const child of nodes(value)) walk(child, visit, parents);
    else if (isNode(value)) walk(value, visit, parents);
  }
  parents.pop();
}

function literal(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

export function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
