import { describe, expect, it } from 'vitest';
import {
  accessToken,
  audience,
  call,
  commit,
  createCalls,
  createRequests,
  deliver,
  report,
  tenantId,
  usePortal,
} from '../harness.ts';

const token = 'local-admin-token';
const target = '/api/sites/site_hp_web';
const site = { id: 'site_hp_web', slug: 'harbour-pine-web' };
const host = 'www.harbour-pine.example';
const key = 'home.hero.title';
const byDefault = 'Wood that outlives its owner';

const portal = usePortal();
const { send, status, get } = createCalls(portal, token, target);
const { create: newRequest } = createRequests(portal, token, site.id);
const shown = async () => {
  const { json } = await call(portal, 'GET', '/api/v1/pages/home/text', { host });
  return (json.texts as Record<string, string>)[key];
};
const put = async (value: string, requestId?: string) => {
  const answer = await send('PUT', `/text/${key}`, { value, requestId });
  expect(answer.status).toBe(200);
};
const content = async (query = '') =>
  (await get(`/text-content${query}`)).content as Record<string, string>;
/**
 * Reports a commit of the current content to the portal.
 * @returns the number of committed texts
 */
const commitAs = async (word: string, requestId?: string) => {
  const query = requestId === undefined ? '' : `?requestId=${requestId}`;
  const body = { commitSha: commit(word), content: await content(query), requestId };
  const answer = await send('POST', '/text-commits', body);
  expect(answer.status).toBe(200);
  return answer.json.committed;
};
const deploy = async (word: string, environment = 'Production') => {
  const answer = await report(
    portal,
    { version: '1.6.0', environment, commitSha: commit(word) },
    { site },
  );
  expect(answer.status).toBe(200);
};
const push = async (before: string, after: string) =>
  await deliver(portal, 'push', {
    repository: { full_name: 'harbour-pine/web' },
    ref: 'refs/heads/master',
    before: commit(before),
    after: commit(after),
    commits: [{ id: commit(after) }],
  });
const statuses = async () => {
  const json = await get(`/text/${key}`);
  return (json.overrides as { value: string | null; status: string }[]).map(
    ({ value, status }) => `${status} ${value}`,
  );
};

const complete = async (id: string) => {
  const move = async (body: object) =>
    expect(await status('PATCH', `/requests/${id}`, body)).toBe(200);
  await move({ status: 'triage', classification: 'content', automationPotential: 'high' });
  await move({
    status: 'in-progress',
    issueNumber: 7,
    pullRequestNumber: 8,
    headCommit: commit('change'),
  });
  await deploy('change', 'Preview');
  const { shown } = await get(`/requests/${id}`);
  expect(await status('POST', `/requests/${id}/approval`, { shown })).toBe(200);
  await deploy('change');
  expect(await get(`/requests/${id}`)).toMatchObject({ status: 'completed' });
};

describe('a text override in commit mode', () => {
  it('becomes committed by a commit that contains it, and live when Production gets that commit', async () => {
    await put('New');
    await deploy('before');
    expect(await statuses()).toEqual(['pending New']);
    expect(await content()).toMatchObject({ [key]: 'New' });

    expect(await commitAs('texts')).toBe(1);
    expect(await statuses()).toEqual(['committed New']);
    await deploy('texts', 'Preview');
    await deploy('another');
    expect(await shown()).toBe(byDefault);
    await deploy('texts');
    expect(await shown()).toBe('New');
    expect(await statuses()).toEqual(['live New']);
  });

  it("stays pending if the commit's content file has a different value", async () => {
    await put('New');
    const body = { commitSha: commit('texts'), content: { [key]: 'Newer' } };
    expect((await send('POST', '/text-commits', body)).json).toMatchObject({
      committed: 0,
      pending: [{ key, value: 'New' }],
    });
    expect(await statuses()).toContain('pending New');
  });

  it('goes live if a push after the deployment shows that the deployed commit contains it', async () => {
    await put('New');
    await commitAs('texts');
    await deploy('merge');
    expect(await shown()).toBe(byDefault);
    await push('texts', 'merge');
    expect(await shown()).toBe('New');
  });

  it('goes live if the application reports that the deployed commit contains it', async () => {
    await put('New');
    await commitAs('texts');
    await deploy('squashed');
    const app = await accessToken({
      clientId: '5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1003',
      tenant: tenantId,
      audience,
    });
    const answer = await call(portal, 'PUT', `${target}/commits/${commit('squashed')}`, {
      token: app,
      body: { holds: [commit('texts')] },
    });
    expect(answer.status).toBe(200);
    expect(await shown()).toBe('New');
  });

  it('shows its earlier value after a rollback to an earlier commit', async () => {
    await put('First');
    await commitAs('one');
    await push('one', 'two');
    await deploy('one');
    await put('Second');
    await commitAs('two');
    await deploy('two');
    expect(await shown()).toBe('Second');
    await deploy('one');
    expect(await shown()).toBe('First');
    expect(await statuses()).toContain('committed Second');
    await deploy('two');
    expect(await shown()).toBe('Second');
  });

  it('keeps its committed value in the content file while a request has a different one', async () => {
    await put('Committed');
    await commitAs('one');
    const requestId = await newRequest();
    await put('Of the request', requestId);
    expect(await content()).toMatchObject({ [key]: 'Committed' });
    expect(await content(`?requestId=${requestId}`)).toMatchObject({ [key]: 'Of the request' });
    await commitAs('again');
    expect(await content()).toMatchObject({ [key]: 'Committed' });
  });

  it('is still shown after its removal until a commit without it is deployed', async () => {
    await put('First');
    await commitAs('one');
    await deploy('one');
    expect(await status('DELETE', `/text/${key}`)).toBe(200);
    expect(await shown()).toBe('First');
    expect(await content()).not.toHaveProperty([key]);
    expect((await get('/text-content')).pending).toEqual([{ key, value: null }]);
    expect(await commitAs('two')).toBe(1);
    await deploy('two');
    expect(await shown()).toBe(byDefault);
    expect(await status('DELETE', `/text/${key}`)).toBe(404);
  });

  it('is live again once its removal or a newer value is undone', async () => {
    await put('First');
    await commitAs('one');
    await deploy('one');
    await send('DELETE', `/text/${key}`);
    await put('First');
    expect(await statuses()).toEqual(['live First']);
    await put('Second');
    await put('First');
    expect(await statuses()).toEqual(['live First']);
    expect((await get('/text-content')).pending).toEqual([]);
  });

  it('follows manual edits of the content file', async () => {
    await put('First');
    await commitAs('one');
    await deploy('one');
    await send('POST', '/text-commits', {
      commitSha: commit('hand'),
      content: { [key]: 'By hand' },
    });
    await deploy('hand');
    expect(await shown()).toBe('By hand');
    await send('POST', '/text-commits', { commitSha: commit('gone'), content: {} });
    await deploy('gone');
    expect(await shown()).toBe(byDefault);
  });
});

