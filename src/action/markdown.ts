import { compact } from '../shared/compact.ts';
import { plainText } from '../shared/plain-text.ts';

// GitHub-flavoured Markdown, in which untrusted values are plain text without markup or mentions.

export type Markdown = string & { readonly markdown: true };

const asMarkdown = (text: string) => text as Markdown;

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
 * Escapes a value as one line. Characters of Markdown syntax become numeric references, which
 * GitHub never reads as markup. Mentions are split with an invisible character, because GitHub
 * looks for them in the rendered text.
 */
export function text(value: string, maxLength = 1_000): Markdown {
  const parted = cut(plainText(value).trim(), maxLength).replaceAll(
    /[@#](?=\w)|\bGH-(?=\d)/gi,
    '$&\u200b',
  );
  return asMarkdown(parted.replaceAll(markup, (letter) => `&#${letter.charCodeAt(0)};`));
}

const markup = new RegExp(
  [
    '[!#$&*+<=>@[\\]\\\\^_`{|}~]',
    '(?<!\\w)-|-(?!\\w)',
    '(?<![\\w)"])\\.|\\.(?![\\w\\s]|$)|(?<=^\\d{1,9}|\\bwww)[.)]',
    ':(?!\\s|$)',
  ].join('|'),
  'gi',
);

/** Formats a value as code, in which GitHub creates no mentions or links. */
export function code(value: string, maxLength = 300): Markdown {
  return asMarkdown(`<code>${text(value, maxLength)}</code>`);
}

/** Formats a link; only the label if the address isn't http or https. */
export function link(label: Markdown, address: string | undefined): Markdown {
  if (!address || !URL.canParse(address)) return label;
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return label;
  const escaped = href.replaceAll(/["&<>'`|\\]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return asMarkdown(`<a href="${escaped}">${label}</a>`);
}

export function block(lines: readonly string[]): Markdown {
  const escaped = lines.map((line) => {
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ') ?? '';
    return (
      indent + plainText(line.trim()).replaceAll(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
    );
  });
  return asMarkdown(`<pre>\n${escaped.join('\n')}\n</pre>`);
}

export function table(head: readonly Markdown[], rows: readonly (readonly Markdown[])[]): Markdown {
  const line = (cells: readonly Markdown[]) => `| ${cells.join(' | ')} |`;
  return asMarkdown([line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n'));
}

export function joined(parts: readonly Markdown[]): Markdown {
  return asMarkdown(parts.join(', '));
}

export function list(items: readonly Markdown[]): Markdown {
  return asMarkdown(items.map((item) => `- ${item}`).join('\n'));
}

const maxItems = 300;

export function outline(lines: readonly string[]): Markdown {
  const items = lines.filter((line) => line.trim() !== '');
  const escaped = items.slice(0, maxItems).map((line, index) => {
    const value = line.trim();
    let item = text(value);
    if (/^https?:\/\/\S+$/.test(value)) item = link(item, value);
    if (index > 0 && /^\s/.test(line)) return `  - ${item}`;
    return `- ${item}`;
  });
  const remaining = items.length - maxItems;
  return asMarkdown(
    compact([...escaped, remaining > 0 && `- and ${remaining} more lines in the log`]).join('\n'),
  );
}

export function folded(title: Markdown, content: Markdown): Markdown {
  return asMarkdown(`<details><summary>${title}</summary>\n\n${content}\n\n</details>`);
}

type Alert = 'NOTE' | 'TIP' | 'IMPORTANT' | 'WARNING' | 'CAUTION';

export function alert(kind: Alert, paragraph: Markdown): Markdown {
  return asMarkdown(`> [!${kind}]\n> ${paragraph}`);
}

export function paragraphs(...parts: readonly (Markdown | undefined)[]): Markdown {
  return asMarkdown(parts.filter(Boolean).join('\n\n'));
}

function cut(value: string, maxLength: number): string {
  if (value.length <= maxLength) return value;
  return `${value.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
}
