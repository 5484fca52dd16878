import { describe, expect, it } from 'vitest';
import {
  checkKey,
  type KeyExpectation,
  rotationWarning,
} from '../../../../src/clients/workspace/api-key.ts';
import { Secret } from '../../../../src/shared/secret.ts';

const check = (key: string, expectation?: KeyExpectation) => () =>
  checkKey(new Secret(key), expectation);
const refusal = (code: string) => expect.objectContaining({ code });

describe('checkKey', () => {
  it.each([
    ['sk_live_1', 'sandbox', ['sandbox'], '--allow-live'],
    ['sk_test_1', 'production', ['production'], '--allow-test'],
  ] as const)(
    'refuses the key %s where %s is expected, unless both environments are allowed',
    (key, expected, allowed, flag) => {
      expect(check(key, { expected })).toThrow(refusal('WORKSPACE_KEY_ENVIRONMENT'));
      expect(check(key, { expected, allowed })).toThrow(refusal('WORKSPACE_KEY_ENVIRONMENT'));
      expect(check(key, { expected })).toThrow(
        expect.objectContaining({ remedy: expect.stringContaining(flag) }),
      );
      expect(check(key, { expected, allowed: ['production', 'sandbox'] })).not.toThrow();
    },
  );

  it.each([
    ['sk_live_1', 'production'],
    ['sk_test_1', 'sandbox'],
  ] as const)('accepts the key %s where %s is expected', (key, expected) => {
    expect(check(key, { expected })()).toBe(expected);
  });
});

it.each(['', 'at_123', 'SK_LIVE_1', 'sk_live_', 'sk_test_a b', 'sk_test_a\nb'])(
  'checkKey refuses %j without showing it',
  (key) => {
    expect(check(key)).toThrow(refusal('WORKSPACE_KEY_INVALID'));
    if (key.length > 3)
      expect(check(key)).not.toThrow(
        expect.objectContaining({ message: expect.stringContaining(key) }),
      );
  },
);

it('rotationWarning returns a warning for a key that is older than 90 days', () => {
  const day = 86_400_000;
  const now = Date.parse('2026-11-21T00:00:00Z');
  expect(rotationWarning(now - 90 * day, now)).toBeUndefined();
  expect(rotationWarning(now - 91 * day, now)).toContain('91 days');
});
