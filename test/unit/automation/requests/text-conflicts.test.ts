import { beforeEach, expect, it } from 'vitest';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import type { PortalHarness } from '../release/harness.ts';
import { harnessWithoutRequests } from './harness.ts';

const release = 'release/1.4.0';
const key = 'home.hero.title';
const file = 'content/overrides.json';
let here: PortalHarness['here'];
let admin: PortalHarness['admin'];
let requests: PortalHarness['requests'];
beforeEach(async () => {
  ({ here, admin, requests } = await harnessWithoutRequests());
});

const edit = async (value: string, requestId: string) => {
  expect(await admin.status('PUT', `/text/${key}`, { value, requestId })).toBe(200);
};
const texts = async () => JSON.parse((await here.read(release, file)) ?? '{}');
async function getOutcome(id: string): Promise<string | undefined> {
  const { harness } = await here.openRequests({ release: 'each' });
  const ends = await advanceRequests(harness, { waitMs: 60_000 });
  return ends.find(({ request }) => request.id === id)?.end.what;
}
/** Merges the request's change into its release. */
async function implement(id: string): Promise<void> {
  await getOutcome(id);
  const { issueNumber } = await requests.get(id);
  await here.merge(await here.propose(`change-${issueNumber}`, `Closes #${issueNumber}`));
}

it.each([
  ['even if it was saved first', 'before'],
  ['if it was saved last', 'after'],
])(
  'the text of a later request replaces that of an earlier one %s',
  { timeout: 60_000 },
  async (_, order) => {
    const [first, second] = [
      await requests.create('Add a form'),
      await requests.create('Add a map'),
    ];
    if (order === 'before') await edit('Of the second', second);
    await edit('Of the first', first);
    if (order === 'after') await edit('Of the second', second);
    await implement(first);
    expect(await getOutcome(first)).toContain('approve it in the portal');
    expect(await texts()).toEqual({ [key]: 'Of the first' });
    // The second request starts once the first one is live.
    await requests.approve(first, {});
    expect(await getOutcome(first)).toBe('It is live in Production.');
    await getOutcome(second);
    const { branch } = (await open()) ?? {};
    const { issueNumber } = await requests.get(second);
    const pull = await here.propose('second', `Closes #${issueNumber}`, { base: branch ?? '' });
    await here.merge(pull);
    expect(await getOutcome(second)).toContain('approve it in the portal');
    expect(JSON.parse((await here.read(branch ?? '', file)) ?? '{}')).toEqual({
      [key]: 'Of the second',
    });
  },
);

async function open() {
  const refs = await here.send<{ ref: string }[]>('GET', '/git/matching-refs/heads/release/');
  return { branch: refs.at(-1)?.ref.replace('refs/heads/', '') };
}

it("a conflict with a developer's text is resolved by saving the request's text again", {
  timeout: 60_000,
}, async () => {
  const id = await requests.create('Add a title');
  await edit('First', id);
  await implement(id);
  await here.write(release, file, JSON.stringify({ [key]: 'By a developer' }));
  expect(await getOutcome(id)).toContain('Neither text is lost');
  expect(await texts()).toEqual({ [key]: 'By a developer' });
  await edit('Chosen', id);
  expect(await getOutcome(id)).toContain('approve it in the portal');
  expect(await texts()).toEqual({ [key]: 'Chosen' });
});
