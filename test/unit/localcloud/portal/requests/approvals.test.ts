import { beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../../../../src/contracts/portal/operations/operations.ts';
import type { FoundReview } from '../../../../../src/localcloud/service/types.ts';
import {
  accessToken,
  commit,
  createCalls,
  createRequests,
  docsSite,
  openPortal,
  report,
  usePortal,
} from '../harness.ts';

const admin = 'local-admin-token';
const shop = { id: 'site_hp_web', slug: 'harbour-pine-web' };
const evidence = 'https://github.com/acme/docs/pull/20#pullrequestreview-1';
const provenance = {
  commit: commit('change'),
  tree: '1'.repeat(40),
  texts: 'sha256:texts',
  seo: 'sha256:pages',
  files: 'sha256:files',
};

const portal = usePortal();
const app = await accessToken();
/** The review that the repository host finds. */
let review: FoundReview | undefined;
let site: { id: string; slug: string };
let person: ReturnType<typeof createCalls>;
let mover: ReturnType<typeof createRequests>;
/** Selects a site. Its application moves its requests, but an admin moves those of `shop`. */
const use = (one: { id: string; slug: string }) => {
  site = one;
  person = createCalls(portal, admin, `/api/sites/${one.id}`);
  mover = createRequests(portal, one === shop ? admin : app, one.id);
};
beforeEach(() => {
  use(docsSite);
  const at = new Date(Date.now() + 60_000).toISOString();
  review = { author: 'mona', at, approves: true, mayApprove: true, objections: [] };
});

const patch = (id: string, body: object) => mover.patch(id, body);
const approve = (id: string) => createRequests(portal, admin, site.id).approve(id);
const get = async (id: string) => (await mover.get(id)) as { history: { reason?: string }[] };
const lastReason = async (id: string) => (await get(id)).history.at(-1)?.reason;

/** Creates a request in review whose change is in Preview. */
async function inReview(change: object = { mergeCommit: commit('change') }): Promise<string> {
  const { requests } = await person.get('/requests');
  for (const { id } of requests as { id: string }[]) await patch(id, { status: 'archived' });
  const id = await createRequests(portal, admin, site.id).create();
  await patch(id, { status: 'triage', classification: 'feature', automationPotential: 'high' });
  await patch(id, { status: 'in-progress', issueNumber: 10 });
  await patch(id, { pullRequestNumber: 20, ...change });
  const data = { environment: 'Preview', commitSha: commit('change') };
  await report(portal, data, { provenance, site });
  return id;
}

it('an approval records the commit and the inputs of the build that Preview served', async () => {
  const id = await inReview();
  expect(await get(id)).toMatchObject({ status: 'in-review', servedIn: ['Preview'] });
  await approve(id);
  const { tree, texts, seo } = provenance;
  expect(await get(id)).toMatchObject({
    approval: { commitSha: commit('change'), provenance: { tree, texts, seo }, by: 'Adnan Kaya' },
  });
});

it.each(['edited', 'removed'])(
  'an approval is withdrawn if a text of the approved request is %s',
  async (how) => {
    use(shop);
    const id = await inReview();
    const at = '/text/home.hero.title';
    const put = async (value: string) => await person.send('PUT', at, { value, requestId: id });
    await put('New');
    await approve(id);
    expect(await get(id)).toHaveProperty('approval');
    if (how === 'edited') await put('BUY NOW!!! FREE');
    else await person.send('DELETE', `${at}?requestId=${id}`);
    expect(await get(id)).not.toHaveProperty('approval');
    expect(await lastReason(id)).toMatch(
      /^The approval of .+ was withdrawn: its texts have changed/,
    );
  },
);

it.each([
  ['the metadata of a page', '/seo/home', { title: 'Pine', description: 'Old' }, { title: 'SALE' }],
  ['the default metadata', '/seo/defaults', { titleSuffix: ' | Pine' }, { titleSuffix: ' | SALE' }],
  [
    'the sitemap configuration',
    '/seo/sitemap-config',
    { defaultChangeFreq: 'daily' },
    { excludePages: ['home'] },
  ],
])(
  'an approval is withdrawn if %s changes, but not if it is saved unchanged',
  async (...values) => {
    const [, path, before, after] = values;
    use(shop);
    const put = async (body: object) => expect(await person.status('PUT', path, body)).toBe(200);
    await put(before);
    const id = await inReview();
    await approve(id);
    await put(before);
    expect(await get(id)).toHaveProperty('approval');
    await put({ ...before, ...after });
    expect(await get(id)).not.toHaveProperty('approval');
    expect(await lastReason(id)).toMatch(/withdrawn: the metadata of the pages has changed/);
  },
);

it('an approval is refused until a build of Preview has read the latest metadata', async () => {
  use(shop);
  const id = await inReview();
  const pagesReadAt = new Date(Date.now() - 1_000).toISOString();
  const body = { title: 'SALE', description: 'Changed during the build' };
  await person.send('PUT', '/seo/home', body);
  const data = { environment: 'Preview', commitSha: commit('change') };
  await report(portal, data, { provenance, site, pagesReadAt });
  expect((await approve(id)).status).toBe(409);
  const readSince = new Date(Date.now() + 1_000).toISOString();
  await report(portal, data, { provenance, site, pagesReadAt: readSince });
  await approve(id);
  expect(await get(id)).toHaveProperty('approval');
});

it('an approval is withdrawn if an application reports a change to the approved content', async () => {
  const id = await inReview();
  await approve(id);
  await patch(id, { approval: null, reason: 'release/1.4.0 has changed since.' });
  expect(await get(id)).not.toHaveProperty('approval');
  expect(await lastReason(id)).toContain('withdrawn: release/1.4.0 has changed since.');
});

it('an approval of an unmerged change is withdrawn only if the change gets a new commit', async () => {
  const head = commit('change');
  const id = await inReview({ headCommit: head });
  await approve(id);
  await patch(id, { headCommit: head });
  expect(await get(id)).toHaveProperty('approval');
  await patch(id, { headCommit: commit('another') });
  expect(await get(id)).not.toHaveProperty('approval');
  expect(await lastReason(id)).toMatch(/was withdrawn: the change has a new commit/);
});

it('an approval of a merged change remains valid if the branch gets new commits', async () => {
  const id = await inReview();
  await approve(id);
  await patch(id, { headCommit: commit('another') });
  expect(await get(id)).toHaveProperty('approval');
});

it('a development request shows what it waits for until its status changes', async () => {
  const id = await inReview();
  const waitsFor = { what: 'Approve it.', url: 'https://github.com/acme/docs/pull/20' };
  await patch(id, { waitsFor });
  expect(await get(id)).toMatchObject({ waitsFor });
  await patch(id, { status: 'rejected', reason: 'No' });
  expect(await get(id)).not.toHaveProperty('waitsFor');
});

describe('an approval in the portal', () => {
  const send = (id: string, body: object) => person.send('POST', `/requests/${id}/approval`, body);
  const getShown = async (id: string) => (await person.get(`/requests/${id}`)).shown as string;

  it('is refused unless it names the version that the person has seen', async () => {
    const id = await inReview();
    expect((await send(id, {})).status).toBe(400);
    expect((await send(id, { commitSha: commit('change') })).status).toBe(400);
  });

  it.each<[string, object, object, string]>([
    ['a push', { commitSha: commit('other') }, { tree: 'f'.repeat(40) }, 'the commit, the files'],
    ['a text', {}, { texts: 'sha256:other' }, 'the texts'],
    ['metadata', {}, { seo: 'sha256:other' }, 'the metadata of pages'],
  ])(
    'is refused with the reason if %s has changed Preview since the person looked',
    async (_, data, inputs, changed) => {
      const id = await inReview();
      const shown = await getShown(id);
      const commitSha = commit('change');
      await person.send('PUT', `/commits/${commit('other')}`, { holds: [commitSha] });
      const more = { provenance: { ...provenance, ...inputs }, site };
      await report(portal, { environment: 'Preview', commitSha, ...data }, more);
      // The change's own commit does not prove that somebody has seen what Preview serves.
      const refused = await send(id, { shown, commitSha });
      const message = `Preview has moved on since somebody looked: ${changed} changed.`;
      expect(refused).toMatchObject({ status: 409, json: { details: [{ field: 'shown' }] } });
      expect(refused.text).toContain(message);
      expect(await get(id)).not.toHaveProperty('approval');
      expect((await send(id, { shown: await getShown(id) })).status).toBe(200);
    },
  );
});

describe('a run', () => {
  it.each([
    ['no pull request', { pullRequestNumber: null }, 'pullRequestNumber'],
    ['a different pull request', { pullRequestNumber: 21 }, 'pullRequestNumber'],
    ['a different merge commit', { mergeCommit: 'f'.repeat(40) }, 'mergeCommit'],
    ['no merge commit', { mergeCommit: null }, 'mergeCommit'],
    ['no issue', { issueNumber: null }, 'issueNumber'],
  ])('cannot change a request in review to have %s', async (_, change, field) => {
    const id = await inReview();
    expect(await patch(id, change)).toMatchObject({ status: 409, json: { details: [{ field }] } });
    const same = { pullRequestNumber: 20, mergeCommit: commit('change'), issueNumber: 10 };
    expect((await patch(id, same)).status).toBe(200);
    expect(await get(id)).toMatchObject(same);
    // A person with the right role may do this.
    expect((await person.send('PATCH', `/requests/${id}`, change)).status).toBe(200);
  });

  it('of Preview cannot move a request out of review with any call that applications may make', async () => {
    const clientId = 'aaaaaaaa-0000-4000-8000-000000000007';
    const azure = { ...docsSite.azure, previewClientId: clientId };
    const host = { contains: async () => false, findReview: async () => review };
    const known = { sites: [{ ...docsSite, azure }], seed: false, ...host };
    Object.assign(portal, await openPortal(known));
    use(docsSite);
    const id = await inReview();
    const token = await accessToken({ clientId });
    const ofPreview = createRequests(portal, token, docsSite.id);
    const { status } = createCalls(portal, token, `/api/sites/${docsSite.id}`);
    for (const end of ['archived', 'rejected', 'completed'])
      expect((await ofPreview.patch(id, { status: end, reason: 'No' })).status).toBe(403);
    review = review && { ...review, approves: false };
    const holds = [commit('change')];
    const inProduction = { environment: 'Production', commitSha: commit('change') };
    const calls: Readonly<Record<string, () => Promise<number>>> = {
      patchRequest: async () => (await ofPreview.patch(id, { mergeCommit: null })).status,
      approveRequest: async () =>
        (await ofPreview.approve(id, { approver: 'mona', evidence })).status,
      putCommit: () => status('PUT', `/commits/${commit('other')}`, { holds }),
      putPages: () => status('PUT', '/pages', { pages: [{ path: '/', title: 'X' }] }),
      completeDeployment: async () =>
        (await report(portal, inProduction, { site: docsSite }, { token })).status,
      commitTexts: () =>
        status('POST', '/text-commits', { commitSha: commit('other'), content: {} }),
    };
    const open = Object.entries(operations).filter(([, { application }]) => application === true);
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(open.map(([name]) => name)));
    const answers: Record<string, number> = {};
    for (const [name, send] of Object.entries(calls)) answers[name] = await send();
    expect(answers).toEqual({
      ...{ patchRequest: 409, approveRequest: 409, putCommit: 409, putPages: 403 },
      ...{ completeDeployment: 403, commitTexts: 200 },
    });
    expect(await get(id)).toMatchObject({
      ...{ status: 'in-review', mergeCommit: commit('change'), servedIn: ['Preview'] },
    });
    expect(await get(id)).not.toHaveProperty('approval');
  });
});

