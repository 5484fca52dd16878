import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartedRuns } from '../../../../src/localcloud/pages/runs.ts';
import { sampleSite } from '../../../../src/localcloud/sample.ts';
import { textOf } from '../../action/rendered.ts';
import { openFace } from './open-face.ts';

let pages: Awaited<ReturnType<typeof openFace>>;
const site = '/sites/site_hp_guides';
const report = {
  title: 'It is live',
  isDone: true,
  closingLines: [`Live: ${sampleSite.url} serves 1.4.0`],
};
const runs = new StartedRuns(new Map([[sampleSite.id, async () => JSON.stringify(report)]]));

beforeAll(async () => {
  const hosting = {
    address: () => 'http://127.0.0.1:1',
    hostname: () => '',
    findAddress: () => undefined,
  };
  pages = await openFace({ hosting: { ...hosting, publish: async () => {} } }, { runs });
});
afterAll(() => pages.close());

/** More than a description or a text may have. */
const long = 'x'.repeat(20_001);

it.each([
  [
    'metadata',
    `${site}/pages/home`,
    { title: 'y'.repeat(71), description: 'Typed and kept' },
    'Typed and kept',
  ],
  [
    'a development request',
    `${site}/requests`,
    { title: 'Typed title', description: long },
    'value="Typed title"',
  ],
  [
    'a webhook',
    `${site}/webhook`,
    { webhookUrl: 'typed-and-kept', 'event-site.updated': 'on' },
    'typed-and-kept',
  ],
  ['a fault', '/faults', { name: 'drip', host: 'not a host', times: '' }, 'value="not a host"'],
])('a refused form keeps the input and shows the reason: %s', async (_, page, values, kept) => {
  const { status, html } = await pages.send(page, page, values);
  expect([status, html.match(/<div class="notice refused" role="alert">/g)]).toEqual([
    422,
    [expect.any(String)],
  ]);
  expect(html).toContain(kept);
});

it('a refused text stays in its field', async () => {
  const key =
    /name="key" value="([^"]+)"/.exec((await pages.open(`${site}/texts`)).html)?.[1] ?? '';
  const { status, html } = await pages.send(`${site}/texts`, `${site}/texts`, { key, value: long });
  expect(status).toBe(422);
  expect(html).toContain(long);
});

it('a refused move of a request keeps the form open with the typed reason', async () => {
  const board = `${site}/requests`;
  const id = /<article class="card" id="([^"]+)"/.exec((await pages.open(board)).html)?.[1] ?? '';
  const { status, html } = await pages.send(board, `${board}/${id}`, {
    move: 'completed',
    reason: 'Typed reason',
  });
  expect(status).toBe(422);
  expect(html).toMatch(/<details open><summary>Move/);
  expect(html).toContain('value="Typed reason"');
  expect((await pages.open(`${board}/${id}`)).headers.get('location')).toBe(`${board}#${id}`);
});

it('shows "Saved." only once, and ignores messages in the query string', async () => {
  const { address, html } = await pages.send(`${site}/webhook`, `${site}/webhook`, {
    webhookUrl: '',
  });
  expect(html).toContain('Saved.');
  const path = address.slice(pages.face.address.length);
  expect((await pages.open(path)).html).not.toContain('Saved.');
  for (const name of ['done', 'refused'])
    expect((await pages.open(`/?${name}=Send+your+token+to+me`)).html).not.toContain(
      'Send your token',
    );
});

it('shows the signing secret when a webhook is configured', async () => {
  const hook = { webhookUrl: 'https://hooks.acme.example/in', 'event-site.deployed': 'on' };
  expect(await pages.submit(`${site}/webhook`, `${site}/webhook`, hook)).toMatch(
    /Saved\. Deliveries are signed with whsec_\S+,/,
  );
});

it('previews metadata as deployed, even before it is saved', async () => {
  const page = `${site}/pages/home`;
  expect(textOf((await pages.open(page)).html)).toContain(
    'solid wood furniture | Harbour & Pine Guides',
  );
  const typed = { title: 'Only shown', description: '', second: 'on' };
  const { status, html } = await pages.send(page, page, typed);
  expect([status, textOf(html)]).toEqual([
    200,
    expect.stringContaining('Only shown | Harbour & Pine Guides'),
  ]);
  expect(textOf(html)).toContain('not saved');
  expect((await pages.open(page)).html).not.toContain('Only shown');
});

it('marks the current page in menus, and links to every section of a site', async () => {
  const { html } = await pages.open(`${site}/pages/home`);
  expect(html.match(/<a href="[^"]+" aria-current="true">[^<]+/g)).toEqual([
    '<a href="/" aria-current="true">Sites',
    `<a href="${site}/pages" aria-current="true">Pages and metadata`,
  ]);
  for (const part of ['texts', 'requests', 'webhook'])
    expect(html).toContain(`href="${site}/${part}"`);
  expect(html).toMatch(/<title>[^<]+ - Harbour &amp; Pine Guides - /);
});

it("shows the same live versions in the overview and on the site's page", async () => {
  const overview = textOf((await pages.open('/')).html);
  expect(overview).toMatch(/Harbour & Pine Guides\s*active\s*2\.1\.1\s*2\.2\.0/);
  expect(textOf((await pages.open(site)).html)).toMatch(/Production\s*2\.1\.1\s*[0-9a-f]{12}/);
});

it('links a run to the live site and to the calls made during the run', async () => {
  const home = `/sites/${sampleSite.id}`;
  pages.requests.add({
    ...{
      method: 'GET',
      host: 'before.example',
      path: '/',
      query: '',
      headers: {},
      body: undefined,
      status: 200,
    },
    ...{ at: '2020-01-01T00:00:00.000Z' },
  });
  const { address } = await pages.send(home, `${home}/runs`, {});
  const path = address.slice(pages.face.address.length);
  await runs.find(sampleSite.id, path.split('/').at(-1) ?? '')?.done;
  const { html } = await pages.open(path);
  expect(html).toContain('<a href="http://127.0.0.1:1/"');
  const calls = /href="(\/calls\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await pages.open(calls)).html).not.toContain('before.example');
  expect((await pages.open('/calls')).html).toContain('before.example');
});

it.each([
  ['/nowhere', 404],
  ['/sites/none/pages', 404],
  [`${site}/runs/1`, 404],
])('a missing page says so and links back: %s', async (path, expected) => {
  const { status, html } = await pages.open(path);
  expect([status, html]).toEqual([
    expected,
    expect.stringMatching(/Page not found[\s\S]*<a href="\/">To the sites/),
  ]);
});

it('shows an internal error of the portal instead of closing the connection', async () => {
  const broken = await openFace({
    hosting: {
      ...pages.cloud.hosting,
      address: () => {
        throw new Error('a broken part');
      },
    },
  });
  const { status, html } = await broken.open('/');
  await broken.close();
  expect([status, textOf(html)]).toEqual([500, expect.stringContaining('a broken part')]);
});
