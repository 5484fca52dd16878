import { expect, it } from 'vitest';
import { startLocalCloud } from '../../../src/localcloud/localcloud.ts';
import { createClient } from '../../unit/localcloud/support.ts';
import { openHarness } from './harness/cli.ts';

it('the workspace command logs in and lists workspaces through the proxy of the local cloud', async () => {
  await using cloud = await startLocalCloud();
  await using it = await openHarness();
  const call = createClient(cloud);
  const env = {
    ...cloud.env,
    WORKSPACE_BASE_URL: 'https://files.acme.example',
    WORKSPACE_AUTH_URL: 'https://auth.acme.example',
    WORKSPACE_CLIENT_SECRET: cloud.workspace.seed.clients[0]?.secret ?? '',
  };

  const login = it.start(
    ['login', '--no-browser', '--redirect-uri', 'https://auth.acme.example/done'],
    env,
  );
  const form = new URL(await login.address).searchParams;
  form.set('user', 'usr_ada');
  form.set('decision', 'approve');
  const decided = await call('https://auth.acme.example/oauth/authorize', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  login.child.stdin.end(`${decided.headers.location}\n`);
  expect(await login.done).toMatchObject({ code: 0, stderr: '' });

  cloud.workspace.advance(3_600_000);
  const list = await it.start(['list', '--json'], env).done;
  expect(JSON.parse(list.stdout)).toMatchObject({ total: 2 });

  const bodies = cloud.requests
    .matching({ host: 'auth.acme.example', path: '/oauth/token' })
    .map(({ body, headers }) => ({
      type: headers['content-type'],
      fields: Object.keys(JSON.parse(body ?? '{}')).sort(),
    }));
  expect(bodies).toEqual([
    {
      type: 'application/json',
      fields: ['client_id', 'client_secret', 'code', 'code_verifier', 'grant_type', 'redirect_uri'],
    },
    {
      type: 'application/json',
      fields: ['client_id', 'client_secret', 'grant_type', 'refresh_token'],
    },
  ]);
});
