import { truncate, widthOf } from './cell.ts';

/** Tracks source lines in errors, each followed by a mark under the relevant column. */
export interface Frames {
  /**
   * Returns the line. If a source line is too wide, returns its relevant part and moves the mark
   * accordingly.
   */
  fit(line: string): string;
}

const placeOf = /^\s*\S+:\d+:(\d+) {2}/;
const sourceOf = /^(\s*\d+ \| )(.*)$/;
const markOf = /^(\s+)\^$/;

export function createFrames(width: number): Frames {
  let column = 1;
  let shift = 0;
  return {
    fit(line) {
      const place = placeOf.exec(line);
      if (place !== null) column = Number(place[1]);
      const [, gutter = '', source] = sourceOf.exec(line) ?? [];
      if (source !== undefined) {
        const part = partOf(source, column, width - gutter.length);
        shift = part.shift;
        return gutter + part.text;
      }
      const [, before] = markOf.exec(line) ?? [];
      if (before !== undefined) return `${before.slice(shift)}^`;
      return line;
    },
  };
}

/**
 * Returns the part of a line around a column (1-based), starting at a word, and the shift of the
 * column.
 */
function partOf(source: string, column: number, room: number): { text: string; shift: number } {
  if (widthOf(source) <= room) return { text: source, shift: 0 };
  const from = Math.max(0, column - 1 - Math.floor(room / 2));
  const word = from === 0 ? 0 : source.slice(0, column - 1).indexOf(' ', from) + 1;
  const start = word === 0 ? from : word;
  const shift = Math.max(0, start - 1);
  const cut = truncate(start === 0 ? source : `…${source.slice(start)}`, room);
  // Ends at a word too, if that keeps the relevant one.
  const whole = cut.replace(/\S*…$/, '…');
  return { text: whole.length > column - shift ? whole : cut, shift };
}
