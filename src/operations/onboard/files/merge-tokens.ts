import { diffIndices } from 'node-diff3';
import { getDepth, getTokenKey, getTopic, isComment, type Token } from './tokens.ts';

export interface Clash {
  readonly base: readonly Token[];
  readonly ours: readonly Token[];
  readonly theirs: readonly Token[];
  readonly line: number;
  readonly templateLine: number;
}

interface Settled {
  readonly tokens: readonly Token[];
  readonly changedBy: 'nobody' | 'ours' | 'theirs' | 'both';
}

export type Part = Settled | Clash;

const getMeaning = (token: Token): string => token.meaning;

export const isClash = (part: Part): part is Clash => 'base' in part;

export function mergeTokens(
  base: readonly Token[],
  ours: readonly Token[],
  theirs: readonly Token[],
): Part[] {
  const parts = align({ base, ours, theirs, line: 1, templateLine: 1 }, getMeaning).flatMap(
    (part): Part[] => {
      if (!isClash(part)) return [part];
      if (isTaken(part)) return [{ tokens: part.ours, changedBy: 'both' }];
      return refine(part);
    },
  );
  return acceptTaken(parts);
}

interface Hunk {
  readonly side: 'ours' | 'theirs';
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

function align({ base, ours, theirs, ...at }: Clash, compare: (token: Token) => string): Part[] {
  const keys = base.map(compare);
  const toHunks = (side: Hunk['side'], tokens: readonly Token[]) =>
    diffIndices(keys, tokens.map(compare)).map(
      ({ buffer1: [start, length], buffer2 }): Hunk => ({
        side,
        start,
        end: start + length,
        length: buffer2[1],
      }),
    );
  const hunks = [...toHunks('ours', ours), ...toHunks('theirs', theirs)].sort(
    (a, b) => a.start - b.start,
  );
  const parts: Part[] = [];
  const reached = { base: 0, ours: 0, theirs: 0 };
  const take = (length: Readonly<typeof reached>) => {
    const next = (side: keyof typeof reached, tokens: readonly Token[]) =>
      tokens.slice(reached[side], reached[side] + length[side]);
    const clash: Clash = {
      base: next('base', base),
      ours: next('ours', ours),
      theirs: next('theirs', theirs),
      line: lineAt(ours, reached.ours) ?? at.line,
      templateLine: lineAt(theirs, reached.theirs) ?? at.templateLine,
    };
    for (const side of ['base', 'ours', 'theirs'] as const) reached[side] += length[side];
    return clash;
  };
  const settleUpTo = (end: number) => {
    while (reached.base < end) parts.push(settle(take({ base: 1, ours: 1, theirs: 1 })));
  };
  for (let index = 0; index < hunks.length; ) {
    const start = hunks[index]?.start ?? 0;
    let end = start;
    const grown = { ours: 0, theirs: 0 };
    for (; index < hunks.length; index += 1) {
      const hunk = hunks[index];
      if (!hunk || hunk.start > end) break;
      end = Math.max(end, hunk.end);
      grown[hunk.side] += hunk.length - (hunk.end - hunk.start);
    }
    settleUpTo(start);
    const base = end - start;
    parts.push(settle(take({ base, ours: base + grown.ours, theirs: base + grown.theirs })));
  }
  settleUpTo(base.length);
  return parts;
}

function lineAt(tokens: readonly Token[], index: number): number | undefined {
  const last = tokens.at(-1);
  return tokens[index]?.line ?? (last && last.line + 1);
}

function settle(conflict: Clash): Part {
  const { base, ours, theirs } = conflict;
  const [before, left, right] = [base, ours, theirs].map((tokens) =>
    tokens.map(getMeaning).join('\n'),
  );
  if (left === right) return { tokens: ours, changedBy: left === before ? 'nobody' : 'both' };
  if (right === before) return { tokens: ours, changedBy: 'ours' };
  if (left === before) return { tokens: theirs, changedBy: 'theirs' };
  return conflict;
}

function refine(clash: Clash): Part[] {
  return align(clash, getTopic).flatMap((part): Part[] => {
    if (!isClash(part)) return [part];
    const { before, middle, after } = withoutShared(part);
    const settled = settle(middle);
    if (!isClash(settled)) return [before, settled, after];
    const parts = splitByKey(settled).map((one) => {
      if (!isClash(one)) return one;
      const both = one.base.length === 0 ? bothAdded(one) : addedBeside(one);
      if (!both) return one;
      return { tokens: both, changedBy: 'theirs' } as const;
    });
    return [before, ...parts, after];
  });
}

function splitByKey(clash: Clash): Part[] {
  const sides = [clash.base, clash.ours, clash.theirs];
  const depth = Math.min(...sides.flat().map(getDepth));
  if (sides.some((tokens) => tokens.at(-1)?.isDash || tokens[0]?.isItem)) return [clash];
  const [base, ours, theirs] = sides.map((tokens) => groupByKey(tokens, depth));
  if (!base || !ours || !theirs) return [clash];
  const keys = [base, ours, theirs].flatMap((groups) => [...groups.keys()]);
  if (new Set(keys).size < 2) return [clash];
  const order = ['', ...[...theirs.keys()].filter(Boolean)];
  let last = 0;
  for (const key of [...base.keys(), ...ours.keys()]) {
    if (!order.includes(key)) order.splice(last + 1, 0, key);
    last = order.indexOf(key);
  }
  let { line, templateLine } = clash;
  return order.map((key) => {
    const get = (groups: ReadonlyMap<string, readonly Token[]>) => groups.get(key) ?? [];
    line = get(ours)[0]?.line ?? line;
    templateLine = get(theirs)[0]?.line ?? templateLine;
    return settle({ base: get(base), ours: get(ours), theirs: get(theirs), line, templateLine });
  });
}

function groupByKey(tokens: readonly Token[], depth: number): Map<string, Token[]> | undefined {
  const groups = new Map<string, Token[]>();
  let comments: Token[] = [];
  let current: Token[] | undefined;
  for (const token of tokens) {
    if (isComment(token) && getDepth(token) === depth) {
      comments.push(token);
      continue;
    }
    if (getDepth(token) === depth) {
      const key = getTokenKey(token);
      if (key === undefined || groups.has(key)) return undefined;
      current = [];
      groups.set(key, current);
    }
    current ??= groups.set('', []).get('') ?? [];
    current.push(...comments, token);
    comments = [];
  }
  if (comments.length > 0) groups.set('#', comments);
  return groups;
}

function withoutShared(clash: Clash): { before: Settled; middle: Clash; after: Settled } {
  const { base, ours, theirs, line, templateLine } = clash;
  const maxShared = Math.min(ours.length, theirs.length);
  const isShared = (left: Token | undefined, right: Token | undefined) =>
    left !== undefined && right !== undefined && !left.isDash && left.meaning === right.meaning;
  let head = 0;
  while (head < maxShared && isShared(ours[head], theirs[head])) head += 1;
  let tail = 0;
  while (tail < maxShared - head && isShared(ours.at(-1 - tail), theirs.at(-1 - tail))) tail += 1;
  const inner = (tokens: readonly Token[]) => tokens.slice(head, tokens.length - tail);
  return {
    before: { tokens: ours.slice(0, head), changedBy: 'both' },
    middle: {
      base,
      ours: inner(ours),
      theirs: inner(theirs),
      line: lineAt(ours, head) ?? line,
      templateLine: lineAt(theirs, head) ?? templateLine,
    },
    after: { tokens: ours.slice(ours.length - tail), changedBy: 'both' },
  };
}

function bothAdded(clash: Clash): Token[] | undefined {
  const { ours, theirs } = clash;
  const [left, right] = [addedBlock(ours), addedBlock(theirs)];
  if (!left || !right) return undefined;
  if (left.depth > right.depth) {
    if (right.isWhole) return [...ours, ...theirs];
    return undefined;
  }
  if (right.depth > left.depth) {
    if (left.isWhole) return [...theirs, ...ours];
    return undefined;
  }
  const { keys } = right;
  if (!left.isWhole || !right.isWhole || !left.keys || !keys) return undefined;
  if (left.keys.some((key) => keys.includes(key))) return undefined;
  return [...ours, ...theirs];
}

function addedBeside(clash: Clash): readonly Token[] | undefined {
  const { base, ours, theirs } = clash;
  const more = ours.length - base.length;
  if (theirs.length > 0 || more <= 0) return undefined;
  const isBase = (from: number) =>
    base.every((token, index) => ours[from + index]?.meaning === token.meaning);
  let added: readonly Token[] = [];
  if (isBase(0)) added = ours.slice(base.length);
  else if (isBase(more)) added = ours.slice(0, more);
  const block = addedBlock(added);
  if (block?.isWhole && block.depth <= Math.min(...base.map(getDepth))) return added;
  return undefined;
}

function addedBlock(tokens: readonly Token[]) {
  const [first] = tokens;
  if (!first) return undefined;
  const depth = Math.min(...tokens.map(getDepth));
  const outer = tokens.filter((token) => getDepth(token) === depth && !isComment(token));
  const keys = outer.flatMap((token) => getTokenKey(token) ?? []);
  const areKeys = outer.length > 0 && keys.length === outer.length;
  return { depth, isWhole: getDepth(first) === depth, keys: areKeys && keys };
}

function isTaken(clash: Clash): boolean {
  const { base, ours, theirs } = clash;
  const [before, current] = [base, ours].map((tokens) => new Set(tokens.map(getMeaning)));
  const copied = theirs.some((their) => !before?.has(their.meaning) && current?.has(their.meaning));
  return copied && includesTemplateChanges(clash);
}

function includesTemplateChanges(clash: Clash): boolean {
  const { base, ours, theirs } = clash;
  const meanings = (tokens: readonly Token[]) => new Set(tokens.map(getMeaning));
  const [before, current, now] = [meanings(base), meanings(ours), meanings(theirs)];
  const topics = new Set(ours.map(getTopic));
  const isThere = (token: Token) => current.has(token.meaning) || topics.has(getTopic(token));
  const added = theirs.filter((token) => !isComment(token) && !before.has(token.meaning));
  const removed = base.filter((token) => !isComment(token) && !now.has(token.meaning));
  return (
    added.length > 0 &&
    added.every(isThere) &&
    removed.every((token) => !current.has(token.meaning))
  );
}

function acceptTaken(parts: readonly Part[]): Part[] {
  const changed = (changedBy: Settled['changedBy']) =>
    parts.some((part) => !isClash(part) && part.changedBy === changedBy && part.tokens.length > 0);
  const removedByTemplate = parts.some((part) => !isClash(part) && part.changedBy === 'theirs');
  if (removedByTemplate || !changed('both')) return [...parts];
  return parts.map((part) => {
    if (isClash(part) && includesTemplateChanges(part))
      return { tokens: part.ours, changedBy: 'both' };
    return part;
  });
}
