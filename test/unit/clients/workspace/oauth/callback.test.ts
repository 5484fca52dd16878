import { expect, it } from 'vitest';
import { failedPage, readCallback } from '../../../../../src/clients/workspace/oauth/callback.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';

const host = '127.0.0.1:4000';
const redirect = { method: 'GET', target: '/callback?code=c&state=s', host };

it.each([
  ['a relative target', 'code=c&state=s', {}],
  ['the full URL that a proxy sends', 'state=s', { target: `http://${host}/callback?state=s` }],
])('readCallback returns the query of a redirect with %s', (_name, expected, change) => {
  expect(String(readCallback({ ...redirect, ...change }, host))).toBe(expected);
});

it.each([
  [404, 'with a different path', { target: '/favicon.ico' }],
  [404, 'with a path below /callback', { target: '/callback/x' }],
  [404, 'without a target', { target: undefined }],
  [405, 'with the method POST', { method: 'POST' }],
  [421, 'for a different host', { host: 'evil.example' }],
  [421, 'for a different port', { host: '127.0.0.1:4001' }],
  [421, 'without a host', { host: undefined }],
  [421, 'with the URL of a different host', { target: 'http://evil.example/callback' }],
  [421, 'with an invalid URL', { target: 'http://' }],
  [421, 'for a different host with the method POST', { host: 'evil.example', method: 'POST' }],
  [405, 'with a different path and the method POST', { target: '/x', method: 'POST' }],
])('readCallback returns %i for a request %s', (expected, _name, change) => {
  expect(readCallback({ ...redirect, ...change }, host)).toBe(expected);
});

it('the page of a failed login escapes the message and the remedy', () => {
  const remedy = 'Ask "Ada" & others.';
  const error = new SiteDeployError('WORKSPACE_LOGIN_REFUSED', "<b>It's</b>", { remedy });
  const page = failedPage(error);
  expect(page).toContain('<p>&#60;b&#62;It&#39;s&#60;/b&#62; Ask &#34;Ada&#34; &#38; others.</p>');
  expect(page).toContain('<h1>Login failed</h1>');
});
