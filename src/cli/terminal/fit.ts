import { stripVTControlCharacters } from 'node:util';
import type { TextStream } from '../../shared/plain-log.ts';
import { sanitize } from '../../shared/sanitize.ts';
import { getWidth, truncate } from './cell.ts';

const narrowest = 20;

/**
 * Returns the width of lines in columns: `COLUMNS`, else the terminal's width; `undefined` for
 * files, whose lines aren't wrapped.
 */
export function getColumns(stream: TextStream, env: Readonly<Record<string, string | undefined>>) {
  let columns = stream.isTTY ? stream.columns : 0;
  if (/^[1-9]\d{0,3}$/.test(env.COLUMNS ?? '')) columns = Number(env.COLUMNS);
  // A terminal that doesn't know its width reports 0.
  if (!columns) return undefined;
  return Math.max(narrowest, columns);
}

export function fitStream(stream: TextStream, width: number | undefined): TextStream {
  if (width === undefined) return stream;
  const { isTTY = false } = stream;
  const frames = createFrames(width);
  // Sanitize after wrapping, which may move a runner command to the start of a line.
  const fitted = (line: string) => sanitize(fitLine(line, width, frames.fit).join('\n'));
  return {
    isTTY,
    columns: width,
    write: (text) => stream.write(text.split('\n').map(fitted).join('\n')),
  };
}

const programs = 'site-deploy|npx|npm|node|git|gh|az|curl|source|export';
const variables = String.raw`(?:[A-Z_]+=(?:\$\([^)]{0,200}\)|[^\s$]|\$(?!\())+ )*`;
const commandLine = new RegExp(`^\\s{2,}(?:\\$ )?${variables}(?:${programs})\\s`);
const unbroken = [
  `"${variables}(?:${programs}) [^"]*"\\S*`,
  '\\S*\\$\\([^)]{0,200}\\)\\S*',
  '--[a-z-]+ [^\\s-]\\S*',
  '\\S+',
];
const pieces = new RegExp(`(\\s*)(${unbroken.join('|')})`, 'g');
const styled = /^((?:\u001b\[[\d;]*m){0,4})(.*?)((?:\u001b\[[\d;]*m){0,4})$/s;

/** Wraps a line at word boundaries, with a hanging indent. URLs, paths and commands stay whole. */
export function fitLine(
  line: string,
  width: number,
  frame: (text: string) => string = (text) => text,
): string[] {
  const [, open = '', text = '', close = ''] = styled.exec(line) ?? [];
  const framed = frame(text);
  if (columnsTaken(framed) <= width || commandLine.test(framed)) return [open + framed + close];
  // Trailing spaces would make matching `pieces` quadratic.
  return brokenLines(framed.trimEnd(), width).map((part) => open + part + close);
}

function brokenLines(text: string, width: number): string[] {
  const { first, below, base } = parseLead(text, width);
  const lines: string[] = [];
  let current = first;
  // If a name fills its line, its description starts on the next line.
  let isFull = columnsTaken(first) > columnsTaken(below);
  for (const [index, [, space = '', piece = '']] of [
    ...text.slice(first.length).matchAll(pieces),
  ].entries()) {
    const needed = columnsTaken(piece);
    const gap = index === 0 ? '' : space;
    isFull ||= current.trim() !== '' && !fits(current + gap, needed, width);
    if (isFull) lines.push(current.trimEnd());
    // A piece that is too wide for the hanging indent may fit at the base indent.
    if (isFull) current = (fits(below, needed, width) ? below : base) + piece;
    else current += gap + piece;
    isFull = false;
  }
  return [...lines, current.trimEnd()];
}

function parseLead(text: string, width: number) {
  const [start = '', space = '', mark = ''] = /^(\s*)(\| |[-*•] |\d+\. )?/.exec(text) ?? [];
  const isQuoted = mark === '| ';
  const ownIndent = isQuoted ? start : space + ' '.repeat(mark.length);
  const base = isQuoted ? start : `${ownIndent}    `;
  // In a line with a name and a description, the description starts after the last gap in the first
  // third of the width.
  const gaps = [...text.slice(start.length, width * 4).matchAll(/\S(\s{2,})(?=\S)/g)].map(
    ({ index, 0: gap }) => start.length + index + gap.length,
  );
  const at = gaps.findLast((gap) => columnsTaken(text.slice(0, gap)) <= width / 3);
  if (at !== undefined)
    return { first: text.slice(0, at), below: ' '.repeat(columnsTaken(text.slice(0, at))), base };
  const name = gaps.find((gap) => columnsTaken(text.slice(0, gap).trimEnd()) <= width);
  if (name === undefined) return { first: start, below: ownIndent, base };
  return { first: text.slice(0, name), below: base, base };
}

const fits = (before: string, size: number, width: number) => columnsTaken(before) + size <= width;
const columnsTaken = (text: string) => getWidth(stripVTControlCharacters(text));

const locationPattern = /^\s*\S+:\d+:(\d+) {2}/;
const sourcePattern = /^(\s*\d+ \| )(.*)$/;
const caretPattern = /^(\s+)\^$/;

function createFrames(width: number) {
  let column = 1;
  let shift = 0;
  return {
    fit(line: string): string {
      const location = locationPattern.exec(line);
      if (location !== null) column = Number(location[1]);
      const [, gutter = '', source] = sourcePattern.exec(line) ?? [];
      if (source !== undefined) {
        const part = cropSource(source, column, width - gutter.length);
        shift = part.shift;
        return gutter + part.text;
      }
      const [, before] = caretPattern.exec(line) ?? [];
      if (before !== undefined) return `${before.slice(shift)}^`;
      return line;
    },
  };
}

/**
 * Crops a source line to the width around a 1-based column. Also returns by how many columns it
 * shifted.
 */
function cropSource(line: string, column: number, width: number): { text: string; shift: number } {
  if (getWidth(line) <= width) return { text: line, shift: 0 };
  const from = Math.max(0, column - 1 - Math.floor(width / 2));
  const wordStart = from && line.slice(0, column - 1).indexOf(' ', from) + 1;
  const start = wordStart || from;
  const shift = Math.max(0, start - 1);
  const cut = truncate(start === 0 ? line : `…${line.slice(start)}`, width);
  const whole = cut.replace(/(?<!\S)\S*…$/, '…');
  return { text: whole.length > column - shift ? whole : cut, shift };
}
