import { expect, it } from 'vitest';
import { failedPage, readCallback } from '../../../../../src/clients/workspace/oauth/callback.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';

const host = '127.0.0.1:4000';
const redirect = { method: 'GET', target: '/callback?code=c&state=s', host };

it.each([
  ['a redirect', 'code=c&state=s', {}],
  ['a redirect by a proxy', 'state=s', { target: `http://${host}/callback?state=s` }],
  ['another path', 404, { target: '/favicon.ico' }],
  ['a path below it', 404, { target: '/callback/x' }],
  ['no target', 404, { target: undefined }],
  ['another method', 405, { method: 'POST' }],
  ["another host's name", 421, { host: 'evil.example' }],
  ["another port's name", 421, { host: '127.0.0.1:4001' }],
  ['no host name', 421, { host: undefined }],
  ["another host's URL", 421, { target: 'http://evil.example/callback' }],
  ['no URL', 421, { target: 'http://' }],
  ['another host and method', 421, { host: 'evil.example', method: 'POST' }],
  ['another method and path', 405, { target: '/x', method: 'POST' }],
])('readCallback of %s returns %s', (_name, expected, change) => {
  const answer = readCallback({ ...redirect, ...change }, host);
  expect(typeof answer === 'number' ? answer : answer.toString()).toBe(expected);
});

it('the page of a failed login shows message and remedy as text, not as markup', () => {
  const remedy = 'Ask "Ada" & others.';
  const error = new SiteDeployError('WORKSPACE_LOGIN_REFUSED', "<b>It's</b>", { remedy });
  const page = failedPage(error);
  expect(page).toContain('<p>&#60;b&#62;It&#39;s&#60;/b&#62; Ask &#34;Ada&#34; &#38; others.</p>');
  expect(page).toContain('<h1>Login failed</h1>');
});
