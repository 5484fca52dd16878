/**
 * A line of a workflow, or one half of it: the dash that begins a step and what the step begins with. So a step can be
 * named by one side and get an id by the other.
 */
export interface Token {
  readonly text: string;
  /** Line of the body that it comes from, from 1. */
  readonly line: number;
  readonly from: 'ours' | 'theirs';
  /** Blank lines before it. They are no part of the comparison. */
  readonly blanks: number;
  /** The dash before what the next token says. */
  readonly isDash: boolean;
  /** What it is compared by: formatters change quotes, blanks and the space before a comment. */
  readonly meaning: string;
}

/** A line that was put together again, and where it comes from. */
export interface MergedLine extends Pick<Token, 'text' | 'line' | 'from'> {}

/** `- key: …`, which the key's own line may follow. */
const itemPattern = /^( *)- (?=[\w.-]+:(?: |$))/;
const commentPattern = /^\s*#/;
const keyPattern = /^( *)([\w.-]+):(?: +(.*))?$/;

/** The lines as they are compared. Blank lines at the end are left out. */
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
    if (spaces === undefined) tokens.push({ text, line, from, blanks, isDash: false, meaning: meaningOf(text) });
    else {
      const rest = `${spaces}  ${text.slice(spaces.length + 2)}`;
      tokens.push({ text: `${spaces}-`, line, from, blanks, isDash: true, meaning: `${spaces}-\0` });
      tokens.push({ text: rest, line, from, blanks: 0, isDash: false, meaning: meaningOf(rest) });
    }
    blanks = 0;
  }
  return tokens;
}

/** The lines that tokens stand for. */
export function linesOf(tokens: readonly Token[]): MergedLine[] {
  const lines: MergedLine[] = [];
  let dash: Token | undefined;
  const push = ({ from, line, blanks }: Token, text: string) => {
    for (let before = blanks; before > 0; before -= 1) lines.push({ text: '', line: line - before, from });
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

/** The token, so many spaces further to the right. */
export function shifted(token: Token, by: number): Token {
  const text = by < 0 ? token.text.slice(-by) : ' '.repeat(by) + token.text;
  return { ...token, text, meaning: token.isDash ? `${text}\0` : meaningOf(text) };
}

function meaningOf(text: string): string {
  const line = text.trimEnd();
  if (commentPattern.test(line)) return line;
  const [, spaces, key, value = ''] = keyPattern.exec(line) ?? [];
  if (spaces !== undefined) return `${spaces}${key}:${value === '' ? '' : ` ${contentOf(value)}`}`;
  const [, before, item] = /^( *- +)(.*)$/.exec(line) ?? [];
  if (item === undefined) return line;
  return `${before?.trimEnd()} ${contentOf(item)}`;
}

/** Words of YAML that are no text without quotes. */
const noText = /^(true|false|null|yes|no|on|off)$/i;

function contentOf(written: string): string {
  const [, value = '', comment = ''] = /^(.*?)(?:\s+(#.*))?$/.exec(written) ?? [];
  const quoted = /^(?:'([^'"\\]*)'|"([^'"\\]*)")$/.exec(value);
  const text = quoted?.[1] ?? quoted?.[2] ?? (/^[A-Za-z][\w./*-]*$/.test(value) && !noText.test(value) ? value : null);
  return `${text === null ? value : JSON.stringify(text)}${comment === '' ? '' : ` ${comment}`}`;
}

/** What a line is about, whatever it says: its key, at its depth. Steps are not told apart by what they use. */
export function topicOf(token: Token): string {
  const [, spaces, key] = keyPattern.exec(token.text.trimEnd()) ?? [];
  const isStep = key === 'uses' || key === 'run' || key === 'id';
  if (spaces === undefined || token.isDash || isStep) return token.meaning;
  return `${spaces}${key}:`;
}

export const isComment = ({ text }: Token): boolean => commentPattern.test(text);
export const depthOf = ({ text }: Token): number => text.length - text.trimStart().length;
/** Key of a mapping that a token begins; `undefined`: it begins none. */
export const keyOf = ({ text, isDash }: Token): string | undefined =>
  isDash ? undefined : keyPattern.exec(text.trimEnd())?.[2];
