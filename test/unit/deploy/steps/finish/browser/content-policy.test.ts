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
])('a script of ours works under the policy %j', (policy) =>
  expect(problem(policy)).toBeUndefined(),
);

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
  'a script of ours does not work under the policy %j, and it is said what stops and why',
  (policy, stops, why) =>
    expect(problem(policy)).toEqual({ stops, reason: expect.stringContaining(why) }),
);
