import { isNode, type Node, type ParsedFile, walk } from './source.ts';

/**
 * Words that mean nothing to a new reader. Names use the field's terms instead, such as context,
 * outputs, probe or notified.
 */
const dialect = new Set([
  'world',
  'sight',
  'said',
  'says',
  'told',
  'untold',
  'look',
  'looks',
  'twin',
  'stray',
]);

/**
 * Returns names that contain a word from the list, and functions whose names end with `Of` instead
 * of starting with a verb.
 */
export function dialectViolations({ file, text, program }: ParsedFile): string[] {
  const found = new Map<string, string>();
  walk(program, (node, parents) => {
    if (node.type !== 'Identifier' || typeof node.name !== 'string') return;
    const { name } = node;
    const isForeign = hasDialect(name) || (/[a-z]Of$/.test(name) && isNamedFunction(node, parents));
    if (!isForeign || found.has(name)) return;
    const place = `${file}:${text.slice(0, node.start).split('\n').length}`;
    found.set(name, `${place} ${name}: a word of dialect.ts, or xOf instead of a verb`);
  });
  return [...found.values()];
}

/**
 * Returns whether a name contains a word from the list. `lookUp` is allowed, because it is the
 * usual term.
 */
function hasDialect(name: string): boolean {
  const words = name.replace(/lookUp/i, '').split(/_|(?<=[a-z\d])(?=[A-Z])/);
  return words.some((word) => dialect.has(word.toLowerCase()));
}

/** Returns whether the node is the name of a function or method in its declaration. */
function isNamedFunction(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  // Built-in methods of JavaScript.
  if (!parent || /^(lastIndexOf|indexOf|valueOf)$/.test(String(node.name))) return false;
  if (/^(FunctionDeclaration|TSDeclareFunction)$/.test(parent.type)) return parent.id === node;
  if (/^(MethodDefinition|TSMethodSignature)$/.test(parent.type)) return parent.key === node;
  const value = { VariableDeclarator: parent.init, Property: parent.value }[parent.type];
  const isName = parent.id === node || parent.key === node;
  return isName && isNode(value) && /^(Arrow)?FunctionExpression$/.test(value.type);
}