describe('an approval that a run forwards', () => {
  const run = 'https://github.com/acme/docs/actions/runs/7';
  const forwarded = { approver: 'mona', evidence, run };
  /** Replaces the portal with one that queries the repository host. */
  const connect = async () => {
    Object.assign(portal, await openPortal({ findReview: async () => review }));
  };

  it('is recorded once, without effect, by a portal that cannot verify it', async () => {
    const id = await inReview();
    for (const _ of [1, 2]) expect((await mover.approve(id, forwarded)).status).toBe(200);
    const { history, ...record } = await get(id);
    expect(record).not.toHaveProperty('approval');
    expect(history.filter(({ reason }) => reason?.startsWith(`Not counted: ${run}`))).toHaveLength(
      1,
    );
  });

  it('takes effect if the repository host confirms the review', async () => {
    await connect();
    const id = await inReview();
    expect((await mover.approve(id, forwarded)).json.request).toMatchObject({
      approval: { by: 'mona', via: 'pull-request', evidence },
    });
  });

  it('is refused while a reviewer requests changes, like an approval in the portal', async () => {
    await connect();
    const id = await inReview();
    review = review && { ...review, objections: ['ben'] };
    const message = expect.stringContaining('ben requested changes to pull request #20');
    expect(await mover.approve(id, forwarded)).toMatchObject({ status: 409, json: { message } });
    expect(await approve(id)).toMatchObject({ status: 409, json: { message } });
    expect(await get(id)).not.toHaveProperty('approval');
    review = review && { ...review, objections: [] };
    expect((await approve(id)).status).toBe(200);
  });

  it.each([
    ['that does not exist', undefined],
    ['by somebody else', { author: 'anna' }],
    ['that does not approve', { approves: false }],
    ['by somebody who may not approve', { mayApprove: false }],
    ['from before the version on Preview', { at: '2020-01-01T00:00:00Z' }],
  ])('is refused if it names a review %s', async (_, change) => {
    await connect();
    const id = await inReview();
    review = change && review && { ...review, ...change };
    expect(await mover.approve(id, forwarded)).toMatchObject({
      status: 409,
      json: { details: [{ field: 'evidence' }] },
    });
    expect(await get(id)).not.toHaveProperty('approval');
  });
});
