import { compact } from '../shared/compact.ts';
import { plainText } from '../shared/plain-text.ts';

// GitHub-flavoured Markdown (https://github.github.com/gfm/) around values that others have written. A value is always
// text: no markup, no element, no link, no mention.

/** A part of a document that is Markdown already. */
export type Markdown = string & { readonly markdown: true };

const asMarkdown = (text: string) => text as Markdown;

/** Joins what is Markdown with values, which become text. */
export function md(
  parts: TemplateStringsArray,
  ...values: readonly (Markdown | { readonly text: string })[]
): Markdown {
  return asMarkdown(
    parts.reduce((joined, part, index) => {
      const value = values[index - 1];
      return joined + (typeof value === 'object' ? text(value.text) : (value ?? '')) + part;
    }),
  );
}

/**
 * A value as text on one line. Punctuation that may be markup is written as numeric references, which never are
 * (https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references). GitHub looks for mentions and numbers
 * of issues in what is shown, so an invisible character parts those.
 * @param most characters; the rest is cut
 */
export function text(value: string, most = 1_000): Markdown {
  const parted = cut(plainText(value).trim(), most).replaceAll(/[@#](?=\w)|\bGH-(?=\d)/gi, '$&\u200b');
  return asMarkdown(parted.replaceAll(markup, (letter) => `&#${letter.charCodeAt(0)};`));
}

/** Punctuation that may be markup: some of it always, some by what is beside it (a list, an address, an emoji). */
const markup = new RegExp(
  [
    '[!#$&*+<=>@[\\]\\\\^_`{|}~]',
    '(?<!\\w)-|-(?!\\w)',
    '(?<![\\w)"])\\.|\\.(?![\\w\\s]|$)|(?<=^\\d{1,9}|\\bwww)[.)]',
    ':(?!\\s|$)',
  ].join('|'),
  'gi',
);

/** A value as code: names, paths, ids. GitHub makes no mention and no link of what is in it. */
export function code(value: string, most = 300): Markdown {
  return asMarkdown(`<code>${text(value, most)}</code>`);
}

/** A link; only the text where the address is not one of http or https. */
export function link(label: Markdown, address: string | undefined): Markdown {
  if (!address || !URL.canParse(address)) return label;
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return label;
  return asMarkdown(
    `<a href="${href.replaceAll(/["&<>'`|\\]/g, (letter) => `&#${letter.charCodeAt(0)};`)}">${label}</a>`,
  );
}

/** Lines as they are, in a block that none of them can end. */
export function block(lines: readonly string[]): Markdown {
  const shown = lines.map((line) => {
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ') ?? '';
    return indent + plainText(line.trim()).replaceAll(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  });
  return asMarkdown(`<pre>\n${shown.join('\n')}\n</pre>`);
}

/** A drawing in the language of Mermaid. @param lines words of this program alone */
export function diagram(lines: readonly string[]): Markdown {
  return asMarkdown(['```mermaid', ...lines, '```'].join('\n'));
}

export function table(head: readonly Markdown[], rows: readonly (readonly Markdown[])[]): Markdown {
  const line = (cells: readonly Markdown[]) => `| ${cells.join(' | ')} |`;
  return asMarkdown([line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n'));
}

/** Parts in one line. */
export function joined(parts: readonly Markdown[]): Markdown {
  return asMarkdown(parts.join(', '));
}

export function list(items: readonly Markdown[]): Markdown {
  return asMarkdown(items.map((item) => `- ${item}`).join('\n'));
}

/** So that a list stays readable, and a summary within its limit. */
const mostItems = 300;

/** Lines as a list, those that are indented below the one before. A line that is an address is a link. */
export function outline(lines: readonly string[]): Markdown {
  const items = lines.filter((line) => line.trim() !== '');
  const shown = items.slice(0, mostItems).map((line, index) => {
    const value = line.trim();
    const item = /^https?:\/\/\S+$/.test(value) ? link(text(value), value) : text(value);
    return `${index > 0 && /^\s/.test(line) ? '  ' : ''}- ${item}`;
  });
  const rest = items.length - mostItems;
  return asMarkdown(compact([...shown, rest > 0 && `- and ${rest} more lines, which the log has`]).join('\n'));
}

/** A part that is folded until a reader opens it. */
export function folded(title: Markdown, content: Markdown): Markdown {
  return asMarkdown(`<details><summary>${title}</summary>\n\n${content}\n\n</details>`);
}

export type Alert = 'NOTE' | 'TIP' | 'IMPORTANT' | 'WARNING' | 'CAUTION';

/** One paragraph, set apart. */
export function alert(kind: Alert, paragraph: Markdown): Markdown {
  return asMarkdown(`> [!${kind}]\n> ${paragraph}`);
}

/** Parts of a document with a blank line between them; what is absent is left out. */
export function paragraphs(...parts: readonly (Markdown | undefined)[]): Markdown {
  return asMarkdown(parts.filter((part) => part !== undefined && part !== '').join('\n\n'));
}

/** At most so many characters, without half of one. */
function cut(value: string, most: number): string {
  if (value.length <= most) return value;
  return `${value.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
}
