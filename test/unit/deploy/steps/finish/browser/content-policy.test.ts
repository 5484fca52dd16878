import { expect, it } from 'vitest';
import {
  hostingPolicies,
  policyProblem,
  policyWarnings,
} from '../../../../../../src/deploy/steps/finish/browser/content-policy.ts';
import { HostedSite } from '../../../../../../src/hosting/hosted-site.ts';
import { readRules } from '../../../../../../src/hosting/rules.ts';

const problem = (policy: string) => policyProblem(policy, 'https://www.acme.example');

it.each([
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'; connect-src 'self'",
  'default-src https:',
  'script-src https://www.acme.example; connect-src www.acme.example',
  "DEFAULT-SRC 'none'; Script-Src 'SELF'; connect-src *",
  "img-src 'none'",
  'script-src https://*.acme.example; connect-src https://www.acme.example:443',
  "script-src *.acme.example:* 'unsafe-inline'; connect-src http:",
  '',
])('policyProblem finds no problem in the policy "%s"', (policy) =>
  expect(problem(policy)).toBeUndefined(),
);

it.each([
  ['script', 'script-src', "default-src 'none'"],
  ['script', 'script-src', "script-src 'none'"],
  ['script', 'script-src', "script-src 'self'; script-src-elem cdn.example"],
  ['script', 'script-src', "script-src cdn.example; script-src 'self'"],
  ['script', 'strict-dynamic', "script-src 'self' 'nonce-x' 'strict-dynamic'"],
  ['requests', 'connect-src', "default-src 'self'; connect-src api.example"],
  ['requests', 'connect-src', "script-src 'self'; default-src 'none'"],
  ['script', 'script-src', "default-src 'self', default-src 'none'"],
  ['script', 'script-src', 'script-src https://*.www.acme.example'],
  ['script', 'script-src', 'script-src https://www.acme.example:8443'],
  ['script', 'script-src', "connect-src 'none', script-src 'none'"],
] as const)(
  'policyProblem reports that $1 blocks the $0 under the policy "$2"',
  (stops, why, policy) =>
    expect(problem(policy)).toEqual({ stops, reason: expect.stringContaining(why) }),
);

it('policyWarnings names the route whose policy blocks the script', () => {
  const routes = [
    { route: '/api/*', headers: { 'Content-Security-Policy': "default-src 'none'" } },
    { route: '/shop/*', headers: { 'content-security-policy': "script-src 'none'" } },
  ];
  const hosting = { globalHeaders: {} };
  const meaning = { script: 'Effect.', requests: 'Effect.' };
  const warn = (...files: string[]) =>
    policyWarnings(
      { path: 'a.js', text: '' },
      hostingPolicies(hosting, new HostedSite(new Set(files), readRules({ routes })), files),
      'https://www.acme.example',
      meaning,
    );
  expect(warn('index.html')).toEqual([]);
  expect(warn('index.html', 'shop/a.html')).toEqual([
    "The content security policy of route /shop/* blocks /a.js: script-src does not allow 'self'. Effect.",
  ]);
});