describe('a text override attached to a development request', () => {
  it('is published by completing the request, not by switching to runtime mode', async () => {
    const id = await newRequest();
    await put('Attached', id);
    await send('PUT', '/text-mode', { mode: 'runtime' });
    expect(await shown()).toBe(byDefault);
    await complete(id);
    expect(await shown()).toBe('Attached');
  });

  it('is added to the content file if the request is completed and no commit contains it', async () => {
    const id = await newRequest();
    await put('Attached', id);
    expect(await content()).not.toHaveProperty([key]);
    await complete(id);
    expect(await shown()).toBe(byDefault);
    expect(await content()).toMatchObject({ [key]: 'Attached' });
  });

  it('is listed as withdrawn after the request is rejected', async () => {
    const id = await newRequest();
    await put('Attached', id);
    await send('PATCH', `/requests/${id}`, { status: 'rejected', reason: 'No.' });
    await send('PUT', '/text-mode', { mode: 'runtime' });
    expect(await shown()).toBe(byDefault);
    expect(await statuses()).toEqual([]);
    expect(await get(`/text?status=withdrawn&requestId=${id}`)).toMatchObject({
      total: 1,
      texts: [{ key, overrides: [{ value: 'Attached' }] }],
    });
  });

  it.each(['rejected', 'archived'])('is refused if the request is %s', async (status) => {
    const requestId = await newRequest();
    await send('PATCH', `/requests/${requestId}`, { status, reason: 'No.' });
    const answer = await send('PUT', `/text/${key}`, { value: 'Late', requestId });
    expect(answer.status).toBe(409);
    expect(answer.json.details).toMatchObject([{ field: 'requestId' }]);
  });

  it('can only be removed with the id of its request', async () => {
    const requestId = await newRequest();
    await put('Attached', requestId);
    expect((await send('DELETE', `/text/${key}`)).json.message).toContain(requestId);
    expect(await status('DELETE', `/text/${key}?requestId=${requestId}`)).toBe(200);
    expect(await statuses()).toEqual([]);
  });

  it('is committed by a commit of its request, and omitted from the general content file', async () => {
    const requestId = await newRequest();
    await put('Attached', requestId);
    await put('For all');
    const both = { commitSha: commit('branch'), content: { [key]: 'Attached' } };
    expect((await send('POST', '/text-commits', { ...both, requestId })).json).toMatchObject({
      committed: 1,
    });
    expect(await content()).toMatchObject({ [key]: 'For all' });
    expect(await statuses()).toEqual(
      expect.arrayContaining(['committed Attached', 'pending For all']),
    );
  });
});

it('switching from runtime to commit mode adds live texts to the content file', async () => {
  await send('PUT', '/text-mode', { mode: 'runtime' });
  await put('Live');
  expect(await shown()).toBe('Live');
  await send('PUT', '/text-mode', { mode: 'commit' });
  expect(await content()).toMatchObject({ [key]: 'Live' });
  await commitAs('one');
  await deploy('one');
  expect(await shown()).toBe('Live');
});
