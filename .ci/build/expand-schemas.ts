import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  isImportDeclaration,
  isMappedTypeNode,
  isQualifiedName,
  isTypeQueryNode,
  isTypeReferenceNode,
  isVariableStatement,
  type Node,
  type TypeNode,
} from 'typescript/unstable/ast';
import { API, type Checker, NodeBuilderFlags, type Type } from 'typescript/unstable/sync';

/** A range of the source, and the text that replaces it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const flags =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.InTypeAlias |
  NodeBuilderFlags.MultilineObjectLiterals |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/**
 * Declares schemas in generic signatures by their input and output types only. Callers can't create
 * schemas, so the declarations need no other members.
 */
const opaque = `declare namespace z {
  /** Schema that this library has created. */
  interface ZodMiniType<Output = unknown, Input = unknown> {
    readonly _zod: { readonly output: Output; readonly input: Input };
  }
  type input<Schema> = Schema extends { readonly _zod: { readonly input: infer Input } } ? Input : never;
  type output<Schema> = Schema extends { readonly _zod: { readonly output: infer Output } } ? Output : never;
}
`;

/**
 * Replaces `z.infer<typeof Site>` and similar types in declarations by their members, and removes
 * the schemas, so that users of a site's type don't need zod. Uses an unstable API of TypeScript,
 * so package.json pins the version.
 * @param folder contains the declarations, and can resolve the packages
 * @throws Error if the result would still need zod
 */
export function expandSchemas(declarations: string, folder: string): string {
  const file = path.join(folder, 'index.d.ts');
  const tsconfig = path.join(folder, 'expand.json');
  writeFileSync(file, declarations);
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2024',
    strict: true,
    types: ['node'],
    noEmit: true,
  };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: [file] }));
  const api = new API({ cwd: folder });
  try {
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
    const source = project?.program.getSourceFile(file);
    if (project === undefined || source === undefined)
      throw new Error('TypeScript has not read the declarations.');
    const { checker } = project;
    const edits: Edit[] = [];
    const visit = (node: Node): void => {
      if (isOfSchema(node)) {
        const type = checker.getTypeFromTypeNode(node);
        const text = type && checker.typeToString(type, node, flags);
        // Ignores quoted text, because the literal type `'any'` isn't the type `any`.
        if (text === undefined || /\bany\b/.test(text.replaceAll(/'[^']*'/g, '')))
          throw new Error(`Not written out: ${node.getText(source)}: ${text}`);
        edits.push({ start: node.getStart(source), end: node.end, text });
      } else if (isMappedTypeNode(node) && /\bz\.(in|out)put</.test(node.getText(source))) {
        edits.push({
          start: node.getStart(source),
          end: node.end,
          text: writeMembers(checker, node),
        });
      } else if (isSchema(node, declarations))
        edits.push({ start: node.pos, end: node.end, text: '' });
      else node.forEachChild(visit);
    };
    source.forEachChild(visit);
    return withoutZod(applied(declarations, edits));
  } finally {
    api.close();
  }
}

/** Lists the members of a mapped type, recursively: `{ getSite: { path: '…'; answer: … } }`. */
function writeMembers(checker: Checker, node: TypeNode): string {
  const type = checker.getTypeFromTypeNode(node);
  const write = (member: Type, depth: number): string => {
    if (depth === 2) return checker.typeToString(member, node, flags);
    const lines = checker.getPropertiesOfType(member).map((symbol) => {
      const inner = checker.getTypeOfSymbol(symbol);
      if (inner === undefined) throw new Error(`No type: ${symbol.name}`);
      return `readonly ${symbol.name}: ${write(inner, depth + 1)};`;
    });
    return `{\n${lines.join('\n')}\n}`;
  };
  if (type === undefined) throw new Error('No type for a mapped type.');
  return write(type, 0);
}

/** Returns whether a node is `z.infer<typeof Site>`, or `z.input` or `z.output` of a schema. */
function isOfSchema(node: Node): node is TypeNode {
  if (!isTypeReferenceNode(node) || !isQualifiedName(node.typeName)) return false;
  if (!/^z\.(infer|input|output)$/.test(node.typeName.getText())) return false;
  return node.typeArguments?.some((argument) => isTypeQueryNode(argument)) === true;
}

/** Returns whether a node declares a schema, or imports zod. */
function isSchema(node: Node, text: string): boolean {
  if (isImportDeclaration(node)) return /from ["']zod/.test(text.slice(node.pos, node.end));
  return isVariableStatement(node) && /: z\.\w|import\("zod/.test(text.slice(node.pos, node.end));
}

function applied(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: replacement }) =>
        result.slice(0, start) + replacement + result.slice(end),
      text,
    );
}

function withoutZod(text: string): string {
  const members = new Set([...text.matchAll(/\bz\.([\w.$]+)/g)].map(([, name]) => name));
  if (members.size === 0) return text;
  const unknown = [...members].filter(
    (name) => !['ZodMiniType', 'input', 'output'].includes(name ?? ''),
  );
  if (unknown.length > 0)
    throw new Error(`The types of the library would need zod for ${unknown.join(', ')}.`);
  return opaque + text;
}
