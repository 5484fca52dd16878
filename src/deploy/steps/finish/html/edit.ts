import { compact } from '../../../../shared/compact.ts';
import { type Charset, declaresUtf8, detectCharset, isUtf16, prescan } from './escape.ts';
import { type HeadChanges, headChanges } from './head-changes.ts';
import type { HeadEdit } from './head-edits.ts';
import { carriedKeys } from './keys.ts';
import { type Layout, type LayoutQuery, type TreeLayout, Unreadable } from './layout.ts';
import { scan } from './scan.ts';
import { applyChanges, type Splice, splice } from './splice.ts';
import { type TextOverrideEdit, textOverrideEdits } from './text-override-edits.ts';

export interface PageEdits {
  readonly head: readonly HeadEdit[];
  readonly texts: ReadonlyMap<string, string>;
  /** Whether a framework hydrates the page and finds elements by position. Default: false. */
  readonly isTakenOver?: boolean;
}

export interface EditedPage {
  /** Changes in file order, with one character per byte. `undefined` if nothing changes. */
  readonly changes: readonly Splice[] | undefined;
  readonly skipped?: string | undefined;
  readonly misplacedTags?: readonly string[] | undefined;
  readonly canonical?: string | undefined;
  readonly held?: string | undefined;
  readonly policies?: readonly string[] | undefined;
  readonly applied: readonly string[];
  /** Keys of applied texts that the built page already contains. */
  readonly built?: readonly string[] | undefined;
  /** Texts, title and description of the built page that the edit replaces. */
  readonly replaced?: readonly ReplacedValue[] | undefined;
  readonly refused: readonly { readonly key: string; readonly reason: string }[];
}

/** A replaced range in bytes: the text of a key or, without a key, the title or description. */
export interface ReplacedValue {
  readonly key?: string;
  readonly start: number;
  readonly end: number;
}

const same: EditedPage = { changes: undefined, applied: [], refused: [] };
const skip = (skipped: string): EditedPage => ({ ...same, skipped });
const fragment = 'it is a fragment without doctype, html, head and body; write a complete page';
const broken = 'its markup is too broken to change safely; correct unclosed and overlapping tags';

export type TreeReader = (text: string, query: LayoutQuery) => TreeLayout;

/** Edits a page. All other bytes stay unchanged, and repeating the edit changes nothing. */
export function editPage(bytes: Uint8Array, edits: PageEdits, readTree: TreeReader): EditedPage {
  try {
    return editWhole(bytes, edits, readTree);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return skip(error.message);
  }
}

function editWhole(bytes: Uint8Array, edits: PageEdits, readTree: TreeReader): EditedPage {
  const { head, texts } = edits;
  const keys = texts.size > 0 ? carriedKeys(asBuffer(bytes), texts) : undefined;
  if (head.length === 0 && !keys) return same;
  const query = {
    keys,
    // Search for the string first: that is several times faster than parsing, and few pages contain
    // it.
    data: head.some((edit) => edit.kind === 'structured data') && asBuffer(bytes).includes('+json'),
  };
  if (isUtf16(bytes)) return skip('it is encoded in UTF-16; save it as UTF-8');
  const { text, layout } = read(bytes, query, readTree);
  if (!layout.isDocument) return skip(fragment);
  const { result, overrideEdits, changes } = edited(bytes, text, layout, edits);
  if (result.changes && layout.isUnusual) {
    const before = 'outline' in layout ? layout : readTree(text, query);
    if (!isSafe(before, applyChanges(text, result.changes), edits, query, readTree))
      return skip(broken);
  }
  const outcome = readOutcome(overrideEdits, result.dropped, changes.replaced);
  const misplaced =
    head.length > 0 && findMisplacedTags(asBuffer(bytes), findMetadataStart(layout));
  return {
    changes: result.changes,
    canonical: changes.canonical,
    held: changes.held,
    policies: changes.policies.length > 0 ? changes.policies : undefined,
    misplacedTags: misplaced && misplaced.length > 0 ? misplaced : undefined,
    ...outcome,
  };
}

function readOutcome(
  overrideEdits: readonly TextOverrideEdit[],
  dropped: readonly Splice[],
  inHead: readonly ReplacedValue[],
) {
  const applied: string[] = [];
  const built: string[] = [];
  const replaced = [...inHead];
  const refused: { readonly key: string; readonly reason: string }[] = [];
  for (const { key, splice, reason, isBuilt } of overrideEdits) {
    const whyNot = reason ?? (dropped.includes(splice) ? 'other content replaces it' : undefined);
    if (isBuilt) built.push(key);
    if (whyNot) refused.push({ key, reason: whyNot });
    else applied.push(key);
    if (!whyNot && !isBuilt) replaced.push({ key, start: splice.start, end: splice.end });
  }
  return { applied, built: built.length > 0 ? built : undefined, replaced, refused };
}

