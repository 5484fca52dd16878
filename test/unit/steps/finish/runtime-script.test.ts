import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { policyProblem, runtimeScript } from '../../../../src/steps/finish/runtime-script.ts';

it('the script has at most 1.5 kB on its way', () => {
  expect(gzipSync(runtimeScript).byteLength).toBeLessThanOrEqual(1_500);
});

const problem = (policy: string) => policyProblem(policy, 'https://www.acme.example');

it.each([
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'; connect-src 'self'",
  'default-src https:',
  'script-src https://www.acme.example; connect-src www.acme.example',
  "DEFAULT-SRC 'none'; Script-Src 'SELF'; connect-src *",
  "img-src 'none'",
  '',
])('the script works under the policy %j', (policy) => expect(problem(policy)).toBeUndefined());

it.each([
  ["default-src 'none'", 'script-src'],
  ["script-src 'none'", 'script-src'],
  ["script-src 'self'; script-src-elem cdn.example", 'script-src'],
  ["script-src cdn.example; script-src 'self'", 'script-src'],
  ["script-src 'self' 'nonce-x' 'strict-dynamic'", 'strict-dynamic'],
  ["default-src 'self'; connect-src api.example", 'connect-src'],
  ["script-src 'self'; default-src 'none'", 'connect-src'],
  ["default-src 'self', default-src 'none'", 'script-src'],
])('the script does not work under the policy %j, and it is said why', (policy, why) =>
  expect(problem(policy)).toContain(why),
);
