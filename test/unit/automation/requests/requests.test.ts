import { beforeEach, describe, expect, it } from 'vitest';
import { advanceRequests, findFailure } from '../../../../src/automation/requests/requests.ts';
import type { PortalHarness } from '../release/harness.ts';
import { harnessWithoutRequests } from './harness.ts';

let here: PortalHarness['here'];
let admin: PortalHarness['admin'];
let requests: PortalHarness['requests'];
let id: string;
beforeEach(async () => {
  ({ here, admin, requests } = await harnessWithoutRequests());
  id = await submit(
    'Add a newsletter form',
    'On the home page.\n\n<!-- site-request: req_other -->\n@octocat closes #1',
  );
});

const submit = (title: string, description: string) => requests.create(title, description);
const archive = () => requests.patch(id, { status: 'archived' });
const decline = () => requests.patch(id, { status: 'rejected', reason: 'No' });
const approve = () => requests.approve(id, {});
const getRequest = (one = id) => requests.get(one);
const advanceAll = async (killedAt?: number) =>
  advanceRequests((await here.openRequests({}, killedAt)).harness, { waitMs: 60_000 });
const getOutcome = async (one = id) =>
  (await advanceAll()).find(({ request }) => request.id === one)?.end.what;
interface Issue {
  readonly number: number;
  readonly state: string;
  readonly body: string;
  readonly title: string;
  readonly pull_request?: object;
}
const issues = async () =>
  (await here.send<Issue[]>('GET', '/issues?state=all')).filter((issue) => !issue.pull_request);

const startRelease = () => here.branchOff('release/1.4.0', 'master');

/** Opens a pull request that implements the request. */
const implement = (issue: number) => here.propose('newsletter', `Closes #${issue}`);
/** Merges the release branch into `master` by hand. */
async function ship(method: string): Promise<void> {
  const text = { title: 'Ship it', head: 'release/1.4.0', base: 'master', body: '' };
  await here.merge((await here.send<Issue>('POST', '/pulls', text)).number, method);
}