/**
 * Returns the offset from which metadata is misplaced. Browsers move metadata between the head's
 * end tag and the body into the head.
 */
function findMetadataStart(layout: Layout): number {
  const { insertAt, head, metadataFrom = 0 } = layout;
  return Math.max(insertAt, head.at(-1)?.outerEnd ?? 0, metadataFrom);
}

/**
 * Returns whether an edit makes only the requested changes, and would change nothing if repeated.
 */
function isSafe(
  before: TreeLayout,
  text: string,
  edits: PageEdits,
  query: LayoutQuery,
  readTree: TreeReader,
): boolean {
  const bytes = Buffer.from(text, 'latin1');
  const after = readTree(text, query);
  if (before.outline !== after.outline) return false;
  return !edited(bytes, text, scan(text, query, bytes) ?? after, edits).result.changes;
}

interface Edited {
  readonly result: ReturnType<typeof splice>;
  readonly changes: HeadChanges;
  readonly overrideEdits: readonly TextOverrideEdit[];
  readonly replaced: readonly string[];
}

function edited(bytes: Uint8Array, text: string, layout: Layout, edits: PageEdits): Edited {
  const charset = detectCharset(bytes, text);
  const inCharset = editedIn(charset, text, layout, edits);
  const { changes } = inCharset.result;
  if (charset === 'ascii' || !changes) return inCharset;
  // Use references if the edit moved the charset declaration beyond the bytes that browsers search
  // for it.
  if (!declaresUtf8(applyChanges(text, changes, prescan)))
    return editedIn('ascii', text, layout, edits);
  // Prefer references if the page already contains the same values as references.
  if (!inCharset.replaced.some((part) => /&#|\\u/.test(part))) return inCharset;
  const inReferences = editedIn('ascii', text, layout, edits);
  if (inReferences.result.changes) return inCharset;
  return inReferences;
}

function editedIn(charset: Charset, text: string, layout: Layout, edits: PageEdits): Edited {
  const { head, texts, isTakenOver = false } = edits;
  const changes = headChanges({ edits: head, isTakenOver }, layout, text, charset);
  const overrideEdits = textOverrideEdits(layout, text, texts, charset);
  const inserted: Splice = {
    start: layout.insertAt,
    end: layout.insertAt,
    text: block(changes.added, text, layout),
  };
  const hasAdded = changes.added.length > 0;
  const splices = compact([
    ...changes.splices,
    hasAdded && inserted,
    ...overrideEdits.map((change) => change.splice),
  ]);
  const replaced = hasAdded ? [] : splices.map((part) => text.slice(part.start, part.end));
  return { result: splice(text, splices), overrideEdits, changes, replaced };
}

interface ReadPage {
  readonly text: string;
  readonly layout: Layout | TreeLayout;
}

/** Numbers of bytes to read first if only the head is edited. The first suffices for most heads. */
const headBytes = [6_144, 65_536];

function read(bytes: Uint8Array, query: LayoutQuery, readTree: TreeReader): ReadPage {
  const isHeadEnough = !query.keys && !query.data;
  for (const length of headBytes) {
    if (!isHeadEnough || length >= bytes.byteLength) break;
    const part = bytes.subarray(0, length);
    const text = latin1(part);
    const layout = scan(text, query, part);
    if (layout?.isDocument && !layout.isUnusual) return { text, layout };
  }
  const text = latin1(bytes);
  return { text, layout: scan(text, query, bytes) ?? readTree(text, query) };
}

function latin1(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('latin1');
}

function asBuffer(array: Uint8Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}

/**
 * Formats elements to add. Breaks lines only if the head's end tag is on its own line, because line
 * breaks elsewhere become text.
 */
function block(added: readonly string[], text: string, layout: Layout): string {
  const hasLines = /^\s<\/head$/i.test(text.slice(layout.insertAt - 1, layout.insertAt + 6));
  if (!hasLines) return added.join('');
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return added.map((element) => element + newline).join('');
}

const tagPatterns = [
  ['<title', 'a title', /<title\b/i],
  ['canonical', 'a canonical link', /<link\b[^<>]*\srel\s*=\s*["']?canonical\b/i],
  ['description', 'a description', /<meta\b[^<>]*\sname\s*=\s*["']?description\b/i],
  ['robots', 'a robots tag', /<meta\b[^<>]*\sname\s*=\s*["']?robots\b/i],
] as const;

function findMisplacedTags(bytes: Buffer, from: number): string[] {
  const named = tagPatterns.filter(([word]) => bytes.indexOf(word, from) !== -1);
  if (named.length === 0) return [];
  const text = bytes.toString('latin1', from);
  const likely = named.filter(([, , pattern]) => pattern.test(text));
  if (likely.length === 0) return [];
  const body = text.replace(
    /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
    '',
  );
  return likely.filter(([, , pattern]) => pattern.test(body)).map(([, name]) => name);
}
