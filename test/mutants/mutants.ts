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

const swapped = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

/**
 * Lists the mutants of a TypeScript file in the order of the text. Leaves out types, imports and
 * strings that are not compared, and two of every three numbers, which would otherwise outnumber
 * all other mutants.
 */
export function findMutants(file: string, text: string): Mutant[] {
  const found = new Map<string, Mutant>();
  let numbers = 0;
  const add = (node: Pick<Node, 'start' | 'end'>, after: string) => {
    const { start, end } = node;
    const line = text.slice(0, start).split('\n').length;
    const mutant = { start, end, line, before: text.slice(start, end), after };
    found.set(`${start} ${end} ${after}`, mutant);
  };
  const getText = ({ start, end }: Node) => text.slice(start, end);
  walk(parseSource(file, text), (node, parents) => {
    if (parents.some(isType)) return;
    const { type, left, right, argument, expression, test } = node;
    if (isNode(left) && isNode(right) && typeof node.operator === 'string') {
      const operator = turned[node.operator];
      const between = text.slice(left.end, right.start);
      const at = left.end + between.indexOf(node.operator);
      const isChain = node.operator === '??' && [left, parents.at(-1)].some(isLogical);
      // `??` may not stand next to `||` or `&&` without parentheses.
      if (isChain) add(node, `((${getText(left)}) && (${getText(right)}))`);
      else if (operator !== undefined) add({ start: at, end: at + node.operator.length }, operator);
    }
    if (type === 'ExpressionStatement' && isNode(expression) && hasEffect(expression))
      add(node, 'void 0;');
    if (type === 'ThrowStatement') add(node, 'void 0;');
    if (type === 'AwaitExpression' && isNode(argument)) add(node, getText(argument));
    if (type === 'UnaryExpression' && node.operator === '!' && isNode(argument))
      add(node, `Boolean(${getText(argument)})`);
    const isCondition = /^(IfStatement|WhileStatement|ConditionalExpression)$/.test(type);
    if (isCondition && isNode(test) && !isNegatedAnyway(test)) add(test, `!(${getText(test)})`);
    if (type === 'CallExpression' && isNode(node.callee) && isNode(node.callee.property)) {
      const other = swapped.get(getText(node.callee.property));
      if (other !== undefined) add(node.callee.property, other);
    }
    if (type === 'SpreadElement' && isNode(argument))
      add(argument, parents.at(-1)?.type === 'ObjectExpression' ? '{}' : '[]');
    if (type === 'Literal' && node.regex !== undefined) add(node, changePattern(getText(node)));
    if (type === 'Literal' && typeof node.value === 'boolean') add(node, String(!node.value));
    if (type === 'Literal' && typeof node.value === 'number') {
      numbers += 1;
      if (numbers % 3 === 1) add(node, String(node.value + 1));
    }
    if (type === 'Literal' && isCompared(node, parents.at(-1))) add(node, "'mutant'");
  });
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

const isType = ({ type }: Node) =>
  /^(Import|ExportAll)/.test(type) ||
  (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type));

const isLogical = (node: unknown) => isNode(node) && node.type === 'LogicalExpression';

const hasEffect = ({ type }: Node) => /^(Call|Await|Assignment|Update)Expression$/.test(type);

/**
 * Returns whether another mutant already inverts the condition: a comparison by changing its
 * operator, a negation by removing it.
 */
const isNegatedAnyway = ({ type, operator }: Node) =>
  (type === 'BinaryExpression' && String(operator) in turned) ||
  (type === 'UnaryExpression' && operator === '!');

/** Returns the pattern without its `^`, or if it has none, one that matches nothing. */
const changePattern = (pattern: string) =>
  pattern.startsWith('/^') && pattern[2] !== '/' ? `/${pattern.slice(2)}` : '/(?!)/';

const isCompared = (node: Node, parent: Node | undefined) =>
  typeof node.value === 'string' &&
  parent?.type === 'BinaryExpression' &&
  /^[!=]==$/.test(String(parent.operator));

/** Draws mutants, the same ones for the same seed. */
export function drawMutants<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  const rest = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && rest.length > 0) {
    // The generator from Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    drawn.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return drawn;
}
