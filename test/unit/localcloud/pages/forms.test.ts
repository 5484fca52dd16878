import { afterAll, expect, it } from 'vitest';
import { createGitHubApi, toRepositories } from '../../../../src/localcloud/github/github.ts';
import { type FolderDeployer, sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { startSnapshotRun } from '../../../../src/localcloud/running/snapshot-runs.ts';
import { usageError } from '../../../../src/shared/errors/error.ts';
import { getText } from '../../action/rendered.ts';
import { call } from '../portal/harness.ts';
import { createToken } from '../support.ts';
import { oneHosting, openFace } from './open-face.ts';

const site = '/sites/site_hp_guides';
const repository = `${sampleSite.repository.owner}/${sampleSite.repository.name}`;
const githubApi = createGitHubApi({ repositories: toRepositories([sampleSite]) });
afterAll(() => githubApi.close());
const deployer: FolderDeployer = {
  deploy: () => Promise.reject(new Error('Nothing else deploys here.')),
  again: () => startRun(),
};
let startRun: FolderDeployer['again'];

const pages = await openFace(
  { hosting: oneHosting, githubApi },
  { deployers: new Map([[sampleSite.id, deployer]]) },
);
afterAll(() => pages.close());

/** Returns the version that was current when the form of a development request was rendered. */
const getBase = (html: string, id: string) =>
  new RegExp(`id="${id}".*?name="base" value="([^"]+)"`, 's').exec(html)?.[1] ?? '';

/** Longer than a description or a text may be. */
const long = 'x'.repeat(20_001);

it.each<[string, string, Record<string, string>, string, string]>([
  ['pages/home', '', { title: 'y'.repeat(71), description: 'Typed' }, 'at most 70', 'Typed'],
  [
    ...(['pages/home', '', { title: 'A', structuredData: '{ @type: Article }' }] as const),
    'This is not valid JSON. Names and texts need double quotes',
    '{ @type: Article }',
  ],
  ['requests', '', { title: 'Typed title', description: long }, 'at most', 'value="Typed title"'],
  ['webhook', '', { webhookUrl: 'typed', 'event-site.updated': 'on' }, 'Expected', 'typed'],
  [
    ...(['settings', '/general', { 'general.timezone': 'Mars/Olympus' }] as const),
    'Expected an IANA time zone',
    'Mars/Olympus',
  ],
  ['settings', '/address', { url: 'nonsense' }, 'Expected an absolute URL', 'nonsense'],
  [
    ...(['settings', '/seo', { socialHandle: 'acme' }] as const),
    'Expected a user name that starts with @',
    'value="acme"',
  ],
  ['settings', '/sitemap', { priorities: 'home: high' }, 'Must be a number.', 'home: high'],
])(
  'a refused form of the page %s%s keeps its input and shows the reason',
  async (page, part, ...row) => {
    const [values, reason, kept] = row;
    const address = `${site}/${page}`;
    const { status, html } = await pages.send(address, address + part, values);
    expect([status, html.match(/<div class="notice refused" role="alert">/g)]).toEqual([
      422,
      [expect.any(String)],
    ]);
    expect(getText(html)).toContain(reason);
    expect(html).toContain(kept);
    expect(html).toMatch(new RegExp(`id="${Object.keys(values)[0]}"[^>]*`));
  },
);

it('a post can be created, edited and deleted, with explanations of refused changes', async () => {
  const posts = '/sites/site_hp_web/posts';
  const created = { slug: 'ash', title: 'Ash', author: 'Nadia' };
  expect((await pages.send(posts, posts, created)).address).toContain(`${posts}/ash`);
  const again = await pages.send(posts, posts, { ...created, author: 'Oscar' });
  expect(again.status).toBe(422);
  expect(getText(again.html)).toContain('A post with this address exists already.');
  expect(again.html).toContain('value="Oscar"');

  const written = { ...created, body: '# Ash\n\nPale.', tags: 'wood\nash' };
  const post = `${posts}/ash`;
  expect((await pages.send(post, post, written)).status).toBe(200);
  const { html } = await pages.open(post);
  expect(html).toContain('# Ash\n\nPale.</textarea>');
  const refused = await pages.send(post, post, { ...written, publishedAt: 'yesterday' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('value="yesterday"');

  const gone = await pages.send(post, post, { delete: 'on' });
  expect(gone.address).toContain(`${posts}?`);
  expect((await pages.open(post)).status).toBe(404);
});

/** Opens a page as another user from the seed. */
const openAs = async (id: string, page: string) => {
  const { headers } = pages.face.client;
  const cookie = `${headers.cookie}; person=${id}`;
  const response = await pages.call(page, { headers: { cookie } });
  return { status: response.status, html: await response.text() };
};

it('a form shows who else has it open', async () => {
  const at = `${site}/pages/home`;
  const report = async (id: string) => {
    const token = /name="form-token" value="([^"]+)"/.exec((await openAs(id, at)).html)?.[1] ?? '';
    const headers = { cookie: `${pages.face.client.headers.cookie}; person=${id}` };
    const body = new URLSearchParams({ 'form-token': token, at });
    return await (await pages.call('/editing', { method: 'POST', headers, body })).json();
  };
  expect(await report('user_edda')).toEqual({ others: [] });
  expect(await report('user_adnan')).toEqual({ others: ['Edda Lindqvist'] });
});

it("an admin can edit the settings, but not people's levels", async () => {
  const asAdmin = await openAs('user_adnan', `${site}/settings`);
  expect([asAdmin.status, asAdmin.html.includes('id="general.name"')]).toEqual([200, true]);
  expect(asAdmin.html).not.toContain('Save the level of');
});

it('an editor learns why a page is closed', async () => {
  const asEditor = await openAs('user_edda', `${site}/webhook`);
  expect(asEditor.status).toBe(403);
  expect(getText(asEditor.html)).toMatch(/needs the level admin.*You are Edda Lindqvist/s);
  expect(asEditor.html).not.toContain('href="/faults"');
});

it('an editor sees only the forms they may use, and who may change other settings', async () => {
  const settings = (await openAs('user_edda', `${site}/settings`)).html;
  expect(settings).toContain('name="titleSuffix"');
  expect(settings).not.toMatch(/name="general.name"|name="url"|name="mode"/);
  expect(getText(settings)).toMatch(
    /Only admins and owners can change this; you are Edda Lindqvist\.[\s\S]*Notifications: By email/,
  );
  const board = (await openAs('user_edda', `${site}/requests`)).html;
  expect(board).toContain('<article class="card"');
  expect(board).not.toMatch(/Submit|>Move/);
  expect(getText(board)).toContain('Only admins and owners can change this');
  for (const html of [settings, board]) expect(html).not.toContain(`${site}/webhook`);
  expect((await openAs('user_adnan', `${site}/requests`)).html).toContain(`${site}/webhook`);
});

it('the list of posts and a refused form explain that the blog is switched off', async () => {
  const posts = `/sites/${sampleSite.id}/posts`;
  const before = (await pages.open(posts)).html;
  expect(getText(before)).toContain('The blog is switched off');
  expect(before).not.toContain('Create');
  const settings = `/sites/${sampleSite.id}/settings`;
  const typed = { slug: 'a', title: 'A', author: 'B' };
  const { status, html } = await pages.send(settings, posts, typed);
  expect(status).toBe(422);
  expect(getText(html)).toContain('switched off for this site (features.blogEnabled)');
  expect(html).toContain('value="A"');
});

it('a form that is sent twice creates one development request', async () => {
  const page = `${site}/requests`;
  const { html } = await pages.open(page);
  const once = /name="once" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const values = { title: 'Only once, please', description: 'Twice pressed', once };
  await Promise.all([pages.send(page, page, values), pages.send(page, page, values)]);
  const shown = getText((await pages.open(page)).html);
  expect(shown.match(/Twice pressed/g)).toHaveLength(1);
});

const plainBase = (html: string) =>
  getText(`<p>${/name="base" value="([^"]+)"/.exec(html)?.[1]}</p>`);

it("a conflict shows the stored metadata instead of overwriting another user's", async () => {
  const page = '/sites/site_hp_web/pages/home';
  const { html: shown } = await pages.open(page);
  const base = plainBase(shown);
  const before = JSON.parse(base);
  const ann = { base, ...before, title: "Ann's title", canonical: 'https://ann.example/' };
  expect(await pages.submit(page, page, ann)).toContain('Saved.');
  const bob = { base, ...before, canonical: 'https://bob.example/' };
  const { status, html } = await pages.send(page, page, bob);
  expect(status).toBe(422);
  expect(getText(html)).toContain('Nothing was saved: Oscar Meyer changed this');
  expect(html).toContain('name="title" value="Ann&#39;s title"');
  expect(html).toContain('name="canonical" value="https://bob.example/"');
  expect(getText(html)).toMatch(/Stored value:\s*https:\/\/ann\.example\//);
  const merged = { ...bob, title: "Ann's title", base: plainBase(html) };
  expect(await pages.submit(page, page, merged)).toContain('Saved.');
});

it('a development request that has changed since the page was opened is not moved', async () => {
  const board = `${site}/requests`;
  const { html } = await pages.open(board);
  const [, id = ''] = /<article class="card" id="([^"]+)"/.exec(html) ?? [];
  const values = { move: 'archived', base: '2020-01-01T00:00:00.000Z' };
  const refused = await pages.submit(board, `${board}/${id}`, values);
  expect(refused).toContain('the request has changed since you opened the page');
});

