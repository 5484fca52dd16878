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

/** A part of a text, and what is put in its place. */
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
 * For signatures that are generic over schemas: nobody outside can make one, so that their kind is all that is left of
 * them.
 */
const opaque = `declare namespace z {
  /** A schema of this library's own. */
  interface ZodMiniType<Output = unknown, Input = unknown> {
    readonly _zod: { readonly output: Output; readonly input: Input };
  }
  type input<Schema> = Schema extends { readonly _zod: { readonly input: infer Input } } ? Input : never;
  type output<Schema> = Schema extends { readonly _zod: { readonly output: infer Output } } ? Output : never;
}
`;

/**
 * Declarations in which `z.infer<typeof Site>` and the like are written out, and the schemas are left out: whoever
 * reads a site's type needs no zod for it. Uses TypeScript's own API, which is called unstable: the exact version of
 * package.json fits.
 * @param folder where the declarations are checked, with the packages in reach
 * @throws Error when zod would still be needed
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
        if (text === undefined || /\bany\b/.test(text))
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

/** The members of a mapped type, and theirs: `{ getSite: { path: '…'; answer: … } }`. */
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

/** `z.infer<typeof Site>`, `z.input<…>`, `z.output<…>` of schemas that are known. */
function isOfSchema(node: Node): node is TypeNode {
  if (!isTypeReferenceNode(node) || !isQualifiedName(node.typeName)) return false;
  if (!/^z\.(infer|input|output)$/.test(node.typeName.getText())) return false;
  return node.typeArguments?.some((argument) => isTypeQueryNode(argument)) === true;
}

/** The declaration of a schema, or the import of zod. */
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
