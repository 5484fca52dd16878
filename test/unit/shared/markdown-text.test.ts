import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../src/shared/plain-text.ts';

/** Renders Markdown as people, and GitHub's search for mentions, see it. */
const render = (markdown: string) =>
  markdown.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

describe('untrusted text in Markdown', () => {
  it.each(['@octocat', 'Fixes #12', 'acme/site#12', 'GH-7', 'gh-7', '@acme/team', '@\u200bx @y'])(
    'mentions nobody and references nothing: %s',
    (text) => {
      const rendered = render(markdownText(text));
      expect(rendered).not.toMatch(/[@#](?=\w)|\bGH-(?=\d)/i);
      expect(rendered.replaceAll('\u200b', '')).toBe(text.replaceAll('\u200b', ''));
    },
  );

  it('contains no markup', () => {
    expect(markdownText('[a](https://e.example) **b**\n<img>')).not.toMatch(/[[\]*<>\n]|:\/\//);
  });
});