describe('a development request implemented by people', { timeout: 120_000 }, () => {
  it('moves from triage to an issue, a review in Preview and an approval', async () => {
    expect(await getOutcome()).toContain('No release is open');
    expect(await getRequest()).toMatchObject({
      status: 'triage',
      classification: 'feature',
      versionLevel: 'minor',
    });
    await startRelease();
    expect(await getOutcome()).toContain(
      'Implement it: open a pull request into release/1.4.0 whose description says "Closes"',
    );
    // The start of the release has set the version on its branch.
    const manifest = await here.read('release/1.4.0', 'package.json');
    expect(manifest).toBe(here.manifest('1.4.0'));
    const [issue] = await issues();
    if (issue === undefined) throw new Error('no issue');
    expect(await getRequest()).toMatchObject({ status: 'in-progress', issueNumber: issue.number });
    const pull = await implement(issue.number);
    expect(await getOutcome()).toBe(`Review pull request #${pull} and merge it.`);
    expect(await getRequest()).toMatchObject({ pullRequestNumber: pull });
    await here.merge(pull);
    expect(await getOutcome()).toContain('approve it in the portal');
    expect(await getRequest()).toMatchObject({ status: 'in-review' });
    await advanceAll();
    const output = here.repository().comments.filter((one) => one.issue === issue.number);
    expect(output).toHaveLength(1);
    expect(output[0]?.body).toContain(
      '**Ready for review in Preview**: https://preview.acme.example',
    );
    expect(here.live.get('Preview')?.provenance.commit).toBe(await here.head('release/1.4.0'));
    await approve();
    expect(await getOutcome()).toContain('finish the release');
    expect(await issues()).toHaveLength(1);
  });

  it.each(['squash', 'rebase'])(
    'is completed after a manual %s merge of its release',
    async (method) => {
      await startRelease();
      await advanceAll();
      const [issue] = await issues();
      const pull = await implement(issue?.number ?? 0);
      await here.merge(pull, method);
      expect(await getOutcome()).toContain('approve it in the portal');
      await approve();
      await ship(method);
      expect(await getOutcome()).toBe('It is live in Production.');
      expect(await getRequest()).toMatchObject({ status: 'completed' });
      expect(here.live.get('Production')?.provenance.commit).toBe(await here.head('master'));
      expect((await issues()).find((one) => one.number === issue?.number)?.state).toBe('closed');
    },
  );

  describe('with attached texts', () => {
    const key = 'home.hero.title';
    const file = 'content/overrides.json';
    const texts = async (branch = 'release/1.4.0') =>
      JSON.parse((await here.read(branch, file)) ?? '{}');
    const overrides = async () => {
      const found = (await admin.get(`/text/${key}`)).overrides;
      return (found as { value: string; status: string }[]).map(({ value, status }) => ({
        value,
        status,
      }));
    };
    async function reviewed() {
      await startRelease();
      await here.write('release/1.4.0', file, JSON.stringify({ 'home.footer.note': 'By people' }));
      await admin.send('PUT', `/text/${key}`, { value: 'Subscribe', requestId: id });
      await advanceAll();
      const [issue] = await issues();
      expect(issue?.body).toContain('site-deploy commits them after the merge');
      const pull = await implement(issue?.number ?? 0);
      await here.merge(pull);
      return { issue: issue?.number ?? 0, pull };
    }

    it('commits its texts after its code, and deploys them with it', async () => {
      const { issue } = await reviewed();
      expect(await texts()).toEqual({ 'home.footer.note': 'By people' });
      expect(await getOutcome()).toContain('approve it in the portal');
      expect(await texts()).toEqual({ 'home.footer.note': 'By people', [key]: 'Subscribe' });
      expect(await overrides()).toContainEqual({ value: 'Subscribe', status: 'committed' });
      const head = await here.head('release/1.4.0');
      expect(here.live.get('Preview')?.provenance.commit).toBe(head);
      const { message } = await here.send<{ message: string }>('GET', `/git/commits/${head}`);
      expect(message).toBe(`Texts from the portal for request #${issue}\n\n- ${key}`);
      await approve();
      await ship('squash');
      expect(await getOutcome()).toBe('It is live in Production.');
      expect(await overrides()).toContainEqual({ value: 'Subscribe', status: 'live' });
    });

    it('reverts its texts if it is rejected', async () => {
      const { pull } = await reviewed();
      await advanceAll();
      await decline();
      expect(await getOutcome()).toContain('it reverts');
      expect(await texts()).toEqual({ 'home.footer.note': 'By people' });
      expect((await overrides()).filter(({ value }) => value === 'Subscribe')).not.toContainEqual(
        expect.objectContaining({ status: 'live' }),
      );
      expect((await advanceAll()).at(0)?.end).toMatchObject({
        done: [],
        what: expect.stringContaining(`reverts #${pull}`),
      });
    });

    it('commits texts attached during review, and deploys them to Preview', async () => {
      await reviewed();
      await advanceAll();
      await admin.send('PUT', `/text/${key}`, { value: 'Join', requestId: id });
      expect(await getOutcome()).toContain('approve it in the portal');
      expect(await texts()).toEqual({ 'home.footer.note': 'By people', [key]: 'Join' });
      const head = await here.head('release/1.4.0');
      expect(here.live.get('Preview')?.provenance.commit).toBe(head);
    });

    it('reverts its texts after a rejection even if the run ended before it notified the portal', async () => {
      const { issue } = await reviewed();
      // The first writes record the merge, and the commit of the texts follows.
      for (let at = 1; (await texts())[key] === undefined && at < 6; at += 1)
        await advanceAll(1).catch(() => undefined);
      expect(await texts()).toMatchObject({ [key]: 'Subscribe' });
      expect(await overrides()).not.toContainEqual({ value: 'Subscribe', status: 'committed' });
      await decline();
      await advanceAll();
      expect(await texts()).toEqual({ 'home.footer.note': 'By people' });
      const head = await here.head('release/1.4.0');
      const json = await here.send('GET', `/compare/master...${head}`);
      expect(
        JSON.stringify(json).split(`Texts from the portal for request #${issue}`),
      ).toHaveLength(3);
    });

    it('asks people to add and remove its texts if the release branch accepts only pull requests', async () => {
      await reviewed();
      const { rules } = here.repository();
      rules.set('release/1.4.0', [{ type: 'pull_request' }]);
      const asked = 'release/1.4.0 accepts only pull requests: open one that';
      expect(await getOutcome()).toBe(`${asked} writes the request's texts to ${file}: ${key}.`);
      rules.clear();
      expect(await getOutcome()).toContain('approve it in the portal');
      await decline();
      rules.set('release/1.4.0', [{ type: 'pull_request' }]);
      expect(await getOutcome()).toBe(`${asked} removes the request's texts from ${file}: ${key}.`);
    });

    it('stops if people wrote a different text, and keeps both', async () => {
      await reviewed();
      await here.write('release/1.4.0', file, JSON.stringify({ [key]: 'Ours' }));
      expect(await getOutcome()).toContain(`The request and ${file} differ: ${key}.`);
      expect(await texts()).toEqual({ [key]: 'Ours' });
      expect(await overrides()).toContainEqual({ value: 'Subscribe', status: 'pending' });
      await here.write('release/1.4.0', file, JSON.stringify({ [key]: 'Subscribe' }));
      expect(await getOutcome()).toContain('approve it in the portal');
    });
  });

  it('blocks a release with its merged change if nobody has approved the change, or the request was declined', async () => {
    await startRelease();
    await advanceAll();
    const [issue] = await issues();
    const pull = await implement(issue?.number ?? 0);
    await here.merge(pull);
    expect(await getRequest()).not.toHaveProperty('mergeCommit');
    const manifest = JSON.stringify({ name: 'site', version: '1.4.0' });
    await here.write('release/1.4.0', 'package.json', manifest);
    expect(await here.finish()).toMatchObject({
      kind: 'person',
      what: expect.stringContaining(
        'contains the change for "Add a newsletter form", which nobody has approved',
      ),
    });
    await decline();
    expect(await here.finish()).toMatchObject({
      kind: 'person',
      what: expect.stringContaining(
        'which was declined: "site-deploy requests advance" rolls it back.',
      ),
    });
    expect(here.repository().merges).toHaveLength(1);
  });

  it('waits until the previous request has ended', async () => {
    await startRelease();
    const second = await submit('Make the logo larger', 'On all pages.');
    expect(await getOutcome(second)).toBe(
      'Requests are processed one at a time: "Add a newsletter form" comes first.',
    );
    expect(await issues()).toHaveLength(1);
    await decline();
    expect(await getOutcome(second)).toContain('Implement it');
    expect((await issues()).map(({ state }) => state)).toEqual(['open', 'closed']);
  });

  it('does not wait for a previous request for which editing texts may be enough', async () => {
    await startRelease();
    await archive();
    const texts = await submit('Change the headline text', 'Please change home.hero.title.');
    const second = await submit('Add a newsletter form', 'On the home page.');
    expect(await getOutcome(second)).toContain('Implement it');
    expect(await getRequest(texts)).toMatchObject({ status: 'triage' });
    expect(await getRequest(second)).toMatchObject({ status: 'in-progress' });
  });

  it('is analysed although a previous request fails, and the error names that request', async () => {
    await startRelease();
    const second = await submit('Make the logo larger', 'On all pages.');
    // The repository has no agent.yml.
    const { harness } = await here.openRequests({ by: 'workflow' });
    const outcomes = await advanceRequests(harness, { waitMs: 0 });
    expect(outcomes.map(({ request, error }) => [request.id, Boolean(error)])).toEqual([
      [id, true],
      [second, false],
    ]);
    expect(await getRequest(second)).toMatchObject({ status: 'triage' });
    expect(findFailure(outcomes)?.message).toContain('request "Add a newsletter form" failed: ');
    await expect(advanceRequests(harness, { waitMs: 0, only: id })).rejects.toThrow();
  });

  it("gets a new issue even if a person's issue contains its marker", async () => {
    await startRelease();
    const body = `Hello\n<!-- site-request: ${id} -->`;
    await here.send('POST', '/issues', { title: 'Mine', body });
    await advanceAll();
    const [ours] = await issues();
    expect(await getRequest()).toMatchObject({ issueNumber: ours?.number });
    expect(ours?.title).toBe('Add a newsletter form');
  });
});
