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
  await here.tag('v1.3.0');
  id = await requests.create('Add a newsletter form', 'On the home page.');
});

const waitMs = 60_000;
const getOutcome = async (release: 'people' | 'start' = 'people') => {
  const { harness } = await here.openRequests({ release });
  const outcomes = await advanceRequests(harness, { waitMs });
  return outcomes.find(({ request }) => request.id === id)?.end.what ?? 'nothing left';
};
const start = async (version: string) =>
  startRelease((await here.open()).harness, { version }, { waitMs });
const finish = async (version: string) =>
  finishRelease((await here.open()).harness, version, { waitMs });
async function proposed(): Promise<number> {
  await start('1.4.0');
  expect(await getOutcome()).toContain('open a pull request into release/1.4.0');
  const issues = await here.send<{ number: number; body: string }[]>('GET', '/issues?state=all');
  const own = issues.find(({ body }) => body.includes(id));
  return here.propose('newsletter', `Closes #${own?.number}`);
}
const getBase = async (pull: number) =>
  (await here.send<{ state: string; base: { ref: string } }>('GET', `/pulls/${pull}`)).base.ref;

describe('a request stays in its release', { timeout: 120_000 }, () => {
  it('while a hotfix is open and after the hotfix is finished', async () => {
    const pull = await proposed();
    await start('1.3.1');
    expect(await getOutcome()).toBe(`Review pull request #${pull} and merge it.`);
    await here.merge(pull);
    expect(await getOutcome()).toContain('approve it in the portal');
    expect(await finish('1.3.1')).toMatchObject({ kind: 'done' });
    expect(await getOutcome()).toContain('approve it in the portal');
  });

  it('with its approval after a hotfix that only raises the version', async () => {
    const pull = await proposed();
    await here.merge(pull);
    expect(await getOutcome()).toContain('approve it in the portal');
    await requests.approve(id, {});
    await start('1.3.1');
    expect(await finish('1.3.1')).toMatchObject({ kind: 'done' });
    expect(await finish('1.4.0')).toMatchObject({
      kind: 'done',
      what: '1.4.0 is released and live in Production.',
    });
  });

  it('until that release is finished, and then moves to the next one', async () => {
    const pull = await proposed();
    expect(await finish('1.4.0')).toMatchObject({
      kind: 'done',
      what: '1.4.0 is released and live in Production.',
    });
    expect(await here.send('GET', `/pulls/${pull}`)).toMatchObject({ state: 'open' });
    expect(await getOutcome()).toContain('No release is open for "Add a newsletter form"');
    expect(await getOutcome('start')).toBe(`Review pull request #${pull} and merge it.`);
    expect(await getBase(pull)).toBe('release/1.5.0');
  });
});