/** Checkboxes that stay checked. */
const features = { 'features.textOverrides': 'on', 'features.seoManagement': 'on' };

it.each([
  ['general', { 'general.name': 'Renamed', ...features }, 'value="Renamed"'],
  ['texts', { mode: 'runtime' }, '<option value="runtime" selected>'],
  ['seo', { titleSuffix: ' | Suffix', locale: 'de_DE' }, 'value="de_DE"'],
  ['seo', { titleSuffix: ' | Suffix', locale: '' }, 'value=" | Suffix"'],
  ['sitemap', { excludePages: 'visit', priorities: 'home: 0.9' }, '>home: 0.9</textarea>'],
  ['access/user_vikram', { level: 'editor' }, '<option value="editor" selected>'],
])('the part "%s" of the settings can be changed', async (part, values, shown) => {
  const page = '/sites/site_hp_web/settings';
  expect(await pages.submit(page, `${page}/${part}`, values)).toContain('Saved.');
  expect((await pages.open(page)).html).toContain(shown);
  if (!part.startsWith('access'))
    expect(await pages.submit(page, `${page}/${part}`, values)).toContain('Nothing changed');
});

it('an emptied setting is cleared, or refused if it is required', async () => {
  const page = '/sites/site_hp_web/settings';
  const save = async (values: Record<string, string>, part = 'general') =>
    getText((await pages.send(page, `${page}/${part}`, { ...features, ...values })).html);
  await save({ 'general.description': 'To be cleared' });
  expect((await pages.open(page)).html).toContain('To be cleared');
  await save({ 'general.description': '' });
  expect((await pages.open(page)).html).not.toContain('To be cleared');
  expect(await save({ 'general.name': '' })).toContain('Nothing was saved.');
  expect(await save({ url: '' }, 'address')).toContain('Nothing was saved.');
});

