import { diffIndices } from 'node-diff3';
import { getDepth, isComment, lineTokens, shifted, type Token, toLines } from './tokens.ts';

interface Style {
  readonly key: number;
  readonly dash: number;
}

const defaultStyle: Style = { key: 2, dash: 2 };
const styles: readonly Style[] = [
  defaultStyle,
  { key: 2, dash: 0 },
  { key: 4, dash: 4 },
  { key: 4, dash: 0 },
  { key: 4, dash: 2 },
];

export function createRestyler(base: string, ours: string): (body: string) => string {
  const toMeanings = (body: string) => lineTokens(body, 'ours').map((token) => token.meaning);
  const own = toMeanings(ours);
  const strange = (style: Style) => {
    const meanings = toMeanings(inStyle(base, style));
    const removed = diffIndices(meanings, own).map(({ buffer1: [, length] }) => length);
    return removed.reduce((sum, length) => sum + length, 0) / meanings.length;
  };
  // A formatter shifts most of the lines.
  if (strange(defaultStyle) < 0.2) return (body) => body;
  const [best = { style: defaultStyle }] = styles
    .map((style) => ({ style, strange: strange(style) }))
    .toSorted((a, b) => a.strange - b.strange);
  return (body) => inStyle(body, best.style);
}

function inStyle(body: string, style: Style): string {
  if (style === defaultStyle) return body;
  const tokens = lineTokens(body, 'theirs');
  const parents: { readonly from: number; readonly to: number; readonly isDash: boolean }[] = [];
  let script: { readonly above: number; readonly moved: number | undefined } | undefined;
  const moved = tokens.map((token, index): Token => {
    const from = getDepth(token);
    if (script && from > script.above) {
      const offset: number = script.moved ?? (parents.at(-1)?.to ?? 0) + style.key - from;
      script = { ...script, moved: offset };
      return shifted(token, offset);
    }
    script = undefined;
    // A comment is indented like the line that follows it.
    const next = tokens.slice(index).find((a) => !isComment(a));
    const isItem = next !== undefined && getDepth(next) === from && /^ *-(?: |$)/.test(next.text);
    while ((parents.at(-1)?.from ?? -1) >= from) parents.pop();
    const parent = parents.at(-1);
    let step = isItem ? style.dash : style.key;
    if (parent?.isDash) step = 2;
    const to = parent ? parent.to + step : from;
    if (!isComment(token)) parents.push({ from, to, isDash: token.isDash });
    if (/:\s*[|>][+-]?\d?\s*$/.test(token.text)) script = { above: from, moved: undefined };
    return shifted(token, to - from);
  });
  const lines = toLines(moved).map((line) => line.text);
  return `${lines.join('\n')}\n`;
}
