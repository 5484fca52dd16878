import { expect, it } from 'vitest';
import type { PortalSeo } from '../../../../../../src/deploy/steps/finish/portal/fetch-seo.ts';
import {
  buildSeoFile,
  reportSnapshot,
} from '../../../../../../src/deploy/steps/finish/seo/head-of-page.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { harness } from '../harness.ts';

const content = (titles: Readonly<Record<string, string>>) =>
  getContent(
    Object.keys(titles).map((slug) => sitePage(slug, `/${slug}`)),
    Object.entries(titles).map(([pageSlug, title]) => {
      return { pageSlug, title, description: 'D', updatedAt: lastUpdated };
    }),
  );

/** Returns the log of comparing a committed snapshot with the portal's present values. */
async function output(
  snapshot: string | undefined,
  now: PortalSeo,
  settings = '',
): Promise<string[]> {
  const files: Record<string, string> = snapshot ? { 'content/seo.json': snapshot } : {};
  await using made = await harness(files, settings);
  await reportSnapshot(now, made.plan, made.deps);
  return made.lines;
}

const pulled = JSON.stringify(
  buildSeoFile(content({ a: 'A', b: 'B' }), 'https://www.acme.example'),
);

it('reportSnapshot names pages whose values differ between the committed file and the portal', async () => {
  expect(await output(pulled, content({ a: 'A', b: 'B' }))).toEqual([]);
  expect(await output(pulled, content({ a: 'New', b: 'B' }))).toEqual([
    expect.stringContaining(
      'content/seo.json, which the build used, is older than the portal for one page: /a. ',
    ),
  ]);
  expect(await output(pulled, content({ b: 'B', c: 'C' }))).toEqual([
    expect.stringContaining('2 pages: /a, /c. '),
  ]);
});

it('reportSnapshot logs nothing for pages that were not fetched or for a missing file', async () => {
  expect(
    await output(pulled, { ...content({ a: 'New', b: 'B' }), unfetched: new Set(['a']) }),
  ).toEqual([]);
  expect(await output(undefined, content({ a: 'New' }))).toEqual([]);
  expect(await output(undefined, content({ a: 'New' }), 'seo: { file: other/seo.json }')).toEqual(
    [],
  );
});

it('buildSeoFile lists what the head of each page shows, in the order of their paths', () => {
  const structuredData = { '@context': 'https://schema.org', '@type': 'Thing' };
  const page = { title: 'A', description: 'D', updatedAt: lastUpdated };
  const seo = getContent(
    ['b', 'a'].map((slug) => sitePage(slug, `/${slug}`)),
    [
      { ...page, pageSlug: 'b', noIndex: true },
      { ...page, pageSlug: 'a', noFollow: true, structuredData },
    ],
  );
  const { pages } = buildSeoFile(seo, 'https://www.acme.example');
  expect(Object.keys(pages)).toEqual(['/a', '/b']);
  expect(pages['/b']?.values).toMatchObject({ title: 'A', description: 'D' });
  expect(pages['/b']?.values.robots).toBe('noindex, follow');
  expect(pages['/a']?.values).toMatchObject({ robots: 'index, nofollow', structuredData });
  expect(pages['/a']?.fallback).not.toHaveProperty('robots');
});
