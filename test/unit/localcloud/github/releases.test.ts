import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGitHubApi, type GitHubApi } from '../../../../src/localcloud/github/github.ts';
import { listen, stop } from '../../../../src/localcloud/http.ts';

let api: GitHubApi;
let server: Server;
let base: string;
beforeAll(async () => {
  api = createGitHubApi({
    repositories: [{ owner: 'acme', name: 'docs', defaultBranch: 'master' }],
  });
  server = createServer((request, response) => void api.handler(request, response));
  base = `http://127.0.0.1:${await listen(server)}/repos/acme/docs`;
});
afterAll(async () => {
  await stop(server);
  await api.close();
});

async function call(method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${api.token}` };
  const response = await fetch(base + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: JSON.parse(await response.text()) };
}

it('the local GitHub publishes no release of a commit that it does not have, and makes no tag for it', async () => {
  const words = { tag_name: 'v1.0.0', name: '1.0.0', body: '' };
  expect(
    await call('POST', '/releases', { ...words, target_commitish: 'c'.repeat(40) }),
  ).toMatchObject({
    status: 422,
    json: { errors: [{ resource: 'Release', code: 'invalid', field: 'target_commitish' }] },
  });
  const draft = await call('POST', '/releases', {
    ...words,
    target_commitish: 'no-such-branch',
    draft: true,
  });
  expect(draft.status).toBe(201);
  expect((await call('PATCH', `/releases/${draft.json.id}`, { draft: false })).status).toBe(422);
  expect(api.repository('acme/docs')?.releases).toMatchObject([{ draft: true }]);
  expect((await call('GET', '/git/ref/tags/v1.0.0')).status).toBe(404);
});

it('the local GitHub publishes one release of a tag, also where two are asked for at once', async () => {
  const words = { tag_name: 'v2.0.0', target_commitish: 'master', name: '2.0.0', body: '' };
  const made = await Promise.all([1, 2].map(() => call('POST', '/releases', words)));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 422]);
});
