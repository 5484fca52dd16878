import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { createCalls, startPortal } from './harness.ts';

const portal = {} as Portal;
const { send, get } = createCalls(portal, 'local-owner-token');

beforeAll(async () => {
  Object.assign(portal, await startPortal());
  const pages = Array.from({ length: 120 }, (_, number) => ({
    path: `/page-${number}`,
    title: `Title ${number}`,
    type: number === 7 ? 'post' : 'page',
    texts: { [`page-${number}.hero.title`]: `Default ${number}` },
  }));
  await send('PUT', '/pages', { pages });
  await send('PUT', '/text/page-3.hero.title', { value: 'A wooden bench' });
  await send('PUT', '/seo/page-5', { title: 'Title 5', description: 'Made of oak' });
});
afterAll(() => portal.close());

it.each([
  ['/pages', 120, 120],
  ['/pages?limit=50&offset=100', 20, 120],
  ['/pages?search=TITLE+11', 11, 11],
  ['/pages?search=title+11&limit=5', 5, 11],
  ['/pages?type=post', 1, 1],
  ['/pages?search=OAK+title', 1, 1],
  ['/pages?near=page-0', 2, 120],
  ['/pages?near=nothing', 0, 120],
  ['/text', 120, 120],
  ['/text?limit=10', 10, 120],
  ['/text?page=page-4', 1, 1],
  ['/text?state=overridden', 1, 1],
  ['/text?state=default', 119, 119],
  ['/text?search=bench+WOODEN', 1, 1],
  ['/text?search=default&status=pending', 1, 1],
])('%s lists %d of %d', async (target, listed, total) => {
  const { pages, texts, ...body } = await get(target);
  expect(pages ?? texts).toHaveLength(listed);
  expect(body.total).toBe(total);
});

it('a page is listed between its neighbours', async () => {
  const { pages } = await get('/pages?near=page-10');
  expect(pages).toMatchObject(['page-1', 'page-10', 'page-100'].map((slug) => ({ slug })));
});

const text = '/text/page-1.hero.title';
const statuses = 'Must be pending, committed, live, replaced or withdrawn.';
const wrongType = { title: 't', description: 'd', openGraph: { type: 'foo' } };
const noFlag = { deployment: { requireApproval: 1 } };
const tooHigh = { priorities: { home: 2 } };
it.each<[string, string, unknown, string, string]>([
  ['PATCH', '', { name: '' }, 'name', 'Must not be empty.'],
  ['PATCH', '', { name: 'x'.repeat(201) }, 'name', 'Must have at most 200 characters.'],
  ['GET', '/text?status=foo', undefined, 'status', statuses],
  ['GET', '/stats?period=foo', undefined, 'period', 'Must be day, week, month or year.'],
  ['GET', '/text?limit=0', undefined, 'limit', 'Must be at least 1.'],
  ['PUT', text, { value: 'x'.repeat(10_001) }, 'value', 'Must have at most 10,000 characters.'],
  ['PUT', text, {}, 'value', 'This field is required.'],
  ['PUT', '/seo/page-1', { description: 'd' }, 'title', 'This field is required.'],
  ['PUT', '/seo/page-1', wrongType, 'openGraph.type', 'Must be website, article or product.'],
  ['PUT', '/settings', noFlag, 'deployment.requireApproval', 'Must be true or false.'],
  ['PUT', '/seo/sitemap-config', tooHigh, 'priorities.home', 'Must be at most 1.'],
  ['POST', '/requests', { title: '' }, 'title', 'Must not be empty.'],
])(
  'a refusal names the field and the reason: %s %s %j',
  async (method, target, body, field, message) => {
    expect((await send(method, target, body)).json.details).toContainEqual({ field, message });
  },
);
