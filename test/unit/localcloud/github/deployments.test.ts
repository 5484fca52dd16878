import { afterAll, beforeEach, expect, it } from 'vitest';
import { serveGitHub } from './served.ts';

const limits = { contentPerMinute: 10_000, pointsPerMinute: 100_000 };
const github = await serveGitHub({ limits });
const { api } = github;
const head = await api.getHead('acme/docs', 'master');
await github.call('POST', '/git/refs', { ref: 'refs/heads/topic', sha: head });
await github.call('POST', '/git/refs', { ref: 'refs/tags/v1.0.0', sha: head });
afterAll(() => github[Symbol.asyncDispose]());
beforeEach(() => {
  api.repository('acme/docs')?.deployments.splice(0);
});

const call = (method: string, path: string, body?: object, token?: string) =>
  github.call(method, `/deployments${path}`, body, token);
const make = async (more: object = {}) =>
  (await call('POST', '', { ref: 'master', environment: 'Docs', auto_merge: false, ...more })).json
    .id as number;
const say = (id: number, state: string, more: object = {}) =>
  github.status('POST', `/deployments/${id}/statuses`, { state, ...more });
const states = async (id: number) =>
  (await call('GET', `/${id}/statuses`)).json.map(({ state }: { state: string }) => state);

it('a branch, a tag or a commit can be deployed, but not an unknown ref', async () => {
  for (const ref of ['master', 'v1.0.0', head])
    expect((await call('POST', '', { ref, auto_merge: false })).json).toMatchObject({
      sha: head,
      ref,
    });
  for (const ref of ['no-such-branch', 'c'.repeat(40), 'c0ffee'])
    expect(await call('POST', '', { ref })).toMatchObject({
      status: 422,
      json: { message: `No ref found for: ${ref}` },
    });
  expect((await call('POST', '', { ref: '' })).status).toBe(422);
  expect((await call('POST', '', { ref: 'master', description: 'x'.repeat(141) })).status).toBe(
    422,
  );
});

it('a request to deploy an outdated branch merges the default branch into it instead', async () => {
  await api.writeFile('acme/docs', 'master', 'new.txt', 'new');
  const merging = await call('POST', '', { ref: 'topic', required_contexts: [] });
  expect(merging).toMatchObject({
    status: 202,
    json: { message: 'Auto-merged master into topic on deployment.' },
  });
  expect(api.repository('acme/docs')?.deployments).toEqual([]);
  // There is nothing left to merge.
  expect((await call('POST', '', { ref: 'topic', required_contexts: [] })).status).toBe(201);
});

it('the deployment of a commit with a failed or missing check is refused unless the request requires no checks', async () => {
  const sha = await api.getHead('acme/docs', 'topic');
  const check = { name: 'build', head_sha: sha, status: 'completed', conclusion: 'failure' };
  await api.send('POST', '/repos/acme/docs/check-runs', check);
  const post = async (required_contexts?: string[]) =>
    (await call('POST', '', { ref: sha, auto_merge: false, required_contexts })).status;
  expect([await post(), await post(['other']), await post([])]).toEqual([409, 409, 201]);
});

it('a successful deployment deactivates earlier successful ones, except in transient and production environments', async () => {
  const [plain, open, transient, production] = [
    await make(),
    await make(),
    await make({ transient_environment: true }),
    await make({ production_environment: true }),
  ] as const;
  for (const id of [plain, transient, production])
    await say(id, 'success', { auto_inactive: false });
  await say(open, 'in_progress');
  await say(await make(), 'success');
  expect(await Promise.all([plain, open, transient, production].map(states))).toEqual([
    ['inactive', 'success'],
    ['in_progress'],
    ['success'],
    ['success'],
  ]);
});

it('a deployment accepts only valid statuses, and at most 100', async () => {
  const id = await make();
  expect(await say(id, 'done')).toBe(422);
  expect(await say(id, 'success', { log_url: 'javascript:alert(1)' })).toBe(422);
  expect(await say(id, 'success', { environment_url: 'www.acme.example' })).toBe(422);
  expect(await say(id, 'success', { description: 'x'.repeat(141) })).toBe(422);
  expect(await say(1, 'success')).toBe(404);
  for (let count = 0; count < 100; count += 1) expect(await say(id, 'in_progress')).toBe(201);
  expect(await say(id, 'success')).toBe(422);
});

it('deployments are listed by commit, environment and task, newest first', async () => {
  const [first, second] = [await make(), await make({ payload: { by: 'me' } })];
  await make({ environment: 'Other' });
  const sha = await api.getHead('acme/docs', 'master');
  const found = (await call('GET', `?sha=${sha}&environment=Docs&task=deploy`)).json;
  expect(found.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  expect(found[0].payload).toEqual({ by: 'me' });
  expect((await call('GET', '?task=other')).json).toEqual([]);
  expect((await call('GET', `/${first}`)).json).toMatchObject({ id: first, environment: 'Docs' });
});
