import { expect, it } from 'vitest';
import { allowScript } from '../../../../../../src/deploy/steps/finish/html/script-policy.ts';

const own = 'sha256-AbC+/=';

it.each([
  ["script-src 'sha256-x'", "script-src 'sha256-x' 'sha256-AbC+/='"],
  [
    "default-src 'self'; script-src 'nonce-1' 'strict-dynamic'; img-src *",
    "default-src 'self'; script-src 'nonce-1' 'strict-dynamic' 'sha256-AbC+/='; img-src *",
  ],
  [
    "script-src 'self' 'strict-dynamic' 'sha512-x'",
    "script-src 'self' 'strict-dynamic' 'sha512-x' 'sha256-AbC+/='",
  ],
  [
    "SCRIPT-SRC-ELEM 'sha384-x' ;script-src 'none'",
    "SCRIPT-SRC-ELEM 'sha384-x' 'sha256-AbC+/=';script-src 'none'",
  ],
])('allowScript adds the hash of the script to the policy "%s"', (policy, expected) => {
  expect(allowScript(policy, own)).toBe(expected);
});

it('allowScript does not add a hash that the policy contains', () => {
  const policy = `script-src 'sha256-x' '${own}'`;
  expect(allowScript(policy, own)).toBe(policy);
});

it.each([
  "script-src 'self' 'sha256-x'",
  "script-src 'unsafe-inline' https://other.example",
  "script-src 'none'",
  "img-src 'sha256-x'",
  '',
])('allowScript adds no hash to the policy "%s"', (policy) => {
  expect(allowScript(policy, own)).toBeUndefined();
});
