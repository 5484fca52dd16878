import { isNode, type Node, nodes, type ParsedFile, walk } from './source.ts';
import { widestLine } from './text.ts';

/** What makes code hard to read at a glance, counted. */
export interface Density {
  readonly lines: number;
  readonly ternaries: number;
  readonly conditionalSpreads: number;
  readonly comparisonsWithUndefined: number;
  readonly destructuredParameters: number;
  readonly wideLines: number;
}

/** Maximum per 1,000 lines of `src`. */
export const densest: Readonly<Omit<Density, 'lines'>> = {
  ternaries: 12,
  // Aim: 1.
  conditionalSpreads: 1.1,
  comparisonsWithUndefined: 8,
  destructuredParameters: 12,
  wideLines: 5,
};

/** Lines beyond which a function inside another is to become one of its own. */
export const longestClosure = 25;

const isFunction = (node: Node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

const isUndefined = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' && node.name === 'undefined';

export function measureDensity(files: readonly ParsedFile[]): Density {
  const counts = {
    lines: 0,
    ternaries: 0,
    conditionalSpreads: 0,
    comparisonsWithUndefined: 0,
    destructuredParameters: 0,
    wideLines: 0,
  };
  for (const { text, program } of files) {
    const lines = text.split('\n');
    counts.lines += lines.length;
    counts.wideLines += lines.filter((line) => line.length > widestLine).length;
    walk(program, (node) => {
      if (node.type === 'ConditionalExpression') counts.ternaries += 1;
      if (isConditionalSpread(node)) counts.conditionalSpreads += 1;
      if (node.type === 'BinaryExpression' && [node.left, node.right].some(isUndefined))
        counts.comparisonsWithUndefined += 1;
      if (isFunction(node))
        counts.destructuredParameters += nodes(node.params).filter(isPattern).length;
    });
  }
  return counts;
}

function isConditionalSpread(node: Node): boolean {
  if (node.type !== 'SpreadElement' || !isNode(node.argument)) return false;
  return /^(Logical|Conditional|Parenthesized)Expression$/.test(node.argument.type);
}

function isPattern(parameter: Node): boolean {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return isNode(target) && /^(Object|Array)Pattern$/.test(target.type);
}

/** Figures above the limits, e.g. `ternaries: 15.6 per 1,000 lines, at most 12`. */
export function densityViolations(density: Density): string[] {
  return Object.entries(densest).flatMap(([name, limit]) => {
    const figure = (density[name as keyof Density] * 1000) / density.lines;
    if (figure <= limit) return [];
    return [`${name}: ${figure.toFixed(1)} per 1,000 lines, at most ${limit}`];
  });
}

export function longClosures({ file, text, program }: ParsedFile): string[] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const found: string[] = [];
  walk(program, (node, parents) => {
    if (!isFunction(node) || !parents.some(isFunction)) return;
    const length = text.slice(node.start, node.end).split('\n').length;
    if (length > longestClosure)
      found.push(`${file}:${lineAt(node.start)} has a closure of ${length} lines`);
  });
  return found;
}
