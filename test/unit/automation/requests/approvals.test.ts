import { beforeEach, describe, expect, it } from 'vitest';
import { startDeployment } from '../../../../src/automation/release/deployment-runs.ts';
import { finishRelease } from '../../../../src/automation/release/release.ts';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import { addReview } from '../../../../src/localcloud/github/resources/agents.ts';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { accessToken, docsSite, report } from '../../localcloud/portal/harness.ts';
import { harnessWithPortal, type PortalHarness } from '../release/harness.ts';

const release = 'release/1.4.0';
let portal: Portal;
let here: PortalHarness['here'];
let admin: PortalHarness['admin'];
let requests: PortalHarness['requests'];
let id: string;
let pull: number;

beforeEach(async () => {
  policy = {};
  const repository = { owner: 'acme', name: 'site' };
  ({ portal, here, admin, requests } = await harnessWithPortal(
    {
      sites: [{ ...docsSite, repository, url: 'https://www.acme.example' }],
      seed: false,
      findReview: (evidence) => here.api.findReview(evidence),
      contains: (...question) => here.api.contains(...question),
    },
    { portalToken: await accessToken(), site: { id: docsSite.id, slug: docsSite.slug } },
  ));
  id = await requests.create('Add a newsletter form', 'On the home page.');
});

interface Shown {
  readonly status: string;
  readonly mergeCommit?: string;
  readonly approval?: { readonly by: string };
  readonly history: readonly { readonly reason?: string }[];
}
const getRequest = async () => (await requests.get(id)) as unknown as Shown;
let policy: Parameters<PortalHarness['here']['openRequests']>[0];
async function advance(killedAt?: number) {
  const { harness } = await here.openRequests({ release: 'each', ...policy }, killedAt);
  const [outcome] = await advanceRequests({ ...harness, mayReport: true }, { waitMs: 60_000 });
  return outcome;
}
const getOutcome = async () => {
  const { end, error } = (await advance()) ?? {};
  return error ? error.message : [end?.what, end?.hint].filter(Boolean).join(' ');
};
const inProduction = async (file: string) => here.read('master', file);
const notices = () =>
  here.repository().comments.filter(({ body }) => body.includes('<!-- waits, shown:'));
const merged = async (head: string, base: string, file: string, body = '') =>
  here.merge(await here.propose(head, body, { base, file }));

/** Waits until the clock shows another millisecond, because reviews are compared by time. */
async function laterMoment(): Promise<void> {
  const before = Date.now();
  while (Date.now() <= before) await new Promise(setImmediate);
}

/** Brings the change to Preview and asks people to review it. */
async function reviewed(): Promise<void> {
  await getOutcome();
  const [issue] = await here.send<{ number: number }[]>('GET', '/issues?state=all');
  pull = await merged('newsletter', release, 'form.html', `Closes #${issue?.number}`);
  expect(await getOutcome()).toContain('Check it in Preview, then approve it');
  expect(await getRequest()).toMatchObject({ status: 'in-review' });
  // Later reviews need a later timestamp than the request for a review.
  await laterMoment();
}
async function say(state: 'APPROVED' | 'CHANGES_REQUESTED', author: string) {
  await laterMoment();
  const { head } = await here.send<{ head: { sha: string } }>('GET', `/pulls/${pull}`);
  return addReview(here.repository(), { pull, author, state, body: '', commit: head.sha });
}
const approvals = {
  portal: () => requests.approve(id, {}),
  review: (author = 'anna') => say('APPROVED', author),
  comment: async (author = 'anna') => {
    const made = { id: Date.now(), issue: pull, author, at: new Date().toISOString() };
    here.repository().comments.push({ ...made, body: '/approve' });
  },
};
const ways = [
  ['in the portal', 'portal'],
  ['by a review', 'review'],
  ['by a comment', 'comment'],
] as const;

/** Ways to change Preview after an approval. */
const changes = {
  'a push': () => here.write(release, 'news.html', '<h1>Unfinished'),
  'a text of the request': async () => {
    const pages = [{ path: '/', title: 'Home', texts: { 'home.hero.title': 'Welcome' } }];
    await admin.send('PUT', '/pages', { pages });
    const body = { value: 'BUY NOW!!! FREE', requestId: id };
    expect(await admin.status('PUT', '/text/home.hero.title', body)).toBe(200);
  },
  'a hotfix on the release': () => merged('hotfix', release, 'fix.html'),
  'new metadata of a page': () =>
    admin.send('PUT', '/seo/defaults', { titleSuffix: ` ${Math.random()}` }),
  'another request': () => merged('logo', release, 'logo.svg', 'Closes #99'),
};

