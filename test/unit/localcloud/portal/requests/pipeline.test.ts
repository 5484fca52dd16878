import { describe, expect, it } from 'vitest';
import {
  accessToken,
  commit,
  createRequests,
  docsSite,
  report,
  shopSite,
  usePortal,
} from '../harness.ts';

const analyzed = { status: 'triage', classification: 'feature', automationPotential: 'high' };

const portal = usePortal({ seed: false });
const app = await accessToken();
const { create, approve } = createRequests(portal, 'local-admin-token');
const { patch, get, approve: approveByApp } = createRequests(portal, app);
const deploy = async (word: string, environment: string) => {
  expect((await report(portal, { environment, commitSha: commit(word) })).status).toBe(200);
};

/** Creates a request in review whose change is in Preview. */
async function inReview(): Promise<string> {
  const id = await create();
  await patch(id, analyzed);
  await patch(id, { status: 'in-progress', issueNumber: 10 });
  await patch(id, { pullRequestNumber: 20, headCommit: commit('change') });
  await deploy('change', 'Preview');
  expect(await get(id)).toMatchObject({ status: 'in-review' });
  return id;
}

describe("an application that processes its site's development requests", () => {
  it('can replace the merged pull request of a request with an open one', async () => {
    const id = await create();
    const stateWith = async (body: object) =>
      ((await patch(id, body)).json.request as { pullRequestState: string }).pullRequestState;
    expect(await stateWith({ pullRequestNumber: 20, mergeCommit: commit('merge') })).toBe('merged');
    expect(await stateWith({ pullRequestNumber: 20 })).toBe('merged');
    expect(await stateWith({ pullRequestNumber: 21 })).toBe('open');
  });

  it('can remove the links of a request to its issue, pull request, commit and Preview', async () => {
    const id = await create();
    const links = {
      issueNumber: 10,
      pullRequestNumber: 20,
      headCommit: commit('a'),
      previewUrl: docsSite.url,
    };
    expect((await patch(id, links)).json.request).toMatchObject(links);
    const none = Object.fromEntries(Object.keys(links).map((field) => [field, null]));
    const { request } = (await patch(id, none)).json;
    for (const field of [...Object.keys(links), 'pullRequestState'])
      expect(request).not.toHaveProperty(field);
  });
});

describe('a development request', () => {
  it('moves to in-progress only with an issue', async () => {
    const id = await create();
    await patch(id, analyzed);
    expect((await patch(id, { status: 'in-progress' })).json.message).toContain('issueNumber');
    expect((await patch(id, { status: 'in-progress', issueNumber: 10 })).status).toBe(200);
  });

  it('moves to in-review only after a deployment of its change', async () => {
    const id = await create();
    await patch(id, analyzed);
    await patch(id, { status: 'in-progress', issueNumber: 10 });
    await deploy('other', 'Preview');
    await patch(id, { pullRequestNumber: 20, headCommit: commit('change') });
    expect(await get(id)).toMatchObject({ status: 'in-progress' });
    expect((await patch(id, { status: 'in-review' })).json.message).toContain(commit('change'));
    await deploy('change', 'Preview');
    expect(await get(id)).toMatchObject({ status: 'in-review' });
  });

  it('cannot be linked to the issue or the pull request of a different request', async () => {
    await patch(await create(), { issueNumber: 10, pullRequestNumber: 20 });
    const other = await create();
    expect((await patch(other, { issueNumber: 10 })).json).toMatchObject({
      details: [{ field: 'issueNumber' }],
    });
    expect((await patch(other, { pullRequestNumber: 20 })).json).toMatchObject({
      details: [{ field: 'pullRequestNumber' }],
    });
  });

  it("cannot have a preview URL outside the site's hosts", async () => {
    const answer = await patch(await create(), { previewUrl: shopSite.url });
    expect(answer.status).toBe(409);
    expect((await patch(await create(), { previewUrl: 'https://elsewhere.example' })).status).toBe(
      400,
    );
  });
});

describe('approving a development request', () => {
  it("requires a link to a person's review of the pull request if an application approves", async () => {
    const id = await inReview();
    expect((await approveByApp(id, {})).json).toMatchObject({ details: [{ field: 'approver' }] });
    expect((await approveByApp(id, { approver: 'mona' })).json).toMatchObject({
      details: [{ field: 'evidence' }],
    });
    const elsewhere = 'https://github.com/acme/docs/pull/21#pullrequestreview-1';
    expect((await approveByApp(id, { approver: 'mona', evidence: elsewhere })).status).toBe(400);
  });

  it('is not possible on behalf of someone else', async () => {
    expect((await approve(await inReview(), { approver: 'mona' })).status).toBe(400);
  });

  it('is refused for an outdated or undeployed commit', async () => {
    const id = await inReview();
    expect((await approve(id, { commitSha: commit('older') })).status).toBe(409);
    await patch(id, { headCommit: commit('newer') });
    expect((await approve(id)).json.message).toContain('not deployed');
    await deploy('newer', 'Preview');
    expect((await approve(id, { commitSha: commit('newer') })).status).toBe(200);
  });
});
