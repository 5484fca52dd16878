import { expect, it } from 'vitest';
import { linked } from '../../../../../src/localcloud/pages/github/markdown.ts';
import { getText } from '../../../action/rendered.ts';
import { emptyHosting } from '../open-face.ts';

const cloud = { sites: [], hosting: emptyHosting };

it('a link in text ends before trailing punctuation', async () => {
  expect(
    String(await linked('See https://a.example/x.html, or https://b.example!', cloud)),
  ).toMatch(
    /^See <a href="https:\/\/a\.example\/x\.html"[^>]*>https:\/\/a\.example\/x\.html<\/a>, or <a [^>]*>[^<]*<\/a>!$/,
  );
});

it('a URL with 300,000 dots is linked', async () => {
  // A search from each dot through all following dots would take quadratic time.
  const text = `https://a.example/${'.'.repeat(300_000)}x`;
  const html = String(await linked(text, cloud));
  expect(html).toContain(`<a href="${text}"`);
  expect(getText(html)).toBe(text);
});
