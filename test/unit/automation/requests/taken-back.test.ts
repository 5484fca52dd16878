import { beforeEach, describe, expect, it } from 'vitest';
import { finishRelease, startRelease } from '../../../../src/automation/release/release.ts';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import type { PortalHarness } from '../release/harness.ts';
import { harnessWithoutRequests } from './harness.ts';

let here: PortalHarness['here'];
let requests: PortalHarness['requests'];
let id: string;
beforeEach(async () => {
  ({ here, requests } = await harnessWithoutRequests());
  id = await requests.create('Add a newsletter form', 'On the home page.');
});

const waitMs = 60_000;
const getOutcome = async () => {
  const outcomes = await advanceRequests((await here.openRequests()).harness, { waitMs });
  return outcomes.find(({ request }) => request.id === id)?.end.what ?? 'nothing left';
};
const page = '# Home\n\nWelcome.\n\nMore.\n\nThe end.\n';
const changed = page.replace('Welcome.', 'Subscribe to our newsletter.');

/** Brings an unapproved change into Production, and then declines its request. */
async function declinedInProduction(): Promise<void> {
  await here.write('master', 'page.md', page);
  await here.branchOff('release/1.4.0', 'master');
  await getOutcome();
  const [issue] = await here.send<{ number: number }[]>('GET', '/issues?state=all');
  await here.branchOff('newsletter', 'release/1.4.0');
  await here.write('newsletter', 'page.md', changed);
  const body = `Closes #${issue?.number}`;
  const text = { title: 'A form', body, head: 'newsletter', base: 'release/1.4.0' };
  await here.merge((await here.send<{ number: number }>('POST', '/pulls', text)).number);
  expect(await getOutcome()).toContain('approve it in the portal');
  const pulls = await here.send<{ number: number; base: { ref: string } }[]>('GET', '/pulls');
  let release = pulls.find(({ base }) => base.ref === 'master')?.number;
  const ship = { title: 'Ship', body: '', head: 'release/1.4.0', base: 'master' };
  release ??= (await here.send<{ number: number }>('POST', '/pulls', ship)).number;
  await here.merge(release);
  expect(await getOutcome()).toContain('in Production without an approval');
  await requests.patch(id, { status: 'rejected', reason: 'No' });
  expect(await getOutcome()).toContain('but its request is rejected');
}

const finished = async (version: string) => {
  const { harness } = await here.open();
  await startRelease(harness, { version }, { waitMs });
  return finishRelease(harness, version, { waitMs });
};

describe('a declined change in Production', { timeout: 120_000 }, () => {
  it('blocks the next release', async () => {
    await declinedInProduction();
    expect(await here.finish()).toMatchObject({ kind: 'done' });
    await here.write('master', 'other.md', 'other');
    const blocked = { kind: 'person', what: expect.stringContaining('which was declined') };
    expect(await finished('1.5.0')).toMatchObject(blocked);
  });

  it('is still reported after an edit, but blocks nothing after a manual revert', async () => {
    await declinedInProduction();
    expect(await here.finish()).toMatchObject({ kind: 'done' });
    await here.write('master', 'page.md', changed.replace('our newsletter', 'our letters'));
    expect(await getOutcome()).toContain('but its request is rejected');
    const back = page.replace('The end.', 'The very end.');
    await here.write('master', 'page.md', back);
    expect(await getOutcome()).not.toContain('but its request is rejected');
    expect(await finished('1.5.0')).toMatchObject({ kind: 'done' });
    expect(await here.read('master', 'page.md')).toBe(back);
  });
});

it('a merged pull request needs an approval, even if the portal has a different commit for the request', async () => {
  await here.branchOff('release/1.4.0', 'master');
  await getOutcome();
  const [issue] = await here.send<{ number: number }[]>('GET', '/issues?state=all');
  await here.merge(await here.propose('newsletter', `Closes #${issue?.number}`));
  expect(await getOutcome()).toContain('approve it in the portal');
  await requests.patch(id, { mergeCommit: 'f'.repeat(40) });
  expect(await here.finish()).toMatchObject({
    kind: 'person',
    what: expect.stringContaining('which nobody has approved'),
  });
});

it('an issue that a person reopens after the end of its request stays open', async () => {
  await here.branchOff('release/1.4.0', 'master');
  await getOutcome();
  const [{ number } = { number: 0 }] = await here.send<{ number: number }[]>('GET', '/issues');
  const set = (state: string) => here.send('PATCH', `/issues/${number}`, { state });
  for (const state of ['closed', 'open']) await set(state);
  await requests.patch(id, { status: 'rejected', reason: 'No' });
  await here.propose('elsewhere', `See #${number}`);
  const issue = () => here.repository().issues.find((item) => item.number === number);
  await getOutcome();
  expect(issue()).toMatchObject({ state: 'closed', stateReason: 'not_planned' });
  await set('open');
  expect(await getOutcome()).toContain('with nothing left to clean up');
  expect(issue()).toMatchObject({ state: 'open', stateReason: 'reopened' });
});
