import { createSign } from 'node:crypto';
import { expect, it } from 'vitest';
import { serveGitHub } from './served.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signJwt({ id, privateKey }: { id: string; privateKey: string }): string {
  const now = Math.floor(Date.now() / 1000);
  const content = `${encode({ alg: 'RS256' })}.${encode({ iss: id, iat: now - 1, exp: now + 60 })}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

it('an installation token is limited to its repositories and permissions', async () => {
  const repositories = ['docs', 'blog'].map((name) => ({
    owner: 'acme',
    name,
    defaultBranch: 'master',
  }));
  await using github = await serveGitHub({ repositories });
  const app = github.api.apps.add(['acme'], { contents: 'write', issues: 'read' });
  const send = async (path: string, token: string, body?: object) => {
    const response = await fetch(github.base + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, json: JSON.parse(await response.text()) };
  };
  const jwt = signJwt(app);
  const { json: found } = await send('/orgs/acme/installation', jwt);
  const issue = (body: object) => send(`/app/installations/${found.id}/access_tokens`, jwt, body);
  const made = await issue({ repositories: ['docs'], permissions: { contents: 'read' } });
  expect(made).toMatchObject({
    status: 201,
    json: { permissions: { contents: 'read' }, repository_selection: 'selected' },
  });
  const { token } = made.json;
  const answers = [
    await send('/repos/acme/docs/branches/master', token),
    await send('/repos/acme/docs/issues', token),
    await send('/repos/acme/blog/branches/master', token),
    await issue({ repositories: ['nowhere'] }),
    await issue({ permissions: { issues: 'write' } }),
    await issue({ repository_ids: [github.api.repository('acme/blog')?.id] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 403, 404, 422, 422, 201]);
  expect(answers[1]?.json.message).toBe('Resource not accessible by integration');
  const byId = answers[5]?.json.token;
  expect((await send('/repos/acme/docs/branches/master', byId)).status).toBe(404);
  expect((await send('/repos/acme/blog/branches/master', byId)).status).toBe(200);
});
