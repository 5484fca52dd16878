import { isNode, type Node, parseSource, walk } from '../architecture/source.ts';

/** One small change of a source file that a test should notice. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

const turned: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** Every mutant of a TypeScript file, in the order of the text. Types, texts and imports stay. */
export function findMutants(file: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  const add = (node: Pick<Node, 'start' | 'end'>, after: string) => {
    const { start, end } = node;
    const line = text.slice(0, start).split('\n').length;
    found.push({ start, end, line, before: text.slice(start, end), after });
  };
  const textOf = ({ start, end }: Node) => text.slice(start, end);
  walk(parseSource(file, text), (node, parents) => {
    if (parents.some(isType)) return;
    const { type, left, right, argument, expression, test } = node;
    if (isNode(left) && isNode(right) && typeof node.operator === 'string') {
      const operator = turned[node.operator];
      const between = text.slice(left.end, right.start);
      const at = left.end + between.indexOf(node.operator);
      const isMixing = type === 'LogicalExpression' && parents.at(-1)?.type === type;
      // `??` may not stand beside `||` or `&&`.
      if (operator !== undefined && !(isMixing && /\?\?/.test(textOf(parents.at(-1) ?? node))))
        add({ start: at, end: at + node.operator.length }, operator);
    }
    if (type === 'ExpressionStatement' && isNode(expression) && isCall(expression))
      add(node, 'void 0;');
    if (type === 'ThrowStatement') add(node, 'void 0;');
    if (type === 'AwaitExpression' && isNode(argument)) add(node, textOf(argument));
    if (type === 'UnaryExpression' && node.operator === '!' && isNode(argument))
      add(node, `Boolean(${textOf(argument)})`);
    if (/^(If|While)Statement$/.test(type) && isNode(test)) add(test, `!(${textOf(test)})`);
    if (type === 'Literal' && typeof node.value === 'boolean') add(node, String(!node.value));
    if (type === 'Literal' && typeof node.value === 'number') add(node, String(node.value + 1));
    if (type === 'Literal' && isCompared(node, parents.at(-1))) add(node, "'mutant'");
  });
  return found.toSorted((a, b) => a.start - b.start);
}

const isType = ({ type }: Node) =>
  /^(Import|ExportAll)/.test(type) ||
  (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type));

const isCall = ({ type }: Node) => type === 'CallExpression' || type === 'AwaitExpression';

const isCompared = (node: Node, parent: Node | undefined) =>
  typeof node.value === 'string' &&
  parent?.type === 'BinaryExpression' &&
  /^[!=]==$/.test(String(parent.operator));

/** Draws some, the same for the same seed. */
export function drawMutants<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  const rest = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && rest.length > 0) {
    // Numerical Recipes' generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    drawn.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return drawn;
}
