import { expect, it, onTestFinished } from 'vitest';
import { checkSeo } from '../../../../../../src/deploy/steps/finish/portal/check-seo.ts';
import { recordingLog } from '../../../../../support/log.ts';
import { getContent, lastUpdated } from '../../../../../support/portal-content.ts';

/** Returns a function that returns the total length of the arrays iterated since this call. */
function countElements(): () => number {
  let elements = 0;
  const iterate = Array.prototype[Symbol.iterator];
  onTestFinished(() => {
    Array.prototype[Symbol.iterator] = iterate;
  });
  Array.prototype[Symbol.iterator] = function (this: unknown[]) {
    elements += this.length;
    return iterate.call(this);
  };
  return () => elements;
}

it('checkSeo iterates over fewer than 1.5 times as many elements for an image missing on 2,000 pages as for 2,000 images', () => {
  const pages = 2_000;
  const check = (getImage: (index: number) => string) => {
    const seo = Array.from({ length: pages }, (_, index) => ({
      ...{ pageSlug: `p${index}`, title: 'T', description: 'D', updatedAt: lastUpdated },
      openGraph: { image: getImage(index) },
    }));
    const content = getContent([], seo);
    const log = recordingLog();
    const rules = { onError: 'fail', origin: 'https://www.acme.example' } as const;
    const count = countElements();
    checkSeo(content, { ...rules, getSize: () => undefined }, log);
    return { lines: log.lines, elements: count() };
  };
  const same = check(() => '/og.png');
  expect(same.lines.filter((line) => line.includes('og.png'))).toEqual([
    expect.stringContaining('page "p0", openGraph.image, and 1999 more'),
  ]);
  expect(same.elements).toBeLessThan(1.5 * check((index) => `/${index}.png`).elements);
});
