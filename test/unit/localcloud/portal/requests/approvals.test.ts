import { beforeEach, describe, expect, it } from 'vitest';
import type { Portal } from '../../../../../src/localcloud/portal/portal.ts';
import type { FoundReview } from '../../../../../src/localcloud/types.ts';
import { accessToken, call, commit, docsSite, openPortal, report } from '../world.ts';

const admin = 'local-admin-token';
const shop = { id: 'site_hp_web', slug: 'harbour-pine-web' };
let site: { id: string; slug: string } = docsSite;
let base: string;
const evidence = 'https://github.com/acme/docs/pull/20#pullrequestreview-1';
const provenance = {
  commit: commit('change'),
  tree: '1'.repeat(40),
  content: 'sha256:texts',
  pages: 'sha256:pages',
  files: 'sha256:files',
};

let portal: Portal;
let app: string;
/** What the host says of the evidence. */
let review: FoundReview | undefined;
const open = async (isConnected: boolean) => {
  const findReview = async () => review;
  const connection = isConnected ? { findReview } : {};
  portal = await openPortal({ rateLimits: { read: 1e6, write: 1e6 }, ...connection });
  app = await accessToken();
  use(docsSite);
};
/** Whose application moves requests: the texts of the seeded site need a person. */
const use = (one: { id: string; slug: string }) => {
  site = one;
  base = `/api/sites/${one.id}`;
  if (one === shop) app = admin;
};
beforeEach(() => {
  const at = new Date(Date.now() + 60_000).toISOString();
  review = { author: 'mona', at, approves: true, mayApprove: true };
});

const patch = async (id: string, body: unknown) =>
  await call(portal, 'PATCH', `${base}/requests/${id}`, { token: app, body });
const approve = async (id: string, body: unknown, token = app) =>
  await call(portal, 'POST', `${base}/requests/${id}/approval`, { token, body });
const get = async (id: string) =>
  (await call(portal, 'GET', `${base}/requests/${id}`, { token: app })).json as {
    history: { reason?: string }[];
  };
const lastReason = async (id: string) => (await get(id)).history.at(-1)?.reason;

/** A request in review, alone on its site, whose change is on Preview. */
async function inReview(change: object = { mergeCommit: commit('change') }): Promise<string> {
  const listed = await call(portal, 'GET', `${base}/requests`, { token: admin });
  for (const { id } of listed.json.requests as { id: string }[])
    await patch(id, { status: 'archived' });
  const made = await call(portal, 'POST', `${base}/requests`, {
    token: admin,
    body: { title: 'Request' },
  });
  const { id } = made.json.request as { id: string };
  await patch(id, { status: 'triage', classification: 'feature', automationPotential: 'high' });
  await patch(id, { status: 'in-progress', issueNumber: 10 });
  await patch(id, { pullRequestNumber: 20, ...change });
  const data = { environment: 'Preview', commitSha: commit('change') };
  await report(portal, data, { provenance, site });
  return id;
}

it('an approval names what Preview served, and nothing that is made from anything else', async () => {
  await open(false);
  const id = await inReview();
  expect(await get(id)).toMatchObject({ status: 'in-review', servedIn: ['Preview'] });
  await approve(id, {}, admin);
  const { tree, content, pages } = provenance;
  expect(await get(id)).toMatchObject({
    approval: { commitSha: commit('change'), provenance: { tree, content, pages } },
  });
});

it.each(['edited', 'removed'])('is withdrawn if a text of the request is %s', async (how) => {
  await open(false);
  use(shop);
  const id = await inReview();
  const at = `${base}/text/home.hero.title`;
  const put = async (value: string) =>
    await call(portal, 'PUT', at, { token: admin, body: { value, requestId: id } });
  await put('New');
  await approve(id, {}, admin);
  expect(await get(id)).toHaveProperty('approval');
  if (how === 'edited') await put('BUY NOW!!! FREE');
  else await call(portal, 'DELETE', `${at}?requestId=${id}`, { token: admin });
  expect(await get(id)).not.toHaveProperty('approval');
  expect(await lastReason(id)).toMatch(/^The approval of .+ was withdrawn: its texts have changed/);
});

it.each([
  ['rejected', []],
  ['completed', [{ value: 'Changed', status: 'pending' }]],
])('leaves the texts of a request that is %s: %o', async (status, expected) => {
  await open(false);
  use(shop);
  const id = await inReview();
  const at = `${base}/text/home.hero.title`;
  await call(portal, 'PUT', at, { token: admin, body: { value: 'Changed', requestId: id } });
  await approve(id, {}, admin);
  if (status === 'rejected') await patch(id, { status, reason: 'No.' });
  else await report(portal, { commitSha: commit('change') }, { provenance, site });
  expect(await get(id)).toMatchObject({ status });
  const { json } = await call(portal, 'GET', at, { token: admin });
  const overrides = json.overrides as { value: string; requestId?: string }[];
  const left = overrides.filter(({ value }) => value === 'Changed');
  expect(left).toMatchObject(expected);
  expect(left.every(({ requestId }) => requestId === undefined)).toBe(true);
});

