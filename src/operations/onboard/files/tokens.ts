export interface Token {
  readonly text: string;
  readonly line: number;
  readonly from: 'ours' | 'theirs';
  readonly blanks: number;
  readonly isDash: boolean;
  readonly isItem?: true;
  /** Text for comparison, since formatters change quotes, blanks and the space before a comment. */
  readonly meaning: string;
}

export interface MergedLine extends Pick<Token, 'text' | 'line' | 'from'> {}

/** Matches `- key: …`, or `- key:` alone on its line. */
const itemPattern = /^( *)- (?=[\w.-]+:(?: |$))/;
const commentPattern = /^\s*#/;
const keyPattern = /^( *)([\w.-]+):(?: +(.*))?$/;

export function lineTokens(body: string, from: Token['from']): Token[] {
  const tokens: Token[] = [];
  let blanks = 0;
  for (const [index, text] of body.split('\n').entries()) {
    if (text.trim() === '') {
      blanks += 1;
      continue;
    }
    const line = index + 1;
    const spaces = itemPattern.exec(text)?.[1];
    const at = { line, from };
    if (spaces === undefined) tokens.push({ ...at, text, blanks, ...toKey(text) });
    else {
      const dash = { text: `${spaces}-`, isDash: true, meaning: `${spaces}-\0` };
      const item = `${spaces}  ${text.slice(spaces.length + 2)}`;
      const key = { ...at, text: item, blanks: 0, ...toKey(item), isItem: true } as const;
      tokens.push({ ...at, ...dash, blanks }, key);
    }
    blanks = 0;
  }
  return tokens;
}

const toKey = (text: string) => ({ isDash: false, meaning: getMeaning(text) });

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
  const text = ' '.repeat(Math.max(0, offset)) + token.text.slice(Math.max(0, -offset));
  return { ...token, text, meaning: token.isDash ? `${text}\0` : getMeaning(text) };
}

function getMeaning(text: string): string {
  const line = text.trimEnd();
  if (commentPattern.test(line)) return line;
  const [, spaces, key, value = ''] = keyPattern.exec(line) ?? [];
  if (spaces !== undefined) return `${spaces}${key}: ${normalizeValue(value)}`.trimEnd();
  const [, before, item] = /^( *- +)(.*)$/.exec(line) ?? [];
  if (item === undefined) return line;
  return `${before?.trimEnd()} ${normalizeValue(item)}`;
}

const noText = /^(true|false|null|yes|no|on|off)$/i;

function normalizeValue(written: string): string {
  const [, value = '', comment = ''] = /^(.*?)(?:\s+(#.*))?$/.exec(written) ?? [];
  const quoted = /^(?:'([^'"\\]*)'|"([^'"\\]*)")$/.exec(value);
  const text =
    quoted?.[1] ??
    quoted?.[2] ??
    (/^[A-Za-z][\w./*-]*$/.test(value) && !noText.test(value) ? value : null);
  return `${text === null ? value : JSON.stringify(text)}${comment === '' ? '' : ` ${comment}`}`;
}

/** Returns a line's key and depth. All steps look alike, regardless of the actions they use. */
export function getTopic(token: Token): string {
  const [, spaces, key] = keyPattern.exec(token.text.trimEnd()) ?? [];
  const isStep = key === 'uses' || key === 'run' || key === 'id';
  if (spaces === undefined || token.isDash || isStep) return token.meaning;
  return `${spaces}${key}:`;
}

export const isComment = (token: Token): boolean => commentPattern.test(token.text);
export const getDepth = (token: Token): number => token.text.length - token.text.trimStart().length;
export function getTokenKey(token: Token): string | undefined {
  if (token.isDash) return undefined;
  return keyPattern.exec(token.text.trimEnd())?.[2];
}
