import { request } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { serveGitHub } from './served.ts';

const github = await serveGitHub();
const { api, call, status } = github;
afterAll(() => github[Symbol.asyncDispose]());
const repository = () => {
  const found = api.repository('acme/docs');
  if (found === undefined) throw new Error('no repository');
  return found;
};
beforeEach(() => {
  repository().environments.length = 0;
  repository().hooks.length = 0;
  repository().variables.clear();
});

const createTree = (path: string) => ({
  tree: [{ path, mode: '100644', type: 'blob', content: 'x' }],
});

describe('the local GitHub', () => {
  it('refuses a request with an unknown token', async () => {
    expect(await status('GET', '', undefined, 'stolen')).toBe(401);
  });

  it('shows and changes the merge settings only for a token that may write contents', async () => {
    api.tokens.set('reader', { contents: 'read' }).set('writer', { contents: 'write' });
    const key = 'delete_branch_on_merge';
    expect((await call('PATCH', '', { [key]: true })).json[key]).toBe(true);
    expect((await call('GET', '', undefined, 'writer')).json[key]).toBe(true);
    expect((await call('GET', '', undefined, 'reader')).json).not.toHaveProperty(key);
    expect(await status('PATCH', '', { [key]: false }, 'writer')).toBe(403);
    expect((await call('PATCH', '', { [key]: false })).json[key]).toBe(false);
  });

  it('refuses requests without a user agent, with an unknown version, or without valid JSON', async () => {
    const send = (headers: Record<string, string>, body = '') =>
      new Promise<number>((resolve) => {
        const authorization = `Bearer ${api.token}`;
        const options = { method: 'POST', headers: { authorization, ...headers } };
        request(`${github.base}/repos/acme/docs/issues`, options, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        }).end(body);
      });
    const agent = { 'user-agent': 'test' };
    expect(await send({}, '{"title":"a"}')).toBe(403);
    expect(await send({ ...agent, 'x-github-api-version': '2020-01-01' }, '{}')).toBe(400);
    expect(await send({ ...agent, 'x-github-api-version': '2022-11-28' }, '{"title":"a"}')).toBe(
      201,
    );
    expect(await send(agent, '{"title":')).toBe(400);
  });

  it('answers 304 for an unchanged resource, but only to the token that read it, and does not count the request', async () => {
    api.tokens.set('other', 'all');
    const path = '/actions/variables';
    const first = await call('GET', path);
    const etag = first.headers.get('etag') ?? '';
    const again = (token = api.token) =>
      call('GET', path, undefined, token, { 'if-none-match': etag });
    const used = async () => Number((await call('GET', '')).headers.get('x-ratelimit-used'));
    const before = await used();
    expect(await again()).toMatchObject({ status: 304, json: undefined });
    expect(await used()).toBe(before + 1);
    expect((await again('other')).status).toBe(200);
    await call('POST', path, { name: 'NEW', value: 'x' });
    const changed = await again();
    expect([changed.status, changed.json.total_count]).toEqual([200, 1]);
  });

  it('refuses titles and values above their limits, and refs that git does not allow', async () => {
    const title = 'x'.repeat(257);
    const { json } = await call('POST', '/issues', { title });
    expect(json.errors[0].message).toBe('title is too long (maximum is 256 characters)');
    const value = 'x'.repeat((48 << 10) + 1);
    expect(await status('POST', '/actions/variables', { name: 'LONG', value })).toBe(422);
    const { sha } = (await call('GET', '/git/ref/heads/master')).json.object;
    expect(await status('POST', '/git/refs', { ref: 'refs/heads/rel', sha })).toBe(201);
    const messages = ['heads/rel/1.0.0', 'heads/a..b', 'heads/x.lock', 'b9'].map(
      async (name) => (await call('POST', '/git/refs', { ref: `refs/${name}`, sha })).json.message,
    );
    expect(await Promise.all(messages)).toEqual([
      'Reference update failed',
      'refs/heads/a..b is not a valid ref name.',
      'refs/heads/x.lock is not a valid ref name.',
      'Reference name must contain at least three slash-separated components.',
    ]);
    expect(await status('POST', '/git/trees', createTree('.git/config'))).toBe(422);
    expect(await status('POST', '/git/trees', { tree: [] })).toBe(422);
  });

  it('refuses a pull request from an unknown branch', async () => {
    const pull = { title: 'Unknown', head: 'nowhere', base: 'master' };
    const { json } = await call('POST', '/pulls', pull);
    expect(json.errors[0]).toMatchObject({ field: 'head', code: 'invalid' });
  });

  it('refuses a merge of workflow files without the permission "workflows"', async () => {
    const { sha } = (await call('GET', '/git/ref/heads/master')).json.object;
    await call('POST', '/git/refs', { ref: 'refs/heads/ci', sha });
    await api.writeFile('acme/docs', 'ci', '.github/workflows/a.yml', 'on: push');
    api.tokens.set('merger', { contents: 'write', pull_requests: 'write' });
    const merge = { base: 'master', head: 'ci' };
    const refused = await call('POST', '/merges', merge, 'merger');
    expect([refused.status, refused.json.message]).toEqual([
      403,
      'refusing to allow a GitHub App to create or update workflow ' +
        '`.github/workflows/a.yml` without `workflows` permission',
    ]);
    expect(await status('POST', '/merges', merge)).toBe(201);
  });

  it("refuses requests that GitHub's API description does not allow, and names the field", async () => {
    const policies = { wait_timer: '5', reviewers: [{ type: 'Bot', id: 1 }] };
    const { status: refusal, json } = await call('PUT', '/environments/Production', policies);
    expect(refusal).toBe(422);
    expect(json.errors.map(({ field }: { field: string }) => field)).toEqual([
      'wait_timer',
      'reviewers.0.type',
    ]);
    expect(repository().environments).toEqual([]);
    expect((await call('GET', '/environments?perpage=100')).json.errors[0].field).toBe('perpage');
    expect(await status('GET', '/no-such-thing')).toBe(404);
  });

  it("removes an environment's rules that are not sent again", async () => {
    const rules = { wait_timer: 5, reviewers: [{ type: 'User', id: 1 }] };
    await call('PUT', '/environments/Production', rules);
    expect(repository().environments[0]).toMatchObject({ waitTimer: 5, reviewers: [{ id: 1 }] });
    await call('PUT', '/environments/production', {});
    expect(repository().environments).toMatchObject([
      { name: 'Production', waitTimer: 0, reviewers: [] },
    ]);
  });

  it('answers 303 for an existing branch policy, and 404 in an environment without custom policies', async () => {
    const policies = '/environments/Preview/deployment-branch-policies';
    await call('PUT', '/environments/Preview', {});
    expect(await status('POST', policies, { name: 'a' })).toBe(404);
    const both = { protected_branches: true, custom_branch_policies: true };
    const put = async (deployment_branch_policy: object) =>
      (await call('PUT', '/environments/Preview', { deployment_branch_policy })).status;
    expect(await put(both)).toBe(422);
    await put({ ...both, protected_branches: false });
    expect(await status('POST', policies, { name: 'a' })).toBe(200);
    expect(await status('POST', policies, { name: 'a' })).toBe(303);
  });

  it('answers 409 for an existing variable', async () => {
    const post = (name: string) => status('POST', '/actions/variables', { name, value: 'a' });
    expect([await post('site_slug'), await post('SITE_SLUG')]).toEqual([201, 409]);
    expect(await status('PATCH', '/actions/variables/SITE_SLUG', { value: 'b' })).toBe(204);
    expect((await call('GET', '/actions/variables')).json.variables).toEqual([
      { name: 'SITE_SLUG', value: 'b' },
    ]);
  });

  it('answers 422 for a second webhook with the same URL', async () => {
    const config = { url: 'https://portal.example/hook' };
    expect(await status('POST', '/hooks', { events: ['push'], config })).toBe(201);
    expect(await status('POST', '/hooks', { events: ['push', 'issues'], config })).toBe(422);
  });

  it('hides the secret of a webhook, and removes it if it is not sent again', async () => {
    const config = { url: 'https://portal.example/hook', secret: 'hush', content_type: 'json' };
    const { json } = await call('POST', '/hooks', { events: ['push'], config });
    expect(json.config.secret).toBe('********');
    const changed = await call('PATCH', `/hooks/${json.id}`, { config: { url: config.url } });
    expect(changed.json.config).toEqual({
      url: config.url,
      content_type: 'form',
      insecure_ssl: '0',
    });
  });

  it('answers 422 for a second pull request from the same branch', async () => {
    await api.writeFile('acme/docs', 'master', 'a.txt', 'a');
    const { json } = await call('GET', '/git/ref/heads/master');
    await call('POST', '/git/refs', { ref: 'refs/heads/topic', sha: json.object.sha });
    const pull = { title: 'Topic', head: 'topic', base: 'master' };
    const { json: refusal } = await call('POST', '/pulls', pull);
    expect(refusal.errors[0].message).toBe('No commits between master and topic');
    await api.writeFile('acme/docs', 'topic', 'b.txt', 'b');
    expect(await status('POST', '/pulls', pull)).toBe(201);
    expect(await status('POST', '/pulls', pull)).toBe(422);
  });

  it('answers 422 for a pull request or an issue whose body is too long', async () => {
    const body = 'x'.repeat(65_537);
    const [{ number }] = (await call('GET', '/pulls?state=all')).json;
    for (const [method, path, more] of [
      ['POST', '/pulls', { head: 'long', base: 'master' }],
      ['PATCH', `/pulls/${number}`, {}],
      ['POST', '/issues', {}],
    ] as const) {
      const { status, json } = await call(method, path, { title: 'Long', body, ...more });
      expect(status, path).toBe(422);
      expect(json.errors[0].message).toBe('Body is too long (maximum is 65536 characters)');
    }
  });

  it('answers 404 for comments on a missing issue', async () => {
    expect(await status('GET', '/issues/999/comments')).toBe(404);
    expect(await status('POST', '/issues/999/comments', { body: 'x' })).toBe(404);
  });

  it("redirects from a repository's former name", async () => {
    await api.rename('acme/docs', 'handbook');
    const { status, headers } = await call('GET', '');
    expect([status, headers.get('location')]).toEqual([
      301,
      `${github.base}/repositories/${api.repository('acme/handbook')?.id}`,
    ]);
    expect(api.repository('acme/handbook')?.subject.prefix).toMatch(
      /^repo:acme@\d+\/handbook@\d+$/,
    );
    await api.rename('acme/handbook', 'docs');
  });

  it('redirects from a former owner, and removes the secrets that the former owner shared', async () => {
    const repository = api.repository('acme/docs');
    const { id, ownerId } = repository ?? {};
    repository?.organizationSecrets.add('SHARED');
    repository?.secrets.add('OWN');
    await api.transfer('acme/docs', 'globex');
    expect((await call('GET', '')).headers.get('location')).toBe(
      `${github.base}/repositories/${id}`,
    );
    expect([repository?.subject.prefix, repository?.ownerId === ownerId]).toEqual([
      `repo:globex@${repository?.ownerId}/docs@${id}`,
      false,
    ]);
    expect([repository?.secrets, repository?.organizationSecrets]).toEqual([
      new Set(['OWN']),
      new Set(),
    ]);
    await api.transfer('globex/docs', 'acme');
    repository?.secrets.clear();
  });
});