it('sixty pages open in a row without a rate limit', async () => {
  for (let number = 0; number < 60; number += 1)
    expect((await pages.open(`${site}/texts`)).status).toBe(200);
});

it('the form of a development request that cannot be moved stays open with the typed reason', async () => {
  const board = `${site}/requests`;
  const id = /<article class="card" id="([^"]+)"/.exec((await pages.open(board)).html)?.[1] ?? '';
  const base = getBase((await pages.open(board)).html, id);
  const values = { move: 'completed', reason: 'Typed reason', base };
  const { status, html } = await pages.send(board, `${board}/${id}`, values);
  expect(status).toBe(422);
  expect(html).toMatch(/<details open><summary>Move/);
  expect(html).toContain('value="Typed reason"');
  expect((await pages.open(`${board}/${id}`)).headers.get('location')).toBe(`${board}#${id}`);
});

it('the board shows what a development request waits for', async () => {
  const board = `${site}/requests`;
  const id = /<article class="card" id="([^"]+)"/.exec((await pages.open(board)).html)?.[1] ?? '';
  const waitsFor = { what: 'Press "Approve".', url: 'https://github.com/acme/docs/pull/1' };
  await call(pages.cloud.portal, 'PATCH', `/api${board}/${id}`, {
    token: createToken(pages.cloud, 'admin'),
    body: { waitsFor },
  });
  expect(getText((await pages.open(board)).html)).toContain('Waiting: Press "Approve".');
});

