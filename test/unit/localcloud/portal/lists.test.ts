import { beforeAll, expect, it } from 'vitest';
import { useAll } from '../../../support/fixture.ts';
import { createCalls, startPortal } from './harness.ts';

const portal = useAll(startPortal);
const { send, get } = createCalls(portal, 'local-owner-token');

beforeAll(async () => {
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
])('GET %s returns %d of %d entries', async (target, listed, total) => {
  const { pages, texts, ...body } = await get(target);
  expect(pages ?? texts).toHaveLength(listed);
  expect(body.total).toBe(total);
});

it('the query parameter near returns a page between its neighbours', async () => {
  const { pages } = await get('/pages?near=page-10');
  expect(pages).toMatchObject(['page-1', 'page-10', 'page-100'].map((slug) => ({ slug })));
});

const text = '/text/page-1.hero.title';
const statuses = 'Must be pending, committed, live, replaced or withdrawn.';
const wrongType = { title: 't', description: 'd', openGraph: { type: 'foo' } };
const noFlag = { deployment: { requireApproval: 1 } };
const tooHigh = { priorities: { home: 2 } };
const periods = 'Must be day, week, month or year.';
const types = 'Must be website, article or product.';
const tooLong = 'Must have at most 10,000 characters.';
const empty = 'Must not be empty.';
const required = 'This field is required.';
type Call = [method: string, target: string, body?: unknown];
it.each<[string, Call, string, string]>([
  ['an empty site name', ['PATCH', '', { name: '' }], 'name', empty],
  [
    'a site name of 201 characters',
    ['PATCH', '', { name: 'x'.repeat(201) }],
    'name',
    'Must have at most 200 characters.',
  ],
  ['an unknown text status', ['GET', '/text?status=foo'], 'status', statuses],
  ['an unknown period of statistics', ['GET', '/stats?period=foo'], 'period', periods],
  ['a limit of 0', ['GET', '/text?limit=0'], 'limit', 'Must be at least 1.'],
  ['a text of 10,001 characters', ['PUT', text, { value: 'x'.repeat(10_001) }], 'value', tooLong],
  ['a text without a value', ['PUT', text, {}], 'value', required],
  ['metadata without a title', ['PUT', '/seo/page-1', { description: 'd' }], 'title', required],
  ['an unknown Open Graph type', ['PUT', '/seo/page-1', wrongType], 'openGraph.type', types],
  [
    'a number for a flag',
    ['PUT', '/settings', noFlag],
    'deployment.requireApproval',
    'Must be true or false.',
  ],
  [
    'a sitemap priority of 2',
    ['PUT', '/seo/sitemap-config', tooHigh],
    'priorities.home',
    'Must be at most 1.',
  ],
  ['a development request without a title', ['POST', '/requests', { title: '' }], 'title', empty],
])('the refusal of %s names the field and the reason', async (_, call, field, message) => {
  expect((await send(...call)).json.details).toContainEqual({ field, message });
});
