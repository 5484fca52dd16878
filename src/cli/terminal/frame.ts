import { getWidth, truncate } from './cell.ts';

/** Each is followed by a mark under the relevant column. */
export interface Frames {
  fit(line: string): string;
}

const locationPattern = /^\s*\S+:\d+:(\d+) {2}/;
const sourcePattern = /^(\s*\d+ \| )(.*)$/;
const caretPattern = /^(\s+)\^$/;

export function createFrames(width: number): Frames {
  let column = 1;
  let shift = 0;
  return {
    fit(line) {
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

/** Starts at a word; the column is 1-based. Also returns its shift. */
function cropSource(
  source: string,
  column: number,
  maxWidth: number,
): { text: string; shift: number } {
  if (getWidth(source) <= maxWidth) return { text: source, shift: 0 };
  const from = Math.max(0, column - 1 - Math.floor(maxWidth / 2));
  const wordStart = from && source.slice(0, column - 1).indexOf(' ', from) + 1;
  const start = wordStart || from;
  const shift = Math.max(0, start - 1);
  const cut = truncate(start === 0 ? source : `…${source.slice(start)}`, maxWidth);
  // Ends at a word too, if that keeps the relevant one.
  const whole = cut.replace(/\S*…$/, '…');
  return { text: whole.length > column - shift ? whole : cut, shift };
}
