import { expect, it } from 'vitest';
import { policyProblem } from '../../../../../../src/deploy/steps/finish/browser/content-policy.ts';

const problem = (policy: string) => policyProblem(policy, 'https://www.acme.example');

it.each([
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'; connect-src 'self'",
  'default-src https:',
  'script-src https://www.acme.example; connect-src www.acme.example',
  "DEFAULT-SRC 'none'; Script-Src 'SELF'; connect-src *",
  "img-src 'none'",
  '',
])('the policy %j allows our script', (policy) => expect(problem(policy)).toBeUndefined());

it.each([
  ["default-src 'none'", 'script', 'script-src'],
  ["script-src 'none'", 'script', 'script-src'],
  ["script-src 'self'; script-src-elem cdn.example", 'script', 'script-src'],
  ["script-src cdn.example; script-src 'self'", 'script', 'script-src'],
  ["script-src 'self' 'nonce-x' 'strict-dynamic'", 'script', 'strict-dynamic'],
  ["default-src 'self'; connect-src api.example", 'requests', 'connect-src'],
  ["script-src 'self'; default-src 'none'", 'requests', 'connect-src'],
  ["default-src 'self', default-src 'none'", 'script', 'script-src'],
  ["connect-src 'none', script-src 'none'", 'script', 'script-src'],
] as const)(
  'the policy %j blocks our script, and the warning names the directive',
  (policy, stops, why) =>
    expect(problem(policy)).toEqual({ stops, reason: expect.stringContaining(why) }),
);
