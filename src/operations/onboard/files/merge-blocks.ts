import { compact } from '../../../shared/compact.ts';
import { getDepth, isComment, shifted, type Token } from './tokens.ts';

/** Lines that both sides have changed. */
export interface Clash {
  readonly base: readonly Token[];
  readonly ours: readonly Token[];
  readonly theirs: readonly Token[];
  readonly line: number;
  readonly templateLine: number;
}

export type Part = { readonly tokens: readonly Token[] } | Clash;

export const isClash = (part: Part): part is Clash => 'base' in part;

/** A line with the comments above it and the more deeply indented lines below it. */
interface Block {
  readonly comments: readonly Token[];
  /** First line of the block; `undefined` for comments at the end of the file. */
  readonly head?: Token;
  readonly below: Block[];
}

/** Merges two versions key by key and step by step, at every depth. */
export function mergeBlocks(
  base: readonly Token[],
  ours: readonly Token[],
  theirs: readonly Token[],
): Part[] {
  const parts = mergeSiblings(toBlocks(base), toBlocks(ours), toBlocks(theirs), 0);
  let line = 1;
  return parts.map((part) => {
    const own = (isClash(part) ? part.ours : part.tokens).filter(({ from }) => from === 'ours');
    const placed = isClash(part) && own.length === 0 ? { ...part, line } : part;
    line = (own.at(-1)?.line ?? line - 1) + 1;
    return placed;
  });
}

function toBlocks(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  const parents = [{ depth: -Infinity, below: blocks }];
  let comments: Token[] = [];
  for (const token of tokens) {
    if (isComment(token)) {
      comments.push(token);
      continue;
    }
    // The items of a list may have the same indentation as its key.
    const depth = getDepth(token) + (/^ *-(?: |$)/.test(token.text) ? 0.5 : 0);
    while ((parents.at(-1)?.depth ?? -Infinity) >= depth) parents.pop();
    const block = { comments, head: token, below: [] };
    (parents.at(-1)?.below ?? blocks).push(block);
    parents.push({ depth, below: block.below });
    comments = [];
  }
  if (comments.length > 0) blocks.push({ comments, below: [] });
  return blocks;
}

/**
 * Merges blocks of the same depth.
 * @param offset number of spaces to add to the indentation of the template's lines; if both sides
 *   have blocks, their difference in depth is used instead
 */
function mergeSiblings(
  base: readonly Block[],
  ours: readonly Block[],
  theirs: readonly Block[],
  offset: number,
): Part[] {
  const [own, other] = [ours[0]?.head, theirs[0]?.head];
  const shift = own && other ? getDepth(own) - getDepth(other) : offset;
  const [before, mine, template] = [byName(base), byName(ours), byName(theirs)];
  const names = [before, mine, template].map((blocks) => [...blocks.keys()]);
  return inOrder(names).flatMap((name) =>
    mergeBlock(before.get(name), mine.get(name), template.get(name), shift),
  );
}

function byName(blocks: readonly Block[]): Map<string, Block> {
  const named = new Map<string, Block>();
  const counts = new Map<string, number>();
  for (const block of blocks) {
    const name = getName(block);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    named.set(`${name} ${count}`, block);
  }
  return named;
}

/**
 * Returns the identity of a block. A step is identified by what it runs, because people add names,
 * conditions and inputs.
 */
function getName({ head, below }: Block): string {
  if (!head?.isDash) return head?.key ?? head?.meaning ?? '';
  const step = ['uses', 'run', 'name'].flatMap(
    (key) => below.find((block) => block.head?.key === key)?.head?.meaning ?? [],
  );
  return `- ${(step[0] ?? below[0]?.head?.meaning ?? '').replace(/@.*/s, '')}`;
}

/**
 * Orders the blocks like the template, or like the person's file if its order was changed. Blocks
 * that exist on one side only stay in place.
 */
function inOrder([base = [], ours = [], theirs = []]: readonly (readonly string[])[]): string[] {
  const kept = ours.filter((name) => base.includes(name));
  const isMoved = kept.join('\n') !== base.filter((name) => ours.includes(name)).join('\n');
  const [order, others] = isMoved ? [[...ours], theirs] : [[...theirs], ours];
  let place = 0;
  for (const name of others) {
    if (!order.includes(name)) order.splice(place, 0, name);
    place = order.indexOf(name) + 1;
  }
  return order;
}

type Side = Block | undefined;

function mergeBlock(base: Side, ours: Side, theirs: Side, shift: number): Part[] {
  const [before, mine, template] = [base, ours, theirs].map(toMeaning);
  const move = (tokens: readonly Token[]) => tokens.map((token) => shifted(token, shift));
  if (mine === template || template === before) return [{ tokens: toTokens(ours) }];
  if (mine === before) return [{ tokens: move(toTokens(theirs)) }];
  if (!ours || !theirs) {
    const added = toTokens(ours).filter(
      (token) => isComment(token) && !before?.includes(token.meaning),
    );
    if (ours && isUncommented(ours, base)) return [{ tokens: added }];
    return [toClash(toTokens(base), toTokens(ours), move(toTokens(theirs)))];
  }
  const comments = mergeComments(base?.comments ?? [], ours.comments, move(theirs.comments));
  const heads = [base, ours, theirs].map((side) => side?.head?.meaning);
  const isLeaf = [base, ours, theirs].every((side) => !side?.below.length);
  let head: readonly (Token | undefined)[] | undefined;
  if (heads[1] === heads[2] || (isLeaf && heads[2] === heads[0])) head = [ours.head];
  else if (isLeaf && heads[1] === heads[0]) head = move(compact([theirs.head]));
  if (head)
    return [
      { tokens: [...comments, ...compact(head)] },
      ...mergeSiblings(base?.below ?? [], ours.below, theirs.below, shift),
    ];
  const [old, own, other] = [base, ours, theirs].map((side) =>
    toTokens(side && { ...side, comments: [] }),
  );
  return [{ tokens: comments }, toClash(old ?? [], own ?? [], move(other ?? []))];
}

const isUncommented = (ours: Block, base: Side) =>
  meanings(toTokens(ours).filter((token) => !isComment(token))) ===
  meanings(toTokens(base).filter((token) => !isComment(token)));

function toClash(base: readonly Token[], ours: readonly Token[], theirs: readonly Token[]): Clash {
  const first = (tokens: readonly Token[]) => tokens.find((token) => !isComment(token))?.line;
  return { base, ours, theirs, line: first(ours) ?? 0, templateLine: first(theirs) ?? 1 };
}

function mergeComments(
  base: readonly Token[],
  ours: readonly Token[],
  theirs: readonly Token[],
): Token[] {
  const isIn = (tokens: readonly Token[], { meaning }: Token) =>
    tokens.some((token) => token.meaning === meaning);
  const kept = ours.filter((token) => !isIn(base, token) || isIn(theirs, token));
  return [...kept, ...theirs.filter((token) => !isIn(base, token) && !isIn(ours, token))];
}

const toTokens = (block: Side): Token[] =>
  block ? [...block.comments, ...compact([block.head]), ...block.below.flatMap(toTokens)] : [];

const meanings = (tokens: readonly Token[]) => tokens.map(({ meaning }) => meaning).join('\n');
const toMeaning = (block: Side): string => meanings(toTokens(block));
