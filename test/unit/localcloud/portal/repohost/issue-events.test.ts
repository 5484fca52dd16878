import { beforeEach, expect, it } from 'vitest';
import { createRequests, deliver, usePortal } from '../harness.ts';

const repository = { full_name: 'acme/docs' };

const portal = usePortal({ seed: false });
const requests = createRequests(portal, 'local-admin-token');
let id: string;
beforeEach(async () => {
  id = await requests.create();
  await patch({ status: 'triage', classification: 'bug', automationPotential: 'low' });
});

const patch = (body: object) => requests.patch(id, body);
const get = () => requests.get(id);
const issue = async (
  action: string,
  number: number,
  more: Readonly<Record<string, unknown>> = {},
) =>
  await deliver(portal, 'issues', {
    action,
    repository,
    issue: { number, body: `site-request: ${id}`, author_association: 'MEMBER', ...more },
  });

it.each(['OWNER', 'MEMBER', 'COLLABORATOR'])(
  'an issue by an author with the association %s starts the development request that it names',
  async (association) => {
    const { json } = await issue('opened', 10, { author_association: association });
    expect(json).toMatchObject({ moved: [{ requestId: id, to: 'in-progress' }] });
    expect(await get()).toMatchObject({ status: 'in-progress', issueNumber: 10 });
  },
);

it.each([
  ['the association NONE', 'NONE'],
  ['the association CONTRIBUTOR', 'CONTRIBUTOR'],
  ['the association FIRST_TIME_CONTRIBUTOR', 'FIRST_TIME_CONTRIBUTOR'],
  ['no association', undefined],
])(
  'an issue by an author with %s does not start the development request that it names',
  async (_, association) => {
    const { json } = await issue('opened', 10, { author_association: association });
    expect(json).toMatchObject({ moved: [], reason: expect.stringContaining('linked') });
    expect(await get()).not.toHaveProperty('issueNumber');
  },
);

it.each([
  ['closed', { state_reason: 'not_planned' }],
  ['deleted', {}],
  ['transferred', {}],
])(
  'an unrelated issue that is %s does not change the development request that it names',
  async (action, more) => {
    await patch({ status: 'in-progress', issueNumber: 10 });
    expect((await issue(action, 999, more)).json).toMatchObject({ moved: [] });
    expect(await get()).toMatchObject({ status: 'in-progress', issueNumber: 10 });
  },
);

it('a second issue does not replace the first one of a development request', async () => {
  await issue('opened', 10);
  await issue('opened', 11);
  expect(await get()).toMatchObject({ issueNumber: 10 });
});
