import type http from 'node:http';
import { expect, it } from 'vitest';
import { SiteServer } from '../../../../../src/localcloud/hosting/site/site-server.ts';
import { testFolder } from '../../../../support/folder.ts';
import { serve } from '../../../../support/serve.ts';

/**
 * Requests an address of a site with this configuration, whose functions answer below /api.
 * @returns where it redirects, or the status and the beginning of the body
 */
async function ask(config: object, address: string, headers: Record<string, string> = {}) {
  await using folder = await testFolder();
  folder.write({ 'index.html': 'start', 'staticwebapp.config.json': config });
  const site = await SiteServer.open(folder.root);
  const api = (request: http.IncomingMessage, response: http.ServerResponse) =>
    void response.end(`function ${request.url}`);
  await using server = await serve((...exchange) => void site.answer(...exchange, api));
  const answer = await fetch(server.origin + address, { redirect: 'manual', headers });
  const location = answer.headers.get('location');
  return location ?? `${answer.status} ${(await answer.text()).slice(0, 20)}`;
}

const registered = (name: string) => ({
  auth: { identityProviders: { [name]: { registration: { clientIdSettingName: 'ID' } } } },
});

const fallback = (rewrite: string) => ({ navigationFallback: { rewrite } });
const members = [{ route: '/api/*', allowedRoles: ['authenticated'] }];

it.each<[string, object, string, string]>([
  ['a function', {}, '/api/a%2Fb?c=d', '200 function /api/a%2Fb?'],
  ['a function as a fallback', fallback('/api/f'), '/x', '200 function /api/f'],
  [
    'a login next to a wildcard',
    { routes: [{ route: '/*', allowedRoles: ['a'] }] },
    '/.auth/login/aad',
    '200 <!doctype',
  ],
  ['a provider without registration', {}, '/.auth/login/google', '404'],
  ['a provider with registration', registered('google'), '/.auth/login/google', '200 <!doctype'],
  [
    'Entra with registration',
    registered('azureActiveDirectory'),
    '/.auth/login/aad',
    '200 <!doctype',
  ],
  ['a provider next to a registration', registered('google'), '/.auth/login/github', '404'],
  [
    'a disabled provider',
    { auth: { identityProviders: { github: { enabled: false } } } },
    '/.auth/login/github',
    '404',
  ],
  [
    'a page that requires a login',
    { routes: members, responseOverrides: { 401: { redirect: '/in?to=.referrer' } } },
    '/api/a',
    '/in?to=%2Fapi%2Fa',
  ],
  [
    'a start page that redirects to itself',
    { routes: [{ route: '/index.html', redirect: '/' }] },
    '/',
    '200 start',
  ],
  [
    'the file of a start page that redirects to itself',
    { routes: [{ route: '/index.html', redirect: '/' }] },
    '/index.html',
    '/',
  ],
  [
    'an address with an extra slash',
    { routes: [{ route: '/old', redirect: '/new' }] },
    '/old/',
    '/new',
  ],
  ['a rewrite without a slash', { routes: [{ route: '/a', rewrite: 'index' }] }, '/a', '200 start'],
  ['a fallback with a query', fallback('/index.html?from=fallback'), '/a', '200 start'],
  ['a fallback requested by its own address', fallback('/'), '/a', '200 start'],
  ['an error page', { responseOverrides: { 404: { rewrite: 'index.html' } } }, '/a', '404 start'],
  [
    'a route with an empty list of roles',
    { routes: [{ route: '/', allowedRoles: [] }] },
    '/',
    '200 start',
  ],
  ['a site that allows no network', { networking: { allowedIpRanges: [] } }, '/', '403'],
  [
    'a site for a different network',
    { networking: { allowedIpRanges: ['10.0.0.0/8'] } },
    '/',
    '403',
  ],
  [
    'a site for the network of the visitor',
    { networking: { allowedIpRanges: ['127.0.0.0/8'] } },
    '/',
    '200 start',
  ],
  [
    'a request without a required header',
    { forwardingGateway: { requiredHeaders: { 'X-Id': '1' } } },
    '/',
    '403',
  ],
])('SiteServer answers %s with "$3"', async (_, config, address, expected) => {
  expect(await ask(config, address)).toContain(expected);
});

it('SiteServer admits a visitor with the required header', async () => {
  const config = { forwardingGateway: { requiredHeaders: { 'X-Id': '1' } } };
  expect(await ask(config, '/', { 'x-id': '1' })).toBe('200 start');
});
