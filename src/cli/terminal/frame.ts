import { truncate, widthOf } from './cell.ts';

/** Follows the lines of a file that errors show, each with a mark under the column that is meant. */
export interface Frames {
  /** The line itself, or, of a line of a file that is too wide, the part that is meant with the mark below it. */
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

/** The part of a line around a column (from 1), from a word's beginning on, and how far the column has moved. */
function partOf(source: string, column: number, room: number): { text: string; shift: number } {
  if (widthOf(source) <= room) return { text: source, shift: 0 };
  const from = Math.max(0, column - 1 - Math.floor(room / 2));
  const word = from === 0 ? 0 : source.slice(0, column - 1).indexOf(' ', from) + 1;
  const start = word === 0 ? from : word;
  const shift = Math.max(0, start - 1);
  const cut = truncate(start === 0 ? source : `…${source.slice(start)}`, room);
  // At its end the part has whole words as well, where the one that is meant is still among them.
  const whole = cut.replace(/\S*…$/, '…');
  return { text: whole.length > column - shift ? whole : cut, shift };
}
