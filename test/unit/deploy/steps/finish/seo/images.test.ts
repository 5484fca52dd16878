import { expect, it } from 'vitest';
import { imageWarnings } from '../../../../../../src/deploy/steps/finish/seo/images.ts';

const origin = 'https://www.acme.example';
const sizes = new Map([
  ['images/small über.png', 1_000_000],
  ['images/large.png', 2_100_000],
]);
const warned = (image: string) =>
  imageWarnings(
    {
      pageSlug: 'home',
      title: '',
      description: '',
      updatedAt: '2026-01-02T00:00:00Z',
      openGraph: { image },
      social: { image: '' },
    },
    origin,
    (file) => sizes.get(file),
  );

it.each([
  '/images/small%20%C3%BCber.png',
  `${origin}/images/small über.png?v=1`,
  'https://cdn.example/any.png',
  '',
])('accepts the image %j', (image) => expect(warned(image)).toEqual([]));

it.each([
  ['/images/large.png', 'images/large.png is 2.1 MB; the recommended maximum is 1.0 MB'],
  [`${origin}/images/none.png`, 'the site has no file images/none.png'],
  ['/100%', 'the site has no file 100%'],
])('warns about the image %j', (image, message) =>
  expect(warned(image)).toEqual([{ field: 'openGraph.image', message }]),
);
