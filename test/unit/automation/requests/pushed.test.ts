import { beforeEach, describe, expect, it } from 'vitest';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import { syncTexts } from '../../../../src/automation/texts/texts.ts';
import { jobToken, type PortalHarness, seededSite } from '../release/harness.ts';
import { harnessWithoutRequests } from './harness.ts';

const release = 'release/1.4.0';
const waitMs = 300_000;
let here: PortalHarness['here'];
let admin: PortalHarness['admin'];
let requests: PortalHarness['requests'];
beforeEach(async () => {
  const pushes = 'push: { branches: [master, "release/**"] }';
  ({ here, admin, requests } = await harnessWithoutRequests({ site: seededSite, pushes }));
  here.api.tokens.set(jobToken, {
    contents: 'write',
    actions: 'write',
    pull_requests: 'write',
    issues: 'write',
    checks: 'read',
  });
  await here.branchOff(release, 'master');
  await here.write(release, 'package.json', here.manifest('1.4.0'));
  for (let turn = 0; turn < 8; turn += 1) await here.pass(5_000);
});

const opened = async (options: { token?: string } = {}) =>
  (await here.openRequests({ release: 'each' }, undefined, options)).harness;
async function getOutcome(id: string, options?: { token?: string }): Promise<string | undefined> {
  const ends = await advanceRequests(await opened(options), { waitMs });
  return ends.find(({ request }) => request.id === id)?.end.what;
}
const implement = (issue: number) => here.propose('newsletter', `Closes #${issue}`);
const runs = () => here.repository().runs.map(({ event, branch }) => `${event} ${branch}`);

describe('a repository that deploys on push', { timeout: 60_000 }, () => {
  it.each([
    { who: 'an App', options: {}, after: ['push release/1.4.0', 'push master'] },
    {
      who: 'a job',
      options: { token: jobToken },
      // A merge by a person is a push that starts a run. Pushes with a job's token don't start any.
      after: ['push release/1.4.0', 'workflow_dispatch master'],
    },
  ])(
    'deploys a request once to each environment with the token of $who',
    async ({ options, after }) => {
      const id = await requests.create('Add a newsletter form', 'On the home page.');
      await getOutcome(id, options);
      const pull = await implement(Number((await requests.get(id)).issueNumber));
      expect(await getOutcome(id, options)).toBe(`Review pull request #${pull} and merge it.`);
      const before = runs().length;
      await here.merge(pull);
      expect(await getOutcome(id, options)).toContain('approve it in the portal');
      await requests.approve(id, {});
      expect(await getOutcome(id, options)).toBe('It is live in Production.');
      expect(runs().slice(before)).toEqual(after);
      expect(await requests.get(id)).toMatchObject({ status: 'completed' });
    },
  );

  it.each([
    { who: 'an App', options: {}, after: ['push master'] },
    {
      who: 'a job',
      options: { token: jobToken },
      after: ['workflow_dispatch master'],
    },
  ])('deploys texts once with the token of $who', async ({ options, after }) => {
    await admin.send('PUT', '/text/home.hero.title', { value: 'New' });
    const before = runs().length;
    const harness = await opened(options);
    const texts = { to: 'production', as: 'commit' } as const;
    const config = { ...harness.config, automation: { ...harness.config.automation, texts } };
    expect(await syncTexts({ ...harness, config }, { waitMs })).toMatchObject({ kind: 'done' });
    expect(runs().slice(before)).toEqual(after);
  });
});
