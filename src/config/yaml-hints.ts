import type { YAMLError } from 'yaml';
import type { SourceText } from './source.ts';

interface SyntaxHint {
  readonly offset: number;
  readonly message: string;
}

/**
 * Explains a syntax error, because the library reports most mistakes too far down and in terms of
 * YAML's grammar.
 */
export function explainSyntax({ file, text }: SourceText, finding: YAMLError): SyntaxHint {
  const [offset] = finding.pos;
  const unclosed = findUnclosed(text, offset);
  if (/^(<{7}|={7}|>{7})/.test(findLineRest(text, offset)))
    return { offset, message: 'found the mark of a merge conflict, expected one of its sides' };
  const comment = findSlashes(text, offset);
  if (comment) return comment;
  switch (finding.code) {
    case 'TAB_AS_INDENT':
      return { offset, message: 'found a tab as indentation, expected spaces' };
    case 'MULTIPLE_DOCS':
      return { offset, message: 'found a second YAML document, expected only one' };
    case 'TAG_RESOLVE_FAILED':
      return {
        offset,
        message: `found a value with an unknown tag, expected a plain value (${finding.message})`,
      };
    case 'MISSING_CHAR':
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BAD_INDENT':
      if (unclosed) return unclosed;
      if (finding.message.startsWith('Implicit'))
        return { offset, message: 'found a line without a colon, expected "key: value"' };
      if (finding.code === 'MISSING_CHAR') break;
      return {
        offset,
        message: 'found a different indentation than in the lines around it, expected the same',
      };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return explainNested(text, offset);
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return { offset, message: quoted(findLineRest(text, offset), 'a value that starts with') };
    case 'UNEXPECTED_TOKEN':
      if (text[offset - 1] === '$')
        return { offset, message: `found \${, expected a value: ${file} has no variables` };
      if (/'[^']*$/.test(lineBefore(text, offset)))
        return {
          offset,
          message: "found text after a closing quote, expected '' for a quote inside single quotes",
        };
      break;
    default:
  }
  const language = file.endsWith('.json') ? 'JSON' : 'YAML';
  return { offset, message: `The file is not valid ${language}: ${finding.message}` };
}

/**
 * Finds a comment in another language's syntax, which the library reports one or two lines too low.
 */
function findSlashes(text: string, offset: number): SyntaxHint | undefined {
  const end = text.indexOf('\n', offset);
  const lines = text.slice(0, end < 0 ? text.length : end).split('\n');
  const isComment = (line: string) => line.trimStart().startsWith('//');
  const index = lines.findLastIndex(isComment);
  if (index < 0 || index < lines.length - 4) return undefined;
  const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  const indent = (lines[index] ?? '').indexOf('//');
  return { offset: start + indent, message: 'found //, expected # for a comment' };
}

function explainNested(text: string, offset: number): SyntaxHint {
  const rest = findLineRest(text, offset);
  if (/:(\s|$)/.test(rest)) return { offset, message: quoted(rest, 'a second colon in') };
  return {
    offset: Math.min(text.length, offset + rest.length + 1),
    message: 'found a line below a value that is indented more, expected the same indentation',
  };
}

function quoted(value: string, what: string): string {
  const name = what.endsWith('with') ? value.slice(0, 1) : value;
  return `found ${what} ${name}, expected it in quotes: ${JSON.stringify(value)}`;
}

function findLineRest(text: string, offset: number): string {
  const [line = ''] = text.slice(offset).split(/\r?\n/, 1);
  return line
    .replace(/(?<!\s)\s+#.*/s, '')
    .replace(/(?<![\s\]},])[\s\]},]+$/, '')
    .slice(0, 100);
}

function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Finds the last unclosed quote or bracket before an offset. */
function findUnclosed(text: string, end: number): SyntaxHint | undefined {
  const open: number[] = [];
  for (let at = 0; at < end; at += 1) {
    const character = text[at] ?? '';
    const isStart = /[\s[{,:]/.test(text[at - 1] ?? '\n');
    if (character === '#' && /\s/.test(text[at - 1] ?? '\n')) at = `${text}\n`.indexOf('\n', at);
    else if ((character === '"' || character === "'") && isStart) {
      const close = findQuoteEnd(text, at + 1, character);
      if (close < 0 || close >= end)
        return { offset: at, message: `found a ${character} that no other ${character} closes` };
      at = close;
    } else if (closers[character] && isStart) open.push(at);
    else if (character === '}' || character === ']') open.pop();
  }
  const last = open.at(-1);
  if (last === undefined) return undefined;
  const bracket = text[last] ?? '';
  return { offset: last, message: `found a ${bracket} that no ${closers[bracket]} closes` };
}

function findQuoteEnd(text: string, from: number, quote: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (quote === '"' && text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}
