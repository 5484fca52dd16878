import { AuthorizationCode } from 'simple-oauth2';
import { expect, it } from 'vitest';
import { startWorkspaceService } from '../../../src/localcloud/workspace-api/start.ts';
import { decide } from '../../unit/clients/workspace/person.ts';

const redirectUri = 'http://127.0.0.1:4567/callback';

it.each([
  ['rotates', true],
  ['keeps', false],
])(
  'simple-oauth2 logs in and renews its token if the service %s refresh tokens',
  async (_, rotation) => {
    await using service = await startWorkspaceService({ behaviour: { rotation } });
    const client = new AuthorizationCode({
      client: { id: 'site-deploy', secret: 'local-client-secret' },
      auth: {
        tokenHost: service.url,
        tokenPath: '/oauth/token',
        authorizePath: '/oauth/authorize',
      },
      options: { bodyFormat: 'json', authorizationMethod: 'body' },
    });
    const address = client.authorizeURL({
      redirect_uri: redirectUri,
      scope: ['workspaces:read', 'offline_access'],
      state: 'chosen-by-the-client',
    });
    const back = await decide(address, { decision: 'approve' });
    expect(back.searchParams.get('state')).toBe('chosen-by-the-client');

    const first = await client.getToken({
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
    });
    expect(first.token).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'workspaces:read offline_access',
    });
    const status = async (path: string, token: unknown) =>
      (await fetch(service.url + path, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await status('/v1/me', first.token.access_token)).toBe(200);

    service.advance(3_600_000);
    expect(await status('/v1/me', first.token.access_token)).toBe(401);
    const second = await first.refresh();
    expect(await status('/v1/workspaces', second.token.access_token)).toBe(200);
    expect(second.token.refresh_token === first.token.refresh_token).toBe(!rotation);

    // The specification defines these fields, so every client sends the same ones.
    expect(service.tokenEvents).toEqual([
      {
        grant: 'authorization_code',
        fields: ['client_id', 'client_secret', 'code', 'grant_type', 'redirect_uri'],
        outcome: 'granted',
      },
      {
        grant: 'refresh_token',
        fields: ['client_id', 'client_secret', 'grant_type', 'refresh_token'],
        outcome: 'granted',
      },
    ]);
  },
);
