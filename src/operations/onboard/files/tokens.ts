/** A line. The first key of a list item is a separate token. */
export interface Token {
  readonly text: string;
  readonly line: number;
  readonly from: 'ours' | 'theirs';
  readonly blanks: number;
  readonly isDash?: true;
  readonly key?: string;
  /**
   * Normalized text for comparison. Formatters change indentation, quotes and the space before a
   * comment.
   */
  readonly meaning: string;
}

export interface MergedLine extends Pick<Token, 'text' | 'line' | 'from'> {}

/** Matches the dash of `- key: …`, or of `- key:` alone on its line. */
const itemPattern = /^( *)- (?=[\w.-]+:(?: |$))/;
const commentPattern = /^\s*#/;
const keyPattern = /^ *([\w.-]+):(?: +(\S.*)?)?$/;

export function lineTokens(body: string, from: Token['from']): Token[] {
  const tokens: Token[] = [];
  let blanks = 0;
  for (const [index, text] of body.split('\n').entries()) {
    if (text.trim() === '') {
      blanks += 1;
      continue;
    }
    const at = { line: index + 1, from, blanks };
    const spaces = itemPattern.exec(text)?.[1];
    if (spaces === undefined) tokens.push({ ...at, ...toKey(text) });
    else {
      tokens.push({ ...at, text: `${spaces}-`, isDash: true, meaning: '-' });
      tokens.push({ ...at, ...toKey(`${spaces}  ${text.slice(spaces.length + 2)}`), blanks: 0 });
    }
    blanks = 0;
  }
  return tokens;
}

function toKey(text: string) {
  const [, key] = keyPattern.exec(text.trimEnd()) ?? [];
  return { text, key, meaning: getMeaning(text.trim()) };
}

export function toLines(tokens: readonly Token[]): MergedLine[] {
  const lines: MergedLine[] = [];
  let dash: Token | undefined;
  const push = (token: Token, text: string) => {
    const { from, line, blanks } = token;
    for (let before = blanks; before > 0; before -= 1)
      lines.push({ text: '', line: line - before, from });
    lines.push({ text, line, from });
  };
  for (const token of tokens) {
    const begin = dash ? `${dash.text.slice(0, -1)}  ` : '';
    const content = token.text.slice(begin.length);
    if (dash && !token.isDash && token.text.startsWith(begin) && /^[^\s#]/.test(content)) {
      push({ ...token, blanks: dash.blanks }, `${dash.text} ${content}`);
      dash = undefined;
      continue;
    }
    if (dash) push(dash, dash.text);
    dash = token.isDash ? token : undefined;
    if (!token.isDash) push(token, token.text);
  }
  if (dash) push(dash, dash.text);
  return lines;
}

export function shifted(token: Token, offset: number): Token {
  const spaces = ' '.repeat(Math.max(0, getDepth(token) + offset));
  return { ...token, text: spaces + token.text.trimStart() };
}

function getMeaning(line: string): string {
  if (commentPattern.test(line)) return line;
  const [, key, value = ''] = keyPattern.exec(line) ?? [];
  if (key !== undefined) return `${key}: ${normalizeValue(value)}`.trimEnd();
  const [, item] = /^- +(\S.*)$/.exec(line) ?? [];
  return item === undefined ? line : `- ${normalizeValue(item)}`;
}

const noText = /^(true|false|null|yes|no|on|off)$/i;

function normalizeValue(written: string): string {
  const [, value = '', comment = ''] = /^(.*?)(?:(?<!\s)\s+(#.*))?$/s.exec(written) ?? [];
  const quoted = /^(?:'([^'"\\]*)'|"([^'"\\]*)")$/.exec(value);
  const text =
    quoted?.[1] ??
    quoted?.[2] ??
    (/^[A-Za-z][\w./*-]*$/.test(value) && !noText.test(value) ? value : null);
  return `${text === null ? value : JSON.stringify(text)}${comment === '' ? '' : ` ${comment}`}`;
}

export const isComment = (token: Token): boolean => commentPattern.test(token.text);
export const getDepth = (token: Token): number => token.text.length - token.text.trimStart().length;
