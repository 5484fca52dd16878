import { expect, it } from 'vitest';
import { linked } from '../../../../../src/localcloud/pages/github/render-text.ts';
import { textOf } from '../../../action/rendered.ts';

const cloud = {
  sites: [],
  hosting: {
    address: () => undefined,
    hostname: () => '',
    findAddress: () => undefined,
    publish: async () => {},
  },
};

it('an address in a text leads on without the mark that ends its sentence', async () => {
  expect(
    String(await linked('See https://a.example/x.html, or https://b.example!', cloud)),
  ).toMatch(
    /^See <a href="https:\/\/a\.example\/x\.html"[^>]*>https:\/\/a\.example\/x\.html<\/a>, or <a [^>]*>[^<]*<\/a>!$/,
  );
});

it('marks within an address cost no time, however many they are', async () => {
  // Each of them was the start of a search through all that follow.
  const text = `https://a.example/${'.'.repeat(300_000)}x`;
  expect(textOf(String(await linked(text, cloud)))).toBe(text);
});
