import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../src/shared/plain-text.ts';

/** Decodes numeric character references, as browsers do. */
const render = (markdown: string) =>
  markdown.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

describe('untrusted text in Markdown', () => {
  it.each([
    ['a mention of a person', '@octocat'],
    ['a mention of a team', '@acme/team'],
    ['a mention next to an invisible character', '@\u200bx @y'],
    ['a keyword that closes an issue', 'Fixes #12'],
    ['a reference to an issue of a different repository', 'acme/site#12'],
    ['a reference with GH', 'GH-7'],
    ['a reference with GH in lower case', 'gh-7'],
  ])('is displayed without the effect of %s', (_, text) => {
    const rendered = render(markdownText(text));
    expect(rendered).not.toMatch(/[@#](?=\w)|\bGH-(?=\d)/i);
    expect(rendered.replaceAll('\u200b', '')).toBe(text.replaceAll('\u200b', ''));
  });

  it('contains no markup', () => {
    expect(markdownText('[a](https://e.example) **b**\n<img>')).not.toMatch(/[[\]*<>\n]|:\/\//);
  });
});