it.each([
  ['a page', '/seo/home', { title: 'Pine', description: 'Old' }, { title: 'SALE' }],
  ['the defaults', '/seo/defaults', { titleSuffix: ' | Pine' }, { titleSuffix: ' | SALE' }],
  [
    'the sitemap',
    '/seo/sitemap-config',
    { defaultChangeFreq: 'daily' },
    { excludePages: ['home'] },
  ],
])('is withdrawn if metadata of %s changes, not if it is saved as it was', async (...values) => {
  const [, path, before, after] = values;
  await open(false);
  use(shop);
  const put = async (body: object) => {
    const { status } = await call(portal, 'PUT', base + path, { token: admin, body });
    expect(status).toBe(200);
  };
  await put(before);
  const id = await inReview();
  await approve(id, {}, admin);
  await put(before);
  expect(await get(id)).toHaveProperty('approval');
  await put({ ...before, ...after });
  expect(await get(id)).not.toHaveProperty('approval');
  expect(await lastReason(id)).toMatch(/withdrawn: the metadata of the pages has changed/);
});

it('cannot be of metadata that changed after the build of Preview had read it', async () => {
  await open(false);
  use(shop);
  const id = await inReview();
  const pagesReadAt = new Date(Date.now() - 1_000).toISOString();
  const body = { title: 'SALE', description: 'Changed during the build' };
  await call(portal, 'PUT', `${base}/seo/home`, { token: admin, body });
  const data = { environment: 'Preview', commitSha: commit('change') };
  await report(portal, data, { provenance, site, pagesReadAt });
  expect((await approve(id, {}, admin)).status).toBe(409);
  const readSince = new Date(Date.now() + 1_000).toISOString();
  await report(portal, data, { provenance, site, pagesReadAt: readSince });
  await approve(id, {}, admin);
  expect(await get(id)).toHaveProperty('approval');
});

it('is withdrawn by the run that finds what was approved changed', async () => {
  await open(false);
  const id = await inReview();
  await approve(id, {}, admin);
  await patch(id, { approval: null, reason: 'release/1.4.0 has changed since.' });
  expect(await get(id)).not.toHaveProperty('approval');
  expect(await lastReason(id)).toContain('withdrawn: release/1.4.0 has changed since.');
});

it('is withdrawn by another commit of a change that is not merged yet, and by nothing else', async () => {
  await open(false);
  const head = commit('change');
  const id = await inReview({ headCommit: head });
  await approve(id, {}, admin);
  await patch(id, { headCommit: head });
  expect(await get(id)).toHaveProperty('approval');
  await patch(id, { headCommit: commit('another') });
  expect(await get(id)).not.toHaveProperty('approval');
  expect(await lastReason(id)).toMatch(/was withdrawn: the change has a new commit/);
});

it('stands if the branch of a merged change goes on', async () => {
  await open(false);
  const id = await inReview();
  await approve(id, {}, admin);
  await patch(id, { headCommit: commit('another') });
  expect(await get(id)).toHaveProperty('approval');
});

it('shows what the request waits for until it moves on', async () => {
  await open(false);
  const id = await inReview();
  const waitsFor = { what: 'Approve it.', url: 'https://github.com/acme/docs/pull/20' };
  await patch(id, { waitsFor });
  expect(await get(id)).toMatchObject({ waitsFor });
  await patch(id, { status: 'rejected', reason: 'No' });
  expect(await get(id)).not.toHaveProperty('waitsFor');
});

describe('a run that speaks for a person', () => {
  const run = 'https://github.com/acme/docs/actions/runs/7';
  const forwarded = { approver: 'mona', evidence, run };

  it('is noted once, and not counted by a portal that cannot check it', async () => {
    await open(false);
    const id = await inReview();
    for (const _ of [1, 2]) expect((await approve(id, forwarded)).status).toBe(200);
    const { history, ...record } = await get(id);
    expect(record).not.toHaveProperty('approval');
    expect(history.filter(({ reason }) => reason?.startsWith(`Not counted: ${run}`))).toHaveLength(
      1,
    );
  });

  it('counts once the host confirms the review', async () => {
    await open(true);
    const id = await inReview();
    expect((await approve(id, forwarded)).json.request).toMatchObject({
      approval: { by: 'mona', via: 'pull-request', evidence },
    });
  });

  it.each([
    ['that does not exist', undefined],
    ['of somebody else', { author: 'anna' }],
    ['that does not approve', { approves: false }],
    ['of somebody who may not approve', { mayApprove: false }],
    ['from before what Preview serves', { at: '2020-01-01T00:00:00Z' }],
  ])('is refused with a review %s', async (_, change) => {
    await open(true);
    const id = await inReview();
    review = change && review && { ...review, ...change };
    expect(await approve(id, forwarded)).toMatchObject({
      status: 409,
      json: { details: [{ field: 'evidence' }] },
    });
    expect(await get(id)).not.toHaveProperty('approval');
  });
});
