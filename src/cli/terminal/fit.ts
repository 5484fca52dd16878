import { stripVTControlCharacters } from 'node:util';
import { disarm } from '../../shared/disarm.ts';
import type { TextStream } from '../../shared/plain-log.ts';
import { widthOf } from './cell.ts';
import { createFrames } from './frame.ts';

/** Below this many columns hardly a word fits beside another. */
const narrowest = 20;

/**
 * Columns that lines for people are written into: `COLUMNS`, else the width of the terminal. `undefined`: the stream
 * is none, and files and other programs get whole lines.
 */
export function columnsOf(
  { isTTY, columns }: TextStream,
  env: Readonly<Record<string, string | undefined>>,
): number | undefined {
  const wanted = /^[1-9]\d{0,3}$/.test(env.COLUMNS ?? '') ? Number(env.COLUMNS) : isTTY === true ? columns : 0;
  // A terminal that does not know its width says 0.
  if (!wanted) return undefined;
  return Math.max(narrowest, wanted);
}

/** The stream for lines that people read: each is fitted. Without a width, the stream as it is. */
export function fitStream(stream: TextStream, width: number | undefined): TextStream {
  if (width === undefined) return stream;
  const { isTTY = false } = stream;
  const frames = createFrames(width);
  // A word that a runner obeys at the beginning of a line may have stood within one before.
  const fitted = (line: string) => disarm(fitLine(line, width, frames.fit).join('\n'));
  return { isTTY, columns: width, write: (text) => stream.write(text.split('\n').map(fitted).join('\n')) };
}

const programs = 'site-deploy|npx|npm|node|git|gh|az|curl|source|export';
/** Variables before a program, as in `TOKEN=$(gh auth token) site-deploy`. */
const variables = String.raw`(?:[A-Z_]+=(?:\$\([^)]{0,200}\)|[^\s$]|\$(?!\())+ )*`;
/** A line of its own that is to be copied, such as an example. */
const commandLine = new RegExp(`^\\s{2,}(?:\\$ )?${variables}(?:${programs})\\s`);
/** What stays in one piece: a command in quotes, an output put into another command, an option with its value. */
const pieces = new RegExp(
  `(\\s*)("${variables}(?:${programs}) [^"]*"\\S*|\\S*\\$\\([^)]{0,200}\\)\\S*|--[a-z-]+ [^\\s-]\\S*|\\S+)`,
  'g',
);
const styled = /^((?:\u001b\[[\d;]*m){0,4})(.*?)((?:\u001b\[[\d;]*m){0,4})$/s;

/**
 * A line as lines of at most `width` columns, broken between words; those after the first begin where the text of the
 * first does. Addresses, paths and commands to be copied stay whole, and may be wider.
 * @param frame looks at the line first, without its colour
 */
export function fitLine(line: string, width: number, frame: (text: string) => string = (text) => text): string[] {
  const [, open = '', text = '', close = ''] = styled.exec(line) ?? [];
  const shown = frame(text);
  if (columnsTaken(shown) <= width || commandLine.test(shown)) return [open + shown + close];
  // Without the spaces at the end: for each of them `pieces` would look for a word in all that follow.
  return brokenLines(shown.trimEnd(), width).map((part) => open + part + close);
}

function brokenLines(text: string, width: number): string[] {
  const { first, below, base } = leadOf(text, width);
  const lines: string[] = [];
  let current = first;
  // A name that leaves no room beside it has no text on its line.
  let isFull = columnsTaken(first) > columnsTaken(below);
  for (const [index, [, space = '', piece = '']] of [...text.slice(first.length).matchAll(pieces)].entries()) {
    const needed = columnsTaken(piece);
    const gap = index === 0 ? '' : space;
    isFull ||= current.trim() !== '' && !fits(current + gap, needed, width);
    if (isFull) lines.push(current.trimEnd());
    // What is too wide under the text before may fit where the line begins.
    if (isFull) current = (fits(below, needed, width) ? below : base) + piece;
    else current += gap + piece;
    isFull = false;
  }
  return [...lines, current.trimEnd()];
}

/** How a line begins, what stands before its text in the lines below, and before what is too wide for that. */
interface Lead {
  readonly first: string;
  readonly below: string;
  readonly base: string;
}

function leadOf(text: string, width: number): Lead {
  const [start = '', space = '', mark = ''] = /^(\s*)(\| |[-*•] |\d+\. )?/.exec(text) ?? [];
  const own = mark === '| ' ? start : space + ' '.repeat(mark.length);
  const base = mark === '| ' ? start : `${own}    `;
  // A name and what it means, or figures in columns: the text begins behind the last gap of the first third.
  const gaps = [...text.slice(start.length, width * 4).matchAll(/\S(\s{2,})(?=\S)/g)].map(
    ({ index, 0: gap }) => start.length + index + gap.length,
  );
  const at = gaps.findLast((gap) => columnsTaken(text.slice(0, gap)) <= width / 3);
  if (at !== undefined) return { first: text.slice(0, at), below: ' '.repeat(columnsTaken(text.slice(0, at))), base };
  // A name that leaves no room beside it stands on a line of its own.
  const name = gaps.find((gap) => columnsTaken(text.slice(0, gap).trimEnd()) <= width);
  if (name === undefined) return { first: start, below: own, base };
  return { first: text.slice(0, name), below: base, base };
}

const fits = (before: string, needed: number, width: number) => columnsTaken(before) + needed <= width;
const columnsTaken = (text: string) => widthOf(stripVTControlCharacters(text));