it('a page shows "Saved." once, and ignores messages in the query string', async () => {
  const hook = { webhookUrl: '', 'event-site.updated': 'on' };
  const { address, html } = await pages.send(`${site}/webhook`, `${site}/webhook`, hook);
  expect(html).toContain('Saved.');
  const path = address.slice(pages.face.client.address.length);
  expect((await pages.open(path)).html).not.toContain('Saved.');
  for (const name of ['done', 'refused'])
    expect((await pages.open(`/?${name}=Send+your+token+to+me`)).html).not.toContain(
      'Send your token',
    );
});

it('the webhook form selects every event until a webhook with selected events is saved', async () => {
  const selected = async () =>
    [...(await pages.open(`${site}/webhook`)).html.matchAll(/name="event-[^>]* checked/g)].length;
  await pages.send(`${site}/webhook`, `${site}/webhook`, { webhookUrl: '' });
  expect(await selected()).toBe(4);
  const hook = { webhookUrl: 'https://hooks.acme.example/in', 'event-site.deployed': 'on' };
  await pages.send(`${site}/webhook`, `${site}/webhook`, hook);
  expect(await selected()).toBe(1);
  await pages.send(`${site}/webhook`, `${site}/webhook`, { webhookUrl: '' });
});

it('a configured webhook shows its signing secret', async () => {
  const hook = { webhookUrl: 'https://hooks.acme.example/in', 'event-site.deployed': 'on' };
  expect(await pages.submit(`${site}/webhook`, `${site}/webhook`, hook)).toMatch(
    /Saved\. Deliveries are signed with whsec_\S+,/,
  );
});

it('the preview shows metadata as deployed, even before it is saved', async () => {
  const page = `${site}/pages/home`;
  expect(getText((await pages.open(page)).html)).toContain(
    'solid wood furniture | Harbour & Pine Guides',
  );
  const typed = { title: 'Only shown', description: '', second: 'on' };
  const { status, html } = await pages.send(page, page, typed);
  expect([status, getText(html)]).toEqual([
    200,
    expect.stringContaining('Only shown | Harbour & Pine Guides'),
  ]);
  expect(getText(html)).toContain('Nothing was saved');
  expect((await pages.open(page)).html).not.toContain('Only shown');
});

it('the page of a run links to the live site and to the calls made during the run', async () => {
  const home = `/sites/${sampleSite.id}`;
  const called = { method: 'GET', host: 'before.example', path: '/', query: '', headers: {} };
  const at = '2020-01-01T00:00:00.000Z';
  pages.requests.add({ ...called, body: undefined, status: 200, ...{ at } });
  startRun = async () => {
    const commit = (await githubApi.getHead(repository, 'master')) ?? '';
    const source = 'name: Deploy\non: workflow_dispatch\njobs: {}';
    const { run } = await startSnapshotRun(githubApi, repository, {
      ...{ workflow: '.github/workflows/local.yml', source, event: 'workflow_dispatch' },
      ...{ branch: 'master', commit, inputs: {} },
    });
    return run;
  };
  const { html: followed } = await pages.send(home, `${home}/publish/production`, {});
  const [, log = ''] = /href="([^"]+)">Log/.exec(followed) ?? [];
  const { html } = await pages.open(log);
  expect(html).toContain('<a href="http://acme-docs-production.localhost:1/"');
  const calls = /href="(\/calls\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await pages.open(calls)).html).not.toContain('before.example');
  expect((await pages.open('/calls')).html).toContain('before.example');
});

it('the page explains why a site cannot be published', async () => {
  startRun = () => Promise.reject(usageError('The folder is gone.', 'Bring it back.'));
  const home = `/sites/${sampleSite.id}`;
  const { status, html } = await pages.send(home, `${home}/publish/production`, {});
  expect(status).toBe(422);
  expect(getText(html)).toMatch(/The folder is gone\.[\s\S]*Bring it back\./);
});

it.each(['/nowhere', '/sites/none/pages'])(
  'the missing page %s links to the list of sites',
  async (path) => {
    const { status, html } = await pages.open(path);
    expect(status).toBe(404);
    expect(html).toMatch(/Page not found[\s\S]*<a href="\/">All sites/);
  },
);

it('a page shows an internal error of the portal instead of closing the connection', async () => {
  const broken = await openFace({
    hosting: {
      ...oneHosting,
      browserAddress: () => {
        throw new Error('a broken part');
      },
    },
  });
  const { status, html } = await broken.open('/');
  await broken.close();
  expect([status, getText(html)]).toEqual([500, expect.stringContaining('a broken part')]);
});