describe('an approval', { timeout: 60_000 }, () => {
  it.each(ways)(
    '%s is withdrawn after a change in Preview, and counts when it is repeated',
    async (_, way) => {
      await reviewed();
      // The effect of a change does not depend on how the approval was given, so only
      // approvals in the portal are tested with every change.
      const all = Object.entries(changes);
      for (const [name, change] of way === 'portal' ? all : all.slice(0, 1)) {
        await approvals[way]();
        await change();
        expect(await getOutcome(), name).toContain('Check it in Preview, then approve it');
        const { status, approval } = await getRequest();
        expect({ status, approval }, name).toEqual({ status: 'in-review', approval: undefined });
        expect(await inProduction('form.html')).toBeUndefined();
        expect(notices()).toHaveLength(1);
        expect(notices()[0]?.body).toContain('Ready for review in Preview');
        await laterMoment();
      }
      await approvals[way]();
      expect(await getOutcome()).toBe('It is live in Production.');
      expect(await getRequest()).toMatchObject({ status: 'completed' });
      expect(await inProduction('form.html')).toBe('<p>newsletter');
    },
  );

  it('is withdrawn in the portal, on GitHub and in the run after a push', async () => {
    await reviewed();
    await approvals.portal();
    await changes['a push']();
    const outcome = await advance();
    expect(outcome?.end.done[0]).toMatch(/^withdraw-approval release\/1.4.0 has changed since$/);
    const reason = 'The approval of Adnan Kaya was withdrawn: release/1.4.0 has changed since.';
    expect((await getRequest()).history.at(-1)).toMatchObject({ reason });
    expect(notices()[0]?.body).toContain('was withdrawn: release/1&#46;4&#46;0 has changed since');
  });

  it.each([
    ['by a review', 'review', 'anna'],
    ['in the portal', 'portal', 'ben'],
  ] as const)('%s is withdrawn while a reviewer requests changes', async (_, way, author) => {
    await reviewed();
    await approvals[way]();
    const objection = await say('CHANGES_REQUESTED', author);
    const requested = `${author} requested changes to pull request #${pull}`;
    for (const _ of [1, 2]) expect(await getOutcome()).toContain(requested);
    expect(await getRequest()).not.toHaveProperty('approval');
    expect(await inProduction('form.html')).toBeUndefined();
    expect(notices()[0]?.body).toContain('requested changes to pull request');
    objection.state = 'DISMISSED';
    expect(await getOutcome()).toContain('Check it in Preview, then approve it');
    await laterMoment();
    await approvals[way]();
    expect(await getOutcome()).toBe('It is live in Production.');
  });

  it('by an author of the change is ignored and reported', async () => {
    await reviewed();
    await approvals.comment('octocat');
    const nobody = 'octocat wrote a part of it, so that approval does not count. On GitHub, nobody';
    expect(await getOutcome()).toContain(nobody);
    policy = { selfApproval: true };
    // The portal reads the review on GitHub itself, because it trusts no run.
    expect(await getOutcome()).toContain(
      'has not approved the commit that Preview serves, or may not',
    );
  });

  it('by an author of the change counts if the site config allows it', async () => {
    policy = { selfApproval: true };
    const config = 'automation: { requests: { selfApproval: true } }\n';
    await here.write('master', 'site.config.yml', config);
    await reviewed();
    await approvals.comment('octocat');
    expect(await getOutcome()).toBe('It is live in Production.');
  });

  it('is accepted for a change that a person took to Production', async () => {
    await reviewed();
    await changes['a push']();
    const { harness } = await here.open();
    await startDeployment(harness, { do: 'deploy', environment: 'Preview', branch: release });
    const [found] = await here.send<{ number: number }[]>('GET', `/pulls?head=acme:${release}`);
    await here.merge(found?.number ?? 0);
    expect(await getOutcome()).toContain('It is in Production without an approval');
    expect((await approvals.portal()).status).toBe(200);
    expect(await getOutcome()).toBe('It is live in Production.');
  });

  it('is refused by a portal that knows the repository under a different name', async () => {
    await reviewed();
    await here.send('POST', '/transfer', { new_owner: 'Beta' });
    await approvals.review();
    expect(await getOutcome()).toContain("correct the site's repository there");
    portal.setRepository(docsSite.slug, 'Beta', 'site');
    expect(await getOutcome()).toContain('Check it in Preview, then approve it');
    await approvals.review();
    expect(await getOutcome()).toBe('It is live in Production.');
  });

  it('does not count for a release that people finish while a reviewer requests changes', async () => {
    await reviewed();
    await approvals.portal();
    await say('CHANGES_REQUESTED', 'ben');
    const { harness } = await here.open();
    const { what } = await finishRelease(harness, '1.4.0', { waitMs: 60_000 });
    expect(what).toContain('has an open "Request changes" on its pull request');
    expect(await inProduction('form.html')).toBeUndefined();
  });

  it('does not count after it is dismissed on GitHub', async () => {
    await reviewed();
    policy = { release: 'people' };
    await approvals.review();
    expect(await getOutcome()).toContain('anna approved it: finish the release');
    await laterMoment();
    for (const made of here.repository().reviews) made.state = 'DISMISSED';
    const { harness } = await here.open();
    const { what } = await finishRelease(harness, '1.4.0', { waitMs: 60_000 });
    expect(what).toContain('which nobody has approved');
    expect(await inProduction('form.html')).toBeUndefined();
    expect(await getOutcome()).toContain('Check it in Preview, then approve it');
    expect(await getRequest()).not.toHaveProperty('approval');
    await laterMoment();
    await approvals.review();
    policy = {};
    expect(await getOutcome()).toBe('It is live in Production.');
  });

  it('does not count if its author pushed commits with an unknown address', async () => {
    await getOutcome();
    const [issue] = await here.send<{ number: number }[]>('GET', '/issues?state=all');
    const text = `Closes #${issue?.number}`;
    pull = await here.propose('newsletter', text, { base: release, file: 'form.html' });
    const head = await here.head('newsletter');
    type Made = { sha: string; tree: { sha: string } };
    const { tree } = await here.send<Made>('GET', `/git/commits/${head}`);
    const author = { name: 'Anna', email: 'anna@corp.example', date: '2026-01-01T00:00:00Z' };
    const body = { message: 'More', tree: tree.sha, parents: [head], author };
    const { sha } = await here.send<Made>('POST', '/git/commits', body, 'anna');
    await here.send('PATCH', '/git/refs/heads/newsletter', { sha }, 'anna');
    await here.merge(pull);
    await getOutcome();
    await approvals.review('anna');
    expect(await getOutcome()).toContain('Check it in Preview, then approve it');
    const evidence = `https://github.com/acme/site/pull/${pull}`;
    const { id: output } = here.repository().reviews.at(-1) ?? {};
    const found = await here.api.findReview(`${evidence}#pullrequestreview-${output}`);
    expect(found).toMatchObject({ approves: true, mayApprove: false });
    await approvals.review('ben');
    expect(await getOutcome()).toBe('It is live in Production.');
  });

  it('is followed by the release, even if a run was killed after the change went live', async () => {
    await reviewed();
    await approvals.portal();
    for (let run = 0; run < 20 && !(await inProduction('form.html')); run += 1)
      await advance(2).catch(() => undefined);
    const commitSha = await here.head('master');
    const named = { id: docsSite.id, slug: docsSite.slug };
    const { mergeCommit } = await getRequest();
    await admin.send('PUT', `/commits/${commitSha}`, { holds: [mergeCommit] });
    await report(portal, { version: '1.4.0', commitSha }, { site: named });
    expect(await getRequest()).toMatchObject({ status: 'completed' });
    const releases = async () => await here.send('GET', '/releases');
    expect(await releases()).not.toMatchObject([{ tag_name: 'v1.4.0', draft: false }]);
    for (const { number } of await here.send<{ number: number }[]>('GET', '/issues?state=all'))
      await here.send('PATCH', `/issues/${number}`, { state: 'closed' });
    expect(await getOutcome()).toBe('It is live in Production.');
    expect(await releases()).toMatchObject([{ tag_name: 'v1.4.0', draft: false }]);
  });
});
