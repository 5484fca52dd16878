import { rm } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import type { SitePage } from '../../../../../../src/contracts/portal/page.ts';
import type { PortalContent } from '../../../../../../src/deploy/steps/finish/portal/fetch-content.ts';
import {
  buildSeoFile,
  reportSnapshot,
} from '../../../../../../src/deploy/steps/finish/seo/head-of-page.ts';
import { world } from '../world.ts';

const updatedAt = '2026-01-02T00:00:00Z';
const page = (slug: string, path: string): SitePage => ({
  ...{ slug, path, title: slug, type: 'page' },
  ...{ textKeyCount: 0, lastUpdated: updatedAt },
});
const content = (titles: Readonly<Record<string, string>>): PortalContent => ({
  pages: Object.keys(titles).map((slug) => page(slug, `/${slug}`)),
  seo: new Map(
    Object.entries(titles).map(([slug, title]) => [
      slug,
      { pageSlug: slug, title, description: 'D', updatedAt },
    ]),
  ),
  defaults: {},
  sitemap: undefined,
  malformed: [],
});

const workspaces: string[] = [];
afterEach(async () => {
  for (const workspace of workspaces.splice(0)) await rm(workspace, { recursive: true });
});

/** What is said of a snapshot, as it was committed, and of what the portal says now. */
async function said(
  snapshot: string | undefined,
  now: PortalContent,
  settings = '',
): Promise<string[]> {
  const made = await world(
    snapshot === undefined ? {} : { 'content/seo.json': snapshot },
    settings,
  );
  workspaces.push(made.workspace);
  await reportSnapshot(now, made.plan, made.deps);
  return made.lines;
}

const pulled = JSON.stringify(
  buildSeoFile(content({ a: 'A', b: 'B' }), 'https://www.acme.example'),
);

it('reports a committed snapshot older than the portal, with the pages that differ', async () => {
  expect(await said(pulled, content({ a: 'A', b: 'B' }))).toEqual([]);
  expect(await said(pulled, content({ a: 'New', b: 'B' }))).toEqual([
    expect.stringContaining(
      'content/seo.json, which the build used, is older than the portal for one page: /a. ',
    ),
  ]);
  expect(await said(pulled, content({ b: 'B', c: 'C' }))).toEqual([
    expect.stringContaining('2 pages: /a, /c. '),
  ]);
});

it('does not compare pages that were not fetched, or a missing snapshot', async () => {
  expect(
    await said(pulled, { ...content({ a: 'New', b: 'B' }), unfetched: new Set(['a']) }),
  ).toEqual([]);
  expect(await said(undefined, content({ a: 'New' }))).toEqual([]);
  expect(await said(undefined, content({ a: 'New' }), 'seo: { file: other/seo.json }')).toEqual([]);
});
