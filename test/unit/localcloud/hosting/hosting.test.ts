import { expect, it } from 'vitest';
import { createHosting } from '../../../../src/localcloud/hosting/hosting.ts';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { useAll } from '../../../support/fixture.ts';
import { useFolderOfTheFile } from '../../../support/folder.ts';
import { createClient } from '../support.ts';

const dir = useFolderOfTheFile();
const hosting = useAll(() => createHosting({ sites: [sampleSite] }));

const site = (text: string, files: object = {}) => {
  for (const [name, content] of Object.entries({ 'index.html': text, ...files }))
    dir.write({ [`${text}/${name}`]: content });
  return dir.at(text);
};
const shown = async (environment: string | null) =>
  (await fetch(hosting.address('acme-docs', environment) ?? '')).text();

it('the local address of an environment refuses other host names', async () => {
  await hosting.publish('acme-docs', null, site('live'));
  const headers = { host: 'evil.example' };
  const call = createClient({ env: {}, ca: '' });
  expect((await call(hosting.address('acme-docs') ?? '', { headers })).status).toBe(421);
});

it('visitors can log in with a role of their choice', async () => {
  const config = { routes: [{ route: '/*', allowedRoles: ['authenticated'] }] };
  const folder = site('members', { 'staticwebapp.config.json': config });
  await hosting.publish('acme-docs', null, folder);
  const address = hosting.address('acme-docs') ?? '';
  expect((await fetch(`${address}/`)).status).toBe(401);
  expect((await fetch(`${address}/api/items`)).status).toBe(401);
  const login = await fetch(`${address}/.auth/login/github`);
  expect(login.status).toBe(200);
  expect(await login.text()).toContain('<form');
  expect(await (await fetch(`${address}/.auth/me`)).json()).toEqual({ clientPrincipal: null });
  const query = 'user=me&roles=editor&post_login_redirect_uri=/plans';
  const done = await fetch(`${address}/.auth/login/github?${query}`, { redirect: 'manual' });
  expect([done.status, done.headers.get('location')]).toEqual([302, '/plans']);
  const cookie = done.headers.get('set-cookie')?.split(';')[0] ?? '';
  const me = await fetch(`${address}/.auth/me`, { headers: { cookie } });
  expect(await me.json()).toMatchObject({
    clientPrincipal: { userDetails: 'me', userRoles: ['anonymous', 'authenticated', 'editor'] },
  });
  const page = await fetch(`${address}/`, { headers: { cookie } });
  expect([page.status, await page.text()]).toEqual([200, 'members']);
  expect((await fetch(`${address}/api/items`, { headers: { cookie } })).status).toBe(404);
  const logout = await fetch(`${address}/.auth/logout`, { redirect: 'manual' });
  expect(logout.headers.get('set-cookie')).toContain('Max-Age=0');
});

it('the later of two concurrent deployments is served', async () => {
  await Promise.all([
    hosting.publish('acme-docs', null, site('first')),
    hosting.publish('acme-docs', null, site('second')),
  ]);
  expect(await shown(null)).toBe('second');
});

it('host names ignore the case of the environment, and differ by site', () => {
  expect(hosting.hostname('acme-docs', 'Preview')).toBe(hosting.hostname('acme-docs', 'preview'));
  expect(hosting.hostname('acme-docs', 'production')).toBe(hosting.hostname('acme-docs', null));
  expect(hosting.hostname('acme-docs')).not.toBe(hosting.hostname('acme-blog'));
});
